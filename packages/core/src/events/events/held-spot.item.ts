import * as z from "zod/mini";
import { entity } from "../../rows/entity.ts";
import { userPartition } from "../../rows/keys.ts";
import type { RowKind, RowPage } from "../../rows/row-kind.ts";
import { epochSeconds } from "../../time.ts";

/**
 * Says that a spot was held for an account without a deal, at an event that takes one sponsor per industry. Whether it
 * still is says the package.
 */
export const heldSpotEntity = entity({
  rowType: "held-spot",
  shape: { accountId: z.string(), packageId: z.string(), eventId: z.string(), until: z.string() },
  key: ({ accountId, packageId }: { accountId: string; packageId: string }) => ({
    pk: userPartition(accountId),
    sk: `${heldSpotPrefix}${packageId}`,
  }),
  ttl: ({ until }) => epochSeconds(Date.parse(until)) + 1,
});

export const heldSpotPrefix = "HELD#";

export const heldSpotRows: RowKind<typeof heldSpotEntity> = {
  entity: heldSpotEntity,
  owner: "partition",
  export: { notShown: "For at most a day; what came of it is among the deals." },
  onDelete: "erase",
};

export const heldSpotPage: RowPage<typeof heldSpotEntity> = {
  entity: heldSpotEntity,
  rows: [
    {
      name: "Held spot",
      sample: { accountId: "{account}", packageId: "{package}", until: "{time}" },
      reached: "An account's, when its industry is changed; put with the spot",
      expires: "With the hold",
    },
  ],
};
