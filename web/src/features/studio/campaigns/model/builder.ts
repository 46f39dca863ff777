import type { BrandFacts } from "@marquee/contracts/account/brand-facts";
import { industryNamed } from "@marquee/contracts/account/industry-named";
import type { Industry, PreferredCampaignType } from "@marquee/contracts/enums";
import { limits } from "@marquee/contracts/limits";
import type { GenerateBody, RefineBody } from "@marquee/contracts/studio/campaign-order";
import type { Generation } from "@marquee/contracts/studio/campaigns";
import type { CampaignTemplate } from "@marquee/contracts/studio/templates";
import { isLonger } from "@marquee/contracts/text/characters";
import { typedNumber } from "@marquee/contracts/text/typed-number";
import { typedText } from "@marquee/contracts/text/typed-text";

/** The form values of the Strategy Builder: text as typed. */
export interface BuilderValues {
  prompt: string;
  industry: Industry | "";
  budget: string;
  targetAudience: string;
  goals: string[];
  location: string;
  duration: string;
  preferred_type: PreferredCampaignType;
  generateCompetitiveAnalysis: boolean;
  generateVisualMockup: boolean;
  competitorNames: string[];
}

export const emptyBuilder: BuilderValues = {
  prompt: "",
  industry: "",
  budget: "",
  targetAudience: "",
  goals: [],
  location: "",
  duration: "",
  preferred_type: "all",
  generateCompetitiveAnalysis: false,
  generateVisualMockup: false,
  competitorNames: [],
};

/** The optional fields of a brief; type `all` is the same as none given. */
export const detailFields = [
  "industry",
  "preferred_type",
  "budget",
  "targetAudience",
  "goals",
  "location",
  "duration",
] as const satisfies readonly (keyof BuilderValues)[];

/** Whether any of them differs from the brief's initial values. */
export function hasDetails(values: BuilderValues, opening: BuilderValues = emptyBuilder): boolean {
  return detailFields.some(
    (name) => values[name].length > 0 && JSON.stringify(values[name]) !== JSON.stringify(opening[name]),
  );
}

/** The initial brief, prefilled with what Morgan knows about the brand. */
export function openingBrief(facts: BrandFacts | undefined): BuilderValues {
  if (facts === undefined) return emptyBuilder;
  return {
    ...emptyBuilder,
    industry: industryNamed(facts.industry) ?? "",
    targetAudience: facts.targetAudience,
    goals: goalsIn(facts.marketingGoals),
  };
}

/** Splits "Leads, awareness and loyalty" into three goals; parts that are too long for a goal are left out. */
function goalsIn(text: string): string[] {
  return text
    .split(/[,;\n]|\band\b/i)
    .map((goal) => typedText(goal).replace(/\.$/, ""))
    .filter((goal) => goal !== "" && !isLonger(goal, limits.listItemMaxLength))
    .slice(0, limits.listMaxItems);
}

/** Whether the brief is empty, so that replacing it loses nothing. */
export function isEmptyBrief(values: BuilderValues, opening: BuilderValues = emptyBuilder): boolean {
  return Object.entries(opening).every(([name, empty]) => {
    const value = values[name as keyof BuilderValues];
    return typeof value === "string"
      ? typedText(value) === empty
      : JSON.stringify(value) === JSON.stringify(empty);
  });
}

/** Parses "$25,000" to 25000; undefined if empty, NaN if it is not a number. */
export function readBudget(text: string): number | undefined {
  return text.trim() === "" ? undefined : typedNumber(text);
}

/** The order in the contract's format; empty fields are left out. */
export function toGenerateBody(values: BuilderValues): GenerateBody {
  const budget = readBudget(values.budget);
  const competitors = values.generateCompetitiveAnalysis ? values.competitorNames : [];
  const audience = typedText(values.targetAudience);
  return {
    prompt: values.prompt,
    ...(values.industry === "" ? {} : { industry: values.industry }),
    ...(budget === undefined ? {} : { budget }),
    ...(audience === "" ? {} : { targetAudience: { description: audience } }),
    ...(values.goals.length === 0 ? {} : { goals: values.goals }),
    ...(typedText(values.location) === "" ? {} : { location: typedText(values.location) }),
    ...(typedText(values.duration) === "" ? {} : { duration: typedText(values.duration) }),
    preferred_type: values.preferred_type,
    generateCompetitiveAnalysis: values.generateCompetitiveAnalysis,
    generateVisualMockup: values.generateVisualMockup,
    ...(competitors.length === 0 ? {} : { competitorNames: competitors }),
  };
}

/** The same order as a rerun of an earlier generation: it replaces the whole brief, so emptied fields are cleared. */
export function toRerunBody(body: GenerateBody): RefineBody {
  return {
    refinement: "rerun",
    budget: null,
    targetAudience: { description: "" },
    goals: [],
    location: "",
    duration: "",
    competitorNames: [],
    ...body,
    industry: body.industry ?? null,
  };
}

/** Checks the builder against the contract; its field names are the contract's. */
export async function loadBuilderSchema() {
  const { generateBodySchema } = await import("@marquee/contracts/studio/campaign-order");
  return {
    safeParse: (values: unknown) => generateBodySchema.safeParse(toGenerateBody(values as BuilderValues)),
  };
}

/** The builder's values for a template. */
export function fromTemplate(template: CampaignTemplate): BuilderValues {
  return {
    ...emptyBuilder,
    prompt: template.content,
    industry: template.industry,
    budget: String(template.estimatedBudget),
    targetAudience: template.targetAudience,
    goals: template.goals,
    duration: template.estimatedDuration,
    preferred_type: template.type,
  };
}

/** The builder's values for an earlier order, to change and send again. */
export function fromGeneration({ prompt, parameters }: Generation): BuilderValues {
  return {
    prompt,
    industry: parameters.industry ?? "",
    budget: parameters.budget === undefined || parameters.budget === null ? "" : String(parameters.budget),
    targetAudience: parameters.targetAudience?.description ?? "",
    goals: parameters.goals ?? [],
    location: parameters.location ?? "",
    duration: parameters.duration ?? "",
    preferred_type: parameters.preferred_type ?? "all",
    generateCompetitiveAnalysis: parameters.generateCompetitiveAnalysis ?? false,
    generateVisualMockup: parameters.generateVisualMockup ?? false,
    competitorNames: parameters.competitorNames ?? [],
  };
}
