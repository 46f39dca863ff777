import type { BrandFacts } from "@marquee/contracts/account/brand-facts";

/** What an account may have told Morgan, with every text containing `word`. */
export function sampleBrandFacts(word: string): Omit<BrandFacts, "updatedAt"> {
  return {
    companyName: `${word} Inc.`,
    industry: word,
    marketingGoals: `More of ${word}`,
    targetAudience: `${word} listeners`,
    brandVoice: `As ${word} speaks`,
    forbiddenWords: [`not ${word}`],
    facts: [`${word} has a shop`],
    brandColors: ["#123456"],
    version: 1,
  };
}
