import { randomInt } from "node:crypto";
import { Agent, request } from "node:http";

/** How many addresses each of the last three parts of an address has. */
const perPart = 250;
/**
 * Files run beside each other and after each other against one stage, whose limits count for an hour. Each starts
 * somewhere in all of the loopback network: in a part of it, two files met once in some runs, and one got what the other
 * had used up.
 */
let lastHost = randomInt(perPart ** 3 - 60_000);

/** Returns a new loopback address for every caller, so that per-address limits count callers separately. */
export function nextAddress(): string {
  lastHost += 1;
  if (process.platform !== "linux") return "127.0.0.1";
  const part = (at: number) => Math.floor(lastHost / perPart ** at) % perPart;
  return `127.${part(2) + 1}.${part(1)}.${part(0) + 2}`;
}

/** A connection costs more than the call on it; each caller's address has its own. */
const agent = new Agent({ keepAlive: true });

/** `fetch` from a chosen loopback address, which the built-in one cannot do. Bodies are text. */
export function loopbackFetch(localAddress: string): typeof fetch {
  return (input, init = {}) =>
    new Promise((resolve, reject) => {
      const body = typeof init.body === "string" ? init.body : undefined;
      const headers = Object.fromEntries(new Headers(init.headers));
      // Node omits the length for methods that rarely have a body.
      if (body !== undefined) headers["content-length"] = String(Buffer.byteLength(body));
      const sent = request(
        input instanceof Request ? input.url : input.toString(),
        { method: init.method ?? "GET", headers, localAddress, agent },
        (response) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk: Buffer) => chunks.push(chunk));
          response.on("error", reject);
          response.on("end", () => {
            const received = new Headers();
            for (let index = 0; index < response.rawHeaders.length; index += 2) {
              received.append(response.rawHeaders[index] ?? "", response.rawHeaders[index + 1] ?? "");
            }
            const status = response.statusCode ?? 0;
            const empty = status === 204 || status === 304;
            resolve(new Response(empty ? null : Buffer.concat(chunks), { status, headers: received }));
          });
        },
      );
      sent.on("error", (error) => {
        // The server closed the connection while it was idle.
        if (sent.reusedSocket && "code" in error && (error.code === "ECONNRESET" || error.code === "EPIPE"))
          resolve(loopbackFetch(localAddress)(input, init));
        else reject(error);
      });
      sent.end(body);
    });
}
