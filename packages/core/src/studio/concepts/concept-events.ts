import type { Industry } from "@marquee/contracts/enums";
import type { CampaignIdea } from "@marquee/contracts/studio/campaigns";
import type { ConceptEvents } from "@marquee/contracts/studio/concepts";
import type { Core } from "../../core.ts";
import { findJob } from "../../credits/jobs/jobs.ts";
import { bestEvents } from "../../events/match/recommend-events.ts";
import { audienceFit, scoreForConcept } from "../../events/match/score-concept.ts";
import { withSaved } from "../../events/saved-events/saved-events.ts";
import type { UserRecord } from "../../ground/users/user.item.ts";
import { getIdea } from "../campaigns/ideas.ts";

/** How many events are shown, of how many that are compared. */
const eventsShown = 12;
const compared = 500;

/**
 * The upcoming events that best suit one's own concept: by its budget, location, audience, industry and format
 * instead of one's profile, which only supplies an industry that the brief does not name. Events for other people than
 * the concept's audience are none of them, however well the rest fits.
 * @throws AppError not_found
 */
export async function listConceptEvents(core: Core, reader: UserRecord, id: string): Promise<ConceptEvents> {
  const idea = await getIdea(core, reader.id, id);
  const briefed = await briefedIndustry(core, idea);
  const criteria = {
    type: idea.type,
    budget: idea.budget,
    location: idea.location,
    audience: idea.targetAudience.description,
    industry: briefed ?? reader.industry,
    isBriefed: briefed !== null,
  };
  const ranked = await bestEvents(core, reader.id, compared, (event, now) =>
    scoreForConcept(criteria, event, now),
  );
  const events = ranked
    .filter(({ attendeeType }) => audienceFit(criteria.audience, attendeeType).share > 0)
    .slice(0, eventsShown);
  const { isBriefed: _, ...concept } = criteria;
  return { concept: { id, name: idea.name, ...concept }, events: await withSaved(core, reader.id, events) };
}

/** The industry that its brief names; null if there is none or the generation is gone. */
async function briefedIndustry(core: Core, { userId, generationId }: CampaignIdea): Promise<Industry | null> {
  const job = await findJob(core, userId, generationId);
  return job?.input?.industry ?? null;
}
