import * as z from "zod/mini";
import { entity } from "../../rows/entity.ts";
import { userPartition } from "../../rows/keys.ts";
import type { RowKind, RowPage } from "../../rows/row-kind.ts";
import { epochSeconds } from "../../time.ts";

const machinery = "An internal counter or marker; what it counts is in the export itself.";

/** Marks that a message was sent: one per client id for a day, and per text for three seconds. */
export const sentEntity = entity({
  rowType: "sent",
  shape: {
    messageId: z.string(),
    /** Of the text; null in rows written before it was stored. */
    textHash: z._default(z.nullable(z.string()), null),
    expiresAtMs: z.number(),
  },
  key: ({ userId, name }: { userId: string; name: string }) => ({
    pk: userPartition(userId),
    sk: `SENT#${name}`,
  }),
  ttl: ({ expiresAtMs }) => epochSeconds(expiresAtMs) + 1,
});

export const sentRows: RowKind<typeof sentEntity> = {
  entity: sentEntity,
  owner: "partition",
  export: { notShown: machinery },
  onDelete: "erase",
};

export const sentPage: RowPage<typeof sentEntity> = {
  entity: sentEntity,
  rows: [
    {
      name: "Sent message",
      sample: { userId: "{user}", name: "{client id or text}" },
      reached: "Put if absent: a repeat gets the first message",
      expires: "1 d, or 3 s for a text",
    },
  ],
};

/** How many messages a user sent in one minute. */
export const minuteEntity = entity({
  rowType: "minute",
  shape: { messages: z.int() },
  key: ({ userId, minute }: { userId: string; minute: number | string }) => ({
    pk: userPartition(userId),
    sk: `MINUTE#${minute}`,
  }),
});

export const minuteRows: RowKind<typeof minuteEntity> = {
  entity: minuteEntity,
  owner: "partition",
  export: { notShown: machinery },
  onDelete: "erase",
};

export const minutePage: RowPage<typeof minuteEntity> = {
  entity: minuteEntity,
  rows: [
    {
      name: "Messages per minute",
      sample: { userId: "{user}", minute: "{minute}" },
      reached: "Incremented in the transaction that it limits",
      expires: "2 min",
    },
  ],
};
