import { AppError, invalidField } from "@marquee/contracts/errors";
import type { BodyOf } from "@marquee/contracts/operation";
import type { CampaignResult } from "@marquee/contracts/studio/campaign-idea";
import type * as campaigns from "@marquee/contracts/studio/campaigns";
import type { CampaignIdea } from "@marquee/contracts/studio/campaigns";
import { renamed } from "@marquee/contracts/text/renamed";
import { absent, exists } from "@marquee/table/condition";
import { TransactionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { jobKey } from "../../credits/jobs/job.item.ts";
import { userPartition } from "../../rows/keys.ts";
import { type PageOf, type PageRequest, pageOptions } from "../../rows/paging.ts";
import { isoTime } from "../../time.ts";
import { getGeneration } from "./generations.ts";
import { ideaId, ideaItem, ideaKey, ideaPrefix, readIdea, withOwnMockup } from "./idea.item.ts";

/**
 * Saves one concept of one's own generation, with the user's changes. The content is the stored one, and a repeated
 * call returns the idea that the first call made.
 * @throws AppError not_found for another account's or no generation, validation_failed for an index outside it
 */
export async function saveFromGeneration(
  core: Core,
  userId: string,
  body: BodyOf<typeof campaigns.saveCampaignFromGeneration>,
): Promise<CampaignIdea> {
  const job = await getGeneration(core, userId, body.generationId);
  const result = job.status === "completed" ? job.results[body.campaignIndex] : undefined;
  if (!result) {
    throw invalidField("campaignIndex", "This generation doesn't have that concept");
  }
  const now = isoTime(core.clock.now());
  const { name, description, status } = body.customizations ?? {};
  const idea = withOwnMockup({
    ...(name === undefined ? result : named(result, name)),
    ...(description === undefined ? {} : { description }),
    id: ideaId(job.id, body.campaignIndex),
    userId,
    generationId: job.id,
    status: status ?? "saved",
    version: 1,
    createdAt: now,
    updatedAt: now,
  });
  try {
    await core.table.transact([
      { label: "idea", write: { op: "put", item: ideaItem(idea), when: absent } },
      {
        label: "generation",
        write: {
          op: "update",
          key: jobKey(userId, job.id),
          set: { selectedCampaignId: idea.id },
          when: exists,
        },
      },
    ]);
    return idea;
  } catch (error) {
    if (error instanceof TransactionRefused && error.item) return readIdea(error.item);
    throw error;
  }
}

/** A concept under another name, also where its own texts speak of it. */
export function named<Concept extends CampaignResult>(concept: Concept, name: string): Concept {
  const { description, keyFeatures, expectedOutcomes, inspiration, plan, competitiveAnalysis } = concept;
  const { mockupDescription } = concept;
  const names = { from: concept.name, to: name };
  const texts = { description, keyFeatures, expectedOutcomes, inspiration, plan, competitiveAnalysis };
  return {
    ...concept,
    ...renamedIn(texts, names),
    name,
    mockupDescription: mockupDescription && renamed(mockupDescription, names),
  };
}

/** The name without the company, as texts say it. */
const titleOf = (name: string) => name.split(", by ")[0] ?? name;

function renamedIn<Value>(value: Value, names: { from: string; to: string }): Value {
  if (typeof value === "string") return renamedText(value, names) as Value;
  if (Array.isArray(value)) return value.map((one: unknown) => renamedIn(one, names)) as Value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, renamedIn(one, names)])) as Value;
}

/** A name of one or two words also is what it means, so only in quotation marks it is surely the name. */
function renamedText(text: string, { from, to }: { from: string; to: string }): string {
  const [title, newTitle] = [titleOf(from), titleOf(to)];
  const whole = from === title ? text : renamed(text, { from, to });
  return title.split(" ").length > 2
    ? renamed(whole, { from: title, to: newTitle })
    : whole.replaceAll(`“${title}”`, () => `“${newTitle}”`);
}

/** The user's library, newest generation first; or what they saved from one generation. */
export async function listIdeas(
  core: Core,
  userId: string,
  { generation, ...page }: PageRequest & { generation?: string | undefined },
): Promise<PageOf<CampaignIdea>> {
  const { items, cursor } = await core.table.query({
    pk: userPartition(userId),
    sk: { beginsWith: generation === undefined ? ideaPrefix : `${ideaPrefix}${generation}-` },
    newestFirst: true,
    ...pageOptions(page),
  });
  return { items: items.map(readIdea), cursor };
}

/** One's own idea. @throws AppError not_found */
export async function getIdea(core: Core, userId: string, id: string): Promise<CampaignIdea> {
  const row = await core.table.get(ideaKey(userId, id));
  if (!row) throw new AppError("not_found");
  return readIdea(row);
}
