import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { getCreditBalance } from "@marquee/contracts/credits/credits";
import { type Emulators, startEmulators } from "@marquee/local/emulators/start-emulators";
import { httpCall } from "@marquee/local/http-client";
import { listen } from "@marquee/local/ports";
import { type LocalRuntime, startLocal } from "@marquee/local/start-local";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ApiUser, errorOf } from "../support/api-user.ts";
import { generated } from "../support/campaign.ts";

const account = "123456789012";
const ours = "000000000000";

let emulators: Emulators;
let queues: Server;
let store: Server;
let local: LocalRuntime;
/** The queue service's own address, as it appears in its queue URLs. */
let queuesUrl: string;
let storeIsBroken = false;
const misnamed: string[] = [];

/** A proxy for an emulator. A long poll that ends because the emulator stops is not a failure. */
function proxy(
  endpoint: () => string,
  change: { toThere?(body: string): string; toHere?(body: string): string; broken?(): boolean },
): Server {
  const { toThere = (body) => body, toHere = (body) => body, broken = () => false } = change;
  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (broken()) {
      response.writeHead(502, { "content-type": "text/html" }).end("<html>Bad gateway</html>");
      return;
    }
    const { host: _, "content-length": __, ...headers } = request.headers;
    const body = toThere(Buffer.concat(chunks).toString("utf8"));
    const answer = await httpCall(new URL(endpoint()), { method: request.method ?? "POST", headers, body });
    const { "content-length": ___, ...answered } = answer.headers;
    response.writeHead(answer.status, answered).end(toHere(answer.body.toString("utf8")));
  }
  return createServer((request, response) => void pass(request, response).catch(() => response.destroy()));
}

/** A queue service in another account, which only recognizes its queues by the URLs that it returned. */
function foreignQueues(): Server {
  return proxy(() => emulators.sqsEndpoint, {
    toThere: (body) => {
      const { QueueUrl } = JSON.parse(body || "{}");
      if (body.includes(ours) || (QueueUrl && !QueueUrl.startsWith(`${queuesUrl}/${account}/`)))
        misnamed.push(body);
      return body.replaceAll(account, ours);
    },
    toHere: (body) => body.replaceAll(ours, account).replaceAll(/http:\/\/[^/"]+\//g, `${queuesUrl}/`),
  });
}

beforeAll(async () => {
  emulators = await startEmulators();
  queues = foreignQueues();
  store = proxy(() => emulators.dynamodbEndpoint, { broken: () => storeIsBroken });
  queuesUrl = `http://127.0.0.1:${await listen(queues, 0, "127.0.0.1")}`;
  local = await startLocal({
    port: 0,
    env: {
      AWS_ENDPOINT_URL_SQS: queuesUrl,
      AWS_ENDPOINT_URL_DYNAMODB: `http://127.0.0.1:${await listen(store, 0, "127.0.0.1")}`,
    },
  });
});

afterAll(async () => {
  await local.stop();
  await emulators.stop();
  for (const server of [queues, store]) {
    server.closeAllConnections();
    server.close();
  }
});

describe("with queues and table elsewhere, and files here", () => {
  it("a campaign is generated through queues of another account, each addressed by its own ARN and URL", async () => {
    const caller = await ApiUser.withCredits(local.url);
    expect((await generated(caller)).status).toBe("completed");
    expect(misnamed).toEqual([]);
    expect(local.denied).toEqual([]);
    const queue = local.model.queues.find(({ redrive }) => redrive !== undefined);
    expect(queue?.arn).toContain(`:${account}:`);
    expect(queue?.redrive?.deadLetterArn).toContain(`:${account}:`);
  });

  it("reports the address of each service", () => {
    expect(local.services.join("\n")).toContain(`${queuesUrl}   (AWS_ENDPOINT_URL_SQS)`);
    expect(local.services.find((line) => line.startsWith("S3"))).toContain("embedded");
  });

  it("unavailable: an HTML page instead of a response is a transient failure, and over when the store is back", async () => {
    const caller = await ApiUser.registered(local.url);
    storeIsBroken = true;
    const answer = await caller.raw("GET", getCreditBalance.path);
    storeIsBroken = false;
    expect(errorOf(answer).code).toBe("unavailable");
    expect(answer.status).toBe(503);
    expect((await caller.raw("GET", getCreditBalance.path)).status).toBe(200);
  });
});
