import { AppError } from "@marquee/contracts/errors";
import { limits } from "@marquee/contracts/limits";
import type { Shell } from "@marquee/contracts/live/realtime";
import type { Caller } from "../../caller.ts";
import type { Core } from "../../core.ts";
import { getBalance } from "../../credits/credits/credits.ts";
import type { Principal } from "../../ground/identity/principal.ts";
import { listNotifications } from "../../live/notifications/notifications.ts";
import { changesSince } from "../../live/realtime/changes.ts";
import { createTicket } from "../../live/realtime/realtime.ts";
import { unreadCounts } from "./unread-counts.ts";

/**
 * What every signed-in page shows around its own content, and what it needs to go live. The cursor is read before the
 * rest: what changes meanwhile counts as missed and is read again.
 */
export async function openShell(
  core: Core,
  principal: Principal,
  caller: Caller,
): Promise<Omit<Shell, "user" | "settings">> {
  const { accountId } = principal;
  const { cursor: changes } = await changesSince(core, accountId, undefined);
  const [balance, notifications, unread, ticket] = await Promise.all([
    getBalance(core, accountId),
    listNotifications(core, accountId, { limit: limits.shownNotifications }),
    unreadCounts(core, accountId),
    createTicket(core, principal, caller).catch(nullIfTooMany),
  ]);
  return {
    balance,
    notifications: notifications.items,
    unread,
    changes,
    ticket,
  };
}

/** A page without a live connection is better than none. */
function nullIfTooMany(error: unknown): null {
  if (error instanceof AppError && error.code === "too_many_requests") return null;
  throw error;
}
