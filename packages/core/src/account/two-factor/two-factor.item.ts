import { all, attribute } from "@marquee/table/condition";
import type { Item, Key, LabelledWrite } from "@marquee/table/table";
import * as z from "zod/mini";
import { entity } from "../../rows/entity.ts";
import { userPartition } from "../../rows/keys.ts";
import type { RowKind, RowPage } from "../../rows/row-kind.ts";

/** An unconfirmed secret expires after this. */
const pendingSeconds = 30 * 60;

const twoFactorEntity = entity({
  rowType: "two-factor",
  shape: {
    /** Sealed; plain base32 in rows written before secrets were sealed. */
    secret: z.string(),
    /** Whether a first code has shown that the app has the secret. */
    confirmed: z.boolean(),
    /** Until when an unconfirmed secret may be confirmed. */
    pendingUntilMs: z.number(),
    /** The time step of the last accepted code; neither it nor an earlier one is accepted again. */
    lastStep: z.number(),
    /** Fingerprints of the remaining recovery codes. */
    recoveryCodes: z.array(z.string()),
    /** Incremented by every change, so that a code works once even if sent twice at the same moment. */
    version: z.number(),
  },
  key: ({ userId }: { userId: string }) => ({ pk: userPartition(userId), sk: "TWOFACTOR" }),
});
export type TwoFactor = ReturnType<typeof twoFactorEntity.read>;

export const readTwoFactor = twoFactorEntity.read;

export const twoFactorKey = (userId: string): Key => twoFactorEntity.key({ userId });

/** A sealed secret that waits for its first code. */
export function pendingTwoFactorItem(userId: string, secret: string, nowMs: number): Item {
  const row: TwoFactor = {
    secret,
    confirmed: false,
    pendingUntilMs: nowMs + pendingSeconds * 1_000,
    lastStep: 0,
    recoveryCodes: [],
    version: 0,
  };
  return twoFactorEntity.item({ userId, ...row });
}

/** Changes a row if it is still as it was read; secret and version together identify that state. */
export function twoFactorWrite(userId: string, stored: TwoFactor, set: Partial<TwoFactor>): LabelledWrite {
  const when = all(attribute("secret").is(stored.secret), attribute("version").is(stored.version));
  return {
    label: "twoFactor",
    write: { op: "update", key: twoFactorKey(userId), set, add: { version: 1 }, when },
  };
}

export const twoFactorRows: RowKind<typeof twoFactorEntity> = {
  entity: twoFactorEntity,
  owner: "partition",
  person: "rows",
  export(row) {
    const { confirmed, recoveryCodes } = readTwoFactor(row);
    return { confirmed, recoveryCodesLeft: recoveryCodes.length };
  },
  onDelete: "erase",
};

export const twoFactorPage: RowPage<typeof twoFactorEntity> = {
  entity: twoFactorEntity,
  rows: [
    {
      name: "Second factor",
      sample: { userId: "{user}" },
      reached: "Get; changed only if its version still matches, so each code counts once",
    },
  ],
  kept: "One for each account.",
};
