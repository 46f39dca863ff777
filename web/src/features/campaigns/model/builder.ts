import type { Industry, PreferredCampaignType } from "@marquee/contracts/enums";
import type { BrandFacts } from "@marquee/contracts/http/brand-facts";
import type { GenerateBody, Generation, RefineBody } from "@marquee/contracts/http/campaigns";
import type { CampaignTemplate } from "@marquee/contracts/http/templates";
import { industryNamed } from "@marquee/contracts/industry-named";
import { limits } from "@marquee/contracts/limits";

/** What the Strategy Builder holds while it is filled in: text as it was typed. */
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

/** The fields that a brief can do without; `all` types is the same as none said. */
export const detailFields = [
  "industry",
  "preferred_type",
  "budget",
  "targetAudience",
  "goals",
  "location",
  "duration",
] as const satisfies readonly (keyof BuilderValues)[];

/** Whether any of them says something beyond what the brief begins with. */
export function hasDetails(values: BuilderValues, opening: BuilderValues = emptyBuilder): boolean {
  return detailFields.some(
    (name) => values[name].length > 0 && JSON.stringify(values[name]) !== JSON.stringify(opening[name]),
  );
}

/** The brief before anything is typed: filled in with what Morgan knows of the brand. */
export function openingBrief(facts: BrandFacts | undefined): BuilderValues {
  if (facts === undefined) return emptyBuilder;
  return {
    ...emptyBuilder,
    industry: industryNamed(facts.industry) ?? "",
    targetAudience: facts.targetAudience,
    goals: goalsIn(facts.marketingGoals),
  };
}

/** "Leads, awareness and loyalty" as three goals; what would be too long for one stays out. */
function goalsIn(text: string): string[] {
  return text
    .split(/[,;\n]|\band\b/i)
    .map((goal) => goal.trim().replace(/\.$/, ""))
    .filter((goal) => goal !== "" && goal.length <= limits.listItemMaxLength)
    .slice(0, limits.listMaxItems);
}

/** Whether there is a brief that would be missed. */
export function isEmptyBrief(values: BuilderValues, opening: BuilderValues = emptyBuilder): boolean {
  return Object.entries(opening).every(([name, empty]) => {
    const value = values[name as keyof BuilderValues];
    return typeof value === "string"
      ? value.trim() === empty
      : JSON.stringify(value) === JSON.stringify(empty);
  });
}

/** "$25,000" as 25000; undefined for nothing, NaN for what is no number. */
export function readBudget(text: string): number | undefined {
  const digits = text.replaceAll(/[$,\s]/g, "");
  return digits === "" ? undefined : Number(digits);
}

/** The order as the contract wants it: what was left empty is left out. */
export function toGenerateBody(values: BuilderValues): GenerateBody {
  const budget = readBudget(values.budget);
  const competitors = values.generateCompetitiveAnalysis ? values.competitorNames : [];
  const audience = values.targetAudience.trim();
  return {
    prompt: values.prompt,
    ...(values.industry === "" ? {} : { industry: values.industry }),
    ...(budget === undefined ? {} : { budget }),
    ...(audience === "" ? {} : { targetAudience: { description: audience } }),
    ...(values.goals.length === 0 ? {} : { goals: values.goals }),
    ...(values.location.trim() === "" ? {} : { location: values.location.trim() }),
    ...(values.duration.trim() === "" ? {} : { duration: values.duration.trim() }),
    preferred_type: values.preferred_type,
    generateCompetitiveAnalysis: values.generateCompetitiveAnalysis,
    generateVisualMockup: values.generateVisualMockup,
    ...(competitors.length === 0 ? {} : { competitorNames: competitors }),
  };
}

/** The same order as a new run of an earlier generation: it replaces the whole brief, so what was emptied is taken back. */
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

/** Checks the builder by the contract itself; its field names are the contract's. */
export async function loadBuilderSchema() {
  const { generateBodySchema } = await import("@marquee/contracts/http/campaigns");
  return {
    safeParse: (values: unknown) => generateBodySchema.safeParse(toGenerateBody(values as BuilderValues)),
  };
}

/** A template as a filled builder. */
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

/** An earlier order as a filled builder, to be changed and sent again. */
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
