import type { PushChannel } from "@marquee/adapters/push/port";
import type { Team, TeamMember } from "@marquee/contracts/account/team";
import { type TeamRole, teamRoles } from "@marquee/contracts/account/team-roles";
import { AppError, invalidField } from "@marquee/contracts/errors";
import type { TeamChange } from "@marquee/contracts/live/team-notices";
import { all, any, attribute, type Condition, exists } from "@marquee/table/condition";
import { type Key, type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { spentThisMonth } from "../../credits/credits/spending.ts";
import type { AccountActor } from "../../ground/identity/account-actor.ts";
import { apiKeyKey, apiKeyPrefix, readApiKey } from "../../ground/identity/api-key.item.ts";
import { handoverEntity, handoverKey } from "../../ground/identity/handover.item.ts";
import {
  hasRole,
  type Member,
  memberKey,
  membershipKey,
  readMember,
  roleIn,
} from "../../ground/identity/member.item.ts";
import { membersOf } from "../../ground/identity/members.ts";
import { sessionKey } from "../../ground/identity/session.item.ts";
import { roleCheck } from "../../ground/identity/session-check.ts";
import { companyOf, type UserRecord } from "../../ground/users/user.item.ts";
import { usersOf } from "../../ground/users/users-of.ts";
import {
  noticeFor,
  noticeInPerson,
  noticeWrites,
  pushNotices,
  type ReadyNotice,
} from "../../live/notifications/notices.ts";
import { forgetNotifications } from "../../live/notifications/notifications.ts";
import { closeSocketsOf } from "../../live/realtime/realtime.ts";
import { retried } from "../../retried.ts";
import { userPartition } from "../../rows/keys.ts";
import { allRows, readOr } from "../../rows/paging.ts";
import { isoTime } from "../../time.ts";
import { clientIdsOf } from "../agencies/clients-of.ts";
import { listSessions } from "../sessions/sessions.ts";
import { listInvitations } from "./invite.ts";
import { teamKey } from "./team.item.ts";

/** An account's people and, for owners, its open invitations. An account that never invited anybody has one owner. */
export async function getTeam(core: Core, account: UserRecord, teamRole: TeamRole | null): Promise<Team> {
  const [members, spent] = await Promise.all([membersOf(core, account), spentThisMonth(core, account)]);
  const people = await usersOf(
    core,
    members.map(({ personId }) => personId),
  );
  const listed = members.flatMap((member) => {
    const person = member.personId === account.id ? account : people.get(member.personId);
    return person ? [shown(member, person, spent)] : [];
  });
  return {
    company: companyOf(account),
    people: listed.sort(
      (left, right) =>
        teamRoles.indexOf(right.teamRole) - teamRoles.indexOf(left.teamRole) ||
        left.name.localeCompare(right.name),
    ),
    invitations: teamRole === "owner" ? await listInvitations(core, account) : [],
  };
}

function shown(member: Member, person: UserRecord, spent: ReadonlyMap<string, number>): TeamMember {
  const { teamRole, ownershipOffered, monthlyCap, joinedAt } = member;
  const { id, name, email, avatar } = person;
  return {
    id,
    name,
    email,
    avatar,
    teamRole: teamRole ?? "viewer",
    ownershipOffered,
    monthlyCap,
    spentThisMonth: spent.get(id) ?? 0,
    joinedAt,
  };
}

/** What an owner changes about somebody: a role, or a cap on their credits per month. */
export interface MemberChange {
  teamRole?: TeamRole | undefined;
  monthlyCap?: number | null | undefined;
}

/**
 * Changes somebody's role or cap. A greater role than they have is theirs at once, but for ownership, which is offered.
 * @throws AppError not_found for nobody of the account, conflict for its last owner, forbidden for somebody who is no
 *   owner any more
 */
export async function changeMember(
  core: Core,
  channel: PushChannel,
  by: AccountActor,
  personId: string,
  { teamRole: wanted, monthlyCap }: MemberChange,
): Promise<TeamMember> {
  const { changed, notices } = await retried(core, async () => {
    const member = await memberOf(core, by.account, personId);
    const offers = wanted === "owner" && member.teamRole !== "owner";
    const teamRole = offers || wanted === undefined ? member.teamRole : wanted;
    const changed: Member = {
      ...member,
      teamRole,
      ownershipOffered: offers || (wanted === undefined && member.ownershipOffered),
      ...(monthlyCap !== undefined && { monthlyCap }),
    };
    const change = offers ? "ownership_offered" : teamRole === member.teamRole ? null : "role_changed";
    const notices = change === null ? [] : tellOf(core, by, personId, change, teamRole ?? "viewer");
    const fewerOwners = member.teamRole === "owner" && teamRole !== "owner";
    await transact(core, [
      ...(personId === by.acting.actorId ? [] : [roleCheck(by.acting, "owner")]),
      ...(fewerOwners ? [countedWrite(by.account.id, { owners: -1 })] : []),
      memberUpdate(member, {
        teamRole,
        ownershipOffered: changed.ownershipOffered,
        monthlyCap: changed.monthlyCap,
      }),
      ...noticeWrites(notices),
    ]);
    return { changed, notices };
  });
  await pushNotices(core, channel, notices);
  const [people, spent] = await Promise.all([usersOf(core, [personId]), spentThisMonth(core, by.account)]);
  const person = people.get(personId);
  if (!person) throw new AppError("not_found");
  return shown(changed, person, spent);
}

/**
 * Takes the ownership that was offered to the actor.
 * @throws AppError not_found where none is offered
 */
export async function acceptOwnership(
  core: Core,
  channel: PushChannel,
  by: AccountActor,
): Promise<TeamMember> {
  const member = await ownOffer(core, by);
  const notices = tellOwners(core, by, "ownership_accepted", "owner");
  const changed: Member = { ...member, teamRole: "owner", ownershipOffered: false };
  await transact(core, [
    countedWrite(by.account.id, { owners: 1 }),
    memberUpdate(member, { teamRole: "owner", ownershipOffered: false }),
    ...noticeWrites(notices),
  ]).catch(asNotFound);
  await pushNotices(core, channel, notices);
  return shown(changed, by.user, await spentThisMonth(core, by.account));
}

/** Declines the ownership that was offered to the actor. @throws AppError not_found where none is offered */
export async function declineOwnership(core: Core, channel: PushChannel, by: AccountActor): Promise<void> {
  const member = await ownOffer(core, by);
  const notices = tellOwners(core, by, "ownership_declined", member.teamRole ?? "viewer");
  await transact(core, [memberUpdate(member, { ownershipOffered: false }), ...noticeWrites(notices)]).catch(
    asNotFound,
  );
  await pushNotices(core, channel, notices);
}

/**
 * Removes somebody from an account. Their sessions and sockets there and the API keys that they made end in the same
 * transaction; their name stays in the history. Whoever registered the account keeps their sign-in, without the account.
 * @param heir who owns from then on what they owned; without one, the actor, or nobody where it is them who leave
 * @returns the key of the row by which that is handed over, after this
 * @throws AppError not_found for nobody of the account, conflict for its last owner, forbidden for somebody who is no
 *   owner any more, validation_failed for an heir who is the one who leaves, or who works on no deals
 */
export async function removeMember(
  core: Core,
  channel: PushChannel,
  by: AccountActor,
  personId: string,
  heir?: string,
): Promise<Key> {
  const { account, acting } = by;
  const leaves = personId === acting.actorId;
  if (heir === personId) throw unknownHeir();
  const to = heir ?? (leaves ? null : acting.actorId);
  const handover = handoverEntity.item({
    accountId: account.id,
    from: personId,
    to,
    createdAt: isoTime(core.clock.now()),
  });
  const notices = await retried(core, async () => {
    const member = await memberOf(core, account, personId);
    const isOwner = member.teamRole === "owner";
    const told = leaves
      ? tellOwners(core, by, "left", member.teamRole ?? "viewer")
      : await tellRemoved(core, by, personId, member.teamRole ?? "viewer");
    await transact(core, [
      ...(leaves ? [] : [roleCheck(acting, "owner")]),
      countedWrite(account.id, { people: -1, ...(isOwner && { owners: -1 }) }),
      ...leavingWrites(member),
      ...(heir === undefined || heir === acting.actorId ? [] : [heirCheck(account.id, heir)]),
      { label: "handover", write: { op: "put", item: handover } },
      ...(await endingKeys(core, account.id, personId)),
      ...(await endingSessionsIn(core, account.id, personId)),
      ...noticeWrites(told),
    ]);
    return told;
  });
  const clients = await clientIdsOf(core, account.id);
  // Also those that began at this very moment.
  const sessions = await endingSessionsIn(core, account.id, personId);
  await Promise.all([
    ...sessions.map(({ write }) => core.table.write(write)),
    closeSocketsOf(core, channel, { actorId: personId, accountId: account.id }),
    // The list of whoever registered the account is also that of their own person.
    ...(personId === account.id
      ? []
      : [forgetNotifications(core, { actorId: personId, accountId: account.id })]),
    ...clients.map((accountId) =>
      closeSocketsOf(core, channel, { actorId: personId, accountId, through: account.id }),
    ),
    pushNotices(core, channel, notices),
  ]);
  return handoverKey(account.id, personId);
}

/** Who gets what somebody owned works on deals at that moment. */
function heirCheck(accountId: string, personId: string): LabelledWrite {
  const when = hasRole({ actorId: personId, accountId }, "member");
  return { label: "heir", write: { op: "check", key: memberKey(accountId, personId), when } };
}

const unknownHeir = () => invalidField("heir", "Choose somebody who stays and may negotiate deals");

/** The row of whoever registered the account stays, so that it never reads as theirs again. */
function leavingWrites(member: Member): LabelledWrite[] {
  const { accountId, personId } = member;
  if (personId === accountId) return [memberUpdate(member, { teamRole: null, ownershipOffered: false })];
  return [
    {
      label: "place",
      write: { op: "delete", key: memberKey(accountId, personId), when: unchanged(member) },
    },
    { label: "membership", write: { op: "delete", key: membershipKey(personId, accountId) } },
  ];
}

function memberUpdate(member: Member, set: Partial<Member>): LabelledWrite {
  const key = memberKey(member.accountId, member.personId);
  return { label: "place", write: { op: "update", key, set, when: unchanged(member) } };
}

/** The condition that somebody's place is still the one that was read. */
function unchanged({ teamRole, ownershipOffered }: Member): Condition {
  return all(
    attribute("teamRole").is(teamRole),
    ownershipOffered
      ? attribute("ownershipOffered").is(true)
      : any(attribute("ownershipOffered").isAbsent, attribute("ownershipOffered").is(false)),
  );
}

/** Counts people and owners; the last owner stays. */
function countedWrite(accountId: string, add: { people?: number; owners?: number }): LabelledWrite {
  const key = teamKey(accountId);
  const when = (add.owners ?? 0) < 0 ? attribute("owners").atLeast(2) : exists;
  return { label: "team", write: { op: "update", key, add: { ...add }, when } };
}

/** @throws AppError conflict for the last owner, forbidden; TransactionRefused for a place that changed meanwhile */
async function transact(core: Core, writes: readonly LabelledWrite[]): Promise<void> {
  try {
    await core.table.transact([...writes]);
  } catch (error) {
    if (!(error instanceof TransactionRefused)) throw error;
    if (error.label === "team") throw lastOwner(error);
    if (error.label === "member") throw new AppError("forbidden", { cause: error });
    if (error.label === "heir") throw unknownHeir();
    throw error;
  }
}

const lastOwner = (cause: unknown) =>
  new AppError("conflict", {
    message: "A company keeps at least one owner. Offer ownership to somebody else first.",
    cause,
  });

function asNotFound(error: unknown): never {
  throw error instanceof TransactionRefused ? new AppError("not_found", { cause: error }) : error;
}

/** @throws AppError not_found */
/** @throws AppError not_found for somebody who does not belong to the account */
export async function requirePerson(core: Core, accountId: string, personId: string): Promise<void> {
  const row = await core.table.get(memberKey(accountId, personId));
  if (roleIn({ actorId: personId, accountId }, row) === null) throw new AppError("not_found");
}

async function memberOf(core: Core, account: UserRecord, personId: string): Promise<Member> {
  const row = await core.table.get(memberKey(account.id, personId));
  const member = row && readMember(row);
  if (!member) {
    // Whoever is alone has no row, and is the last owner.
    if (personId === account.id) throw lastOwner(undefined);
    throw new AppError("not_found");
  }
  if (member.teamRole === null) throw new AppError("not_found");
  return member;
}

async function ownOffer(core: Core, { acting }: AccountActor): Promise<Member> {
  const row = await core.table.get(memberKey(acting.accountId, acting.actorId));
  const member = row && readMember(row);
  if (!member?.ownershipOffered) throw new AppError("not_found");
  return member;
}

/** The keys that somebody made for an account, which act in their name. */
async function endingKeys(core: Core, accountId: string, personId: string): Promise<LabelledWrite[]> {
  const rows = await allRows(core, { pk: userPartition(accountId), sk: { beginsWith: apiKeyPrefix } });
  return rows
    .flatMap((row) => readOr(row, readApiKey) ?? [])
    .filter(({ madeById, userId }) => (madeById ?? userId) === personId)
    .map(({ hash }) => ({ label: "key", write: { op: "delete", key: apiKeyKey(accountId, hash) } }));
}

/** Far more devices than anybody has, and few enough to fit next to a transaction's other writes. */
const sessionsAtOnce = 50;

/** The sessions with which somebody acts for an account, or through its grants for its clients. */
async function endingSessionsIn(core: Core, accountId: string, personId: string) {
  const sessions = await listSessions(core, personId);
  return sessions
    .filter((session) => (session.accountId ?? personId) === accountId || session.through === accountId)
    .slice(0, sessionsAtOnce)
    .map(({ hash }) => ({
      label: "session" as const,
      write: { op: "delete" as const, key: sessionKey(personId, hash) },
    }));
}

/** The notice to somebody whose place in the account another person changed. */
function tellOf(
  core: Core,
  { account, user }: AccountActor,
  personId: string,
  change: TeamChange,
  teamRole: TeamRole,
): ReadyNotice[] {
  const about = { change, company: companyOf(account), who: user.name, teamRole };
  return noticeFor(core, account, { kind: "team_changed", about }, { concerned: [personId] });
}

/** The notice to somebody who is removed, in the list of their own account: that of the other is theirs no more. */
async function tellRemoved(
  core: Core,
  { account, user }: AccountActor,
  personId: string,
  teamRole: TeamRole,
): Promise<ReadyNotice[]> {
  const about = { change: "removed", company: companyOf(account), who: user.name, teamRole } as const;
  const person = (await usersOf(core, [personId])).get(personId);
  return person ? noticeInPerson(core, person, { kind: "team_changed", about }) : [];
}

/** The notice to the account's owners about what somebody did with their own place. */
export function tellOwners(
  core: Core,
  { account, user }: Pick<AccountActor, "account" | "user">,
  change: TeamChange,
  teamRole: TeamRole,
): ReadyNotice[] {
  const about = { change, company: companyOf(account), who: user.name, teamRole };
  const shared = { ...account, hasTeam: true };
  return noticeFor(core, shared, { kind: "team_changed", about }, { except: user.id });
}
