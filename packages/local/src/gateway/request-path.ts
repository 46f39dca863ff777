import type { IncomingMessage } from "node:http";

/** A request's path as received. Parsed without URL, which rejects some paths that clients may send, such as `//`. */
export function requestPath(request: Pick<IncomingMessage, "url">): string {
  return (request.url ?? "/").split("?", 1)[0] ?? "/";
}
