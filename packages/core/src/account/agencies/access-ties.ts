import type { Core } from "../../core.ts";
import { grantPrefix, readGrant } from "../../ground/identity/grant.item.ts";
import { profileKey, readUser } from "../../ground/users/user.item.ts";
import { userPartition } from "../../rows/keys.ts";
import { allRows, readOr } from "../../rows/paging.ts";
import { clientIdsOf } from "./clients-of.ts";
import { sentRequests } from "./start-access.ts";

/**
 * How many clients an account acts for and how many agencies act for it, with those that were asked: only its role can
 * end that, so it keeps the role until then. A grant that ends on its own does not count.
 */
export async function accessTiesOf(
  core: Core,
  accountId: string,
): Promise<{ clients: number; agencies: number }> {
  const [row, clientIds, grants, sent] = await Promise.all([
    core.table.get(profileKey(accountId)),
    clientIdsOf(core, accountId),
    allRows(core, { pk: userPartition(accountId), sk: { beginsWith: grantPrefix } }),
    sentRequests(core, accountId),
  ]);
  const lasting = grants.filter((grant) => readOr(grant, readGrant)?.endsAtMs === undefined);
  // What a client offered has a grant as well, which waits.
  const offered = lasting.filter((grant) => readOr(grant, readGrant)?.state === "offered").length;
  const isAgency = row !== undefined && readOr(row, readUser)?.role === "agency";
  return {
    clients: clientIds.length + (isAgency ? sent.length : 0),
    agencies: lasting.length + (isAgency ? 0 : sent.length - offered),
  };
}
