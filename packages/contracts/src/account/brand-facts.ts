import * as z from "zod/mini";
import { atMost, timestampSchema, trimmed, trimmedLine, visible, withoutLink } from "../fields.ts";
import { limits } from "../limits.ts";
import { operation } from "../operation.ts";

/* @__NO_SIDE_EFFECTS__ */
function answer(name: string) {
  const max = limits.brandAnswerMaxLength;
  return z.string().check(trimmed(), atMost(max, `${name} can't exceed ${max} characters`));
}

/* @__NO_SIDE_EFFECTS__ */
function listOf(one: string, { max, length }: { max: number; length: number }) {
  const [article, noun] = one.split(" ");
  const entry = z
    .string()
    .check(
      trimmedLine(),
      z.minLength(1, `Enter ${article} ${noun}`),
      atMost(length, `A ${noun} can't exceed ${length} characters`),
      visible(`A ${noun}`),
    );
  return z.array(entry).check(z.maxLength(max, `You can add up to ${max} ${noun}s`));
}

const fields = {
  companyName: answer("Company name").check(
    trimmedLine(),
    visible("Company name"),
    withoutLink("Company name"),
  ),
  industry: answer("Industry").check(trimmedLine(), visible("Industry")),
  marketingGoals: answer("Marketing goals"),
  targetAudience: answer("Target audience"),
  /** How the brand sounds. */
  brandVoice: answer("Brand voice"),
  /** Words that Morgan never uses in the brand's name. */
  forbiddenWords: listOf("a word", { max: limits.forbiddenWords, length: limits.forbiddenWordMaxLength }),
  /** Anything else that Morgan should know, one fact each. */
  facts: listOf("a fact", { max: limits.brandFacts, length: limits.brandFactMaxLength }),
  /** The colors that mockups are drawn in; the first one is the main color. */
  brandColors: z
    .array(
      z
        .string()
        .check(
          trimmedLine(),
          z.toLowerCase(),
          z.regex(/^#[0-9a-f]{6}$/, "Enter a color as # and six digits or letters, such as #1a73e8"),
        ),
    )
    .check(z.maxLength(limits.brandColors, `You can add up to ${limits.brandColors} colors`)),
};

const { companyName, industry, marketingGoals, targetAudience } = fields;

/** The answers of the onboarding wizard. */
export const wizardAnswersSchema = z.strictObject({ companyName, industry, marketingGoals, targetAudience });

export const brandFactsSchema = z.strictObject({
  companyName: z.string(),
  industry: z.string(),
  marketingGoals: z.string(),
  targetAudience: z.string(),
  brandVoice: z.string(),
  forbiddenWords: z.array(z.string()),
  facts: z.array(z.string()),
  brandColors: z.array(z.string()),
  /** Counts changes; 0 before the first one. */
  version: z.int(),
  updatedAt: z.nullable(timestampSchema),
});
export type BrandFacts = z.infer<typeof brandFactsSchema>;

export const brandFactsChangeSchema = z.strictObject({
  /** The version that this change is based on, so that it never overwrites what another device has saved since. */
  version: z
    .int("version must be a whole number")
    .check(z.minimum(0, "version must be 0 or more"), z.maximum(Number.MAX_SAFE_INTEGER)),
  ...z.partial(z.strictObject(fields)).shape,
});
export type BrandFactsChange = z.infer<typeof brandFactsChangeSchema>;

export const getBrandFacts = operation({
  id: "getBrandFacts",
  area: "brand-facts",
  method: "GET",
  path: "/api/brand-facts",
  access: "user",
  session: "parallel",
  grantReach: "campaigns",
  keyScope: "read",
  responses: { 200: brandFactsSchema },
  summary: "Get what Morgan knows about your brand",
});

export const updateBrandFacts = operation({
  id: "updateBrandFacts",
  area: "brand-facts",
  method: "PATCH",
  path: "/api/brand-facts",
  access: "user",
  session: "first",
  teamRole: "manager",
  keyScope: "write",
  body: brandFactsChangeSchema,
  responses: { 200: brandFactsSchema },
  errors: ["stale_version"],
  summary:
    "Change some of what Morgan knows about your brand. What isn't given stays; 409 when it changed since the given version",
});

export const clearBrandFacts = operation({
  id: "clearBrandFacts",
  area: "brand-facts",
  method: "DELETE",
  path: "/api/brand-facts",
  access: "user",
  session: "first",
  teamRole: "manager",
  keyScope: "write",
  responses: { 200: brandFactsSchema },
  summary: "Clear everything Morgan knows about your brand",
});

/** All operations of the area, in the order in which the API reference lists them. */
export const brandFactsOperations = {
  getBrandFacts,
  updateBrandFacts,
  clearBrandFacts,
};
