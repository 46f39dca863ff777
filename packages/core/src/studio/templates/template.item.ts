import type { Industry } from "@marquee/contracts/enums";
import { type CampaignTemplate, campaignTemplateSchema } from "@marquee/contracts/studio/templates";
import type { Item, Key } from "@marquee/table/table";
import { pick } from "../../pick.ts";
import { entity } from "../../rows/entity.ts";
import { userPartition } from "../../rows/keys.ts";
import { type RowKind, type RowPage } from "../../rows/row-kind.ts";

const templateEntity = entity({
  rowType: "campaign-template",
  shape: campaignTemplateSchema.shape,
  key: ({ owner, industry, id }: { owner: TemplateOwner; industry: string; id: string }) => ({
    pk: templatePartition(owner),
    sk: `${templatePrefix}${industry}#${id}`,
  }),
});

export const readTemplate: (item: Item) => CampaignTemplate = templateEntity.read;

export type TemplateOwner = "public" | { userId: string };

const publicPartition = "TEMPLATES";
export const templatePrefix = "TPL#";

/** Public templates share one partition, private ones are in their owner's: other users' are never even read. */
export function templatePartition(owner: TemplateOwner): string {
  return owner === "public" ? publicPartition : userPartition(owner.userId);
}

export function templateKey({ industry, id }: CampaignTemplate, owner: TemplateOwner): Key {
  return templateEntity.key({ owner, industry, id });
}

export function templateItem(template: CampaignTemplate, owner: TemplateOwner): Item {
  return templateEntity.item({ ...template, owner });
}

export const templateRows: RowKind<typeof templateEntity> = {
  entity: templateEntity,
  owner: "partition",
  export: (row) =>
    pick(
      readTemplate(row),
      "id",
      "name",
      "description",
      "industry",
      "type",
      "thumbnail",
      "targetAudience",
      "keyFeatures",
      "estimatedBudget",
      "estimatedDuration",
      "goals",
      "metrics",
      "content",
      "isPublic",
      "createdAt",
      "updatedAt",
    ),
  onDelete: "erase",
};

export const templatePage: RowPage<typeof templateEntity> = {
  entity: templateEntity,
  rows: [
    {
      name: "Public template",
      sample: { owner: "public", industry: "{industry}" as Industry, id: "{id}" },
      reached: "All public templates, or those of one industry",
    },
    {
      name: "Own template",
      sample: { owner: { userId: "{user}" }, industry: "{industry}" as Industry, id: "{id}" },
      reached: "All of a user's own templates, or those of one industry",
    },
  ],
  kept: "A template is its user's own work; public ones have their own partition and belong to the product.",
};
