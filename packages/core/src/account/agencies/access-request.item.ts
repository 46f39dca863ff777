import { grantedRoles, grantPayers, grantScopes } from "@marquee/contracts/account/grant-scopes";
import type { Key } from "@marquee/table/table";
import * as z from "zod/mini";
import { pick } from "../../pick.ts";
import { entity } from "../../rows/entity.ts";
import { userPartition } from "../../rows/keys.ts";
import type { RowKind, RowPage } from "../../rows/row-kind.ts";

/**
 * What an agency asked or a client offered, in the partition of who did, until the other side answers. It is known by
 * the address alone: it looks the same whether anybody has that address.
 */
const accessRequestEntity = entity({
  rowType: "access-request",
  shape: {
    /** The account that asked or offered. */
    accountId: z.string(),
    id: z.string(),
    email: z.string(),
    teamRole: z.enum(grantedRoles),
    scope: z.enum(grantScopes),
    payer: z._default(z.enum(grantPayers), "client"),
    /** The account that has the address and may answer; null for none. */
    otherId: z.nullable(z.string()),
    sentById: z.string(),
    sentAt: z.string(),
  },
  key: ({ accountId, id }: { accountId: string; id: string }) => ({
    pk: userPartition(accountId),
    sk: `${accessRequestPrefix}${id}`,
  }),
});
export type AccessRequestRecord = ReturnType<typeof accessRequestEntity.read>;

export const readAccessRequest = accessRequestEntity.read;

export const accessRequestPrefix = "ACCESS-REQUEST#";

export const accessRequestKey = (accountId: string, id: string): Key =>
  accessRequestEntity.key({ accountId, id });

export const accessRequestItem = accessRequestEntity.item;

export const accessRequestRows: RowKind<typeof accessRequestEntity> = {
  entity: accessRequestEntity,
  owner: "partition",
  export: (row) => pick(readAccessRequest(row), "email", "teamRole", "scope", "payer", "sentAt"),
  onDelete: "erase",
};

export const accessRequestPage: RowPage<typeof accessRequestEntity> = {
  entity: accessRequestEntity,
  rows: [
    {
      name: "Access request",
      sample: { accountId: "{account}", id: "{request}" },
      reached: "What an account asked or offered",
    },
  ],
  kept: "Until it is answered or withdrawn; an account has only so many.",
};
