import * as z from "zod/mini";
import { creditTransactionTypes } from "../enums.ts";
import {
  centsSchema,
  creditsSchema,
  idSchema,
  pageQueryShape,
  timestampSchema,
  wholeNumber,
} from "../fields.ts";
import { operation } from "../operation.ts";
import { jobKindNames } from "./job-kinds.ts";

export const creditPackageSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  description: z.string(),
  creditAmount: creditsSchema,
  /** Cents of USD. */
  price: centsSchema,
  isCustom: z.boolean(),
  isActive: z.boolean(),
  isPopular: z.boolean(),
  features: z.record(z.string(), z.string()),
  createdAt: timestampSchema,
});
export type CreditPackage = z.infer<typeof creditPackageSchema>;

/** available = total − used; held is the part of used that is still pending, expiring what is spent first. */
export const creditBalanceSchema = z.strictObject({
  totalCredits: creditsSchema,
  usedCredits: creditsSchema,
  heldCredits: creditsSchema,
  availableCredits: creditsSchema,
  /** The available credits that expire, unless they are spent before; null if none do. */
  expiring: z.nullable(z.strictObject({ credits: creditsSchema, expiresAt: timestampSchema })),
});
export type CreditBalance = z.infer<typeof creditBalanceSchema>;

/** What a ledger entry is about: a job of some kind, a payment or an adjustment. */
export const referenceTypes = [...jobKindNames, "payment", "adjustment"] as const;

/** A person of the account, "Deleted user" once they are gone. */
const creditPersonSchema = z.strictObject({ id: idSchema, name: z.string() });

/** What one person spent of an account's credits, less what came back of it, and what they added to them. */
export const creditsByPersonSchema = z.strictObject({
  /** Null for what Marquee booked. */
  person: z.nullable(creditPersonSchema),
  spent: creditsSchema,
  /** Below 0 where a payment was reversed or credits expired. */
  added: creditsSchema,
});
export type CreditsByPerson = z.infer<typeof creditsByPersonSchema>;

const daysShape = {
  /** Only entries of the last so many days. */
  days: z.optional(wholeNumber("days", { least: 1, most: 3_660 })),
};

/** One ledger entry; the amounts of all of them sum to the available credits. */
export const creditTransactionSchema = z.strictObject({
  id: z.string(),
  userId: idSchema,
  amount: creditsSchema,
  description: z.string(),
  /** What was ordered, such as the product of a campaign's brief; null where the description says it all. */
  subject: z.nullable(z.string()),
  transactionType: z.enum(creditTransactionTypes),
  referenceId: z.string(),
  referenceType: z.enum(referenceTypes),
  balanceAfter: creditsSchema,
  /** The person who ordered or bought; null for what Marquee booked. */
  by: z.nullable(creditPersonSchema),
  /** The client that it was ordered for, where the account paid as its agency; null for what was the account's own. */
  client: z.nullable(creditPersonSchema),
  createdAt: timestampSchema,
});
export type CreditTransaction = z.infer<typeof creditTransactionSchema>;

export const listCreditPackages = operation({
  id: "listCreditPackages",
  area: "credits",
  method: "GET",
  path: "/api/credits/packages",
  access: "public",
  responses: { 200: z.array(creditPackageSchema) },
  summary: "List active credit packages, cheapest first",
});

export const getCreditBalance = operation({
  id: "getCreditBalance",
  area: "credits",
  method: "GET",
  path: "/api/credits/balance",
  access: "user",
  session: "parallel",
  grantReach: "campaigns",
  keyScope: "read",
  responses: { 200: creditBalanceSchema },
  summary: "Get your credit balance",
});

export const listCreditTransactions = operation({
  id: "listCreditTransactions",
  area: "credits",
  method: "GET",
  path: "/api/credits/transactions",
  access: "user",
  session: "parallel",
  keyScope: "read",
  paged: true,
  query: z.strictObject({
    ...pageQueryShape,
    type: z.optional(z.enum(creditTransactionTypes)),
    /** Only what the person with this id caused, or what Marquee booked, for `systemBooked`. */
    person: z.optional(idSchema),
    ...daysShape,
  }),
  responses: { 200: z.array(creditTransactionSchema) },
  summary: "List your credit transactions, newest first",
});

export const listCreditsByPerson = operation({
  id: "listCreditsByPerson",
  area: "credits",
  method: "GET",
  path: "/api/credits/people",
  access: "user",
  session: "parallel",
  query: z.strictObject(daysShape),
  responses: { 200: z.array(creditsByPersonSchema) },
  summary: "List what each person of the account spent and added; empty for an account of one person",
});

/** All operations of the area, in the order in which the API reference lists them. */
export const creditsOperations = {
  listCreditPackages,
  getCreditBalance,
  listCreditTransactions,
  listCreditsByPerson,
};
