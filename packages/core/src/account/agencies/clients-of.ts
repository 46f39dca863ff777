import type { Core } from "../../core.ts";
import {
  clientPrefix,
  type Grant,
  grantInForce,
  grantKey,
  readClient,
  readGrant,
} from "../../ground/identity/grant.item.ts";
import { profileKey, readUser, type UserRecord } from "../../ground/users/user.item.ts";
import { userPartition } from "../../rows/keys.ts";
import { allRows, readOr } from "../../rows/paging.ts";

/** The accounts that granted an agency something, or offer to. */
export async function clientIdsOf(core: Core, agencyId: string): Promise<string[]> {
  const rows = await allRows(core, { pk: userPartition(agencyId), sk: { beginsWith: clientPrefix } });
  return rows.flatMap((row) => readOr(row, readClient)?.accountId ?? []);
}

/** The same with their grants; without accounts that are suspended. */
export async function clientsOf(
  core: Core,
  agencyId: string,
): Promise<{ account: UserRecord; grant: Grant }[]> {
  const ids = await clientIdsOf(core, agencyId);
  const rows = await core.table.getMany([
    ...ids.map((id) => grantKey(id, agencyId)),
    ...ids.map((id) => profileKey(id)),
  ]);
  const nowMs = core.clock.now();
  return ids.flatMap((_, at) => {
    const grantRow = rows[at];
    const grant = grantRow && readOr(grantRow, readGrant);
    const accountRow = rows[ids.length + at];
    const account = accountRow && readOr(accountRow, readUser);
    if (!grant || account?.status !== "active") return [];
    return grant.state === "offered" || grantInForce(grantRow, nowMs) ? [{ account, grant }] : [];
  });
}
