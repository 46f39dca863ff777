import type { BrandFact } from "@marquee/contracts/chat/action-inputs";
import { AppError } from "@marquee/contracts/errors";
import { sitePaths } from "@marquee/contracts/site-path";
import { brandFactsOf, distinct, updateBrandFacts } from "../../../account/brand-facts/brand-facts.ts";
import type { ActionKind, Undo } from "./action-kind.ts";

type Value = string | readonly string[];

interface FactOrder {
  field: BrandFact;
  /** The version of all facts that it is based on. */
  version: number;
  before: Value;
  after: Value;
}

const labels: Record<BrandFact, string> = {
  marketingGoals: "Marketing goals",
  targetAudience: "Target audience",
  brandVoice: "Brand voice",
  forbiddenWords: "Words to avoid",
  facts: "Facts",
};

/** Changes one of the things that Morgan knows about the reader's brand. */
export const editBrandFactsAction: ActionKind<
  { field: BrandFact; value: string | number | readonly string[] },
  FactOrder,
  FactOrder
> = {
  async suggest(core, user, { field, value }) {
    // The schema has checked that it fits its field, and no field is a number.
    const after = withoutRepeats(value as Value);
    const facts = await brandFactsOf(core, user.id);
    const before = facts[field];
    if (isSame(before, after)) return { refused: "That is known already." };
    return {
      order: { field, version: facts.version, before, after },
      effect: {
        title: `Change what Morgan knows: ${labels[field].toLowerCase()}`,
        effect: "Answers, campaigns and matching go by it from now on.",
        changes: [{ label: labels[field], before: displayed(before), after: displayed(after) ?? "None" }],
        costCredits: 0,
      },
    };
  },
  async act(doing, order) {
    const { field, version, before, after } = order;
    await change(doing, order);
    const undoing = { field, version: version + 1, before: after, after: before };
    return { leadsTo: `${sitePaths.profile}?show=brand-facts`, undoing };
  },
  undo: change,
};

/** A click that was cut off has raised the version; a later change of another fact raises it further. */
async function change(
  { core, account: user, caller, requireRole }: Undo,
  { field, version, after }: FactOrder,
): Promise<void> {
  await requireRole("manager");
  try {
    await updateBrandFacts(core, user, { version, [field]: after }, caller);
  } catch (error) {
    const isLate = error instanceof AppError && error.code === "stale_version";
    if (!isLate) throw error;
    const now = await brandFactsOf(core, user.id);
    if (now.version === version || !isSame(now[field], after)) throw error;
  }
}

const withoutRepeats = (value: Value): Value => (typeof value === "string" ? value : distinct(value));

const isSame = (one: Value, other: Value) => JSON.stringify(one) === JSON.stringify(other);

function displayed(value: Value): string | null {
  const text = typeof value === "string" ? value : value.join("; ");
  return text === "" ? null : text;
}
