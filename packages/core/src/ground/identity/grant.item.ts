import {
  type GrantPayer,
  type GrantReach,
  grantedRoles,
  grantPayers,
  grantScopes,
  scopesReaching,
} from "@marquee/contracts/account/grant-scopes";
import { rolesFrom, type TeamRole } from "@marquee/contracts/account/team-roles";
import type { Viewing } from "@marquee/contracts/account/viewing";
import { all, any, attribute, type Condition } from "@marquee/table/condition";
import type { Item, Key } from "@marquee/table/table";
import * as z from "zod/mini";
import { entity } from "../../rows/entity.ts";
import { userPartition } from "../../rows/keys.ts";
import type { RowKind, RowPage } from "../../rows/row-kind.ts";
import { epochSeconds, isoTime } from "../../time.ts";

/** `asked` by the grantee and `offered` by the account wait for the other side; only an active one opens anything. */
export const grantStates = ["asked", "offered", "active"] as const;

/**
 * What an account lets another one do in it, such as an agency, in the partition of the account that grants. It alone
 * decides: without an active row, the grantee's people may do nothing there.
 */
const grantEntity = entity({
  rowType: "grant",
  shape: {
    /** The account that grants. */
    accountId: z.string(),
    /** The account whose people may act. */
    granteeId: z.string(),
    /** The most that any of them may do; ownership is never granted. */
    teamRole: z.enum(grantedRoles),
    scope: z.enum(grantScopes),
    payer: z._default(z.enum(grantPayers), "client"),
    state: z.enum(grantStates),
    /** The person who asked for it or offered it, and the one who accepted. */
    startedById: z.string(),
    acceptedById: z._default(z.nullable(z.string()), null),
    startedAt: z.string(),
    acceptedAt: z._default(z.nullable(z.string()), null),
    /** The row of who asked or offered, while it waits for the answer. */
    requestId: z.optional(z.string()),
    /** When it ends on its own; absent for one that lasts until somebody ends it. */
    endsAtMs: z.optional(z.number()),
    /** Of an admin who looks at the account, read only: whether its messages are open to them. */
    viewing: z.optional(z.strictObject({ messagesOpen: z.boolean() })),
  },
  key: ({ accountId, granteeId }: { accountId: string; granteeId: string }) => ({
    pk: userPartition(accountId),
    sk: `${grantPrefix}${granteeId}`,
  }),
  ttl: ({ endsAtMs }) => (endsAtMs === undefined ? undefined : epochSeconds(endsAtMs)),
});
export type Grant = ReturnType<typeof grantEntity.read>;

export const readGrant = grantEntity.read;

export const grantPrefix = "GRANT#";

export const grantKey = (accountId: string, granteeId: string): Key =>
  grantEntity.key({ accountId, granteeId });

export const grantItem = grantEntity.item;

/** What the grant of an admin who views the account lets them see; undefined for any other. */
export function viewingOf({ viewing, endsAtMs = 0 }: Grant): Viewing | undefined {
  return viewing && { endsAtMs, messagesOpen: viewing.messagesOpen };
}

/** The grant of a row, if it is in force. */
export function grantInForce(row: Item | undefined, nowMs: number): Grant | undefined {
  const grant = row && readGrant(row);
  if (grant?.state !== "active" || (grant.endsAtMs ?? Infinity) <= nowMs) return undefined;
  return grant;
}

/**
 * The same as a condition on the row of `grantKey`: it is in force, includes this role and reach, and has this payer.
 * What has conditions changes something, so the grant of somebody who only views includes none of it.
 */
export function grantIncludes(
  { least, reach }: { least: TeamRole; reach: GrantReach },
  payer: GrantPayer,
  nowMs: number,
): Condition {
  const endsAtMs = attribute("endsAtMs");
  return all(
    attribute("state").is("active"),
    attribute("teamRole").isOneOf(...rolesFrom(least)),
    attribute("scope").isOneOf(...scopesReaching(reach)),
    any(endsAtMs.isAbsent, endsAtMs.above(nowMs)),
    attribute("viewing").isAbsent,
    payerIs(payer),
  );
}

/** The condition that a grant has this payer; a row from before there was a choice is the client's. */
export function payerIs(payer: GrantPayer): Condition {
  const stored = attribute("payer");
  return payer === "client" ? any(stored.isAbsent, stored.is(payer)) : stored.is(payer);
}

export const grantRows: RowKind<typeof grantEntity> = {
  entity: grantEntity,
  owner: "partition",
  export(row) {
    const { teamRole, scope, payer, state, startedAt, acceptedAt, endsAtMs } = readGrant(row);
    const endsAt = endsAtMs === undefined ? null : isoTime(endsAtMs);
    return { teamRole, scope, payer, state, startedAt, acceptedAt, endsAt };
  },
  onDelete: "erase",
};

export const grantPage: RowPage<typeof grantEntity> = {
  entity: grantEntity,
  rows: [
    {
      name: "Grant",
      sample: { accountId: "{account}", granteeId: "{agency}" },
      reached:
        "Get together with the session on every call of an agency's people; condition check of hot writes; an account's agencies",
    },
  ],
  kept: "One for each agency that an account works with, or that asks to.",
};

/** An account that granted something, in the grantee's partition. What is granted stands in the grant alone. */
const clientEntity = entity({
  rowType: "client",
  shape: { granteeId: z.string(), accountId: z.string(), since: z.string() },
  key: ({ granteeId, accountId }: { granteeId: string; accountId: string }) => ({
    pk: userPartition(granteeId),
    sk: `${clientPrefix}${accountId}`,
  }),
});

export const readClient = clientEntity.read;

export const clientPrefix = "CLIENT#";

export const clientKey = (granteeId: string, accountId: string): Key =>
  clientEntity.key({ granteeId, accountId });

export const clientItem = clientEntity.item;

export const clientRows: RowKind<typeof clientEntity> = {
  entity: clientEntity,
  owner: "partition",
  export(row) {
    const { accountId, since } = readClient(row);
    return { accountId, since };
  },
  onDelete: "erase",
};

export const clientPage: RowPage<typeof clientEntity> = {
  entity: clientEntity,
  rows: [
    {
      name: "Client",
      sample: { granteeId: "{agency}", accountId: "{account}" },
      reached: "The accounts that an agency's people may act for, or may be asked to",
    },
  ],
  kept: "One for each grant, on the side of the agency.",
};
