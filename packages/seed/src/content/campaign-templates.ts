import type { CampaignTemplateSeed } from "./seed-types.ts";
import { consumerTemplates } from "./templates-consumer.ts";
import { leisureTemplates } from "./templates-leisure.ts";
import { servicesTemplates } from "./templates-services.ts";
import { technologyTemplates } from "./templates-technology.ts";

/** The public templates: at least two for each industry of the product. */
export const campaignTemplateSeeds: readonly CampaignTemplateSeed[] = [
  ...technologyTemplates,
  ...consumerTemplates,
  ...servicesTemplates,
  ...leisureTemplates,
];
