import { ideaItem } from "@marquee/core/studio/campaigns/idea.item";
import { ideaCommentEntity } from "@marquee/core/studio/campaigns/idea-comment.item";
import { ideaVersionEntity } from "@marquee/core/studio/campaigns/idea-version.item";
import { conceptShareEntity, conceptTokenEntity } from "@marquee/core/studio/concepts/share.item";
import { templateItem } from "@marquee/core/studio/templates/template.item";
import type { Item } from "@marquee/table/table";
import type { sampleResult } from "./sample-result.ts";

/** The library items of the account with every row: an idea, a version of it, a link to it and a template. */
export function libraryItems(of: {
  id: string;
  word: string;
  at: string;
  idea: typeof sampleResult;
}): Item[] {
  const { id, word, at, idea } = of;
  const expiresAt = new Date(Date.parse(at) + 86_400_000).toISOString();
  const link = { accountId: id, slot: 0, hash: `hash-of-concept-${id}`, expiresAt };
  return [
    ideaItem({
      ...idea,
      id: `gen_${id}-0`,
      userId: id,
      generationId: `gen_${id}`,
      status: "saved",
      createdAt: at,
      updatedAt: at,
    }),
    conceptShareEntity.item({
      ...link,
      id: "shr_2",
      conceptId: `gen_${id}-0`,
      conceptSavedAt: at,
      createdAt: at,
    }),
    conceptTokenEntity.item(link),
    ideaVersionEntity.item({
      userId: id,
      ideaId: `gen_${id}-0`,
      version: 1,
      at,
      content: {
        name: `${word} evening`,
        description: word,
        type: idea.type,
        location: word,
        duration: "a day",
        targetAudience: { description: word },
        goals: [word],
        keyFeatures: [word],
        expectedOutcomes: [word],
        metrics: [word],
      },
    }),
    ideaCommentEntity.item({
      userId: id,
      ideaId: `gen_${id}-0`,
      id: "cmt_1",
      name: word,
      text: `${word} by somebody`,
      createdAt: at,
    }),
    templateItem(
      {
        id: `tpl_${id}`,
        name: `${word} template`,
        description: word,
        industry: "tech",
        type: "pop_up",
        thumbnail: null,
        targetAudience: word,
        keyFeatures: [],
        estimatedBudget: 1,
        goals: [],
        estimatedDuration: "a day",
        metrics: [],
        content: word,
        isPublic: false,
        createdAt: at,
        updatedAt: at,
      },
      { userId: id },
    ),
  ];
}
