import type { Activity } from "@marquee/contracts/account/security";
import type { ActivityKind } from "@marquee/contracts/enums";
import type { Item, LabelledWrite } from "@marquee/table/table";
import type { Caller } from "../../caller.ts";
import type { Core } from "../../core.ts";
import { userPartition } from "../../rows/keys.ts";
import { type PageOf, type PageRequest, pageOptions } from "../../rows/paging.ts";
import { isoTime } from "../../time.ts";
import { inPerson } from "../identity/principal.ts";
import { idsOfActor, nameOfActor } from "../users/actor-names.ts";
import type { UserRecord } from "../users/user.item.ts";
import { usersOf } from "../users/users-of.ts";
import { activityItem, activityPrefix, readActivity } from "./activity.item.ts";

/** Kinds recorded only while the owner has activity logging on; all others concern the account's security. */
const ordinaryKinds: ReadonlySet<ActivityKind> = new Set([
  "profile_changed",
  "avatar_changed",
  "preferences_changed",
  "credits_bought",
]);

/** An entry of the activity page, for the transaction that it describes. */
export function activityWrite(core: Core, userId: string, kind: ActivityKind, caller: Caller): LabelledWrite {
  return { label: "activity", write: { op: "put", item: newEntry(core, userId, kind, caller) } };
}

/** Records an entry without a transaction to join; ordinary kinds only while activity logging is on. */
export async function recordActivity(
  core: Core,
  user: Pick<UserRecord, "id" | "preferences">,
  kind: ActivityKind,
  caller: Caller,
): Promise<void> {
  if (ordinaryKinds.has(kind) && !user.preferences.security.activityLogging) return;
  await core.table.write({ op: "put", item: newEntry(core, user.id, kind, caller) });
}

function newEntry(
  core: Core,
  userId: string,
  kind: ActivityKind,
  { device, ip, acting: { actorId, accountId, through } = inPerson(userId) }: Caller,
): Item {
  const nowMs = core.clock.now();
  const id = core.ids.next("activity", nowMs);
  const isOwn = actorId === userId && accountId === userId;
  const acting = isOwn ? undefined : { actorId, accountId, through };
  return activityItem(userId, { id, kind, device, ip, acting, createdAt: isoTime(nowMs) });
}

/** One page of an account's activity, newest first, with the names of others who did something for it. */
export async function listActivity(core: Core, userId: string, page: PageRequest): Promise<PageOf<Activity>> {
  const { items, cursor } = await core.table.query({
    pk: userPartition(userId),
    sk: { beginsWith: activityPrefix },
    newestFirst: true,
    ...pageOptions(page),
  });
  const entries = items.map(readActivity);
  const users = await usersOf(
    core,
    entries.flatMap(({ acting }) =>
      acting
        ? [acting.accountId, ...idsOfActor({ personId: acting.actorId, throughId: acting.through })]
        : [],
    ),
  );
  return {
    items: entries.map(({ acting, ...entry }) => {
      if (!acting) return entry;
      const { actorId: personId, accountId, through: throughId } = acting;
      return { ...entry, by: nameOfActor(users, accountId, { personId, throughId }) };
    }),
    cursor,
  };
}
