import type { CampaignIdeaDraft } from "@marquee/contracts/studio/campaign-idea";
import { literally } from "@marquee/contracts/text/literally";

/** Words whose last one alone is another thing. */
const compound =
  /\b(?:ice cream|peanut butter|food bank|blood bank|credit union|high school|night school|home care|day care|hot sauce|soap opera|board game|card game|sea food|tap water|help line|front door)$/i;

/**
 * What a product is called once it is known: "detergent" for a "refillable laundry detergent", undefined where its last
 * word would say too little.
 * @param product What a brief calls it, without an article
 */
export function brieflyCalled(product: string): string | undefined {
  const [thing = ""] = product.split(
    / (?:for|of|with|without|that|which|from|in|on|at|to|by|and|or|&)\b|[,(]/,
  );
  const words = thing.trim().split(" ");
  const last = words.at(-1) ?? "";
  return words.length < 3 || compound.test(thing) || !/^\p{Ll}{4,}$/u.test(last) ? undefined : last;
}

/**
 * An idea that calls its product by its whole name once in each of its texts, and briefly from then on.
 * @param product The whole name, without its article
 */
export function calledBriefly(idea: CampaignIdeaDraft, product: string): CampaignIdeaDraft {
  const brief = brieflyCalled(product);
  if (brief === undefined) return idea;
  const whole = new RegExp(String.raw`(“[^”]*”)|\bthe ${literally(product)}(?![\p{L}-])`, "giu");
  /** Each of some texts that are read one after the other; `known` if one reads of the product before. */
  const each = (texts: readonly string[], known = false): string[] => {
    let named = known;
    return texts.map((text) =>
      text.replaceAll(whole, (found, quote?: string) => {
        if (quote !== undefined || !named) {
          named ||= quote === undefined;
          return found;
        }
        return `${found.startsWith("T") ? "The" : "the"} ${brief}`;
      }),
    );
  };
  const [description = ""] = each([idea.description]);
  const { plan } = idea;
  const known = (text: string): string => each([text], true)[0] ?? "";
  return {
    ...idea,
    description,
    keyFeatures: each(idea.keyFeatures),
    expectedOutcomes: each(idea.expectedOutcomes),
    metrics: each(idea.metrics),
    ...(plan
      ? {
          plan: {
            ...plan,
            timeline: plan.timeline.map((step) => ({ ...step, what: known(step.what) })),
            staffing: plan.staffing.map((staff) => ({ ...staff, role: known(staff.role) })),
            measures: plan.measures.map((measure, at) =>
              at === 0 ? measure : { ...measure, name: known(measure.name) },
            ),
            risk: { what: plan.risk.what, answer: known(plan.risk.answer) },
          },
        }
      : {}),
  };
}
