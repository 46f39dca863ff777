import * as z from "zod/mini";
import { authorShape } from "../../ground/threads/authors.ts";
import { mentionsShape } from "../../ground/threads/mentions.ts";
import { pick } from "../../pick.ts";
import { entity } from "../../rows/entity.ts";
import { userPartition } from "../../rows/keys.ts";
import { type RowKind, type RowPage } from "../../rows/row-kind.ts";

/** What somebody wrote about an idea: with a link, under a name of their choice, or as a person of the account's side. */
export const ideaCommentEntity = entity({
  rowType: "campaign-idea-comment",
  shape: {
    id: z.string(),
    ideaId: z.string(),
    /** What a visitor called themselves; absent where `personId` says who wrote it. */
    name: z.optional(z.string()),
    ...authorShape,
    text: z.string(),
    ...mentionsShape,
    createdAt: z.string(),
  },
  key: ({ userId, ideaId, id }: { userId: string; ideaId: string; id: string }) => ({
    pk: userPartition(userId),
    sk: `${ideaCommentPrefix(ideaId)}${id}`,
  }),
});

export type IdeaCommentRecord = ReturnType<typeof ideaCommentEntity.read>;

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
