import * as z from "zod/mini";
import { entity } from "../../rows/entity.ts";
import type { RowKind, RowPage } from "../../rows/row-kind.ts";
import { eventKey } from "../events/event.item.ts";

const value = z.nullable(z.union([z.string(), z.number()]));

/** What one write changed in an event and its packages; written in the same transaction and never changed. */
export const eventHistoryEntity = entity({
  rowType: "event-history",
  shape: {
    id: z.string(),
    eventId: z.string(),
    version: z.int(),
    /** Only ids: names are looked up on display, so that no name of a deleted account is left. */
    actorId: z.string(),
    /** The account through whose grant they acted for the host. */
    throughId: z.optional(z.string()),
    asAdmin: z.boolean(),
    changes: z.array(
      z.object({ packageName: z.nullable(z.string()), field: z.string(), old: value, new: value }),
    ),
    /** Set for a change of a package made for one brand, which only the host may see. */
    ofOneBrand: z._default(z.boolean(), false),
    createdAt: z.string(),
  },
  key: ({ eventId, id }: { eventId: string; id: string }) => ({
    pk: eventKey(eventId).pk,
    sk: `${eventHistoryPrefix}${id}`,
  }),
});
export type EventHistoryRecord = ReturnType<typeof eventHistoryEntity.read>;
export type EventChange = EventHistoryRecord["changes"][number];

export const eventHistoryPrefix = "HISTORY#";

export const eventHistoryRows: RowKind<typeof eventHistoryEntity> = {
  entity: eventHistoryEntity,
  owner: { notFound: "Part of its event; it names who acted by id, and stores nothing else about them." },
  export: { notShown: "How an event changed; the event itself is shown." },
  onDelete: {
    keep: "It is deleted with a draft; for an event that was public, who took part must stay traceable.",
  },
};

export const eventHistoryPage: RowPage<typeof eventHistoryEntity> = {
  entity: eventHistoryEntity,
  rows: [
    {
      name: "Change of an event",
      sample: { eventId: "{event}", id: "hst_{ulid}" },
      reached: "An event's changes, newest first",
    },
  ],
  kept: "As long as its event exists.",
};
