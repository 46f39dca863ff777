import type { Industry } from "../enums.ts";

/** The words that people use for each industry; hyphenated words are listed joined, as `industryNamed` reads them. */
export const industryWords: Record<Exclude<Industry, "other">, string> = {
  tech: "tech technology software saas it ai cloud data cyber cybersecurity security hardware computing developer",
  retail: "retail ecommerce commerce shopping stores consumer",
  finance: "finance financial fintech bank banking insurance investment payments accounting",
  healthcare: "healthcare health healthtech medical medicine pharma pharmaceutical biotech wellness hospital",
  food: "food beverage beverages drinks restaurant restaurants grocery catering",
  entertainment: "entertainment music film movies theater concerts",
  automotive: "automotive auto car cars vehicles mobility",
  education: "education edtech school university learning training",
  travel: "travel tourism hotel hotels hospitality airline",
  fashion: "fashion apparel clothing footwear",
  beauty: "beauty cosmetics skincare makeup",
  sports: "sports sport fitness athletics outdoor",
  nonprofit: "nonprofit charity ngo foundation",
  luxury: "luxury jewelry watches",
  media: "media publishing news advertising marketing broadcasting",
  gaming: "gaming games esports",
};

/** The industry that a free text names, by the first word that matches one; null if none does. */
export function industryNamed(text: string): Industry | null {
  const joined = text.toLowerCase().replaceAll(/\b(e|non|health|ed|fin)-(?=[a-z])/g, "$1");
  const words: string[] = joined.match(/[a-z]+/g) ?? [];
  for (const word of words) {
    const found = Object.entries(industryWords).find(([, known]) => known.split(" ").includes(word));
    if (found) return found[0] as Industry;
  }
  return words.includes("other") ? "other" : null;
}
