import type { Core } from "@marquee/core/core";
import { storedSums } from "@marquee/core/deals/metrics/sums";
import { calendarFeedEntity, calendarTokenEntity } from "@marquee/core/home/calendar/feed.item";
import { changeDays } from "@marquee/core/insight/analytics/change-days";
import { setGoal } from "@marquee/core/insight/analytics/change-settings";
import { analyticsShareEntity, analyticsTokenEntity } from "@marquee/core/insight/analytics/share.item";
import { isoTime } from "@marquee/core/time";

/** Gives an account one of every kind of analytics row: a measured day of a deal, and links to its numbers and its calendar. */
export async function measureSomething(
  core: Core,
  { id, word, dealId }: { id: string; word: string; dealId: string },
): Promise<void> {
  const nowMs = core.clock.now();
  const at = isoTime(nowMs);
  const book = { accountId: id, isSample: false };
  const deal = { dealId, dealName: `Gold of ${word}`, eventId: "evt_1", eventName: word, city: word };
  const entry = { sums: storedSums({ impressions: 1 }), source: "form" as const, by: id, at };
  await changeDays(core, book, [{ deal, date: at.slice(0, 10), entry }]);
  await setGoal(core, id, { tile: "impressions", goal: 100 });
  const link = { accountId: id, slot: 0, hash: `hash-${id}`, expiresAt: isoTime(nowMs + 86_400_000) };
  const feed = { ...link, hash: `feed-${id}` };
  const shown = { view: "roi", range: "ytd", from: null, to: null, event: null, deal: null } as const;
  for (const item of [
    analyticsShareEntity.item({ ...link, ...shown, id: "shr_1", createdAt: at }),
    analyticsTokenEntity.item(link),
    calendarFeedEntity.item({ ...feed, id: "shr_2", createdAt: at }),
    calendarTokenEntity.item(feed),
  ])
    await core.table.write({ op: "put", item });
}
