/** `generateCampaignIdeas` → `generate-campaign-ideas`: the one word of an operation as a file and function name. */
export function kebabCase(word: string): string {
  return word.replace(/[A-Z]/g, (letter, offset) => (offset === 0 ? "" : "-") + letter.toLowerCase());
}
