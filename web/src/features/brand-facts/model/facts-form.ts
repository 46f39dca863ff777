import type { BrandFacts, BrandFactsChange } from "@marquee/contracts/http/brand-facts";

/** The facts as their form holds them: one fact a line. */
export interface FactsValues {
  companyName: string;
  industry: string;
  marketingGoals: string;
  targetAudience: string;
  brandVoice: string;
  forbiddenWords: string[];
  facts: string;
  brandColors: string[];
}

export function factsValues({ version: _, updatedAt: __, facts, ...texts }: BrandFacts): FactsValues {
  return { ...texts, facts: facts.join("\n") };
}

/** The facts of a text: one a line, empty lines left out. */
function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** What to send: the fields that differ from those the form began with. */
function changeOf(values: FactsValues, base: FactsValues): Omit<BrandFactsChange, "version"> {
  const { facts, ...texts } = values;
  const all = { ...texts, facts: linesOf(facts) };
  const before = { ...base, facts: linesOf(base.facts) };
  return Object.fromEntries(
    Object.entries(all).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof FactsValues]),
    ),
  );
}

/** Checks the form; its output is what changed, from which version. */
export async function loadFactsSchema(base: () => { values: FactsValues; version: number }) {
  const { brandFactsChangeSchema } = await import("@marquee/contracts/http/brand-facts");
  return {
    safeParse: (values: unknown) =>
      brandFactsChangeSchema.safeParse({
        ...changeOf(values as FactsValues, base().values),
        version: base().version,
      }),
  };
}

/** What was typed over what another device has saved meanwhile: each field as it was last changed here, else as it is there. */
export function mergedFacts(base: FactsValues, mine: FactsValues, theirs: FactsValues): FactsValues {
  return Object.fromEntries(
    Object.entries(theirs).map(([name, value]) => {
      const field = name as keyof FactsValues;
      const changed = JSON.stringify(mine[field]) !== JSON.stringify(base[field]);
      return [name, changed ? mine[field] : value];
    }),
  ) as unknown as FactsValues;
}

export function sameFacts(one: FactsValues, other: FactsValues): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
