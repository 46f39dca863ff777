import {
  type ApiClient,
  ApiError,
  backgroundHeader,
  createApiClient,
  noAnswerMessage,
} from "@marquee/api-client/client";
import type { OperationShape } from "@marquee/contracts/operation";
import { askForStepUp, needsStepUp } from "#account/step-up.ts";
import { isLoadFailure } from "./old-release.ts";
import { isSomebodyThere } from "./presence.ts";
import { noteAnswer, noteNoAnswer } from "./reachability.ts";

export { ApiError };

let answeredAtMs = Date.now();

/** When the server last answered something that a person did: an idle session ends some time after that. */
export function lastAnswerMs(): number {
  return answeredAtMs;
}

declare global {
  /** What public/first-paint.js asked for while the app was still loading, by address. */
  var earlyAnswers: Map<string, Promise<Response>> | undefined;
}

/** What was asked for before the app was there; it is an answer once. */
function takeEarly(address: RequestInfo | URL): Promise<Response> | undefined {
  if (typeof address !== "string") return undefined;
  const early = globalThis.earlyAnswers?.get(address);
  globalThis.earlyAnswers?.delete(address);
  return early;
}

const client = createApiClient({
  fetch: async (address, init) => {
    const headers = new Headers(init?.headers);
    // What a page asks again by itself, as after the line was lost, keeps no idle session alive.
    if ((init?.method ?? "GET") === "GET" && !isSomebodyThere()) headers.set(backgroundHeader, "1");
    const response = await (takeEarly(address) ?? fetch(address, { ...init, headers })).catch(
      (cause: unknown) => {
        if (!init?.signal?.aborted) noteNoAnswer();
        throw cause;
      },
    );
    noteAnswer();
    if (!headers.has(backgroundHeader)) answeredAtMs = Date.now();
    return response;
  },
});

/** Sends, and where the server first wants to know that it is you, asks and sends once more. */
async function proving<T>(send: () => Promise<T>, background = false): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (background || !needsStepUp(error) || !(await askForStepUp())) throw error;
    return send();
  }
}

/** Calls one operation on the page's own origin; the session cookie travels with it. @throws ApiError */
export const call: ApiClient["call"] = (operation, input) =>
  proving(() => client.call(operation, input), input.background);

/** Calls a list operation and keeps the cursor of its next page. @throws ApiError */
export const callPage: ApiClient["callPage"] = (operation, input) =>
  proving(() => client.callPage(operation, input), input.background);

/** How a list goes on from page to page, for an infinite query whose pages `callPage` answers. */
export const byCursor = {
  initialPageParam: null as string | null,
  getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor,
};

/** What a request says of the page that it wants; nothing for the first one. */
export function cursorOf(pageParam: string | null): { cursor?: string } {
  return pageParam === null ? {} : { cursor: pageParam };
}

/**
 * An operation of the contract without its schemas, which would bring the whole schema library with every page. The
 * compiler holds id, method and path to the contract's own entry. Nothing else of it is there, whatever its type says.
 */
export function addressOf<O extends OperationShape>(id: O["id"], method: O["method"], path: O["path"]): O {
  return { id, method, path } as O;
}

export function isUnauthenticated(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** The sentence to show a person: the server's own where it answered, the failure's otherwise. */
export function messageOf(error: unknown): string {
  if (error instanceof ApiError) {
    // That something is not valid helps nobody; what is wrong with the first field does.
    const [first] = error.code === "validation_failed" ? Object.values(error.fields) : [];
    return first?.[0] ?? error.serverMessage;
  }
  if (isLoadFailure(error)) return noAnswerMessage;
  return error instanceof Error && error.message !== "" ? error.message : "Something went wrong";
}
