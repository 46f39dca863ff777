import * as z from "zod/mini";
import { pick } from "../../pick.ts";
import { entity } from "../../rows/entity.ts";
import { userPartition } from "../../rows/keys.ts";
import { type RowKind, type RowPage } from "../../rows/row-kind.ts";

/** Says that an account waits for a spot of a package; its position in line is on the package. */
export const waitingEntity = entity({
  rowType: "waiting",
  shape: { accountId: z.string(), packageId: z.string(), eventId: z.string(), since: z.string() },
  key: ({ accountId, packageId }: { accountId: string; packageId: string }) => ({
    pk: userPartition(accountId),
    sk: `${waitingPrefix}${packageId}`,
  }),
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
  ],
  kept: "Until a spot is offered or the account stops waiting.",
};
