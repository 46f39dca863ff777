import { withBrandFacts } from "../../../account/brand-facts/with-brand-facts.ts";
import { recommendEvents as recommend } from "../../../events/match/recommend-events.ts";
import { profileKey, readUser } from "../../../ground/users/user.item.ts";
import { toolEvent } from "./find-events.ts";
import { type Tool, toolLimit } from "./tool.ts";

/** The upcoming events that suit the reader's profile best, with the reasons. */
export const recommendEvents: Tool<"recommendEvents"> = async (
  { core, accountId },
  { limit = toolLimit },
) => {
  const profile = await core.table.get(profileKey(accountId));
  if (!profile) return [];
  const events = await recommend(core, await withBrandFacts(core, readUser(profile)), limit);
  return events.map((event) => ({ ...toolEvent(event), match: event.match }));
};
