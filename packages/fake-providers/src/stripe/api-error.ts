/** A refusal in Stripe's published shape (docs.stripe.com/api/errors). */
export class ApiError extends Error {
  readonly status: number;
  readonly body: { error: { type: string; message: string; code?: string; param?: string } };

  constructor(
    status: number,
    type: "api_error" | "idempotency_error" | "invalid_request_error",
    message: string,
    more: { code?: string; param?: string } = {},
  ) {
    super(message);
    this.status = status;
    this.body = { error: { type, message, ...more } };
  }
}

export function invalid(message: string, param: string, code = "parameter_invalid"): ApiError {
  return new ApiError(400, "invalid_request_error", message, { code, param });
}

export function missing(what: string, id: string, param = "id"): ApiError {
  return new ApiError(param === "id" ? 404 : 400, "invalid_request_error", `No such ${what}: '${id}'`, {
    code: "resource_missing",
    param,
  });
}
