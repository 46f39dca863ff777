import type { Key } from "@marquee/table/table";
import * as z from "zod/mini";
import { pick } from "../../pick.ts";
import { entity } from "../../rows/entity.ts";
import { type RowKind, type RowPage } from "../../rows/row-kind.ts";
import { benefitShape, eventKey, spotSchema } from "./event.item.ts";

/** A benefit that an event offers in addition to its packages, with the deals that have it. */
export const addOnEntity = entity({
  rowType: "add-on",
  shape: {
    id: z.string(),
    eventId: z.string(),
    benefit: benefitShape,
    /** Cents of USD in storage; responses show USD. */
    priceCents: z.int(),
    /** How many deals can have it; null for no limit. */
    capacity: z.nullable(z.int()),
    /** The deals that bought it, or hold it until a given time. Every reader counts an expired hold as free. */
    spots: z.array(spotSchema),
    createdAt: z.string(),
  },
  key: ({ eventId, id }: { eventId: string; id: string }) => ({
    pk: eventKey(eventId).pk,
    sk: `${addOnPrefix}${id}`,
  }),
});
export type AddOnRecord = ReturnType<typeof addOnEntity.read>;

export const addOnPrefix = "ADDON#";

export const addOnKey = (of: { eventId: string; id: string }): Key => addOnEntity.key(of);

export const addOnRows: RowKind<typeof addOnEntity> = {
  entity: addOnEntity,
  owner: "elsewhere",
  export: (row) => {
    const { priceCents, ...shown } = addOnEntity.read(row);
    return { ...pick(shown, "id", "eventId", "benefit", "capacity", "createdAt"), price: priceCents / 100 };
  },
  onDelete: {
    keep: "Add-ons of drafts are deleted with the drafts before the rows are processed; the others belong to events that stay.",
  },
};

export const addOnPage: RowPage<typeof addOnEntity> = {
  entity: addOnEntity,
  rows: [
    {
      name: "Add-on",
      sample: { eventId: "{event}", id: "add_{ulid}" },
      reached: "An event's add-ons; written together with the event",
    },
  ],
  kept: "As long as its event exists.",
};
