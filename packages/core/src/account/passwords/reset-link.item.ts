import { all, attribute } from "@marquee/table/condition";
import type { Item, Key, LabelledWrite } from "@marquee/table/table";
import * as z from "zod/mini";
import { entity } from "../../rows/entity.ts";
import { userPartition } from "../../rows/keys.ts";
import type { RowKind, RowPage } from "../../rows/row-kind.ts";
import { epochSeconds } from "../../time.ts";

const resetLinkEntity = entity({
  rowType: "reset-link",
  shape: {
    /** Fingerprint of the token; the token itself is only in the mail. */
    hash: z.string(),
    /** Fingerprint of the address that the link was mailed to; the link is valid only while the account has it. */
    address: z.string(),
    expiresAtMs: z.number(),
  },
  key: ({ userId }: { userId: string }) => ({ pk: userPartition(userId), sk: "RESETLINK" }),
  ttl: ({ expiresAtMs }) => epochSeconds(expiresAtMs) + 1,
});
export type ResetLink = ReturnType<typeof resetLinkEntity.read>;

export const readResetLink = resetLinkEntity.read;

/** One row per user, so that a newer link replaces an older one. */
export const resetLinkKey = (userId: string): Key => resetLinkEntity.key({ userId });

export function resetLinkItem(userId: string, link: ResetLink): Item {
  return resetLinkEntity.item({ userId, ...link });
}

/** The write that consumes a link. */
export function useResetLink(userId: string, { hash }: ResetLink, nowMs: number): LabelledWrite {
  const when = all(attribute("hash").is(hash), attribute("expiresAtMs").above(nowMs));
  return { label: "link", write: { op: "delete", key: resetLinkKey(userId), when } };
}

/** Invalidates a pending link, if there is one. */
export function dropResetLink(userId: string): LabelledWrite {
  return { label: "link", write: { op: "delete", key: resetLinkKey(userId) } };
}

export const resetLinkRows: RowKind<typeof resetLinkEntity> = {
  entity: resetLinkEntity,
  owner: "partition",
  person: "rows",
  export: { notShown: "A fingerprint of a link that was mailed to the account." },
  onDelete: "erase",
};

export const resetLinkPage: RowPage<typeof resetLinkEntity> = {
  entity: resetLinkEntity,
  rows: [
    {
      name: "Reset link",
      sample: { userId: "{user}" },
      reached: "Get by the user that the link names; deleted when the new password is set",
      expires: "30 min",
    },
  ],
};
