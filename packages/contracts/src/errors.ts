import * as z from "zod/mini";

interface ErrorEntry {
  status: number;
  /** What a person reads when no more specific message is known. */
  message: string;
}

/** Every error a client can receive: its code, HTTP status and default message. */
export const errorCatalog = {
  validation_failed: {
    status: 400,
    message: "Some of the information isn't valid. Check the marked fields.",
  },
  invalid_code: { status: 400, message: "That code is incorrect or has expired." },
  invalid_token: { status: 400, message: "This link has expired. Request a new one." },
  flow_expired: { status: 400, message: "This took too long. Start again." },
  invalid_signature: { status: 400, message: "The signature isn't valid." },
  unauthenticated: { status: 401, message: "Sign in to continue." },
  invalid_credentials: { status: 401, message: "Invalid username or password" },
  not_enough_credits: {
    status: 402,
    message: "You need to purchase more credits to generate campaign ideas.",
  },
  forbidden: { status: 403, message: "You don't have permission to do that." },
  step_up_required: { status: 403, message: "Confirm it's you to continue." },
  second_factor_required: {
    status: 403,
    message: "Set up two-factor authentication first. Admin accounts require it.",
  },
  phone_unverified: { status: 403, message: "Verify your phone number first." },
  email_unconfirmed: {
    status: 403,
    message: "Confirm your email address to use your free replies. We sent you a link.",
  },
  bad_origin: { status: 403, message: "We couldn't verify this request. Refresh and try again." },
  access_ended: {
    status: 403,
    message: "Your access to this company's account has ended. Go back to your own account.",
  },
  account_suspended: { status: 403, message: "This account is suspended. Contact support." },
  not_found: { status: 404, message: "Not found." },
  username_taken: { status: 409, message: "That username is already taken." },
  email_taken: { status: 409, message: "An account with that email already exists." },
  phone_taken: { status: 409, message: "An account with that phone number already exists." },
  conflict: { status: 409, message: "This was already updated. Refresh to see the latest version." },
  other_account: {
    status: 409,
    message: "You're signed in to another account now, so nothing was changed. Reload the page to go on.",
  },
  stale_version: { status: 409, message: "Someone else changed this. Refresh and try again." },
  invalid_transition: { status: 409, message: "This change isn't available right now." },
  sold_out: {
    status: 409,
    message:
      "This package is sold out. Join its waiting list, and we'll hold the next spot that becomes free for you.",
  },
  category_taken: {
    status: 409,
    message: "This event takes one sponsor per industry, and yours is taken.",
  },
  payload_too_large: { status: 413, message: "The request is too large." },
  unsupported_media_type: { status: 415, message: "Send JSON with Content-Type: application/json." },
  idempotency_mismatch: {
    status: 422,
    message: "This Idempotency-Key was already used for a different request.",
  },
  too_many_requests: { status: 429, message: "Too many requests. Wait a moment and try again." },
  model_budget_spent: {
    status: 429,
    message: "Marquee has reached today's AI limit. It resets at midnight UTC. You weren't charged.",
  },
  internal: { status: 500, message: "Something went wrong on our end. Try again." },
  feature_off: { status: 503, message: "This feature is temporarily unavailable." },
  not_configured: { status: 503, message: "This feature isn't set up." },
  unavailable: { status: 503, message: "We're busy right now. Try again in a moment." },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof errorCatalog;

export const errorCodes = Object.keys(errorCatalog) as [ErrorCode, ...ErrorCode[]];

/** Maps a dotted field path to its messages; an empty path means the whole body. */
export type FieldErrors = Record<string, string[]>;

/** What a 402 adds, so that a screen can say how much is missing and where to buy it. */
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

/** The only error that core throws on purpose. The runtime turns it into an answer; nothing else catches it. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  readonly credits: z.infer<typeof creditShortageSchema> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.message ?? errorCatalog[code].message, { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.fields = options.fields;
    this.credits = options.credits;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  get status(): number {
    return errorCatalog[this.code].status;
  }
}

/**
 * A broken assumption in our own code: a missing setting, a row that does not fit its shape. The log shows the
 * message as is, so never put user input in it.
 */
export class Defect extends Error {
  override readonly name: string = "Defect";
}

/** The error for one invalid field, for rules that a schema cannot check. */
export function invalidField(field: string, message: string): AppError {
  return new AppError("validation_failed", { fields: { [field]: [message] } });
}
