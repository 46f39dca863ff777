import { conceptCommentSchema } from "@marquee/contracts/studio/concept-comments";
import * as z from "zod/mini";
import { pick } from "../../pick.ts";
import { entity } from "../../rows/entity.ts";
import { userPartition } from "../../rows/keys.ts";
import { type RowKind, type RowPage } from "../../rows/row-kind.ts";

/** What somebody with a link wrote about an idea. */
export const ideaCommentEntity = entity({
  rowType: "campaign-idea-comment",
  shape: { ...conceptCommentSchema.shape, ideaId: z.string() },
  key: ({ userId, ideaId, id }: { userId: string; ideaId: string; id: string }) => ({
    pk: userPartition(userId),
    sk: `${ideaCommentPrefix(ideaId)}${id}`,
  }),
});

/** What the keys of all comments on an idea begin with. */
export function ideaCommentPrefix(ideaId: string): string {
  return `IDEA-COMMENT#${ideaId}#`;
}

export const ideaCommentRows: RowKind<typeof ideaCommentEntity> = {
  entity: ideaCommentEntity,
  owner: "partition",
  export: (row) => pick(ideaCommentEntity.read(row), "ideaId", "id", "name", "text", "createdAt"),
  onDelete: "erase",
};

export const ideaCommentPage: RowPage<typeof ideaCommentEntity> = {
  entity: ideaCommentEntity,
  rows: [
    {
      name: "Comment on a campaign idea",
      sample: { userId: "{user}", ideaId: "{idea}", id: "{comment}" },
      reached: "Comments on one idea, newest first",
    },
  ],
  kept: "Until its owner deletes it or its idea; an idea has 40 at most.",
};
