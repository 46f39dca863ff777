import { rolesFrom, type TeamRole, teamRoles } from "@marquee/contracts/account/team-roles";
import { absent, any, attribute, type Condition } from "@marquee/table/condition";
import type { Item, Key } from "@marquee/table/table";
import * as z from "zod/mini";
import { entity } from "../../rows/entity.ts";
import { userPartition } from "../../rows/keys.ts";
import type { RowKind, RowPage } from "../../rows/row-kind.ts";
import type { Acting } from "./principal.ts";

/**
 * A person's place in an account, in the account's partition. It alone decides what they may do there. An account that
 * never invited anybody has none: without a row, a person owns the account that they registered, and has no other.
 */
const memberEntity = entity({
  rowType: "member",
  shape: {
    accountId: z.string(),
    personId: z.string(),
    /** Null for the person who registered the account and has left it. */
    teamRole: z.nullable(z.enum(teamRoles)),
    /** Whether ownership is offered to them, and waits for them to accept. */
    ownershipOffered: z._default(z.boolean(), false),
    /** How many credits they may spend in a month; null for as many as the account has. */
    monthlyCap: z._default(z.nullable(z.int()), null),
    joinedAt: z.string(),
  },
  key: ({ accountId, personId }: { accountId: string; personId: string }) => ({
    pk: userPartition(accountId),
    sk: `${memberPrefix}${personId}`,
  }),
});
export type Member = ReturnType<typeof memberEntity.read>;

export const readMember = memberEntity.read;

export const memberPrefix = "MEMBER#";

export const memberKey = (accountId: string, personId: string): Key =>
  memberEntity.key({ accountId, personId });

export const memberItem = memberEntity.item;

/** What an actor may do in the account that they act for, by their row there; null for nothing. */
export function roleIn({ actorId, accountId }: Acting, row: Item | undefined): TeamRole | null {
  if (row) return readMember(row).teamRole;
  return actorId === accountId ? "owner" : null;
}

/** The same as a condition on the row of `memberKey`: the actor has this role or more. */
export function hasRole({ actorId, accountId }: Acting, least: TeamRole): Condition {
  const role = attribute("teamRole");
  const enough = any(...rolesFrom(least).map((one) => role.is(one)));
  return actorId === accountId ? any(absent, enough) : enough;
}

/** The condition that this is the cap of the person's credits per month; without a row, there is none. */
export function capIs(monthlyCap: number | null): Condition {
  const cap = attribute("monthlyCap");
  return monthlyCap === null ? any(cap.isAbsent, cap.is(null)) : cap.is(monthlyCap);
}

export const memberRows: RowKind<typeof memberEntity> = {
  entity: memberEntity,
  owner: "partition",
  export(row) {
    const { teamRole, monthlyCap, joinedAt } = readMember(row);
    return { teamRole, monthlyCap, joinedAt };
  },
  onDelete: "erase",
};

export const memberPage: RowPage<typeof memberEntity> = {
  entity: memberEntity,
  rows: [
    {
      name: "Member",
      sample: { accountId: "{account}", personId: "{user}" },
      reached:
        "Get together with the session on every call; condition check of hot writes; an account's people",
    },
  ],
  kept: "One for each person of an account that has invited somebody.",
};

/** An account that a person belongs to besides their own, in the person's partition. */
const membershipEntity = entity({
  rowType: "membership",
  shape: { personId: z.string(), accountId: z.string(), joinedAt: z.string() },
  key: ({ personId, accountId }: { personId: string; accountId: string }) => ({
    pk: userPartition(personId),
    sk: `${membershipPrefix}${accountId}`,
  }),
});

export const readMembership = membershipEntity.read;

export const membershipPrefix = "MEMBERSHIP#";

export const membershipKey = (personId: string, accountId: string): Key =>
  membershipEntity.key({ personId, accountId });

export const membershipItem = membershipEntity.item;

export const membershipRows: RowKind<typeof membershipEntity> = {
  entity: membershipEntity,
  owner: "partition",
  person: "rows",
  export(row) {
    const { accountId, joinedAt } = readMembership(row);
    return { accountId, joinedAt };
  },
  onDelete: "erase",
};

export const membershipPage: RowPage<typeof membershipEntity> = {
  entity: membershipEntity,
  rows: [
    {
      name: "Membership",
      sample: { personId: "{user}", accountId: "{account}" },
      reached: "The accounts that a person may act for",
    },
  ],
  kept: "One for each account of others that a person belongs to.",
};
