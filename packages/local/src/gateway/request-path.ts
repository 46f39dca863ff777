import type { IncomingMessage } from "node:http";

/** A request's path as it came. Read without URL, which refuses some paths that a client may well send, such as `//`. */
export function requestPath(request: Pick<IncomingMessage, "url">): string {
  return (request.url ?? "/").split("?", 1)[0] ?? "/";
}
