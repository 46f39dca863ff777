import type { CampaignType } from "@marquee/contracts/enums";
import type { CampaignTemplate } from "@marquee/contracts/studio/templates";
import { holdAll, wordsOf } from "@marquee/contracts/text/search-text";

/** The templates that match a text and a type; the text is matched against what people remember of a template. */
export function filterTemplates(
  templates: readonly CampaignTemplate[],
  filter: { text: string; type: CampaignType | "all" },
): CampaignTemplate[] {
  const words = wordsOf(filter.text);
  return templates.filter((template) => {
    const { name, description, targetAudience, content, industry } = template;
    return (
      (filter.type === "all" || template.type === filter.type) &&
      holdAll([name, description, targetAudience, content, industry], words)
    );
  });
}
