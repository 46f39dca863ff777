import * as z from "zod/mini";
import { creditPackageSchema } from "../credits/credits.ts";
import { jobKindSchema } from "../credits/jobs.ts";
import { openingPrices } from "../credits/prices.ts";
import { type Flag, jobStatuses, paymentModes, paymentStatuses } from "../enums.ts";
import { errorCodes } from "../errors.ts";
import {
  atLeast,
  atMost,
  creditsSchema,
  idSchema,
  pageQueryShape,
  timestampSchema,
  trimmed,
  trimmedLine,
  visible,
} from "../fields.ts";
import { limits } from "../limits.ts";
import { operation } from "../operation.ts";
import { waitingSchema } from "./admin.ts";
import { listDeadLetters, redriveDeadLetters } from "./dead-letters.ts";
import { daysBackShape } from "./recent.ts";
import { modelBudgetSchema, stageLimitsSchema, welcomeGrantSchema } from "./stage-limits.ts";

const priceSchema = z
  .int()
  .check(z.minimum(0, "A price can't be negative"), z.maximum(10_000, "The price is too large"));

/** What work costs in credits: the one list that charges, screens and documents share. */
export const priceListSchema = z.strictObject({
  campaignIdeas: priceSchema,
  competitiveAnalysis: priceSchema,
  visualMockup: priceSchema,
  /** Refining one concept. */
  refinement: priceSchema,
  chatReply: priceSchema,
  freeRepliesPerMonth: priceSchema,
});
export type PriceList = z.infer<typeof priceListSchema>;

export const flagsSchema = z.strictObject({
  registration: z.boolean(),
  googleSignIn: z.boolean(),
  phoneSignIn: z.boolean(),
  campaigns: z.boolean(),
  chat: z.boolean(),
  billing: z.boolean(),
} satisfies Record<Flag, unknown>);

const maintenanceSchema = z.nullable(
  z.strictObject({
    message: z
      .string("A message is required")
      .check(trimmed(), z.minLength(1, "A message is required"), atMost(300, "Message is too long")),
    tone: z.enum(["info", "warning"]),
  }),
);

export const systemSettingsSchema = z.strictObject({
  flags: flagsSchema,
  prices: priceListSchema,
  /** Shown above every page; null for none. */
  maintenance: maintenanceSchema,
  /** Where people can write to by mail; null for nowhere. */
  supportEmail: z.nullable(
    z
      .string("Enter an email address")
      .check(trimmedLine(), z.maxLength(254, "Enter an email address"), z.email("Enter an email address")),
  ),
  /** Null for what the stage is configured with. */
  modelBudget: z.nullable(modelBudgetSchema),
  welcome: z.nullable(welcomeGrantSchema),
});
export type SystemSettings = z.infer<typeof systemSettingsSchema>;

/** The settings until an admin changes them. */
export const defaultSettings: SystemSettings = {
  flags: {
    registration: true,
    googleSignIn: true,
    phoneSignIn: true,
    campaigns: true,
    chat: true,
    billing: false,
  },
  prices: openingPrices,
  maintenance: null,
  supportEmail: null,
  modelBudget: null,
  welcome: null,
};

export const publicSettingsSchema = z.extend(
  z.omit(systemSettingsSchema, { modelBudget: true, welcome: true }),
  {
    payments: z.enum(paymentModes),
    /** Whether no real card is charged: mock payments, or a test key. */
    testMode: z.boolean(),
    /** Whether Google sign-in is set up on this stage. */
    googleConfigured: z.boolean(),
    /** Whether an admin of this stage needs a second factor. */
    adminSecondFactor: z.boolean(),
    /** Whether this is a development stage: it shows pages for developers, such as the kit of controls. */
    forBuilders: z.boolean(),
    /** Whether anybody may enter as one of the demo's accounts. */
    demoEntry: z.boolean(),
    /** Whether the diagnostic pages are available. */
    diagnostics: z.boolean(),
    /** The credits that an account gets once its owner is confirmed; 0 for none. */
    welcomeCredits: creditsSchema,
  },
);

export type PublicSettings = z.infer<typeof publicSettingsSchema>;

