import * as z from "zod/mini";
import { pick } from "../../pick.ts";
import { entity } from "../../rows/entity.ts";
import { userPartition } from "../../rows/keys.ts";
import { type RowKind, type RowPage } from "../../rows/row-kind.ts";
import { epochSeconds } from "../../time.ts";

/**
 * Says that an account waits for a spot of a package, or that one is held for it because it waited. Its position in
 * line, and whether the spot still is held, says the package.
 */
export const waitingEntity = entity({
  rowType: "waiting",
  shape: {
    accountId: z.string(),
    packageId: z.string(),
    eventId: z.string(),
    since: z.string(),
    /** Until when the spot that it was offered is held; null while it waits. */
    offeredUntil: z._default(z.nullable(z.string()), null),
  },
  key: ({ accountId, packageId }: { accountId: string; packageId: string }) => ({
    pk: userPartition(accountId),
    sk: `${waitingPrefix}${packageId}`,
  }),
  ttl: ({ offeredUntil }) => (offeredUntil == null ? undefined : epochSeconds(Date.parse(offeredUntil)) + 1),
});

export const waitingPrefix = "WAITING#";

export const waitingRows: RowKind<typeof waitingEntity> = {
  entity: waitingEntity,
  owner: "partition",
  export: (row) => pick(waitingEntity.read(row), "packageId", "eventId", "since"),
  onDelete: "erase",
};

export const waitingPage: RowPage<typeof waitingEntity> = {
  entity: waitingEntity,
  rows: [
    {
      name: "Waiting for a package",
      sample: { accountId: "{account}", packageId: "{package}" },
      reached:
        "Put and deleted with its place on the package; an account's, when the account is exported or deleted",
    },
    {
      name: "Spot offered to who waited",
      sample: { accountId: "{account}", packageId: "{package}", offeredUntil: "{time}" },
      reached: "Put in place of the former; an account's, for what waits for it",
      expires: "With the spot",
    },
  ],
  kept: "Until a spot is offered or the account stops waiting.",
};
