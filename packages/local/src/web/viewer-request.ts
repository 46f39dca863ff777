import { createContext, runInContext } from "node:vm";
import { isRecord } from "../template/template.ts";

/** What a CloudFront function makes of a request: another path, or an answer of its own. */
export type ViewerRequest = (request: { method: string; uri: string }) => { uri: string } | { status: number };

/**
 * Makes the template's viewer-request function callable, so that paths are rewritten by the very code that CloudFront
 * runs. @throws Error when the source has no `handler`
 */
export function viewerRequest(source: string | undefined): ViewerRequest {
  if (source === undefined) return ({ uri }) => ({ uri });
  const context = createContext({});
  runInContext(source, context, { filename: "viewer-request.js" });
  return ({ method, uri }) => {
    context.event = { version: "1.0", request: { method, uri, querystring: {}, headers: {}, cookies: {} } };
    const result: unknown = runInContext("handler(event)", context, { timeout: 50 });
    if (!isRecord(result)) throw new Error("The viewer-request function returned nothing");
    return typeof result.statusCode === "number" ? { status: result.statusCode } : { uri: String(result.uri) };
  };
}
