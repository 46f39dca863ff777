import type { Key } from "@marquee/table/table";
import * as z from "zod/mini";
import { pick } from "../../pick.ts";
import { entity } from "../../rows/entity.ts";
import { userPartition } from "../../rows/keys.ts";
import type { List } from "../../rows/lists.ts";
import { type RowKind, type RowPage } from "../../rows/row-kind.ts";

const facts = z.object({
  date: z.string(),
  /** USD. */
  priceFrom: z.nullable(z.number()),
  spotsLeft: z.int(),
  canceled: z.boolean(),
  lastDay: z.optional(z.string()),
  name: z.optional(z.string()),
  place: z.optional(z.string()),
  audience: z.optional(z.string()),
});
export type SavedEventFacts = z.infer<typeof facts>;

export const savedPrefix = "SAVED#";

/** Says that a user saved an event; a single row however often they press the button. */
export const savedEventEntity = entity({
  rowType: "saved-event",
  shape: {
    userId: z.string(),
    eventId: z.string(),
    savedAt: z.string(),
    /** The event's facts when its saver last saw or was told them; null for events saved before this was stored. */
    seen: z._default(
      z.nullable(
        z.object({
          facts,
          /** How many of the event's spots were the saver's own; absent from what was stored before it was counted. */
          ownSpots: z.optional(z.int()),
          at: z.string(),
        }),
      ),
      null,
    ),
    /** How often they were told, so that of two concurrent runs only one tells them. */
    turn: z._default(z.int(), 0),
  },
  key: ({ userId, eventId }: { userId: string; eventId: string }) => ({
    pk: userPartition(userId),
    sk: `${savedPrefix}${eventId}`,
  }),
  list: ({ userId, eventId, savedAt }) => ({
    list: savedBy(userId),
    at: `${savedAt}#${eventId}`,
  }),
  due: ({ eventId, savedAt }) => ({ list: saversOf(eventId), at: savedAt }),
});

export type SavedEventRecord = ReturnType<typeof savedEventEntity.read>;

/** A user's saved events, by when they were saved. */
export function savedBy(userId: string): List {
  return { name: `SAVED#${userId}`, shards: 1 };
}

/** The users who saved an event, for the schedule that tells them about its changes. */
export function saversOf(eventId: string): List {
  return { name: `SAVERS#${eventId}`, shards: 1 };
}

export const savedEventRows: RowKind<typeof savedEventEntity> = {
  entity: savedEventEntity,
  owner: "partition",
  export: (row) => pick(savedEventEntity.read(row), "eventId", "savedAt"),
  onDelete: "erase",
};

export const savedEventPage: RowPage<typeof savedEventEntity> = {
  entity: savedEventEntity,
  rows: [
    {
      name: "Saved event",
      sample: { userId: "{user}", eventId: "{event}", savedAt: "{time}" },
      reached: "Batch get for the events of a page; a user's, newest first; all users who saved an event",
    },
  ],
  kept: "Until it is removed; at most 500 per account.",
};

/** How many events a user has saved, counted in the transactions that save and unsave them. */
const savedCountEntity = entity({
  rowType: "saved-count",
  shape: { saved: z.int() },
  key: ({ userId }: { userId: string }) => ({ pk: userPartition(userId), sk: "SAVED-COUNT" }),
});

export const savedCountKey = (userId: string): Key => savedCountEntity.key({ userId });
export const savedCountItem = savedCountEntity.item;
export const savedCountMark = savedCountEntity.mark;

export const savedCountRows: RowKind<typeof savedCountEntity> = {
  entity: savedCountEntity,
  owner: "partition",
  export: { notShown: "An internal counter or marker; what it counts is in the export itself." },
  onDelete: "erase",
};

export const savedCountPage: RowPage<typeof savedCountEntity> = {
  entity: savedCountEntity,
  rows: [
    {
      name: "Number of saved events",
      sample: { userId: "{user}" },
      reached: "Updated with each event that is saved or removed",
    },
  ],
  kept: "One small row for each account that saves events.",
};
