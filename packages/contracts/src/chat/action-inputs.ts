import * as z from "zod/mini";
import { termsInputShape } from "../deals/deal-terms.ts";
import { conceptRefinements, contactKinds, industries, inquiryTopics } from "../enums.ts";
import { packageFields } from "../events/hosting.ts";
import { atLeast, atMost, idSchema, trimmed, trimmedLine, visible, withoutLink } from "../fields.ts";
import { limits } from "../limits.ts";
import { refinementWordsSchema } from "../studio/campaign-order.ts";
import type { ChatActionKind } from "./chat-action.ts";

const amountSchema = z.number().check(z.minimum(1), z.maximum(limits.packagePriceMax), z.multipleOf(0.01));
const noteSchema = z.string().check(trimmed(), atMost(limits.dealNotesMaxLength));
const reasonSchema = z.string().check(trimmed(), z.minLength(1), atMost(500));
const messageSchema = z.string().check(trimmed(), z.minLength(1), atMost(limits.inquiryMaxLength));
const shortText = z
  .string()
  .check(trimmedLine(), z.minLength(1), atMost(limits.listItemMaxLength), visible("It"));
const shortList = z.array(shortText).check(z.maxLength(limits.listMaxItems));

/** The profile fields that Morgan may suggest changing, each with its valid values. */
const profileFactSchemas = {
  company: z.string().check(trimmedLine(), z.minLength(1), atMost(160), visible("It"), withoutLink("It")),
  industry: z.enum(industries),
  /** Whole USD. */
  budget: z.int().check(z.minimum(0), z.maximum(1_000_000_000)),
  interests: shortList,
  audiences: shortList,
  places: shortList,
} as const;
export type ProfileFact = keyof typeof profileFactSchemas;
const profileFacts = /* @__PURE__ */ Object.keys(profileFactSchemas) as [ProfileFact, ...ProfileFact[]];

const brandAnswer = z.string().check(trimmed(), atMost(limits.brandAnswerMaxLength));
const brandEntry = (length: number) =>
  z.string().check(trimmedLine(), z.minLength(1), atMost(length), visible("It"));

/** What Morgan may suggest to know about a brand, each with its valid values; lists are whole. */
const brandFactSchemas = {
  marketingGoals: brandAnswer,
  targetAudience: brandAnswer,
  brandVoice: brandAnswer,
  forbiddenWords: z
    .array(brandEntry(limits.forbiddenWordMaxLength))
    .check(z.maxLength(limits.forbiddenWords)),
  facts: z.array(brandEntry(limits.brandFactMaxLength)).check(z.maxLength(limits.brandFacts)),
} as const;
export type BrandFact = keyof typeof brandFactSchemas;
const brandFacts = /* @__PURE__ */ Object.keys(brandFactSchemas) as [BrandFact, ...BrandFact[]];

/** Terms that an offer changes; a list is whole, and what is left out stays. Benefits are lines, add-ons ids. */
const { kpis, closingDate, notes, benefits, addOns } = termsInputShape;
const offeredTerms = { kpis, closingDate, notes, benefits, addOns };

const dealId = idSchema;
const packageId = idSchema;
const eventId = idSchema;

// One object instead of a union of its fields, because a model's tool takes one object.
const factSchema = <Field extends string>(
  fields: readonly [Field, ...Field[]],
  schemas: Record<Field, z.ZodMiniType>,
) =>
  z
    .strictObject({
      field: z.enum(fields),
      value: z.union([z.string(), z.number(), z.array(z.string())]),
    })
    .check(
      z.refine(
        ({ field, value }) => z.safeParse<z.ZodMiniType>(schemas[field as Field], value).success,
        "The value does not fit its field",
      ),
    );

/** The input that each suggestion needs; everything else is read from the table. */
export const suggestionSchemas = {
  save_event: z.strictObject({ eventId }),
  unsave_event: z.strictObject({ eventId }),
  /** The amount is in USD and defaults to the package's price and that of the add-ons. */
  start_deal: z.strictObject({
    packageId,
    amount: z.optional(amountSchema),
    ...offeredTerms,
    /** What the other side reads with the offer. */
    note: z.optional(noteSchema),
  }),
  counter_deal: z
    .strictObject({
      dealId,
      amount: z.optional(amountSchema),
      ...offeredTerms,
      note: z.optional(noteSchema),
    })
    .check(
      z.refine(
        ({ dealId: _, note: __, ...terms }) => Object.values(terms).some((term) => term !== undefined),
        "Name at least one term that changes",
      ),
    ),
  accept_offer: z.strictObject({ dealId, note: z.optional(noteSchema) }),
  decline_offer: z.strictObject({ dealId, reason: reasonSchema }),
  request_changes: z.strictObject({ dealId, reason: reasonSchema }),
  cancel_deal: z.strictObject({ dealId, reason: reasonSchema }),
  message_deal: z.strictObject({ dealId, message: messageSchema }),
  renew_deal: z.strictObject({ dealId, packageId: z.optional(packageId) }),
  hold_spot: z.strictObject({ packageId }),
  join_waiting_list: z.strictObject({ packageId }),
  ask_host: z.strictObject({ eventId, topic: z.enum(inquiryTopics), message: messageSchema }),
  reply_inquiry: z.strictObject({ inquiryId: idSchema, message: messageSchema }),
  propose_package: z.strictObject({
    eventId,
    /** The brand's contact about the event, from the list of whom to invite. */
    contactKind: z.enum(contactKinds),
    contactId: idSchema,
    name: packageFields.name,
    tier: packageFields.tier,
    /** USD. */
    amount: amountSchema,
    benefits: z.optional(packageFields.benefits),
    description: z.optional(packageFields.description),
  }),
  publish_event: z.strictObject({ eventId }),
  /** The amount is the new price in USD. */
  change_price: z.strictObject({ packageId, amount: packageFields.price }),
  change_spots: z.strictObject({ packageId, spots: packageFields.maxSponsors }),
  order_campaign: z.strictObject({
    prompt: z.string().check(trimmed(), atLeast(limits.promptMinLength), atMost(limits.promptMaxLength)),
    industry: z.optional(z.enum(industries)),
    budget: z.optional(z.number().check(z.minimum(0), z.maximum(1_000_000_000))),
    location: z.optional(z.string().check(trimmed(), atMost(200))),
  }),
  refine_campaign: z
    .strictObject({
      generationId: idSchema,
      /** Which of its concepts, from 0. */
      index: z.int().check(z.minimum(0), z.maximum(99)),
      refinement: z.enum(conceptRefinements),
      /** What should change, in a sentence; for in_words alone. */
      words: z.optional(refinementWordsSchema),
    })
    .check(
      z.refine(
        ({ refinement, words }) => (refinement === "in_words") === (words !== undefined),
        "Give words for in_words, and for nothing else",
      ),
    ),
  buy_credits: z.strictObject({ packageId }),
  edit_profile: factSchema(profileFacts, profileFactSchemas),
  edit_brand_facts: factSchema(brandFacts, brandFactSchemas),
} as const satisfies Record<ChatActionKind, z.ZodMiniType>;

/** A suggestion by Morgan, of any kind. */
export type Suggestion = {
  [K in ChatActionKind]: { kind: K; input: z.output<(typeof suggestionSchemas)[K]> };
}[ChatActionKind];

/** The input of one kind. */
export type SuggestionInput<K extends ChatActionKind> = z.output<(typeof suggestionSchemas)[K]>;
