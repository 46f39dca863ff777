import { ideaContentSchema, ideaVersionSchema } from "@marquee/contracts/studio/library";
import * as z from "zod/mini";
import { pick } from "../../pick.ts";
import { entity } from "../../rows/entity.ts";
import { userPartition } from "../../rows/keys.ts";
import { type RowKind, type RowPage } from "../../rows/row-kind.ts";

/** The content of an idea before it was edited. */
export const ideaVersionEntity = entity({
  rowType: "campaign-idea-version",
  shape: { ...ideaVersionSchema.shape, ideaId: z.string(), content: ideaContentSchema },
  key: ({ userId, ideaId, version }: { userId: string; ideaId: string; version: number }) => ({
    pk: userPartition(userId),
    sk: `${ideaVersionPrefix(ideaId)}${String(version).padStart(versionDigits, "0")}`,
  }),
});

/** So that keys sort like numbers. */
const versionDigits = 9;

/** What the keys of all versions of an idea begin with. */
export function ideaVersionPrefix(ideaId: string): string {
  return `IDEA-VERSION#${ideaId}#`;
}

export const ideaVersionRows: RowKind<typeof ideaVersionEntity> = {
  entity: ideaVersionEntity,
  owner: "partition",
  export: (row) => pick(ideaVersionEntity.read(row), "ideaId", "version", "at", "content"),
  onDelete: "erase",
};

export const ideaVersionPage: RowPage<typeof ideaVersionEntity> = {
  entity: ideaVersionEntity,
  rows: [
    {
      name: "Version of a campaign idea",
      sample: { userId: "{user}", ideaId: "{idea}", version: 1 },
      reached: "Versions of one idea, newest first",
    },
  ],
  kept: "Until its idea is deleted or there are 50 newer versions.",
};
