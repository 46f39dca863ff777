import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

interface Failure {
  code: string;
  message?: string;
  /** 400 if it is not given. */
  status?: number;
  /** Performs the call all the same, and fails only to say so. */
  isDone?: boolean;
}

/** The error that a service answers a call with; undefined lets the call through. */
export type Break = (operation: string, body: string) => Failure | undefined;

/** An AWS service that can be broken while the product runs. */
export interface BreakableService {
  url: string;
  /** Breaks the service; `undefined` repairs it. */
  breakWith(how: Break | undefined): void;
  stop(): Promise<void>;
}

/** A proxy between the product and an emulator, or a stand-in where there is no emulator. */
export async function breakableService(behind: () => string | undefined): Promise<BreakableService> {
  let how: Break | undefined;
  const server = createServer((incoming, outgoing) => void serve(incoming, outgoing));
  // As long as in the real services, so that slow callers on a busy machine find their connection still open.
  server.keepAliveTimeout = 60_000;
  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const operation =
      String(incoming.headers["x-amz-target"] ?? incoming.url)
        .split(".")
        .at(-1) ?? "";
    const failure = how?.(operation, body.toString("utf8"));
    const fail = ({ code, message = "broken by a test", status = 400 }: Failure): void => {
      outgoing.writeHead(status, { "content-type": "application/x-amz-json-1.0", "x-amzn-errortype": code });
      outgoing.end(JSON.stringify({ __type: `com.amazonaws#${code}`, message }));
    };
    const target = behind();
    if (target === undefined || (failure && !failure.isDone)) {
      fail(failure ?? { code: "InternalFailure" });
      return;
    }
    const { method, url, headers } = incoming;
    // A new connection for each call: a kept one may be closed just as the next call arrives.
    const forwarded = request(new URL(url ?? "/", target), { method, headers, agent: false }, (answer) => {
      if (failure) answer.resume().once("end", () => fail(failure));
      else {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(outgoing);
      }
    });
    forwarded.on("error", () => outgoing.destroy());
    forwarded.end(body);
  }
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    breakWith: (next) => {
      how = next;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
