import * as z from "zod/mini";
import { paymentStatuses } from "../enums.ts";
import {
  centsSchema,
  creditsSchema,
  idSchema,
  pageQuerySchema,
  timestampSchema,
  wholeNumber,
} from "../fields.ts";
import { operation } from "../operation.ts";
import { billingBodySchema, billingDetailsSchema, storedBillingSchema } from "./billing-details.ts";

export const sessionIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,200}$/, "Invalid session id"));

export const paymentSchema = z.strictObject({
  id: idSchema,
  userId: idSchema,
  /** Cents of USD. */
  amount: centsSchema,
  status: z.enum(paymentStatuses),
  paymentMethod: z.enum(["card", "mock"]),
  creditPackageId: idSchema,
  sessionId: z.string(),
  metadata: z.strictObject({ creditAmount: creditsSchema, packageName: z.string() }),
  /** Who was billed, as the company's details were when it was bought; null where there were none. */
  billing: z.nullable(billingDetailsSchema),
  /** Cents that were refunded to the card. */
  refundedAmount: centsSchema,
  /** True for a failed payment that the buyer abandoned; absent otherwise. */
  canceled: z.optional(z.literal(true)),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
});
export type Payment = z.infer<typeof paymentSchema>;

const paymentResultShape = {
  status: z.enum(paymentStatuses),
  amount: centsSchema,
  mock: z.boolean(),
  metadata: z.strictObject({ creditAmount: creditsSchema }),
};

export const getBillingDetails = operation({
  id: "getBillingDetails",
  area: "payments",
  method: "GET",
  path: "/api/billing-details",
  access: "user",
  session: "parallel",
  teamRole: "owner",
  responses: { 200: storedBillingSchema },
  summary: "Get who is billed on your company's receipts",
});

export const updateBillingDetails = operation({
  id: "updateBillingDetails",
  area: "payments",
  method: "PUT",
  path: "/api/billing-details",
  access: "user",
  session: "first",
  teamRole: "owner",
  body: billingBodySchema,
  responses: { 200: storedBillingSchema },
  errors: ["stale_version"],
  summary: "Set who is billed on receipts of what is bought from now on; earlier receipts don't change",
});

export const removeBillingDetails = operation({
  id: "removeBillingDetails",
  area: "payments",
  method: "DELETE",
  path: "/api/billing-details",
  access: "user",
  session: "first",
  teamRole: "owner",
  query: z.strictObject({ version: wholeNumber("version", { least: 0, most: 1_000_000_000 }) }),
  responses: { 200: storedBillingSchema },
  errors: ["stale_version"],
  summary: "Remove your company's billing details; earlier receipts keep theirs",
});

export const createCheckout = operation({
  id: "createCheckout",
  area: "payments",
  method: "POST",
  path: "/api/payments/create-checkout",
  access: "user",
  session: "first",
  teamRole: "owner",
  idempotent: true,
  body: z.strictObject({
    /** Some clients send the number of a package. */
    creditPackageId: z.pipe(
      z.pipe(z.union([z.string(), z.int()], "Choose a credit package"), z.transform(String)),
      idSchema,
    ),
  }),
  responses: {
    200: z.union([
      z.strictObject({ mock: z.literal(true), sessionId: z.string(), paymentId: idSchema }),
      z.strictObject({ url: z.string(), sessionId: z.string(), paymentId: idSchema }),
    ]),
  },
  errors: ["not_found", "too_many_requests", "conflict", "not_configured"],
  summary: "Start a credit package purchase. Simulated payments complete right away",
});

export const listPayments = operation({
  id: "listPayments",
  area: "payments",
  method: "GET",
  path: "/api/payments",
  access: "user",
  session: "parallel",
  teamRole: "manager",
  keyScope: "read",
  paged: true,
  query: pageQuerySchema,
  responses: { 200: z.array(paymentSchema) },
  summary: "List your payments, newest first",
});

export const getPayment = operation({
  id: "getPayment",
  area: "payments",
  method: "GET",
  path: "/api/payments/{id}",
  access: "user",
  session: "parallel",
  teamRole: "manager",
  keyScope: "read",
  params: z.strictObject({ id: idSchema }),
  responses: { 200: paymentSchema },
  errors: ["not_found"],
  summary: "Get one of your payments, as its receipt shows it",
});

export const getPaymentReceipt = operation({
  id: "getPaymentReceipt",
  area: "payments",
  method: "GET",
  path: "/api/payments/{id}/receipt.pdf",
  access: "user",
  session: "parallel",
  teamRole: "manager",
  heavy: "makesFile",
  keyScope: "read",
  params: z.strictObject({ id: idSchema }),
  query: z.strictObject({
    /** The account that paid, for admins; for everybody else it is their own. */
    account: z.optional(idSchema),
  }),
  responses: { 200: { mediaTypes: ["application/pdf"] } },
  errors: ["not_found", "conflict"],
  summary: "Download the receipt of one of your payments as PDF. Admins name the account that paid",
});

export const cancelPayment = operation({
  id: "cancelPayment",
  area: "payments",
  method: "POST",
  path: "/api/payments/{id}/cancel",
  access: "user",
  session: "first",
  teamRole: "owner",
  params: z.strictObject({ id: idSchema }),
  responses: { 200: paymentSchema },
  errors: ["not_found"],
  summary: "Cancel your card checkout. A finished payment is returned unchanged",
});

export const getPaymentStatus = operation({
  id: "getPaymentStatus",
  area: "payments",
  method: "GET",
  path: "/api/payments/status/{sessionId}",
  access: "user",
  session: "parallel",
  teamRole: "owner",
  params: z.strictObject({ sessionId: sessionIdSchema }),
  responses: { 200: z.strictObject(paymentResultShape) },
  errors: ["not_found"],
  summary: "Get the status of your checkout",
});

export const verifyPayment = operation({
  id: "verifyPayment",
  area: "payments",
  method: "GET",
  path: "/api/payments/verify",
  access: "user",
  session: "parallel",
  teamRole: "owner",
  query: z.strictObject({ session_id: sessionIdSchema }),
  responses: { 200: z.strictObject(paymentResultShape) },
  errors: ["not_found"],
  summary: "Get the status of your checkout by session_id, for the page it returns to",
});

export const receiveStripeEvent = operation({
  id: "receiveStripeEvent",
  area: "payments",
  method: "POST",
  path: "/api/webhooks/stripe",
  access: "public",
  rawBody: true,
  responses: { 200: z.strictObject({ received: z.literal(true) }) },
  errors: ["invalid_signature", "not_configured"],
  summary: "Receive a Stripe event. Its signature, age, and mode are checked, and it's applied once",
});

/** All operations of the area, in the order in which the API reference lists them. */
export const paymentsOperations = {
  createCheckout,
  listPayments,
  getPayment,
  getPaymentReceipt,
  cancelPayment,
  getBillingDetails,
  updateBillingDetails,
  removeBillingDetails,
  getPaymentStatus,
  verifyPayment,
  receiveStripeEvent,
};
