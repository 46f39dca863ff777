import {
  type ApiClient,
  ApiError,
  accountHeader,
  backgroundHeader,
  createApiClient,
  noAnswerMessage,
} from "@marquee/api-client/client";
import type { OperationShape } from "@marquee/contracts/operation";
import { shownAccount } from "#api/shown-account.ts";
import { askForStepUp, needsStepUp } from "#api/step-up.ts";
import { deviceTimeMs, learnTime, now, pageAskedAtMs } from "#browser/clock.ts";
import { isLoadFailure } from "./old-release.ts";
import { isSomebodyThere } from "./presence.ts";
import { noteAnswer, noteNoAnswer } from "./reachability.ts";

export { ApiError };

let answeredAtMs = now();

/** When the server last answered a request that a person caused; an idle session ends some time after that. */
export function lastAnswerMs(): number {
  return answeredAtMs;
}

declare global {
  /**
   * What public/first-paint.js requested while the app was still loading: the shell or the settings by their address,
   * the page's first data by account and address.
   */
  var earlyAnswers: Map<string, Promise<Response>> | undefined;
}

/** Returns a response that was requested before the app loaded; it is used only once, and only by its account. */
function takeEarly(address: RequestInfo | URL, account: string | null): Promise<Response> | undefined {
  if (typeof address !== "string") return undefined;
  const key = account === null ? address : `${account} ${address}`;
  const early = globalThis.earlyAnswers?.get(key);
  globalThis.earlyAnswers?.delete(key);
  return early;
}

/** Forgets what was requested for the page that the visit began with, once another page is shown. */
export function forgetEarly(): void {
  globalThis.earlyAnswers = undefined;
}

const client = createApiClient({
  headers: ({ id }) => {
    // These ask which account this is.
    return id === "getCurrentUser" || id === "openShell" ? {} : shownAccount();
  },
  fetch: async (address, init) => {
    const headers = new Headers(init?.headers);
    // Requests that a page makes automatically, such as after a reconnect, do not keep an idle session alive.
    if ((init?.method ?? "GET") === "GET" && !isSomebodyThere()) headers.set(backgroundHeader, "1");
    const early = takeEarly(address, headers.get(accountHeader));
    const askedAtMs = early ? pageAskedAtMs() : deviceTimeMs();
    const response = await (early ?? fetch(address, { ...init, headers })).catch((cause: unknown) => {
      if (!init?.signal?.aborted) noteNoAnswer();
      throw cause;
    });
    noteAnswer();
    // What a cache answers was written earlier.
    if (response.headers.get("cache-control")?.includes("no-store"))
      learnTime(response.headers.get("date"), askedAtMs);
    if (!headers.has(backgroundHeader)) answeredAtMs = now();
    return response;
  },
});

/** Sends the request; if the server requires a step-up, asks the person and sends it once more. */
async function withStepUp<T>(send: () => Promise<T>, background = false): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (background || !needsStepUp(error) || !(await askForStepUp())) throw error;
    return send();
  }
}

/** Calls one operation on the page's own origin, with the session cookie. @throws ApiError */
export const call: ApiClient["call"] = (operation, input) =>
  withStepUp(() => client.call(operation, input), input.background);

/** Calls a list operation and keeps the cursor of its next page. @throws ApiError */
export const callPage: ApiClient["callPage"] = (operation, input) =>
  withStepUp(() => client.callPage(operation, input), input.background);

/** Pagination settings for an infinite query whose pages come from `callPage`. */
export const byCursor = {
  initialPageParam: null as string | null,
  getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor,
};

/** The part of the request that selects the page; empty for the first one. */
export function cursorOf(pageParam: string | null): { cursor?: string } {
  return pageParam === null ? {} : { cursor: pageParam };
}

/**
 * An operation without its schemas, which would add the schema library to every page. The compiler checks id, method
 * and path against the contract's own entry. It has no other properties, whatever its type says.
 */
export function addressOf<O extends OperationShape>(id: O["id"], method: O["method"], path: O["path"]): O {
  return { id, method, path } as O;
}

export function isUnauthenticated(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** Whether a call was refused because the access to the account that this page shows has ended. */
export function isAccessEnded(error: unknown): boolean {
  return error instanceof ApiError && error.code === "access_ended";
}

/** Whether a call was refused because this page's user no longer acts for its account. */
export function isOfAnotherSession(error: unknown): boolean {
  return (
    isUnauthenticated(error) ||
    isAccessEnded(error) ||
    (error instanceof ApiError && error.code === "other_account")
  );
}

/**
 * The sentence to show a person: the server's own if it answered, otherwise the failure's. After a failure that nobody
 * expected, it ends with the id by which support finds what happened.
 */
export function messageOf(error: unknown): string {
  const sentence = sentenceOf(error);
  const isUnexpected = error instanceof ApiError && error.code === "internal" && error.requestId !== null;
  return isUnexpected ? `${sentence} Reference: ${error.requestId}` : sentence;
}

/** The same sentence without an id. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ApiError) {
    // "Not valid" alone helps nobody, so say what is wrong with the first field.
    const [first] = error.code === "validation_failed" ? Object.values(error.fields) : [];
    return first?.[0] ?? error.serverMessage;
  }
  if (isLoadFailure(error)) return noAnswerMessage;
  return error instanceof Error && error.message !== "" ? error.message : "Something went wrong";
}
