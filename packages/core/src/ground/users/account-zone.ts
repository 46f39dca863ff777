import { dayIn, unknownPlaceZone } from "@marquee/contracts/events/event-time";
import type { Core } from "../../core.ts";
import { readOr } from "../../rows/paging.ts";
import { isoTime } from "../../time.ts";
import { profileKey, readUser, zoneOf } from "./user.item.ts";

/** The clock by which an account's days are counted. */
export interface AccountClock {
  timeZone: string;
  /** The day there, such as 2026-01-31. */
  today: string;
}

/** The zone of an account, and what day it is there. */
export async function accountClock(core: Core, accountId: string): Promise<AccountClock> {
  const row = await core.table.get(profileKey(accountId));
  const user = row && readOr(row, readUser);
  const timeZone = user ? zoneOf(user) : unknownPlaceZone;
  return { timeZone, today: dayIn(timeZone, isoTime(core.clock.now())) };
}
