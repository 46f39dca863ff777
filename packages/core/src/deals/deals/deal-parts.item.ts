import { dealSides, dealVersionKinds } from "@marquee/contracts/deals/deal-moves";
import { dealFactsSchema } from "@marquee/contracts/deals/deal-terms";
import * as z from "zod/mini";
import { entity } from "../../rows/entity.ts";
import type { RowKind, RowPage } from "../../rows/row-kind.ts";
import { dealEntity, termsShape } from "./deal.item.ts";

const kept = "As long as its deal exists.";

/** A version of a deal's terms; never changed once it is written, except that a deleted account's name is taken out. */
export const dealOfferEntity = entity({
  rowType: "deal-offer",
  shape: {
    dealId: z.string(),
    version: z.int(),
    kind: z.enum(dealVersionKinds),
    by: z.enum(dealSides),
    ...termsShape,
    facts: z.optional(dealFactsSchema),
    note: z.string(),
    createdAt: z.string(),
  },
  key: ({ dealId, version }: { dealId: string; version: number }) => ({
    pk: dealEntity.key({ id: dealId }).pk,
    sk: `${dealOfferPrefix}${String(version).padStart(6, "0")}`,
  }),
});
export type DealOfferRecord = ReturnType<typeof dealOfferEntity.read>;

export const dealOfferPrefix = "OFFER#";

export const dealOfferRows: RowKind<typeof dealOfferEntity> = {
  entity: dealOfferEntity,
  owner: { notFound: "Part of its deal, with which leaveDeals takes the leaver's name out of it." },
  export: { notShown: "How a deal's terms came about; the deal itself is shown." },
  onDelete: { keep: "What was offered to the other side belongs to them too, without the leaver's name." },
};

export const dealOfferPage: RowPage<typeof dealOfferEntity> = {
  entity: dealOfferEntity,
  rows: [
    {
      name: "Version of a deal",
      sample: { dealId: "deal_{ulid}", version: 1 },
      reached: "A deal's versions, newest first; put if absent",
    },
  ],
  kept,
};

const value = z.nullable(z.union([z.string(), z.number(), z.array(z.string())]));

/**
 * What one write changed about a deal, written in that write's transaction and never changed, except that a deleted
 * account's name is taken out.
 */
export const dealHistoryEntity = entity({
  rowType: "deal-history",
  shape: {
    id: z.string(),
    dealId: z.string(),
    version: z.int(),
    action: z.string(),
    /** Null for what neither side did. */
    by: z.nullable(z.enum(dealSides)),
    /** Who did it for that side; absent from rows written before this field existed. */
    personId: z.optional(z.string()),
    /** The account through whose grant they did it, such as their agency's. */
    throughId: z.optional(z.string()),
    note: z.string(),
    changes: z.array(z.object({ field: z.string(), old: value, new: value })),
    createdAt: z.string(),
  },
  key: ({ dealId, id }: { dealId: string; id: string }) => ({
    pk: dealEntity.key({ id: dealId }).pk,
    sk: `${dealHistoryPrefix}${id}`,
  }),
});
export type DealHistoryRecord = ReturnType<typeof dealHistoryEntity.read>;

export const dealHistoryPrefix = "HISTORY#";

export const dealHistoryRows: RowKind<typeof dealHistoryEntity> = {
  entity: dealHistoryEntity,
  owner: { notFound: "Part of its deal, with which leaveDeals takes the leaver's name out of it." },
  export: { notShown: "How a deal changed; the deal itself is shown." },
  onDelete: { keep: "Who changed what in an agreement must stay traceable for the other side." },
};

export const dealHistoryPage: RowPage<typeof dealHistoryEntity> = {
  entity: dealHistoryEntity,
  rows: [
    {
      name: "Change of a deal",
      sample: { dealId: "deal_{ulid}", id: "hst_{ulid}" },
      reached: "A deal's changes, newest first",
    },
  ],
  kept,
};
