import type { PushChannel } from "@marquee/adapters/push/port";
import { type ActivityKind, userRoles } from "@marquee/contracts/enums";
import { all, attribute } from "@marquee/table/condition";
import type { LabelledWrite } from "@marquee/table/table";
import * as z from "zod/mini";
import { endSessions, listSessions } from "../../account/sessions/sessions.ts";
import type { Caller } from "../../caller.ts";
import type { Core } from "../../core.ts";
import { expireCheckouts, type FindProvider } from "../../credits/payments/open-checkouts.ts";
import { activityWrite } from "../../ground/activity/activity.ts";
import { sessionKey } from "../../ground/identity/session.item.ts";
import { profileKey, userStatuses } from "../../ground/users/user.item.ts";
import { freeOfRole } from "../../home/support/role-ties.ts";
import { closeAccountSockets, closeUserSockets } from "../../live/realtime/realtime.ts";
import { isoTime } from "../../time.ts";

/** What changing an account touches: the table, sockets and checkouts. */
export interface AccountReach {
  core: Core;
  channel: PushChannel;
  payments: FindProvider;
}

const standingSchema = z.object({
  role: z.enum(userRoles),
  status: z.enum(userStatuses),
  isPartner: z.boolean(),
});

/** The fields of an account that an admin's change can touch. */
export type Standing = z.infer<typeof standingSchema>;

/** Standing as a request for approval stores it. */
export const readStanding = (stored: Record<string, unknown>): Standing => z.parse(standingSchema, stored);

export const standingOf = ({ role, status, isPartner }: Standing): Standing => ({ role, status, isPartner });

/** Whether a change makes, unmakes, suspends or reinstates an admin, which no admin does alone. */
export function concernsAdmin(before: Standing, after: Standing): boolean {
  const isAdmin = before.role === "admin" || after.role === "admin";
  return isAdmin && (before.role !== after.role || before.status !== after.status);
}

/** The origin that the user's own activity page shows for an admin's change. */
export const marqueeCaller: Caller = { ip: "", device: "Marquee" };

/** How many sessions fit into the transaction; any further ones end right after it. */
export const sessionsAtOnce = 80;

/**
 * The writes that take an account from one standing to another, refused with the label "user" if it is no longer what
 * it was. A suspension ends the person's sessions. The day for which a new or reinstated admin decides on no requests
 * begins now.
 * @throws AppError not_found, conflict for a new role while the account has something under way that needs the old one
 */
export async function standingWrites(
  core: Core,
  userId: string,
  before: Standing,
  after: Standing,
): Promise<LabelledWrite[]> {
  const kinds = kindsBetween(before, after);
  const free = before.role === after.role ? [] : [await freeOfRole(core, userId, after.role)];
  const sessions = kinds.includes("suspended") ? await listSessions(core, userId) : [];
  return [
    {
      label: "user",
      write: {
        op: "update",
        key: profileKey(userId),
        set: { ...standingOf(after), ...adminSince(core, before, after) },
        // What the audit log calls "before" is exactly what this write replaces.
        when: all(isStill(before), ...free),
      },
    },
    ...kinds.map((kind) => activityWrite(core, userId, kind, marqueeCaller)),
    ...sessions.slice(0, sessionsAtOnce).map(
      ({ hash }): LabelledWrite => ({
        label: "session",
        write: { op: "delete", key: sessionKey(userId, hash) },
      }),
    ),
  ];
}

/**
 * What follows once a new standing is stored: after it, none of a changed person's sockets is open, nor anybody's of a
 * suspended account, and none of its checkouts can be paid; if the card provider did not answer, the reconciler ends them.
 */
export async function enforceStanding(
  { core, channel, payments }: AccountReach,
  userId: string,
  before: Standing,
  after: Standing,
): Promise<void> {
  const isSuspended = after.status === "suspended";
  if (isSuspended) await endSessions(core, userId);
  if (isSuspended) await closeAccountSockets(core, channel, userId);
  else if (kindsBetween(before, after).length > 0) await closeUserSockets(core, channel, userId);
  if (isSuspended) await expireCheckouts(core, payments, userId);
}

const isActiveAdmin = ({ role, status }: Standing) => role === "admin" && status === "active";

function adminSince(core: Core, before: Standing, after: Standing): { adminSince?: string | null } {
  if (after.role !== "admin") return { adminSince: null };
  return isActiveAdmin(after) && !isActiveAdmin(before) ? { adminSince: isoTime(core.clock.now()) } : {};
}

const isStill = ({ role, status, isPartner }: Standing) =>
  all(attribute("role").is(role), attribute("status").is(status), attribute("isPartner").is(isPartner));

function kindsBetween(before: Standing, after: Standing): ActivityKind[] {
  const kinds: ActivityKind[] = [];
  if (after.role !== before.role) kinds.push("role_changed");
  if (after.status !== before.status) kinds.push(after.status === "suspended" ? "suspended" : "reinstated");
  return kinds;
}
