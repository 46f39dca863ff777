import { createHash } from "node:crypto";
import { ApiError } from "./api-error.ts";

export interface Answer {
  status: number;
  body: object;
}

interface Remembered extends Answer {
  parameters: string;
  untilSeconds: number;
}

/** Stripe keeps a key for at least a day. */
const keptSeconds = 24 * 60 * 60;

/**
 * The first answer for a key, success or failure, is returned to every later call with it; a different call with the
 * same key is refused (docs.stripe.com/api/idempotent_requests). A call that failed validation was never started, so
 * its answer is not stored.
 */
export class Idempotency {
  readonly #answers = new Map<string, Remembered>();

  answer(
    call: { key: string | undefined; method: string; path: string; text: string; nowSeconds: number },
    answer: () => Answer,
  ): Answer & { replayed: boolean } {
    const { key, method, path, text, nowSeconds } = call;
    if (key === undefined || method !== "POST") return { ...answer(), replayed: false };
    const parameters = createHash("sha256").update(`${method} ${path}\n${text}`).digest("hex");
    const known = this.#answers.get(key);
    if (known && known.untilSeconds > nowSeconds) {
      if (known.parameters === parameters) return { ...known, replayed: true };
      throw new ApiError(
        400,
        "idempotency_error",
        `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      );
    }
    const first = answer();
    // A copy, because the object may change after this answer.
    const { status, body } = { status: first.status, body: structuredClone(first.body) };
    this.#answers.set(key, { status, body, parameters, untilSeconds: nowSeconds + keptSeconds });
    return { status, body, replayed: false };
  }
}
