import * as z from "zod/mini";

interface ErrorEntry {
  status: number;
  /** What a person reads when nothing more exact is known. */
  message: string;
}

/** Every error a client can meet: its code, HTTP status and default sentence (api.md, Conventions). */
export const errorCatalogue = {
  validation_failed: { status: 400, message: "Some of the information you sent is not valid." },
  invalid_code: { status: 400, message: "That code is not right or no longer valid." },
  invalid_token: { status: 400, message: "This link is no longer valid. Please ask for a new one." },
  flow_expired: { status: 400, message: "This took too long. Please start again." },
  invalid_signature: { status: 400, message: "The signature is not valid." },
  unauthenticated: { status: 401, message: "Please sign in to continue." },
  invalid_credentials: { status: 401, message: "Invalid username or password" },
  not_enough_credits: {
    status: 402,
    message: "You need to purchase more credits to generate campaign ideas.",
  },
  forbidden: { status: 403, message: "You are not allowed to do that." },
  step_up_required: { status: 403, message: "Please confirm that it is you to continue." },
  second_factor_required: {
    status: 403,
    message: "Set up two-factor authentication first. Admins need it here.",
  },
  phone_unverified: { status: 403, message: "Please verify your phone number first." },
  email_unconfirmed: {
    status: 403,
    message: "Confirm your email address to use your free replies. We sent you a link.",
  },
  bad_origin: { status: 403, message: "This request did not come from Marquee." },
  account_suspended: { status: 403, message: "This account is suspended. Please contact support." },
  not_found: { status: 404, message: "Not found." },
  username_taken: { status: 409, message: "That username is already taken." },
  email_taken: { status: 409, message: "An account with that email already exists." },
  phone_taken: { status: 409, message: "An account with that phone number already exists." },
  conflict: { status: 409, message: "That was changed or done already. Please look again." },
  stale_version: { status: 409, message: "Somebody changed this meanwhile. Please look again." },
  invalid_transition: { status: 409, message: "That change is not possible in the current state." },
  payload_too_large: { status: 413, message: "The request is too large." },
  unsupported_media_type: { status: 415, message: "Send JSON with Content-Type: application/json." },
  idempotency_mismatch: {
    status: 422,
    message: "This Idempotency-Key was already used for a different request.",
  },
  too_many_requests: { status: 429, message: "Too many requests. Please wait a moment and try again." },
  model_budget_spent: {
    status: 429,
    message: "Marquee has reached its AI limit for today. It resets at midnight UTC. Nothing was charged.",
  },
  internal: { status: 500, message: "Something went wrong on our side. Please try again." },
  feature_off: { status: 503, message: "This feature is switched off at the moment." },
  not_configured: { status: 503, message: "This feature is not configured." },
  unavailable: { status: 503, message: "The service is busy. Please try again in a moment." },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof errorCatalogue;

export const errorCodes = Object.keys(errorCatalogue) as [ErrorCode, ...ErrorCode[]];

/** Field path to its messages; the path is dotted, an empty path means the body as a whole. */
export type FieldErrors = Record<string, string[]>;

/** What 402 adds, so that a screen can say how much is missing and where to buy it. */
export const creditShortageSchema = z.strictObject({
  needed: z.int(),
  available: z.int(),
  link: z.string(),
});

/** The one body of every error answer. */
export const errorBodySchema = z.strictObject({
  code: z.enum(errorCodes),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.array(z.string()))),
  credits: z.optional(creditShortageSchema),
  requestId: z.string(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;

export interface AppErrorOptions {
  message?: string;
  fields?: FieldErrors;
  credits?: z.infer<typeof creditShortageSchema>;
  /** Whole seconds until trying again makes sense; becomes Retry-After. */
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** The only error that core throws on purpose; the runtime turns it into an answer, nothing else catches it. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  readonly credits: z.infer<typeof creditShortageSchema> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.message ?? errorCatalogue[code].message, { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.fields = options.fields;
    this.credits = options.credits;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  get status(): number {
    return errorCatalogue[this.code].status;
  }
}

/**
 * A broken assumption of ours: a setting that is missing, a row that does not fit its shape. The log shows its message as
 * it is, so write it without anything that somebody entered.
 */
export class Defect extends Error {
  override readonly name: string = "Defect";
}

/** That one field is not valid, for what no schema can see. */
export function invalidField(field: string, message: string): AppError {
  return new AppError("validation_failed", { fields: { [field]: [message] } });
}
