import { limits } from "@marquee/contracts/limits";
import type { CampaignIdea } from "@marquee/contracts/studio/campaigns";
import { beginning } from "@marquee/contracts/text/characters";
import { absent } from "@marquee/table/condition";
import { TransactionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { daySeconds, limitWrite, tooManyOf } from "../../ground/throttles/limiter.ts";
import { claimRequest, type RequestKey, repeatedResource } from "../../rows/idempotency.item.ts";
import { isoTime } from "../../time.ts";
import { ideaItem, withOwnMockup } from "./idea.item.ts";
import { getIdea, named } from "./ideas.ts";

const nameMaxLength = 120;

const copiesOf = (userId: string) => ({
  scope: "idea-copies",
  key: userId,
  max: limits.ideaCopiesPerDay,
  windowSeconds: daySeconds,
});

/**
 * Copies one's own idea: the copy is a draft in its first version, with the mockup of the original. A repeated call
 * returns the copy that the first call made.
 * @throws AppError not_found, too_many_requests, idempotency_mismatch
 */
export async function duplicateIdea(
  core: Core,
  userId: string,
  id: string,
  idempotencyKey: string | undefined,
): Promise<CampaignIdea> {
  const {
    editedAt: _editedAt,
    views: _views,
    comments: _comments,
    commentsClosed: _closed,
    sample: _sample,
    ...original
  } = await getIdea(core, userId, id);
  const nowMs = core.clock.now();
  const now = isoTime(nowMs);
  const copy = withOwnMockup({
    ...named(original, beginning(`Copy of ${original.name}`, nameMaxLength).trim()),
    id: core.ids.next("idea", nowMs),
    status: "draft",
    version: 1,
    createdAt: now,
    updatedAt: now,
  });
  const request: RequestKey = {
    userId,
    operation: "duplicateCampaignIdea",
    key: idempotencyKey,
    body: { id },
  };
  try {
    await core.table.transact([
      claimRequest(request, copy.id, nowMs),
      limitWrite(copiesOf(userId), nowMs),
      { label: "idea", write: { op: "put", item: ideaItem(copy), when: absent } },
    ]);
    return copy;
  } catch (error) {
    if (!(error instanceof TransactionRefused)) throw error;
    if (error.label === "request") return getIdea(core, userId, repeatedResource(request, error.item));
    if (error.label !== "limit") throw error;
    const tooMany = `You can copy ${limits.ideaCopiesPerDay} campaigns a day. Try again tomorrow.`;
    throw tooManyOf(copiesOf(userId), nowMs, tooMany);
  }
}
