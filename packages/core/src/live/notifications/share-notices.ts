import type { PushChannel } from "@marquee/adapters/push/port";
import { includesRole } from "@marquee/contracts/account/team-roles";
import { absent } from "@marquee/table/condition";
import { ConditionRefused, type Key } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { type Grantee, granteesOf } from "../../ground/identity/grantees.ts";
import type { Member } from "../../ground/identity/member.item.ts";
import { membersOf } from "../../ground/identity/members.ts";
import { followersIn } from "../../ground/threads/followed.ts";
import { contactOf, nameInNotices } from "../../ground/users/contact.ts";
import { profileKey, readUser } from "../../ground/users/user.item.ts";
import { usersOf } from "../../ground/users/users-of.ts";
import { type DueReport, workDueRows } from "../../rows/due-rows.ts";
import { pushToPeople } from "../realtime/push-to-user.ts";
import { audiences, reachesOfNotices } from "./audiences.ts";
import { type PersonalNotice, personalNotice } from "./personal-notice.ts";
import { type TeamNotice, teamNoticeEntity, teamNoticeList } from "./team-notice.item.ts";

/**
 * Puts a notice into the list of each person whom it is for, by their own preferences, and pushes it to them. Again, or
 * twice at once, gives it to nobody twice.
 */
export async function shareNotice(core: Core, channel: PushChannel, key: Key): Promise<void> {
  const row = await core.table.get(key);
  if (!row) return;
  const notice = teamNoticeEntity.read(row);
  const { accountId, told } = notice;
  const profile = await core.table.get(profileKey(accountId));
  const account = profile && readUser(profile);
  const members = account?.status === "active" ? await membersOf(core, account) : [];
  const followers = notice.followedIn ? followersIn(await core.table.get(notice.followedIn)) : [];
  const readers = readersOf(notice, members, followers).map((personId) => ({ personId, listOf: accountId }));
  const others = account?.status === "active" ? await agencyReaders(core, notice, members) : [];
  const client = account && { id: accountId, name: nameInNotices(contactOf(account)) };
  const lists = [
    ...readers,
    ...others.map(({ personId, through }) => ({ personId, listOf: through, client })),
  ];
  const people = await usersOf(
    core,
    lists.map(({ personId }) => personId),
  );
  const written = lists.flatMap(({ personId, listOf, ...about }) => {
    const person = people.get(personId);
    const given = { accountId: listOf, id: notice.id, createdAt: notice.createdAt, told, ...about };
    return person ? personalNotice(core, person, given) : [];
  });
  const fresh: PersonalNotice[] = [];
  await Promise.all(
    written.map(async (one) => {
      try {
        await core.table.write({ op: "put", item: one.item, when: absent });
        fresh.push(one);
      } catch (error) {
        if (!(error instanceof ConditionRefused)) throw error;
      }
    }),
  );
  await core.table.write({ op: "delete", key });
  const byList = Map.groupBy(fresh, ({ reader }) => reader.accountId);
  for (const [listOf, [first, ...more]] of byList) {
    if (!first) continue;
    const personIds = [first, ...more].map(({ reader }) => reader.actorId);
    await pushToPeople(core, channel, listOf, personIds, { type: "notification", data: first.stored });
  }
}

/** The people of agencies whom a notice concerns and whose grant lets them read what it is about, each once. */
async function agencyReaders(
  core: Core,
  { accountId, told, concerned = [], except }: TeamNotice,
  members: readonly Member[],
): Promise<Grantee[]> {
  const reach = reachesOfNotices[told.kind];
  const ids = new Set(concerned);
  for (const { personId } of members) ids.delete(personId);
  if (except !== undefined) ids.delete(except);
  if (reach === undefined || ids.size === 0) return [];
  const grantees = await granteesOf(core, accountId, reach);
  return grantees.filter(({ personId }) => ids.delete(personId));
}

/** The ids of the account's own people whom a notice is for. */
function readersOf(
  { told, concerned = [], except }: TeamNotice,
  members: readonly Member[],
  followers: readonly string[],
): string[] {
  const others = members.filter(({ personId }) => personId !== except);
  const named = others.filter(({ personId }) => concerned.includes(personId) || followers.includes(personId));
  const audience = audiences[told.kind];
  if (audience === "concerned") return named.map(({ personId }) => personId);
  const least = audience === "person" ? "owner" : audience;
  const readers = named.length > 0 ? named : others.filter(({ teamRole }) => includesRole(teamRole, least));
  return readers.map(({ personId }) => personId);
}

const accountsAtOnce = 4;
/** How long a notice waits that could not be shared. */
const againAfterMs = 60_000;

/** Shares the notices that the calls which wrote them did not, until `untilMs` (epoch); `report` counts them too. */
export async function shareNotices(
  core: Core,
  channel: PushChannel,
  untilMs: number,
  report: DueReport,
): Promise<void> {
  const look = (key: Key) => shareNotice(core, channel, key);
  const work = { untilMs, atOnce: accountsAtOnce, againAfterMs, look };
  await workDueRows(core, teamNoticeList.name, work, report);
}
