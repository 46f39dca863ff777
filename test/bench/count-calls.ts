import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { ClientRequest } from "node:http";

const channel = "http.client.request.start";

/**
 * Lists the operations of the AWS calls that this process makes during `run`. It listens below every SDK client,
 * bundled or not, so that a fast emulator cannot hide an extra round trip.
 */
export async function countCalls(run: () => Promise<unknown>): Promise<string[]> {
  const calls: string[] = [];
  const listen = (message: unknown) => {
    const { request } = message as { request: ClientRequest };
    const target = request.getHeader("x-amz-target");
    calls.push(typeof target === "string" ? target : `${request.method} ${request.path.split("?")[0]}`);
  };
  subscribe(channel, listen);
  try {
    await run();
  } finally {
    unsubscribe(channel, listen);
  }
  return calls;
}
