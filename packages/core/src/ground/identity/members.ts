import type { Core } from "../../core.ts";
import { userPartition } from "../../rows/keys.ts";
import { allRows, readOr } from "../../rows/paging.ts";
import { type Member, memberPrefix, readMember } from "./member.item.ts";

/**
 * The people of an account who have a role in it. Without a row of its people, an account has whoever registered it.
 * @param account `createdAt` is an ISO time
 */
export async function membersOf(
  core: Core,
  { id, createdAt }: { id: string; createdAt: string },
): Promise<Member[]> {
  const rows = await allRows(core, { pk: userPartition(id), sk: { beginsWith: memberPrefix } });
  const members = rows.flatMap((row) => readOr(row, readMember) ?? []);
  return members.length === 0
    ? [founder(id, createdAt)]
    : members.filter(({ teamRole }) => teamRole !== null);
}

const founder = (accountId: string, joinedAt: string): Member => ({
  accountId,
  personId: accountId,
  teamRole: "owner",
  ownershipOffered: false,
  monthlyCap: null,
  joinedAt,
});
