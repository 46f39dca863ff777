import type { ErrorBody } from "@marquee/contracts/errors";
import type {
  AnswerOf,
  BodyInputOf,
  OperationShape,
  ParamsOf,
  QueryInputOf,
} from "@marquee/contracts/operation";

type Part<K extends string, T> = [T] extends [undefined] ? unknown : { [P in K]: T };
type OptionalPart<K extends string, T> = [T] extends [undefined] ? unknown : { [P in K]?: T };

/** The input of a call of `O`: its path parameters and body if it has them, its query if wanted. */
export type CallInput<O extends OperationShape> = Part<"params", ParamsOf<O>> &
  Part<"body", BodyInputOf<O>> &
  OptionalPart<"query", QueryInputOf<O>> & {
    /** Repeating a call with the same key returns its first answer. */
    idempotencyKey?: string;
    signal?: AbortSignal;
    /** The page makes the call on its own, without the person, so it must not keep an idle session alive. */
    background?: boolean;
  };

/** One page of a list; `nextCursor` is null on the last. */
export interface Page<T> {
  items: T;
  nextCursor: string | null;
  /** Rows that the server left out because it could not read them. */
  unreadable: number;
}

/**
 * A refused call. `message` begins with the status ("402: You need …"), `serverMessage` is the sentence alone;
 * `status` 0 means that no answer came.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly serverMessage: string;
  readonly code: ErrorBody["code"] | "network";
  readonly fields: Record<string, string[]>;
  readonly credits: ErrorBody["credits"];
  readonly requestId: string | null;

  constructor(
    status: number,
    serverMessage: string,
    body: Partial<Pick<ErrorBody, "code" | "fields" | "credits" | "requestId">>,
    cause?: unknown,
  ) {
    super(status === 0 ? serverMessage : `${status}: ${serverMessage}`, { cause });
    this.name = "ApiError";
    this.status = status;
    this.serverMessage = serverMessage;
    this.code = body.code ?? (status === 0 ? "network" : "internal");
    this.fields = body.fields ?? {};
    this.credits = body.credits;
    this.requestId = body.requestId ?? null;
  }
}

export interface ClientOptions {
  /** The API's address; empty for the page's own origin. */
  baseUrl?: string;
  fetch?: typeof fetch;
  /** Added to a call; a client outside a browser passes its cookie here. */
  headers?: (operation: OperationShape) => Record<string, string>;
}

export interface ApiClient {
  /** Calls one operation. @throws ApiError */
  call<O extends OperationShape>(operation: O, input: CallInput<O>): Promise<AnswerOf<O>>;
  /** Calls a list operation and returns the cursor of its next page, too. @throws ApiError */
  callPage<O extends OperationShape>(operation: O, input: CallInput<O>): Promise<Page<AnswerOf<O>>>;
}

interface LooseInput {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: unknown;
  idempotencyKey?: string;
  signal?: AbortSignal;
  background?: boolean;
}

/** What a person reads when no answer arrived. A browser's own error message is written for developers. */
export const noAnswerMessage =
  "API request failed: Can't reach Marquee. Check your connection and try again.";

/** Marks a call that a page makes on its own. */
export const backgroundHeader = "x-background";

/** Names the account that a page shows; if the session is another account's, the call is refused. */
export const accountHeader = "x-account";

/** Names the account whose credits pay what a page orders; if that is another one by now, the call is refused. */
export const payerHeader = "x-payer";

/** The address of an operation with its parameters filled in. */
export function operationPath(
  operation: OperationShape,
  input: Pick<LooseInput, "params" | "query">,
): string {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = input.params?.[name];
    if (value === undefined) throw new TypeError(`${operation.id} needs the path parameter ${name}`);
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {}))
    if (value !== undefined) query.set(name, value);
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

/** A typed client of the whole contract. It neither retries nor shows anything. */
export function createApiClient(options: ClientOptions = {}): ApiClient {
  async function send(operation: OperationShape, input: LooseInput): Promise<Response> {
    const headers: Record<string, string> = { accept: "application/json", ...options.headers?.(operation) };
    if (input.idempotencyKey !== undefined) headers["idempotency-key"] = input.idempotencyKey;
    if (input.background) headers[backgroundHeader] = "1";
    if (input.body !== undefined) headers["content-type"] = "application/json";
    let response: Response;
    try {
      response = await (options.fetch ?? fetch)((options.baseUrl ?? "") + operationPath(operation, input), {
        method: operation.method,
        credentials: "include",
        headers,
        ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
        ...(input.signal ? { signal: input.signal } : {}),
      });
    } catch (cause) {
      if (input.signal?.aborted) throw cause;
      throw new ApiError(0, noAnswerMessage, {}, cause);
    }
    if (!response.ok) throw await refusal(response);
    return response;
  }

  async function answer(response: Response): Promise<unknown> {
    if (response.status === 204) return undefined;
    // Return a download as is, whatever it contains.
    if (response.headers.get("content-disposition")?.startsWith("attachment")) return response.text();
    return response.headers.get("content-type")?.startsWith("application/json")
      ? response.json()
      : response.text();
  }

  return {
    async call(operation, input) {
      return (await answer(await send(operation, input))) as never;
    },
    async callPage(operation, input) {
      const response = await send(operation, input);
      return {
        items: (await answer(response)) as never,
        nextCursor: response.headers.get("x-next-cursor"),
        unreadable: Number(response.headers.get("x-unreadable-rows") ?? 0),
      };
    },
  };
}

/** Checked by hand, because a schema here would pull the whole schema library into every first screen. */
function isErrorBody(body: unknown): body is ErrorBody {
  if (typeof body !== "object" || body === null) return false;
  const { code, message, requestId } = body as Record<string, unknown>;
  return typeof code === "string" && typeof message === "string" && typeof requestId === "string";
}

/**
 * The message field, else the error field, else the body's text, else the status text, else "Request failed". A page,
 * as a firewall or proxy before the API answers with, is no sentence.
 */
async function refusal(response: Response): Promise<ApiError> {
  const text = await response.text();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    const isPage = response.headers.get("content-type")?.startsWith("text/html");
    const sentence = isPage ? "" : text.trim();
    return new ApiError(response.status, sentence || response.statusText || "Request failed", {});
  }
  if (isErrorBody(body)) return new ApiError(response.status, body.message, body);
  const { message, error } = (body ?? {}) as { message?: unknown; error?: unknown };
  const sentence = [message, error].find((part) => typeof part === "string" && part !== "");
  return new ApiError(
    response.status,
    typeof sentence === "string" ? sentence : response.statusText || "Request failed",
    {},
  );
}
