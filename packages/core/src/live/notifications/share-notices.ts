import type { PushChannel } from "@marquee/adapters/push/port";
import { includesRole } from "@marquee/contracts/account/team-roles";
import { absent } from "@marquee/table/condition";
import { ConditionRefused, type Key } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import type { Member } from "../../ground/identity/member.item.ts";
import { membersOf } from "../../ground/identity/members.ts";
import { followersIn } from "../../ground/threads/followed.ts";
import { profileKey, readUser } from "../../ground/users/user.item.ts";
import { usersOf } from "../../ground/users/users-of.ts";
import { type DueReport, workDueRows } from "../../rows/due-rows.ts";
import { pushToPeople } from "../realtime/push-to-user.ts";
import { audiences } from "./audiences.ts";
import { personalNotice } from "./personal-notice.ts";
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
  const readers = await usersOf(core, readersOf(notice, members, followers));
  const personIds: string[] = [];
  const written = [...readers.values()].flatMap((person) =>
    personalNotice(core, person, { accountId, id: notice.id, createdAt: notice.createdAt, told }),
  );
  await Promise.all(
    written.map(async ({ reader, item }) => {
      try {
        await core.table.write({ op: "put", item, when: absent });
        personIds.push(reader.actorId);
      } catch (error) {
        if (!(error instanceof ConditionRefused)) throw error;
      }
    }),
  );
  await core.table.write({ op: "delete", key });
  const [first] = written;
  if (first)
    await pushToPeople(core, channel, accountId, personIds, { type: "notification", data: first.stored });
}

/** The ids of the people whom a notice is for, out of those who have a role in the account. */
function readersOf(
  { told, concerned = [], except }: TeamNotice,
  members: readonly Member[],
  followers: readonly string[],
): string[] {
  const others = members.filter(({ personId }) => personId !== except);
  const named = others.filter(({ personId }) => concerned.includes(personId) || followers.includes(personId));
  const audience = audiences[told.kind];
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
