import {
  isFileResponse,
  isRawResponse,
  isRedirect,
  type NamedFile,
  type OperationShape,
  type RawResponse,
  successOf,
} from "@marquee/contracts/operation";
import type { APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import * as z from "zod/mini";
import { flowCookie, sessionCookie } from "./cookies.ts";
import type { HttpRuntime } from "./deps.ts";

type Result = APIGatewayProxyStructuredResultV2;

/** What any handler returns, before it is checked against its contract. */
export interface LooseAnswer {
  body?: unknown;
  session?: string | null;
  flow?: string | null;
  nextCursor?: string | undefined;
  unreadable?: number;
}

/** Sent with every response, including errors. */
export const commonHeaders = { "cache-control": "no-store", "x-content-type-options": "nosniff" };

/** Sends only the fields that the contract lists. A mismatch is our defect, not the caller's. */
export function serialize(operation: OperationShape, runtime: HttpRuntime, answer: LooseAnswer): Result {
  const { status, response: declared } = successOf(operation);
  const cookies = [
    ...(answer.session === undefined ? [] : [sessionCookie(answer.session ?? undefined, runtime.origins)]),
    ...(answer.flow === undefined ? [] : [flowCookie(answer.flow ?? undefined, runtime.origins)]),
  ];
  const result: Result = {
    statusCode: status,
    headers: {
      ...commonHeaders,
      ...(answer.nextCursor === undefined ? {} : { "x-next-cursor": answer.nextCursor }),
      ...(answer.unreadable ? { "x-unreadable-rows": String(answer.unreadable) } : {}),
    },
    ...(cookies.length > 0 ? { cookies } : {}),
  };
  if (declared === null) return result;
  if (isRedirect(declared)) return withHeaders(result, { location: String(answer.body) });
  if (isRawResponse(declared)) {
    const { body } = answer;
    const bytes = body instanceof Uint8Array;
    return {
      ...withHeaders(result, rawHeaders(declared)),
      body: bytes ? Buffer.from(body).toString("base64") : String(body),
      isBase64Encoded: bytes,
    };
  }
  if (isFileResponse(declared)) {
    const { bytes, ...file } = answer.body as NamedFile;
    return {
      ...withHeaders(result, fileHeaders(file)),
      body: Buffer.from(bytes).toString("base64"),
      isBase64Encoded: true,
    };
  }
  return {
    ...withHeaders(result, { "content-type": "application/json" }),
    body: JSON.stringify(z.parse(declared, answer.body)),
  };
}

function withHeaders(
  result: Exclude<Result, string>,
  headers: Record<string, string>,
): Exclude<Result, string> {
  return { ...result, headers: { ...result.headers, ...headers } };
}

/** Loads and runs nothing. */
const staticOnly =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** An image or file made from user content must never run anything, even where it is opened as a page. */
const runsNothing = { "content-security-policy": `${staticOnly}; sandbox` };

/**
 * Nobody else's content is on the product's own pages. A sandbox would keep tools that check pages, for example for
 * accessibility, from looking at them.
 */
const ownPage = { "content-security-policy": staticOnly };

const forever = "max-age=31536000, immutable";
const cacheControl: Record<NonNullable<RawResponse["keep"]>, string> = {
  forever: `private, ${forever}`,
  "forever-by-all": `public, ${forever}`,
  page: "no-cache",
};

function rawHeaders({ mediaType, keep, fileName }: RawResponse): Record<string, string> {
  return {
    "content-type": mediaType,
    ...(mediaType.startsWith("text/html") ? ownPage : runsNothing),
    ...(keep === undefined ? {} : { "cache-control": cacheControl[keep] }),
    ...(fileName === undefined ? {} : { "content-disposition": `attachment; filename="${fileName}"` }),
  };
}

/** Makes browsers save the file, never open it. The name is sent in ASCII and, for RFC 8187 browsers, in full. */
function fileHeaders({ mediaType, name }: Omit<NamedFile, "bytes">): Record<string, string> {
  const plain = name.replaceAll(/[^\w. ()-]/g, "_");
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return {
    "content-type": mediaType,
    ...runsNothing,
    "content-disposition": `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`,
  };
}
