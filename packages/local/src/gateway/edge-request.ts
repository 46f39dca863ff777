import { createContext, runInContext, Script } from "node:vm";

/** Runs CloudFront's own viewer-request function on a path and returns path and query as the origin gets them. */
export function edgeRequest(code: string | undefined): (path: string) => string {
  if (code === undefined) return (path) => path;
  const context = createContext({ encodeURIComponent });
  runInContext(code, context);
  const call = new Script("JSON.stringify(handler(JSON.parse(input)))");
  return (path) => {
    context.input = JSON.stringify({
      request: { method: "GET", uri: path, headers: {}, querystring: {}, cookies: {} },
    });
    const result: { uri?: unknown; querystring?: Record<string, { value?: unknown }> } = JSON.parse(
      String(call.runInContext(context)),
    );
    const uri = typeof result.uri === "string" ? result.uri : path;
    const query = Object.entries(result.querystring ?? {}).map(
      ([name, { value }]) => `${name}=${String(value)}`,
    );
    return query.length === 0 ? uri : `${uri}?${query.join("&")}`;
  };
}
