import { type CampaignIdea, campaignIdeaSchema } from "@marquee/contracts/studio/campaigns";
import type { Item, Key } from "@marquee/table/table";
import { pick } from "../../pick.ts";
import { entity } from "../../rows/entity.ts";
import { userPartition } from "../../rows/keys.ts";
import { type RowKind, type RowPage } from "../../rows/row-kind.ts";
import { mockupPlace, mockupUrl } from "./mockup-file.ts";

const ideaEntity = entity({
  rowType: "campaign-idea",
  shape: campaignIdeaSchema.shape,
  key: ({ userId, id }: { userId: string; id: string }) => ({
    pk: userPartition(userId),
    sk: `${ideaPrefix}${id}`,
  }),
});

export const readIdea = (item: Item): CampaignIdea => withOwnMockup(ideaEntity.read(item));

/** An idea whose mockup has an address of its own: under its name, and another one once that may have changed. */
export function withOwnMockup(idea: CampaignIdea): CampaignIdea {
  const place = mockupPlace(idea.mockupImageUrl);
  if (!place) return idea;
  return { ...idea, mockupImageUrl: mockupUrl(place, { id: idea.id, version: versionOf(idea) }) };
}

export const ideaPrefix = "IDEA#";

/** One idea per concept of a generation: saving it twice hits the same row. */
export function ideaId(generationId: string, index: number): string {
  return `${generationId}-${index}`;
}

/** An idea saved before ideas had versions is in its first version. */
export const versionOf = ({ version }: { version?: number | undefined }): number => version ?? 1;

export const ideaKey = (userId: string, id: string): Key => ideaEntity.key({ userId, id });

export const ideaItem = ideaEntity.item;

export const ideaRows: RowKind<typeof ideaEntity> = {
  entity: ideaEntity,
  owner: "partition",
  export: (row) =>
    pick(
      readIdea(row),
      "id",
      "userId",
      "generationId",
      "status",
      "name",
      "description",
      "type",
      "goals",
      "targetAudience",
      "budget",
      "location",
      "duration",
      "keyFeatures",
      "expectedOutcomes",
      "metrics",
      "inspiration",
      "plan",
      "fit",
      "events",
      "note",
      "competitiveAnalysis",
      "mockupImageUrl",
      "mockupDescription",
      "version",
      "editedAt",
      "views",
      "comments",
      "commentsClosed",
      "sample",
      "createdAt",
      "updatedAt",
    ),
  onDelete: "erase",
};

export const ideaPage: RowPage<typeof ideaEntity> = {
  entity: ideaEntity,
  rows: [
    {
      name: "Campaign idea",
      sample: { userId: "{user}", id: "{generation}-{index}" },
      reached: "Get; a user's library, newest first",
    },
  ],
  kept: "The library belongs to its user, and each idea was paid for.",
};
