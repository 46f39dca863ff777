import type { CampaignType } from "@marquee/contracts/enums";
import type { CampaignTemplate } from "@marquee/contracts/studio/templates";

/** The templates that match a text and a type; the text is matched against what people remember of a template. */
export function filterTemplates(
  templates: readonly CampaignTemplate[],
  filter: { text: string; type: CampaignType | "all" },
): CampaignTemplate[] {
  const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
  return templates.filter((template) => {
    const { name, description, targetAudience, content, industry } = template;
    const text = [name, description, targetAudience, content, industry].join("\n").toLowerCase();
    return (
      (filter.type === "all" || template.type === filter.type) && words.every((word) => text.includes(word))
    );
  });
}