export const getPublicSettings = operation({
  id: "getPublicSettings",
  area: "system",
  method: "GET",
  path: "/api/settings",
  access: "public",
  responses: { 200: publicSettingsSchema },
  summary: "Get what every page needs: feature flags, prices, maintenance banner, test mode",
});

const versionedSettingsSchema = z.extend(systemSettingsSchema, {
  /** What applies where `modelBudget` and `welcome` are null. */
  stage: stageLimitsSchema,
  version: z.int(),
  updatedBy: z.nullable(z.string()),
  updatedAt: z.nullable(timestampSchema),
});

export const getSystemSettings = operation({
  id: "getSystemSettings",
  area: "system",
  method: "GET",
  path: "/api/admin/settings",
  access: "admin",
  session: "first",
  responses: { 200: versionedSettingsSchema },
  summary: "Get system settings with their version",
});

export const updateSystemSettings = operation({
  id: "updateSystemSettings",
  area: "system",
  method: "PUT",
  path: "/api/admin/settings",
  access: "admin",
  session: "first",
  stepUp: true,
  body: z.extend(systemSettingsSchema, { version: z.int() }),
  responses: { 200: z.extend(versionedSettingsSchema, { waiting: waitingSchema }) },
  errors: ["stale_version"],
  summary:
    "Update flags, prices, banner, and limits. Takes effect within a minute; lower prices and more welcome credits need a second admin's approval",
});

export const listAllCreditPackages = operation({
  id: "listAllCreditPackages",
  area: "system",
  method: "GET",
  path: "/api/admin/credit-packages",
  access: "admin",
  session: "first",
  responses: { 200: z.array(creditPackageSchema) },
  summary: "List all credit packages, including inactive ones",
});

export const updateCreditPackage = operation({
  id: "updateCreditPackage",
  area: "system",
  method: "PATCH",
  path: "/api/admin/credit-packages/{id}",
  access: "admin",
  session: "first",
  stepUp: true,
  params: z.strictObject({ id: idSchema }),
  body: z.strictObject({
    name: z.optional(
      z
        .string()
        .check(
          trimmedLine(),
          z.minLength(1, "Name is required"),
          atMost(80, "Name is too long"),
          visible("Name"),
        ),
    ),
    /** Cents of USD; whole dollars, as screens show no cents. */
    price: z.optional(
      z
        .int()
        .check(
          z.minimum(100, "The price must be at least $1"),
          z.maximum(10_000_000, "The price is too large"),
          z.multipleOf(100, "The price must be in whole dollars"),
        ),
    ),
    creditAmount: z.optional(
      z
        .int()
        .check(
          z.minimum(1, "Must be at least 1 credit"),
          z.maximum(1_000_000, "The number of credits is too large"),
        ),
    ),
    isActive: z.optional(z.boolean()),
  }),
  responses: { 200: z.extend(creditPackageSchema, { waiting: waitingSchema }) },
  errors: ["not_found"],
  summary:
    "Update a package. Payments already started keep their price; cheaper credits need a second admin's approval",
});

export const adminJobSchema = z.strictObject({
  id: idSchema,
  kind: jobKindSchema,
  userId: idSchema,
  username: z.string(),
  /** Who ordered it, named with their company, and the agency that they acted through. */
  orderedBy: z.string(),
  status: z.enum(jobStatuses),
  attempt: z.int(),
  costCredits: creditsSchema,
  /** The part of the cost that is still held. */
  heldCredits: creditsSchema,
  /** Why it failed, as a code of the error catalog; never the model's or the user's text. */
  errorCode: z.nullable(z.string()),
  /** Why the model last gave nothing, such as `http_429`, `timeout` or `refusal`; null if it never failed. */
  reason: z.nullable(z.string()),
  /** The job that an admin's retry of this failed one ordered; null if it was not retried. */
  retriedAs: z.nullable(idSchema),
  createdAt: timestampSchema,
});
export type AdminJob = z.infer<typeof adminJobSchema>;

export const listJobs = operation({
  id: "listJobs",
  area: "system",
  method: "GET",
  path: "/api/admin/jobs",
  access: "admin",
  session: "first",
  paged: true,
  query: z.strictObject({
    ...pageQueryShape,
    status: z.optional(z.enum(["open", "failed"])),
    ...daysBackShape,
  }),
  responses: { 200: z.array(adminJobSchema) },
  summary:
    "List open jobs, or those that failed or lack a part, newest first; with days, only those that failed in them",
});

