import type { CampaignResult } from "@marquee/contracts/studio/campaign-idea";
import { conceptBlocks } from "@marquee/contracts/studio/concept-words";
import { documentText } from "@marquee/contracts/text/document-text";

/** A concept as plain text, to paste into an email or a document. */
export function conceptText(concept: CampaignResult): string {
  return documentText(conceptBlocks(concept));
}
