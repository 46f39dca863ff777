import { invalidField } from "@marquee/contracts/errors";
import type { BodyOf } from "@marquee/contracts/operation";
import { budgetGap, type CampaignPlan } from "@marquee/contracts/studio/campaign-idea";
import type * as campaigns from "@marquee/contracts/studio/campaigns";
import type { CampaignIdea } from "@marquee/contracts/studio/campaigns";
import type { IdeaContent } from "@marquee/contracts/studio/library";
import { usd } from "@marquee/contracts/text/usd";
import { defined } from "../../pick.ts";
import { named } from "./ideas.ts";

/** All of an idea that may be edited, as it is now. */
export type WholeContent = ReturnType<typeof contentOf>;
type Edit = Omit<BodyOf<typeof campaigns.updateCampaignIdea>, "version" | "status">;

/** Everything that an edit may change. */
export function contentOf(idea: CampaignIdea) {
  return {
    name: idea.name,
    description: idea.description,
    type: idea.type,
    location: idea.location,
    duration: idea.duration,
    targetAudience: idea.targetAudience,
    goals: idea.goals,
    keyFeatures: idea.keyFeatures,
    expectedOutcomes: idea.expectedOutcomes,
    metrics: idea.metrics,
    budget: idea.budget,
    inspiration: idea.inspiration,
    ...(idea.plan ? { plan: idea.plan } : {}),
    competitiveAnalysis: idea.competitiveAnalysis,
    mockupDescription: idea.mockupDescription,
    ...(idea.events ? { events: idea.events } : {}),
  } satisfies IdeaContent;
}

/**
 * An idea's content with an edit. Its own texts follow its name, and the split its budget, unless the edit gives them.
 * @throws AppError validation_failed for a part that the idea does not have, or a split that does not add up
 */
export function editedContent(
  idea: CampaignIdea,
  { plan, competitiveAnalysis, events, ...edit }: Edit,
): WholeContent {
  if (plan && !idea.plan) throw invalidField("plan", "This campaign has no plan to change");
  if (competitiveAnalysis && !idea.competitiveAnalysis)
    throw invalidField("competitiveAnalysis", "This campaign has no competitive analysis to change");
  if (edit.mockupDescription !== undefined && idea.mockupDescription === null)
    throw invalidField("mockupDescription", "This campaign has no mockup to describe");
  if (events?.some((id) => !idea.events?.some(({ eventId }) => eventId === id)))
    throw invalidField("events", "This campaign doesn't have that event");
  const before = edit.name === undefined ? idea : named(idea, edit.name);
  const after: WholeContent = {
    ...contentOf(before),
    ...defined(edit),
    ...(events && idea.events
      ? { events: idea.events.filter(({ eventId }) => events.includes(eventId)) }
      : {}),
    competitiveAnalysis: before.competitiveAnalysis && {
      ...before.competitiveAnalysis,
      ...defined(competitiveAnalysis ?? {}),
    },
  };
  if (!before.plan) return after;
  const merged = { ...before.plan, ...defined(plan ?? {}) };
  const budgetSplit =
    edit.budget === undefined || plan?.budgetSplit ? merged.budgetSplit : scaled(merged, after.budget);
  const whole = { ...after, plan: { ...merged, budgetSplit } };
  const gap = edit.budget === undefined && !plan?.budgetSplit ? 0 : budgetGap(whole);
  if (gap !== 0)
    throw invalidField(
      "plan.budgetSplit",
      `These add up to ${usd(after.budget + gap)}, and the budget is ${usd(after.budget)}`,
    );
  return whole;
}

/** The split of another budget in the same shares; the last part takes what rounding leaves. */
function scaled({ budgetSplit }: CampaignPlan, budget: number): CampaignPlan["budgetSplit"] {
  const whole = budgetSplit.reduce((sum, { amount }) => sum + amount, 0);
  const shares = budgetSplit.map(({ amount }) => (whole === 0 ? 0 : amount / whole));
  let left = budget;
  return budgetSplit.map(({ part }, index) => {
    const amount =
      index === budgetSplit.length - 1 ? left : Math.min(left, Math.round(budget * (shares[index] ?? 0)));
    left -= amount;
    return { part, amount };
  });
}
