import { confirmationEffects } from "@marquee/contracts/account/profile";
import type { Item, Key } from "@marquee/table/table";
import * as z from "zod/mini";
import { entity } from "../../rows/entity.ts";
import { userPartition } from "../../rows/keys.ts";
import type { RowKind, RowPage } from "../../rows/row-kind.ts";
import { epochSeconds, isoTime } from "../../time.ts";

const emailChangeEntity = entity({
  rowType: "email-change",
  shape: {
    email: z.string(),
    /** Fingerprint of the mailed link's token; the token itself is not stored anywhere. */
    hash: z.string(),
    expiresAtMs: z.number(),
    /** What the link did when it was opened. It does nothing again, but still says what it did. */
    done: z.optional(z.enum(confirmationEffects)),
  },
  key: ({ userId }: { userId: string }) => ({ pk: userPartition(userId), sk: "EMAILCHANGE" }),
  ttl: ({ expiresAtMs }) => epochSeconds(expiresAtMs) + 1,
});
/** A new address that waits for its owner to open the link, or one that a link has confirmed. */
export type EmailChange = ReturnType<typeof emailChangeEntity.read>;

export const readEmailChange = emailChangeEntity.read;

/** One per user, so that a newer link replaces the older one. */
export const emailChangeKey = (userId: string): Key => emailChangeEntity.key({ userId });

export function emailChangeItem(userId: string, change: EmailChange): Item {
  return emailChangeEntity.item({ userId, ...change });
}

export const emailChangeRows: RowKind<typeof emailChangeEntity> = {
  entity: emailChangeEntity,
  owner: "partition",
  person: "rows",
  export(row) {
    const { email, expiresAtMs, done } = readEmailChange(row);
    return { email, expiresAt: isoTime(expiresAtMs), ...(done && { confirmed: true }) };
  },
  onDelete: "erase",
};

export const emailChangePage: RowPage<typeof emailChangeEntity> = {
  entity: emailChangeEntity,
  rows: [
    {
      name: "Email change",
      sample: { userId: "{user}" },
      reached: "Get by the mailed link, and marked when the link is used; replaced by a newer change",
      expires: "1 d",
    },
  ],
};
