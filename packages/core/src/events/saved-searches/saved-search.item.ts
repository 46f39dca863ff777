import { type EventCategory, eventCategories, sponsorshipTiers } from "@marquee/contracts/enums";
import type { Key } from "@marquee/table/table";
import * as z from "zod/mini";
import { pick } from "../../pick.ts";
import { entity } from "../../rows/entity.ts";
import { userPartition } from "../../rows/keys.ts";
import type { List } from "../../rows/lists.ts";
import { type RowKind, type RowPage } from "../../rows/row-kind.ts";
import { epochSeconds } from "../../time.ts";

const filterShape = {
  search: z.optional(z.string()),
  category: z.optional(z.enum(eventCategories)),
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  city: z.optional(z.string()),
  minAttendees: z.optional(z.int()),
  maxAttendees: z.optional(z.int()),
  minPrice: z.optional(z.int()),
  maxPrice: z.optional(z.int()),
  tier: z.optional(z.enum(sponsorshipTiers)),
  available: z.optional(z.literal("true")),
};

/** A search for events that a user saved, to be told about new matches. */
export const savedSearchEntity = entity({
  rowType: "saved-search",
  shape: {
    /** Derived from the filter, so that an account has each search only once. */
    id: z.string(),
    userId: z.string(),
    name: z.string(),
    filter: z.object(filterShape),
    createdAt: z.string(),
    /** How many events were found since it was saved, and the newest of them. */
    found: z.int(),
    /** How many of them its owner has read. */
    read: z._default(z.int(), 0),
    latest: z.nullable(z.object({ eventId: z.string(), eventName: z.string(), at: z.string() })),
  },
  key: ({ userId, id }: { userId: string; id: string }) => ({
    pk: userPartition(userId),
    sk: `${savedSearchPrefix}${id}`,
  }),
  list: ({ userId, id, filter }) => ({ list: searchesFor(filter.category), at: `${userId}#${id}` }),
});
export type SavedSearchRecord = ReturnType<typeof savedSearchEntity.read>;

export const savedSearchPrefix = "SEARCH#";

/** All users' searches for a category, or for any category. */
export function searchesFor(category: EventCategory | "any" = "any"): List {
  return { name: `SEARCHES#${category}`, shards: 1 };
}

export const savedSearchRows: RowKind<typeof savedSearchEntity> = {
  entity: savedSearchEntity,
  owner: "partition",
  export: (row) => pick(savedSearchEntity.read(row), "name", "filter", "createdAt", "found", "latest"),
  onDelete: "erase",
};

export const savedSearchPage: RowPage<typeof savedSearchEntity> = {
  entity: savedSearchEntity,
  rows: [
    {
      name: "Saved search",
      sample: { userId: "{user}", id: "{sha256}", filter: { category: "ai" } },
      reached: "A user's; when an event is published, everyone's for its category and for any category",
    },
  ],
  kept: "Until it is deleted; at most 20 per account.",
};

/** How many searches a user has saved, counted in the transactions that save and delete them. */
const searchCountEntity = entity({
  rowType: "search-count",
  shape: { searches: z.int() },
  key: ({ userId }: { userId: string }) => ({ pk: userPartition(userId), sk: "SEARCH-COUNT" }),
});

export const searchCountKey = (userId: string): Key => searchCountEntity.key({ userId });
export const searchCountItem = searchCountEntity.item;
export const searchCountMark = searchCountEntity.mark;

export const searchCountRows: RowKind<typeof searchCountEntity> = {
  entity: searchCountEntity,
  owner: "partition",
  export: { notShown: "An internal counter or marker; what it counts is in the export itself." },
  onDelete: "erase",
};

export const searchCountPage: RowPage<typeof searchCountEntity> = {
  entity: searchCountEntity,
  rows: [
    {
      name: "Number of saved searches",
      sample: { userId: "{user}" },
      reached: "Updated with each search that is saved or deleted",
    },
  ],
  kept: "One small row for each account that saves searches.",
};

const alertSeconds = 400 * 86_400;

/** Says that a user was told about an event, and by which of their searches. */
export const searchAlertEntity = entity({
  rowType: "search-alert",
  shape: {
    userId: z.string(),
    eventId: z.string(),
    searchId: z.string(),
    at: z.string(),
  },
  key: ({ userId, eventId }: { userId: string; eventId: string }) => ({
    pk: userPartition(userId),
    sk: `ALERT#${eventId}`,
  }),
  ttl: ({ at }) => epochSeconds(Date.parse(at)) + alertSeconds,
});

export const searchAlertRows: RowKind<typeof searchAlertEntity> = {
  entity: searchAlertEntity,
  owner: "partition",
  export: (row) => pick(searchAlertEntity.read(row), "eventId", "at"),
  onDelete: "erase",
};

export const searchAlertPage: RowPage<typeof searchAlertEntity> = {
  entity: searchAlertEntity,
  rows: [
    {
      name: "Alert of a saved search",
      sample: { userId: "{user}", eventId: "{event}", at: "2026-01-01T00:00:00.000Z" },
      reached: "Put if absent when an event is published: nobody is notified twice",
      expires: "400 d",
    },
  ],
};
