import type { CampaignTemplateSeed } from "./seed-types.ts";

/** A public template; its id is `tpl_` plus the key, and never changes once published. */
export function template(
  key: string,
  fields: Omit<CampaignTemplateSeed, "id" | "thumbnail" | "isPublic">,
): CampaignTemplateSeed {
  return { id: `tpl_${key}`, thumbnail: null, isPublic: true, ...fields };
}
