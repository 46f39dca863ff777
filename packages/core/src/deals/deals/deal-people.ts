import type { PushChannel } from "@marquee/adapters/push/port";
import { includesRole } from "@marquee/contracts/account/team-roles";
import type { DealPeople, DealPerson } from "@marquee/contracts/deals/deal-people";
import { AppError, invalidField } from "@marquee/contracts/errors";
import { all, any, attribute, exists } from "@marquee/table/condition";
import { TransactionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import type { Member } from "../../ground/identity/member.item.ts";
import { membersOf } from "../../ground/identity/members.ts";
import type { UserRecord } from "../../ground/users/user.item.ts";
import { usersOf } from "../../ground/users/users-of.ts";
import { noticeFor, noticeWrites, pushNotices, type ReadyNotice } from "../../live/notifications/notices.ts";
import { retried } from "../../retried.ts";
import { ownPartyRow } from "../../rows/parties.ts";
import { type DealParty, dealEntity, dealPartyEntity } from "./deal.item.ts";

type Account = Pick<UserRecord, "id" | "createdAt">;

/** Who on an account's side owns and follows a deal, without anybody who left. @throws AppError not_found */
export async function dealPeople(core: Core, account: Account, id: string): Promise<DealPeople> {
  const party = await ownPartyRow(core, dealPartyEntity, account.id, id);
  return shown(core, party, await membersOf(core, account));
}

async function shown(core: Core, party: DealParty, members: readonly Member[]): Promise<DealPeople> {
  const users = await usersOf(
    core,
    members.map(({ personId }) => personId),
  );
  const people = members
    .flatMap(({ personId }) => users.get(personId) ?? [])
    .map(({ id, name }): DealPerson => ({ id, name }))
    .sort((left, right) => left.name.localeCompare(right.name));
  const negotiators = new Set(members.filter(negotiates).map(({ personId }) => personId));
  return {
    owner: people.find(({ id }) => id === party.ownerId) ?? null,
    followers: people.filter(({ id }) => party.followers.includes(id)),
    candidates: people.filter(({ id }) => negotiators.has(id)),
  };
}

const negotiates = ({ teamRole }: Member) => includesRole(teamRole, "member");

/**
 * Makes one of an account's people the owner of a deal on its side, who hears of it if a colleague did it.
 * @throws AppError not_found, validation_failed for somebody who does not negotiate for the account
 */
export async function giveDeal(
  core: Core,
  channel: PushChannel,
  account: UserRecord,
  { id, personId, by }: { id: string; personId: string; by: Pick<UserRecord, "id" | "name"> },
): Promise<DealPeople> {
  const party = await ownPartyRow(core, dealPartyEntity, account.id, id);
  const members = await membersOf(core, account);
  if (!members.some((one) => one.personId === personId && negotiates(one)))
    throw invalidField("personId", "Choose somebody of your company who may negotiate deals");
  const key = dealPartyEntity.key({ accountId: account.id, id });
  const isNews = personId !== by.id && personId !== party.ownerId;
  const notices = isNews ? await newOwnerNotices(core, account, party, { personId, from: by.name }) : [];
  try {
    await core.table.transact([
      { label: "party", write: { op: "update", key, set: { ownerId: personId }, when: exists } },
      ...noticeWrites(notices),
    ]);
  } catch (error) {
    if (error instanceof TransactionRefused) throw new AppError("not_found", { cause: error });
    throw error;
  }
  await pushNotices(core, channel, notices);
  return shown(core, { ...party, ownerId: personId }, members);
}

async function newOwnerNotices(
  core: Core,
  account: UserRecord,
  { id, side }: DealParty,
  { personId, from }: { personId: string; from: string },
): Promise<ReadyNotice[]> {
  const row = await core.table.get(dealEntity.key({ id }));
  if (!row) return [];
  const { turn, eventName, packageName, amountCents } = dealEntity.read(row);
  const facts = { eventName, packageName, amount: amountCents / 100 };
  const about = { dealId: id, step: turn, action: "owner", from, by: side, ...facts };
  return noticeFor(core, account, { kind: "deal_step", about }, { concerned: [personId] });
}

/** Has a person get a deal's notices, or not any more; again changes nothing. @throws AppError not_found, unavailable */
export async function setFollowing(
  core: Core,
  account: Account,
  { id, personId, follows }: { id: string; personId: string; follows: boolean },
): Promise<DealPeople> {
  const party = await retried(core, async () => {
    const current = await ownPartyRow(core, dealPartyEntity, account.id, id);
    const { followTurn } = current;
    if (current.followers.includes(personId) === follows) return current;
    const others = current.followers.filter((one) => one !== personId);
    const followers = follows ? [...others, personId] : others;
    const turn = attribute("followTurn");
    await core.table.write({
      op: "update",
      key: dealPartyEntity.key({ accountId: account.id, id }),
      set: { followers, followTurn: followTurn + 1 },
      when: all(exists, followTurn === 0 ? any(turn.isAbsent, turn.is(0)) : turn.is(followTurn)),
    });
    return { ...current, followers };
  });
  return shown(core, party, await membersOf(core, account));
}
