import { type GrantReach, scopeReaches } from "@marquee/contracts/account/grant-scopes";
import type { Core } from "../../core.ts";
import { userPartition } from "../../rows/keys.ts";
import { allRows } from "../../rows/paging.ts";
import { usersOf } from "../users/users-of.ts";
import { grantInForce, grantPrefix } from "./grant.item.ts";
import { membersOf } from "./members.ts";

/** Somebody who may read something of an account, and the account whose grant lets them. */
export interface Grantee {
  personId: string;
  through: string;
}

/** The people of all accounts, such as agencies, that may now read what a grant of this reach opens in an account. */
export async function granteesOf(core: Core, accountId: string, reach: GrantReach): Promise<Grantee[]> {
  const rows = await allRows(core, { pk: userPartition(accountId), sk: { beginsWith: grantPrefix } });
  const nowMs = core.clock.now();
  const grants = rows.flatMap((row) => grantInForce(row, nowMs) ?? []);
  const reaching = grants.filter(({ scope, viewing }) => !viewing && scopeReaches(scope, reach));
  const accounts = await usersOf(
    core,
    reaching.map(({ granteeId }) => granteeId),
  );
  const active = [...accounts.values()].filter(({ status }) => status === "active");
  const people = await Promise.all(
    active.map(async (account) =>
      (await membersOf(core, account)).map(({ personId }) => ({ personId, through: account.id })),
    ),
  );
  return people.flat();
}
