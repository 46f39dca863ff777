import type { UserRole } from "@marquee/contracts/enums";
import type { Core } from "../../core.ts";
import { memberKey, membershipPrefix, readMembership, roleIn } from "../../ground/identity/member.item.ts";
import {
  emailGuardKey,
  isActivePerson,
  profileKey,
  readGuard,
  readUser,
  type UserRecord,
} from "../../ground/users/user.item.ts";
import { usersOf } from "../../ground/users/users-of.ts";
import { userPartition } from "../../rows/keys.ts";
import { allRows, readOr } from "../../rows/paging.ts";

/**
 * The account that an address stands for: one with such a role, an owner of which confirmed the address. For somebody
 * who owns several it is the one where they work with others, their own before one that they joined. Undefined for an
 * address that stands for none, which nobody may be told.
 */
export async function accountAtAddress(
  core: Core,
  email: string,
  roles: readonly UserRole[],
): Promise<UserRecord | undefined> {
  const guard = await core.table.get(emailGuardKey(email));
  const row = guard && (await core.table.get(profileKey(readGuard(guard).userId)));
  const person = row && readUser(row);
  if (!(person && isActivePerson(person) && (person.emailConfirmed || person.googleSubject !== null)))
    return undefined;
  const owned = (await accountsOwnedBy(core, person)).filter(
    ({ status, role }) => status === "active" && roles.includes(role),
  );
  return owned.find(({ hasTeam }) => hasTeam) ?? owned[0];
}

/** The accounts that somebody owns: their own first, then the others in the order in which they joined them. */
async function accountsOwnedBy(core: Core, person: UserRecord): Promise<UserRecord[]> {
  const rows = await allRows(core, { pk: userPartition(person.id), sk: { beginsWith: membershipPrefix } });
  const joined = rows
    .flatMap((row) => readOr(row, readMembership) ?? [])
    .sort((left, right) => left.joinedAt.localeCompare(right.joinedAt))
    .map(({ accountId }) => accountId);
  const ids = [person.id, ...joined];
  const [accounts, places] = await Promise.all([
    usersOf(core, ids),
    core.table.getMany(ids.map((accountId) => memberKey(accountId, person.id))),
  ]);
  return ids.flatMap((accountId, index) => {
    const account = accounts.get(accountId);
    const isOwner = roleIn({ actorId: person.id, accountId }, places[index]) === "owner";
    return account && isOwner ? [account] : [];
  });
}
