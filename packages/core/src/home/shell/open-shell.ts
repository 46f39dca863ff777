import { grantAllows } from "@marquee/contracts/account/grant-scopes";
import { getCreditBalance } from "@marquee/contracts/credits/credits";
import { AppError } from "@marquee/contracts/errors";
import { limits } from "@marquee/contracts/limits";
import { listNotifications as listNotificationsCall } from "@marquee/contracts/live/notifications";
import { getUnreadCounts, type Shell } from "@marquee/contracts/live/realtime";
import type { OperationShape } from "@marquee/contracts/operation";
import type { Caller } from "../../caller.ts";
import type { Core } from "../../core.ts";
import { getBalance } from "../../credits/credits/credits.ts";
import { type Principal, payerOf } from "../../ground/identity/principal.ts";
import type { ActedFor } from "../../ground/users/user.item.ts";
import { listNotifications } from "../../live/notifications/notifications.ts";
import { cursorForRecent } from "../../live/realtime/changes.ts";
import { createTicket } from "../../live/realtime/realtime.ts";
import { unreadCounts } from "./unread-counts.ts";

/**
 * What every signed-in page shows around its own content, and what it needs to go live. The cursor is read before the
 * rest: what changes meanwhile counts as missed and is read again. The page reads its first data at the same time, so
 * what changed in the last seconds counts as missed, too. Through a grant, what its scope does not reach is null.
 */
export async function openShell(
  core: Core,
  principal: Principal,
  caller: Caller,
  { through }: Pick<ActedFor, "through">,
): Promise<Omit<Shell, "user" | "settings">> {
  const { accountId } = principal;
  const changes = await cursorForRecent(core, principal);
  const mayRead = (operation: OperationShape) => !through || grantAllows(operation, through.scope);
  const [balance, notifications, unread, ticket] = await Promise.all([
    mayRead(getCreditBalance) ? getBalance(core, payerOf(principal)) : null,
    mayRead(listNotificationsCall)
      ? listNotifications(core, principal, { limit: limits.shownNotifications })
      : null,
    mayRead(getUnreadCounts) ? unreadCounts(core, accountId) : null,
    // Who only views an account hears nothing of it unasked.
    through?.viewing ? null : createTicket(core, principal, caller).catch(nullIfTooMany),
  ]);
  return {
    balance,
    notifications: notifications?.items ?? null,
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