const jobParams = z.strictObject({ id: idSchema });

export const retryJob = operation({
  id: "retryJob",
  area: "system",
  method: "POST",
  path: "/api/admin/jobs/{id}/retry",
  access: "admin",
  session: "first",
  stepUp: true,
  params: jobParams,
  body: z.strictObject({ userId: idSchema }),
  responses: { 200: adminJobSchema },
  errors: ["not_found", "invalid_transition", "not_enough_credits", "model_budget_spent"],
  summary: "Retry an open job or a failed campaign. Retrying twice never charges twice",
});

const retryOutcomeSchema = z.strictObject({
  id: idSchema,
  /** The job sent again, or the one ordered in its place; null if it could not be retried. */
  job: z.nullable(adminJobSchema),
  /** Why it could not be retried, as retryJob would have answered. */
  error: z.nullable(z.strictObject({ code: z.enum(errorCodes), message: z.string() })),
});
export type RetryOutcome = z.infer<typeof retryOutcomeSchema>;

export const retryJobs = operation({
  id: "retryJobs",
  area: "system",
  method: "POST",
  path: "/api/admin/jobs/retry",
  access: "admin",
  session: "first",
  stepUp: true,
  body: z.strictObject({
    jobs: z
      .array(z.strictObject({ id: idSchema, userId: idSchema }))
      .check(
        z.minLength(1, "Name at least one job"),
        z.maxLength(limits.retriedJobs, `At most ${limits.retriedJobs} jobs can be retried at once`),
      ),
  }),
  responses: { 200: z.array(retryOutcomeSchema) },
  summary: "Retry the named jobs, each as if retried alone, and tell for each how it went",
});

export const refundJob = operation({
  id: "refundJob",
  area: "system",
  method: "POST",
  path: "/api/admin/jobs/{id}/refund",
  access: "admin",
  session: "first",
  stepUp: true,
  params: jobParams,
  body: z.strictObject({
    userId: idSchema,
    reason: z
      .string("A reason is required")
      .check(trimmed(), atLeast(3, "A reason is required"), atMost(300, "Reason is too long")),
  }),
  responses: { 200: adminJobSchema },
  errors: ["not_found", "conflict", "invalid_transition"],
  summary: "Refund a job's credits, once. An open job is stopped",
});

/** What an id that somebody quotes stands for. Never a prompt, an answer or a card. */
export const foundReferenceSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("account"),
    account: z.strictObject({ id: idSchema, username: z.string(), name: z.string() }),
  }),
  z.strictObject({ kind: z.literal("job"), job: adminJobSchema }),
  z.strictObject({
    kind: z.literal("payment"),
    payment: z.strictObject({
      id: idSchema,
      userId: idSchema,
      username: z.string(),
      packageName: z.string(),
      /** Cents of USD. */
      amount: z.int(),
      refundedAmount: z.int(),
      creditAmount: creditsSchema,
      status: z.enum(paymentStatuses),
      /** The provider's id of the checkout; empty for a payment without one. */
      sessionId: z.string(),
      createdAt: timestampSchema,
    }),
  }),
]);
export type FoundReference = z.infer<typeof foundReferenceSchema>;

export const findReference = operation({
  id: "findReference",
  area: "system",
  method: "GET",
  path: "/api/admin/references/{id}",
  access: "admin",
  session: "first",
  params: z.strictObject({ id: z.string().check(z.regex(/^[\w-]{1,255}$/, "Invalid id")) }),
  responses: { 200: foundReferenceSchema },
  errors: ["not_found"],
  summary:
    "Find an account, job or payment by its id, by that of its campaign or concept, or by the card provider's id of its checkout or charge",
});

/** All operations of the area, in the order in which the API reference lists them. */
export const systemOperations = {
  getPublicSettings,
  getSystemSettings,
  updateSystemSettings,
  listAllCreditPackages,
  updateCreditPackage,
  listJobs,
  retryJob,
  retryJobs,
  refundJob,
  listDeadLetters,
  redriveDeadLetters,
  findReference,
};
