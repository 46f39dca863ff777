import { teamRoles } from "@marquee/contracts/account/team-roles";
import { durations } from "@marquee/contracts/durations";
import { all, attribute, type Condition } from "@marquee/table/condition";
import type { Key } from "@marquee/table/table";
import * as z from "zod/mini";
import { entity } from "../../rows/entity.ts";
import { userPartition } from "../../rows/keys.ts";
import type { RowKind, RowPage } from "../../rows/row-kind.ts";
import { epochSeconds, isoTime } from "../../time.ts";

/** An invitation by mail, in the account's partition. It stays for a while after its end, so that its link can say why. */
const invitationEntity = entity({
  rowType: "invitation",
  shape: {
    accountId: z.string(),
    id: z.string(),
    email: z.string(),
    teamRole: z.enum(teamRoles),
    monthlyCap: z.nullable(z.int()),
    invitedById: z.string(),
    /** Fingerprint of the newest link's token; the token itself is only in the mail. */
    hash: z.string(),
    /** Those of links that a newer mail replaced. */
    earlierHashes: z._default(z.array(z.string()), []),
    state: z.enum(["open", "used", "revoked"]),
    expiresAtMs: z.number(),
    createdAt: z.string(),
  },
  key: ({ accountId, id }: { accountId: string; id: string }) => ({
    pk: userPartition(accountId),
    sk: `${invitationPrefix}${id}`,
  }),
  ttl: ({ expiresAtMs }) => epochSeconds(expiresAtMs) + durations.endedInvitationSeconds,
});
export type InvitationRecord = ReturnType<typeof invitationEntity.read>;

export const readInvitation = invitationEntity.read;

export const invitationPrefix = "INVITATION#";

export const invitationKey = (accountId: string, id: string): Key => invitationEntity.key({ accountId, id });

export const invitationItem = invitationEntity.item;

/** The condition that an invitation is still the one that was read: open, with the same link, and in time. */
export function stillOpen({ hash }: InvitationRecord, nowMs: number): Condition {
  return all(
    attribute("state").is("open"),
    attribute("hash").is(hash),
    attribute("expiresAtMs").above(nowMs),
  );
}

export const invitationRows: RowKind<typeof invitationEntity> = {
  entity: invitationEntity,
  owner: "partition",
  export(row) {
    const { email, teamRole, state, createdAt, expiresAtMs } = readInvitation(row);
    return { email, teamRole, state, createdAt, expiresAt: isoTime(expiresAtMs) };
  },
  onDelete: "erase",
};

export const invitationPage: RowPage<typeof invitationEntity> = {
  entity: invitationEntity,
  rows: [
    {
      name: "Invitation",
      sample: { accountId: "{account}", id: "{invitation}" },
      reached: "Get by the account and id that the mailed link names; an account's invitations",
      expires: "37 d",
    },
  ],
};
