import { campaignTypes, industries } from "@marquee/contracts/enums";
import type { CampaignTemplate } from "@marquee/contracts/http/templates";
import type { Item } from "@marquee/table/table";
import * as z from "zod/mini";
import { codec, rowVersion } from "../codec.ts";
import { userPartition } from "../keys.ts";

const templateCodec = codec({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  industry: z.enum(industries),
  type: z.enum(campaignTypes),
  thumbnail: z.nullable(z.string()),
  targetAudience: z.string(),
  keyFeatures: z.array(z.string()),
  estimatedBudget: z.int(),
  estimatedDuration: z.string(),
  goals: z.array(z.string()),
  metrics: z.array(z.string()),
  content: z.string(),
  isPublic: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

export const readTemplate: (item: Item) => CampaignTemplate = templateCodec.read;

export type TemplateOwner = "public" | { userId: string };

const publicPartition = "TEMPLATES";
export const templatePrefix = "TPL#";

/** Public templates share one partition, private ones live with their owner: another's are never even asked for. */
export function templatePartition(owner: TemplateOwner): string {
  return owner === "public" ? publicPartition : userPartition(owner.userId);
}

export function templateItem(template: CampaignTemplate, owner: TemplateOwner): Item {
  return {
    pk: templatePartition(owner),
    sk: `${templatePrefix}${template.industry}#${template.id}`,
    rowType: "campaign-template",
    v: rowVersion,
    ...template,
  };
}
