import * as z from "zod/mini";
import { pick } from "../../pick.ts";
import { entity } from "../../rows/entity.ts";
import { userPartition } from "../../rows/keys.ts";
import { type RowKind, type RowPage } from "../../rows/row-kind.ts";

/** How a deal that both sides had signed ended, as part of the host's record. */
export const hostedDealEntity = entity({
  rowType: "hosted-deal",
  shape: {
    dealId: z.string(),
    outcome: z.enum(["completed", "canceled"]),
    brandId: z.string(),
    eventId: z.string(),
    eventName: z.string(),
    at: z.string(),
  },
  key: ({ hostId, at, dealId }: { hostId: string; at: string; dealId: string }) => ({
    pk: userPartition(hostId),
    sk: `${hostedDealPrefix}${at}#${dealId}`,
  }),
});
export type HostedDeal = ReturnType<typeof hostedDealEntity.read>;

export const hostedDealPrefix = "HOSTED-DEAL#";

/** Fewer deals say nothing about a host's reliability. */
const minDeals = 3;

/** The share of signed deals that were completed, from 0 to 1; null while there are too few. */
export function completionRate(deals: readonly HostedDeal[]): number | null {
  if (deals.length < minDeals) return null;
  return deals.filter(({ outcome }) => outcome === "completed").length / deals.length;
}

export const hostedDealRows: RowKind<typeof hostedDealEntity> = {
  entity: hostedDealEntity,
  owner: "partition",
  export: (row) => pick(hostedDealEntity.read(row), "dealId", "outcome", "eventId", "eventName", "at"),
  onDelete: "erase",
};

export const hostedDealPage: RowPage<typeof hostedDealEntity> = {
  entity: hostedDealEntity,
  rows: [
    {
      name: "Ended deal in a host's record",
      sample: { hostId: "{host}", at: "{time}", dealId: "deal_{ulid}" },
      reached:
        "A host's latest hundred, with one of the host's events; put with the write that ended the deal",
    },
  ],
  kept: "As long as its host's account exists.",
};
