import * as z from "zod/mini";
import { benefitItemSchema } from "../events/events.ts";
import { benefitItemBodySchema } from "../events/hosting.ts";
import { idSchema, requiredLine, text } from "../fields.ts";
import { limits } from "../limits.ts";

/**
 * Everything two sides agree on. A term that looks the same in a request, in a row and in an answer is one entry of
 * `plainTerms`; the rest derives from it.
 */

const lines = (name: string, many: string, max: number) =>
  z
    .array(requiredLine(name, limits.packageBenefitMaxLength))
    .check(z.maxLength(max, `A deal has at most ${max} ${many}`));

/** The terms that have one form everywhere: what a request may say, what is stored, and what stands without a word. */
export const plainTerms = {
  kpis: {
    input: lines("KPI", "KPIs", limits.dealKpisMax),
    stored: z.array(z.string()),
    none: [] as string[],
  },
  /** A day, such as 2026-12-31, by which the sponsor wants the agreement signed. */
  closingDate: {
    input: z.nullable(z.iso.date("Closing date must be a day such as 2026-12-31")),
    stored: z.nullable(z.iso.date()),
    none: null as string | null,
  },
  /** Terms beyond the others, in the parties' own words; the agreement prints them. */
  notes: { input: text("Further terms", limits.dealNotesMaxLength), stored: z.string(), none: "" },
} as const;
type Declared = typeof plainTerms;
export type PlainTerm = keyof Declared;
export const plainTermNames = /* @__PURE__ */ Object.keys(plainTerms) as PlainTerm[];

type Part<P extends "stored" | "none"> = { [K in PlainTerm]: Declared[K][P] };
/* @__NO_SIDE_EFFECTS__ */
function each<P extends "stored" | "none">(part: P): Part<P> {
  return Object.fromEntries(plainTermNames.map((name) => [name, plainTerms[name][part]])) as Part<P>;
}

/** The plain terms as rows and answers hold them. */
export const plainTermsShape = /* @__PURE__ */ each("stored");
export type PlainTerms = z.infer<z.ZodMiniObject<typeof plainTermsShape>>;

/** The plain terms of a deal that says nothing about them. */
export const noPlainTerms = /* @__PURE__ */ each("none");

const addOnIds = z.array(idSchema).check(
  z.maxLength(limits.addOnsPerEvent, `A deal has at most ${limits.addOnsPerEvent} add-ons`),
  z.refine((ids) => new Set(ids).size === ids.length, "Each add-on can be chosen once"),
);

/* @__NO_SIDE_EFFECTS__ */
function optionalInputs(): { [K in PlainTerm]: z.ZodMiniOptional<Declared[K]["input"]> } {
  return Object.fromEntries(
    plainTermNames.map((name) => [name, z.optional<z.ZodMiniType>(plainTerms[name].input)]),
  ) as { [K in PlainTerm]: z.ZodMiniOptional<Declared[K]["input"]> };
}

/** The terms as a request names them; those that it leaves out stay as they are. */
export const termsInputShape = {
  .../* @__PURE__ */ optionalInputs(),
  /** One line each: a known one keeps its kind and due day, and so does one of which only the quantity differs. */
  benefits: z.optional(lines("Benefit", "benefits", limits.packageBenefitsMax)),
  /** The same in their parts; a request sends either these or `benefits`. */
  benefitItems: z.optional(
    z
      .array(benefitItemBodySchema)
      .check(
        z.maxLength(limits.packageBenefitsMax, `A deal has at most ${limits.packageBenefitsMax} benefits`),
      ),
  ),
  /** Ids of all add-ons of the event that the deal has from now on. Without an amount, it changes by their prices. */
  addOns: z.optional(addOnIds),
};

const party = z.strictObject({ name: z.string(), company: z.string() });

/** What a version stands for besides its terms: `DealFacts`. */
export const dealFactsSchema = z.strictObject({
  brand: party,
  host: party,
  event: z.strictObject({
    name: z.string(),
    location: z.string(),
    firstDay: z.iso.date(),
    lastDay: z.iso.date(),
    attendeeCount: z.int(),
    attendeeType: z.string(),
  }),
});

/** The SHA-256 hash, in hexadecimal, by which a click says what its maker had read. */
export const readHashSchema = z
  .string("Say what you read: send the hash of the answer that you decide on")
  .check(z.regex(/^[0-9a-f]{64}$/, "This isn't the hash of an answer"));

/** The terms as answers show them. */
export const termsShape = {
  /** USD; may have cents. */
  amount: z.number(),
  /** Each benefit on one line, such as "4 × Full pass". */
  benefits: z.array(z.string()),
  /** The same benefits in the same order, in their parts. */
  benefitItems: z.array(benefitItemSchema),
  /** What the sponsor takes in addition to the package, at the price when it was added; the amount includes it. */
  addOns: z.array(
    z.strictObject({
      id: idSchema,
      benefit: z.string(),
      benefitItem: benefitItemSchema,
      price: z.number(),
    }),
  ),
  ...plainTermsShape,
};
export type DealTerms = z.infer<z.ZodMiniObject<typeof termsShape>>;
