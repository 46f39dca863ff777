import { type CampaignTemplate, campaignTemplateSchema } from "@marquee/contracts/http/templates";
import type { Item } from "@marquee/table/table";
import { codec, rowVersion } from "../codec.ts";
import { userPartition } from "../keys.ts";

const templateCodec = codec(campaignTemplateSchema.shape);

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
