import type { BrandFacts, BrandFactsChange } from "@marquee/contracts/account/brand-facts";
import { typedLine } from "@marquee/contracts/text/typed-text";

/** The form values of the facts: one fact per line. */
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

/** The facts in a text: one per line, without empty lines. */
function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => typedLine(line))
    .filter((line) => line !== "");
}

/** The change to send: the fields that differ from the form's initial values. */
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

/** Checks the form; its output is the change and the version it is based on. */
export async function loadFactsSchema(base: () => { values: FactsValues; version: number }) {
  const { brandFactsChangeSchema } = await import("@marquee/contracts/account/brand-facts");
  return {
    safeParse: (values: unknown) =>
      brandFactsChangeSchema.safeParse({
        ...changeOf(values as FactsValues, base().values),
        version: base().version,
      }),
  };
}

/** Merges the form with what another device saved: fields changed here keep the typed value, others the saved one. */
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
