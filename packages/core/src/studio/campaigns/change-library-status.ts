import { type CampaignIdeaStatus, campaignIdeaStatuses } from "@marquee/contracts/enums";
import type { AnswerOf, BodyOf } from "@marquee/contracts/operation";
import type * as library from "@marquee/contracts/studio/library";
import { attribute } from "@marquee/table/condition";
import { ConditionRefused, type Item } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { isoTime } from "../../time.ts";
import { ideaKey } from "./idea.item.ts";
import { mayBecome } from "./idea-status.ts";

type Change = BodyOf<typeof library.changeLibraryStatus>["changes"][number];
type Outcome =
  | { id: string; from: CampaignIdeaStatus }
  | { id: string; reason: "not_found" | "invalid_transition" };

/**
 * Changes the status of several of one's own ideas, each independently: an idea that does not exist, or cannot move
 * to the new status, is reported and does not block the others.
 */
export async function changeLibraryStatus(
  core: Core,
  userId: string,
  changes: readonly Change[],
): Promise<AnswerOf<typeof library.changeLibraryStatus>> {
  const rows = await core.table.getMany(changes.map(({ id }) => ideaKey(userId, id)));
  const outcomes = await Promise.all(
    changes.map((change, index) => changeOne(core, userId, change, rows[index])),
  );
  return {
    changed: outcomes.filter((outcome) => "from" in outcome),
    unchanged: outcomes.filter((outcome) => "reason" in outcome),
  };
}

async function changeOne(
  core: Core,
  userId: string,
  { id, status }: Change,
  row: Item | undefined,
): Promise<Outcome> {
  if (!row) return { id, reason: "not_found" };
  // Only the status is checked, so an idea that cannot be read can still be archived.
  const from = campaignIdeaStatuses.find((each) => each === row.status);
  if (from === undefined || !mayBecome(from, status)) return { id, reason: "invalid_transition" };
  if (from === status) return { id, from };
  try {
    await core.table.update({
      op: "update",
      key: ideaKey(userId, id),
      set: { status, updatedAt: isoTime(core.clock.now()) },
      when: attribute("status").is(from),
    });
    return { id, from };
  } catch (error) {
    if (!(error instanceof ConditionRefused)) throw error;
    return { id, reason: error.item ? "invalid_transition" : "not_found" };
  }
}
