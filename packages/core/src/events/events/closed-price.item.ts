import type { EventCategory, SponsorshipTier } from "@marquee/contracts/enums";
import * as z from "zod/mini";
import { entity } from "../../rows/entity.ts";
import type { RowKind, RowPage } from "../../rows/row-kind.ts";

/** The price of a completed deal, stored by category and tier. It names no party. */
export const closedPriceEntity = entity({
  rowType: "closed-price",
  shape: {
    dealId: z.string(),
    amountCents: z.int(),
    /** How many people the event expected; 0 if it did not say, absent from rows older than this field. */
    attendees: z.optional(z.int()),
    at: z.string(),
  },
  key: ({ category, tier, at, dealId }: ClosedPricePlace & { at: string; dealId: string }) => ({
    pk: closedPricePartition({ category, tier }),
    sk: `${at}#${dealId}`,
  }),
});

export interface ClosedPricePlace {
  category: EventCategory;
  tier: SponsorshipTier;
}

export function closedPricePartition({ category, tier }: ClosedPricePlace): string {
  return `PRICES#${category}#${tier}`;
}

export const closedPriceRows: RowKind<typeof closedPriceEntity> = {
  entity: closedPriceEntity,
  owner: { notFound: "Part of the product, not of an account." },
  export: { notShown: "One amount among others; the deal itself is shown." },
  onDelete: { keep: "It names nobody, and what was paid does not change." },
};

export const closedPricePage: RowPage<typeof closedPriceEntity> = {
  entity: closedPriceEntity,
  rows: [
    {
      name: "Price of a completed deal",
      sample: { category: "ai", tier: "gold", at: "{time}", dealId: "deal_{ulid}" },
      reached: "The latest hundred of a category and tier; put with the deal's completion",
    },
  ],
  kept: "One small row for each completed deal.",
};
