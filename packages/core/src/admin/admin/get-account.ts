import { teamRoles } from "@marquee/contracts/account/team-roles";
import type { AccountDetails } from "@marquee/contracts/admin/accounts";
import { listApiKeys } from "../../account/api-keys/api-keys.ts";
import { listSessions } from "../../account/sessions/sessions.ts";
import { ownMemberships } from "../../account/team/own-accounts.ts";
import type { Core } from "../../core.ts";
import { balanceKey, openingBalance, readBalance } from "../../credits/credits/balance.item.ts";
import { publicApiKey } from "../../ground/identity/api-key.item.ts";
import { memberKey, roleIn } from "../../ground/identity/member.item.ts";
import { membersOf } from "../../ground/identity/members.ts";
import type { Session } from "../../ground/identity/session.item.ts";
import { companyOf, isConfirmed, type UserRecord } from "../../ground/users/user.item.ts";
import { usersOf } from "../../ground/users/users-of.ts";
import { pick } from "../../pick.ts";
import { isoTime } from "../../time.ts";
import { accountFor } from "./account-for.ts";
import { adminUser } from "./list-users.ts";

/**
 * An account with its people and keys, and the sessions and companies of the person who registered it; no secret.
 * @throws AppError not_found
 */
export async function getAccount(core: Core, id: string): Promise<AccountDetails> {
  const user = await accountFor(core, id);
  const [balance, people, memberships, sessions, keys] = await Promise.all([
    core.table.get(balanceKey(id)),
    peopleOf(core, user),
    membershipsOf(core, id),
    listSessions(core, id),
    listApiKeys(core, id),
  ]);
  const { emailConfirmed, pendingEmail, passwordHash, googleSubject, phoneVerified } = user;
  return {
    user: adminUser(user, readBalance(balance ?? openingBalance(id)), core.clock.now()),
    confirmed: isConfirmed(user),
    emailConfirmed,
    pendingEmail,
    signsInWith: { password: passwordHash !== null, google: googleSubject !== null, phone: phoneVerified },
    people,
    memberships,
    sessions: sessions.map(sessionOf),
    keys: keys.map((key) =>
      pick(publicApiKey(key), "id", "name", "scope", "createdAt", "expiresAt", "lastUsedAt"),
    ),
  };
}

async function peopleOf(core: Core, account: UserRecord): Promise<AccountDetails["people"]> {
  const members = await membersOf(core, account);
  const people = await usersOf(
    core,
    members.map(({ personId }) => personId),
  );
  return members
    .flatMap(({ personId, teamRole, joinedAt }) => {
      const person = people.get(personId);
      if (!person || teamRole === null) return [];
      return [{ id: personId, name: person.name, email: person.email, teamRole, joinedAt }];
    })
    .sort(
      (left, right) =>
        teamRoles.indexOf(right.teamRole) - teamRoles.indexOf(left.teamRole) ||
        left.name.localeCompare(right.name),
    );
}

async function membershipsOf(core: Core, personId: string): Promise<AccountDetails["memberships"]> {
  const accounts = await ownMemberships(core, personId);
  const members = await core.table.getMany(accounts.map(({ id }) => memberKey(id, personId)));
  return accounts.flatMap((account, index) => {
    const teamRole = roleIn({ actorId: personId, accountId: account.id }, members[index]);
    return teamRole === null ? [] : [{ id: account.id, name: companyOf(account), teamRole }];
  });
}

function sessionOf({ device, ip, createdAt, lastSeenAtMs }: Session): AccountDetails["sessions"][number] {
  return {
    device,
    ip,
    createdAt,
    lastSeenAt: isoTime(Math.max(lastSeenAtMs, Date.parse(createdAt))),
  };
}
