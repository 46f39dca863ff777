import { durations } from "@marquee/contracts/durations";
import * as z from "zod/mini";
import { pick } from "../../pick.ts";
import { entity } from "../../rows/entity.ts";
import { userPartition } from "../../rows/keys.ts";
import type { RowKind, RowPage } from "../../rows/row-kind.ts";
import { epochSeconds } from "../../time.ts";

export const sentMailPrefix = "MAIL#";

/** That a person was mailed, without the mail: it may contain links that sign in. Ids sort by time. */
export const sentMailEntity = entity({
  rowType: "sent-mail",
  shape: {
    id: z.string(),
    /** The address, which may have been another then than now. */
    to: z.string(),
    subject: z.string(),
    /** Whether the mail service took it; false if it refused, or did not answer. */
    sent: z.boolean(),
    createdAt: z.string(),
  },
  key: ({ userId, id }: { userId: string; id: string }) => ({
    pk: userPartition(userId),
    sk: `${sentMailPrefix}${id}`,
  }),
  ttl: ({ createdAt }) => epochSeconds(Date.parse(createdAt)) + durations.notificationSeconds,
});

export const sentMailRows: RowKind<typeof sentMailEntity> = {
  entity: sentMailEntity,
  owner: "partition",
  person: "rows",
  export: (row) => pick(sentMailEntity.read(row), "to", "subject", "sent", "createdAt"),
  onDelete: "erase",
};

export const sentMailPage: RowPage<typeof sentMailEntity> = {
  entity: sentMailEntity,
  rows: [
    {
      name: "Sent mail",
      sample: { userId: "{user}", id: "eml_{ulid}" },
      reached: "What a person was mailed, newest first, for admins",
      expires: "90 d",
    },
  ],
};
