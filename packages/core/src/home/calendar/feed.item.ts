import * as z from "zod/mini";
import { pick } from "../../pick.ts";
import { entity } from "../../rows/entity.ts";
import { userPartition } from "../../rows/keys.ts";
import { type RowKind, type RowPage } from "../../rows/row-kind.ts";
import { epochSeconds } from "../../time.ts";

/** An address of an account's calendar for calendar apps. The number of slots limits how many work at a time. */
export const calendarFeedEntity = entity({
  rowType: "calendar-feed",
  shape: {
    id: z.string(),
    accountId: z.string(),
    slot: z.int(),
    /** Fingerprint of the address's token; the token itself is only in the address. */
    hash: z.string(),
    createdAt: z.string(),
    expiresAt: z.string(),
  },
  key: ({ accountId, slot }: { accountId: string; slot: number }) => ({
    pk: userPartition(accountId),
    sk: `${calendarFeedPrefix}${slot}`,
  }),
  ttl: ({ expiresAt }) => epochSeconds(Date.parse(expiresAt)) + 1,
});
export type CalendarFeedRecord = ReturnType<typeof calendarFeedEntity.read>;

export const calendarFeedPrefix = "CALENDAR-FEED#";

export const calendarFeedRows: RowKind<typeof calendarFeedEntity> = {
  entity: calendarFeedEntity,
  owner: "partition",
  export: (row) => pick(calendarFeedEntity.read(row), "id", "createdAt", "expiresAt"),
  onDelete: "erase",
};

export const calendarFeedPage: RowPage<typeof calendarFeedEntity> = {
  entity: calendarFeedEntity,
  rows: [
    {
      name: "Address of an account's calendar",
      sample: { accountId: "{account}", slot: 0 },
      reached: "An account's addresses; get of the one that a token points to",
      expires: "After ten years",
    },
  ],
};

/** The slot that a token's address is in; the token is valid only while that slot has its fingerprint. */
export const calendarTokenEntity = entity({
  rowType: "calendar-token",
  shape: { hash: z.string(), accountId: z.string(), slot: z.int(), expiresAt: z.string() },
  key: ({ hash }: { hash: string }) => ({ pk: `CALENDAR-TOKEN#${hash}`, sk: "TOKEN" }),
  ttl: ({ expiresAt }) => epochSeconds(Date.parse(expiresAt)) + 1,
});

export const calendarTokenRows: RowKind<typeof calendarTokenEntity> = {
  entity: calendarTokenEntity,
  owner: "elsewhere",
  export: { notShown: "A fingerprint of an address that the account created." },
  onDelete: "erase",
};

export const calendarTokenPage: RowPage<typeof calendarTokenEntity> = {
  entity: calendarTokenEntity,
  rows: [
    {
      name: "Token of an account's calendar",
      sample: { hash: "{sha256}" },
      reached: "Get by a calendar app that has the address",
      expires: "With the address",
    },
  ],
};
