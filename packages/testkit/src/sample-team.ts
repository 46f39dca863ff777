import type { TeamRole } from "@marquee/contracts/account/team-roles";
import type { Core } from "@marquee/core/core";
import { memberItem } from "@marquee/core/ground/identity/member.item";
import { profileItem, profileKey, type UserRecord } from "@marquee/core/ground/users/user.item";
import { exists } from "@marquee/table/condition";
import { sampleUser } from "./sample-user.ts";

/**
 * Gives a stored account further people: one for each entry, with the key as their id. Whoever registered it is its
 * first owner.
 * @returns the people by their ids
 */
export async function joinTeam<Id extends string>(
  core: Core,
  accountId: string,
  people: Readonly<Record<Id, TeamRole>>,
): Promise<Record<Id, UserRecord>> {
  const roles = Object.entries(people) as [Id, TeamRole][];
  const joined = roles.map(([id]) => [id, sampleUser(id)] as const);
  const { createdAt: joinedAt } = sampleUser(accountId);
  const places = [[accountId, "owner"] as const, ...roles];
  const items = [
    ...joined.map(([, person]) => profileItem(person)),
    ...places.map(([personId, teamRole]) => memberItem({ accountId, personId, teamRole, joinedAt })),
  ];
  for (const item of items) await core.table.write({ op: "put", item });
  await core.table.write({ op: "update", key: profileKey(accountId), set: { hasTeam: true }, when: exists });
  return Object.fromEntries(joined) as Record<Id, UserRecord>;
}
