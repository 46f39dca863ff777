import type { OwnAccount } from "@marquee/contracts/account/team";
import { lesserRole, type TeamRole } from "@marquee/contracts/account/team-roles";
import { AppError } from "@marquee/contracts/errors";
import { exists } from "@marquee/table/condition";
import { ConditionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { accessKeys, accessOf } from "../../ground/identity/access.ts";
import { grantInForce } from "../../ground/identity/grant.item.ts";
import { memberKey, membershipPrefix, readMembership, roleIn } from "../../ground/identity/member.item.ts";
import type { Acting, Principal } from "../../ground/identity/principal.ts";
import { sessionKey } from "../../ground/identity/session.item.ts";
import {
  type ActedFor,
  companyOf,
  profileKey,
  readUser,
  type UserRecord,
} from "../../ground/users/user.item.ts";
import { usersOf } from "../../ground/users/users-of.ts";
import { userPartition } from "../../rows/keys.ts";
import { allRows, readOr } from "../../rows/paging.ts";
import { clientsOf } from "../agencies/clients-of.ts";

/** The accounts of others that a person belongs to. */
export async function ownMemberships(core: Core, personId: string): Promise<UserRecord[]> {
  const rows = await allRows(core, { pk: userPartition(personId), sk: { beginsWith: membershipPrefix } });
  const ids = rows.flatMap((row) => readOr(row, readMembership)?.accountId ?? []);
  const accounts = await usersOf(core, ids);
  return ids.flatMap((id) => accounts.get(id) ?? []);
}

/**
 * The accounts that a person may act for: their own first, then those that they belong to, then the clients of agencies
 * among these, each group by name.
 */
export async function listOwnAccounts(core: Core, person: UserRecord): Promise<OwnAccount[]> {
  const accounts = [person, ...(await ownMemberships(core, person.id))];
  const members = await core.table.getMany(accounts.map(({ id }) => memberKey(id, person.id)));
  const listed = accounts.flatMap((account, index) => {
    const { id, avatar, status } = account;
    const teamRole = roleIn({ actorId: person.id, accountId: id }, members[index]);
    if (status !== "active" || teamRole === null) return [];
    return [
      { id, name: companyOf(account), avatar, teamRole, through: null, isAgency: account.role === "agency" },
    ];
  });
  const clients = await Promise.all(
    listed.filter(({ isAgency }) => isAgency).map((agency) => clientsThrough(core, agency)),
  );
  const byName = (accounts: OwnAccount[]) =>
    accounts.toSorted((left, right) => left.name.localeCompare(right.name));
  const belonging = listed.map(({ isAgency: _, ...account }): OwnAccount => account);
  return [
    ...belonging.filter(({ id }) => id === person.id),
    ...byName(belonging.filter(({ id }) => id !== person.id)),
    ...byName(clients.flat()),
  ];
}

/** The clients that somebody may act for through an agency that they belong to. */
async function clientsThrough(
  core: Core,
  agency: { id: string; name: string; teamRole: TeamRole },
): Promise<OwnAccount[]> {
  return (await clientsOf(core, agency.id)).flatMap(({ account, grant }) => {
    if (grant.state !== "active") return [];
    const { id, avatar } = account;
    const teamRole = lesserRole(agency.teamRole, grant.teamRole);
    const through = { id: agency.id, name: agency.name, scope: grant.scope, payer: grant.payer };
    return [{ id, name: companyOf(account), avatar, teamRole, through }];
  });
}

/** An account to act for, and the account whose grant allows it; without one, the person belongs to it. */
export type Place = Pick<Acting, "accountId" | "through">;

/**
 * Notes on a session which account its holder acts for, so that removing them from it, or from the account whose grant
 * they act through, ends the session. The place that it returns says who pays there, too.
 * @param viewing whether they begin to view the account, which takes a reason; nobody gets back into it otherwise
 * @throws AppError not_found for an account that they may not act for, unauthenticated for a session that ended
 */
export async function chooseAccount(
  core: Core,
  { actorId, sessionHash }: Principal,
  { accountId, through }: Place,
  viewing: boolean,
): Promise<{ actedFor: ActedFor; place: Omit<Acting, "actorId"> }> {
  const nowMs = core.clock.now();
  const [accountRow, ...accessRows] = await core.table.getMany([
    profileKey(accountId),
    ...accessKeys({ actorId, accountId, through }),
  ]);
  const payer = through === undefined ? undefined : grantInForce(accessRows[2], nowMs)?.payer;
  const acting = { actorId, accountId, through, payer };
  const access = accessOf(acting, accessRows, nowMs);
  const account = accountRow && readUser(accountRow);
  if (access === null || account?.status !== "active") throw new AppError("not_found");
  if (access.through?.viewing && !viewing) throw new AppError("not_found");
  try {
    await core.table.write({
      op: "update",
      key: sessionKey(actorId, sessionHash),
      set: { accountId, ...(through !== undefined && { through }) },
      ...(through === undefined && { remove: ["through"] }),
      when: exists,
    });
  } catch (error) {
    if (error instanceof ConditionRefused) throw new AppError("unauthenticated");
    throw error;
  }
  return { actedFor: { account, ...access }, place: { accountId, through, payer } };
}
