import type { PushChannel } from "@marquee/adapters/push/port";
import { AppError } from "@marquee/contracts/errors";
import { absent, any, attribute } from "@marquee/table/condition";
import type { LabelledWrite } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { hasRole, memberKey } from "../../ground/identity/member.item.ts";
import { membersOf } from "../../ground/identity/members.ts";
import { inPerson } from "../../ground/identity/principal.ts";
import { companyOf, type UserRecord } from "../../ground/users/user.item.ts";
import { ownMemberships } from "./own-accounts.ts";
import { removeMember } from "./people.ts";
import { teamKey } from "./team.item.ts";

/** The company that stays if somebody deletes their account, since others work in it; null if it goes with them. */
export async function companyThatStays(core: Core, person: UserRecord): Promise<string | null> {
  const others = (await membersOf(core, person)).filter(({ personId }) => personId !== person.id);
  return others.length > 0 ? companyOf(person) : null;
}

/**
 * Takes somebody who deletes their account out of all others that they belong to and, where other people work in the
 * one that they registered, out of that one, which stays with these.
 * @param keepsCompany whether they were told that it stays
 * @throws AppError conflict for the last owner of a company of several people, and where it is not as they were told
 */
export async function leaveForGood(
  core: Core,
  channel: PushChannel,
  person: UserRecord,
  keepsCompany: boolean,
): Promise<void> {
  const own = await membersOf(core, person);
  const othersStay = own.some(({ personId }) => personId !== person.id);
  if (othersStay !== keepsCompany) throw notAsTold(person, othersStay);
  const isStillThere = own.some(({ personId }) => personId === person.id);
  if (othersStay && isStillThere) await leave(core, channel, person, person);
  for (const account of await ownMemberships(core, person.id)) await leave(core, channel, person, account);
}

async function leave(
  core: Core,
  channel: PushChannel,
  person: UserRecord,
  account: UserRecord,
): Promise<void> {
  const by = { acting: { actorId: person.id, accountId: account.id }, user: person, account };
  try {
    await removeMember(core, channel, by, person.id);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "conflict") throw error;
    const message = `You're the last owner of ${companyOf(account)}. Offer ownership to somebody else there first.`;
    throw new AppError("conflict", { message, cause: error });
  }
}

/** That somebody has left the company that they registered, for the transaction that leaves it to others. */
export function leftCheck(personId: string): LabelledWrite {
  const key = memberKey(personId, personId);
  return { label: "place", write: { op: "check", key, when: attribute("teamRole").is(null) } };
}

/** That nobody else works in it, for the transaction that closes it. */
export function aloneChecks(personId: string): LabelledWrite[] {
  const isAlone = any(absent, attribute("people").is(1));
  const isOwner = hasRole(inPerson(personId), "owner");
  return [
    { label: "team", write: { op: "check", key: teamKey(personId), when: isAlone } },
    { label: "place", write: { op: "check", key: memberKey(personId, personId), when: isOwner } },
  ];
}

/** What somebody hears whose deletion would be another one than they were told. */
export function notAsTold(person: UserRecord, othersStay: boolean, cause?: unknown): AppError {
  const company = companyOf(person);
  const message = othersStay
    ? `Other people work in ${company}'s account, so it stays. Read again what is deleted.`
    : `Nobody else works in ${company}'s account any more, so it would be deleted with yours. Read again what is deleted.`;
  return new AppError("conflict", { message, cause });
}
