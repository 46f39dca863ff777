import { AppError } from "@marquee/contracts/errors";
import { calendarFile, type CalendarEntry as FileEntry } from "@marquee/contracts/events/calendar-file";
import { dayAfter } from "@marquee/contracts/events/event-time";
import type { CalendarEntry, CalendarFeed } from "@marquee/contracts/home/calendar";
import { limits } from "@marquee/contracts/limits";
import { inAccount, sitePaths } from "@marquee/contracts/site-path";
import type { Caller } from "../../caller.ts";
import type { Core } from "../../core.ts";
import {
  findLink,
  type LinkKind,
  makeLink,
  revokeLink,
  workingLinks,
} from "../../ground/share-links/share-links.ts";
import { spendPerNetwork } from "../../ground/throttles/network.ts";
import { profileKey, readUser } from "../../ground/users/user.item.ts";
import { pick } from "../../pick.ts";
import { isoTime } from "../../time.ts";
import { calendarOf } from "./calendar.ts";
import {
  type CalendarFeedRecord,
  calendarFeedEntity,
  calendarFeedPrefix,
  calendarTokenEntity,
} from "./feed.item.ts";

const links: LinkKind<CalendarFeedRecord> = {
  link: calendarFeedEntity,
  prefix: calendarFeedPrefix,
  token: calendarTokenEntity,
  most: limits.calendarFeeds,
};

/** Calendar apps keep an address until somebody takes it out, so it works until it is revoked. */
const feedDays = 3_650;
/** What a feed shows, in days before and after today. */
const [pastDays, futureDays] = [31, 366];
const minuteSeconds = 60;

/** The working addresses of an account's calendar, newest first. */
export async function listCalendarFeeds(core: Core, accountId: string): Promise<CalendarFeed[]> {
  return (await workingLinks(core, links, accountId)).map((feed) => pick(feed, "id", "createdAt"));
}

/**
 * Makes an address at which calendar apps find the account's calendar. It is in the answer and nowhere else.
 * @throws AppError conflict when the maximum number of them work, unauthenticated for an account that closed meanwhile
 */
export async function createCalendarFeed(
  core: Core,
  accountId: string,
  siteUrl: string,
): Promise<CalendarFeed & { url: string }> {
  const { link, token } = await makeLink(core, links, { accountId, days: feedDays, row: (one) => one });
  return { ...pick(link, "id", "createdAt"), url: `${siteUrl}/api/calendar/feeds/${token}` };
}

/** Revokes an address, which then shows nothing. Does nothing for one that is gone or another account's. */
export function revokeCalendarFeed(core: Core, accountId: string, id: string): Promise<void> {
  return revokeLink(core, links, accountId, id);
}

/**
 * The calendar behind an address as a file. An address that never existed or was revoked and that of a closed account
 * all look the same.
 * @throws AppError not_found, too_many_requests for a network that calls too often
 */
export async function getCalendarFeed(
  core: Core,
  token: string,
  { caller, siteUrl }: { caller: Pick<Caller, "ip">; siteUrl: string },
): Promise<string> {
  await spendPerNetwork(core, caller, {
    scope: "calendar-feed",
    max: limits.calendarFeedsPerNetworkPerMinute,
    windowSeconds: minuteSeconds,
  });
  const { accountId } = await findLink(core, links, token);
  const now = isoTime(core.clock.now());
  const today = now.slice(0, 10);
  const days = { from: dayAfter(today, -pastDays), to: dayAfter(today, futureDays) };
  const [profile, entries] = await Promise.all([
    core.table.get(profileKey(accountId)),
    calendarOf(core, accountId, days),
  ]);
  const owner = profile && readUser(profile);
  if (owner?.status !== "active") throw new AppError("not_found");
  return calendarFile(
    entries.map((entry) => fileEntry(entry, accountId, siteUrl)),
    now,
  );
}

/** An entry of an account's calendar as a calendar app shows it. */
function fileEntry(entry: CalendarEntry, accountId: string, siteUrl: string): FileEntry {
  const { id, eventName, packageName, benefit, dealId, eventId, starts, ends, day, timeZone } = entry;
  const page =
    dealId === null
      ? `${sitePaths.events}?event=${encodeURIComponent(eventId)}`
      : sitePaths.sponsorship.replace(":id", encodeURIComponent(dealId));
  const url = siteUrl + inAccount(page, accountId);
  if (day !== null) return { id, title: `Due: ${benefit ?? eventName}, ${eventName}`, when: { day }, url };
  const when = { starts: starts ?? "", ends: ends ?? "", timeZone };
  if (entry.kind === "offer")
    return { id, title: `Offer expires: ${packageName ?? eventName}, ${eventName}`, when, url };
  const title = entry.isTentative ? `${eventName} (not confirmed)` : eventName;
  const text = packageName === null ? undefined : packageName;
  return { id, title, when, location: entry.location, text, url };
}
