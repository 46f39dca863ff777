import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { anthropicAi } from "@marquee/adapters/ai/live";
import { AiError, type ReplyRequest } from "@marquee/adapters/ai/port";
import { sesEmail } from "@marquee/adapters/email/live";
import { s3Eraser } from "@marquee/adapters/files/live-eraser";
import { s3Objects } from "@marquee/adapters/files/live-objects";
import { openIdProvider } from "@marquee/adapters/identity/live";
import { stripePayments } from "@marquee/adapters/payments/live";
import { gatewayPush } from "@marquee/adapters/push/live";
import { sqsJobQueue, sqsPostpone } from "@marquee/adapters/queue/live";
import { sqsDeadLetters } from "@marquee/adapters/queue/live-dead-letters";
import { secretsManager } from "@marquee/adapters/secrets/live";
import { snsSms } from "@marquee/adapters/sms/live";
import { perJobKind } from "@marquee/contracts/credits/job-kinds";
import { dynamoTable } from "@marquee/table/dynamodb-table";
import { toolsFake } from "@marquee/testkit/tools-fake";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { toAppError } from "./problem.ts";

const shortMs = vi.hoisted(() => 80);
// The real settings with a tenth of their times; a test in infra checks that the real ones fit a function's time-out.
vi.mock("@marquee/services/aws-client", async (original) => {
  const real = await original<typeof import("@marquee/services/aws-client")>();
  const handler = { connectionTimeout: shortMs, requestTimeout: shortMs, socketTimeout: shortMs };
  return {
    ...real,
    awsClientConfig: (attempts?: number) => {
      const config = real.awsClientConfig(attempts);
      return { ...config, requestHandler: { ...config.requestHandler, ...handler } };
    },
  };
});

/** A server that accepts every request and never responds, or starts a response and never ends it. */
function hungServer(begins: boolean): Promise<Server> {
  const server = createServer((_, response) => {
    if (begins)
      response.writeHead(200, { "content-type": "application/json", "content-length": 500 }).write("{");
  });
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)));
}

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const question: ReplyRequest = {
  now: "2027-01-15T09:00:00.000Z",
  userName: "Brooke",
  company: "Northwind",
  role: "brand",
  interests: [],
  history: [{ author: "user", text: "Which events fit us?" }],
  // The model never gets far enough to call one.
  tools: toolsFake(),
  suggest: async () => ({ refused: "Nobody suggests anything here." }),
  cannotHelp: () => {},
  remember: () => {},
};
/** One call per client; each client is created with its own settings. */
function callsTo(address: string): Record<string, () => Promise<unknown>> {
  const queue = `${address}/queue`;
  const table = dynamoTable({ tableName: "t" });
  const queues = perJobKind(() => ({ url: queue, deadLettersUrl: queue }));
  const key = { pk: "a", sk: "b" };
  const stripe = stripePayments({
    secretKeys: ["sk_test_1"],
    siteUrl: "https://marquee.example",
    apiBase: address,
    timeoutMs: shortMs,
  });
  const google = openIdProvider({
    issuer: address,
    clientId: "c",
    clientSecrets: async () => ["s"],
    timeoutMs: shortMs,
  });
  const files = s3Objects({
    bucket: "b",
    region: "us-east-1",
    endpoint: address,
    credentials: async () => ({ accessKeyId: "local", secretAccessKey: "local" }),
    timeoutMs: shortMs,
  });
  return {
    "DynamoDB, a read": () => table.get(key),
    "DynamoDB, a write": () => table.write({ op: "put", item: key }),
    "DynamoDB, a transaction": () => table.transact([{ label: "row", write: { op: "put", item: key } }]),
    SQS: () =>
      sqsJobQueue({ urlOf: () => queue }).send({
        v: 1,
        kind: "chat",
        jobId: "rpl_1",
        userId: "usr_1",
        requestId: "r",
      }),
    "SQS, postponing": () => sqsPostpone()(queue, "receipt", 1_000),
    "SQS, dead letters": () => sqsDeadLetters({ queues }).depths(),
    SES: () =>
      sesEmail({ from: "a@marquee.example" }).send({
        to: "b@example.com",
        subject: "s",
        text: "t",
        html: "t",
      }),
    SNS: () => snsSms().send({ to: "+14155550100", text: "t" }),
    "S3, a list": () => s3Eraser({ bucket: "b" }).removeUnder("k"),
    "S3, a read": () => files.get("k"),
    "S3, a write": () => files.put("k", "text", "text/plain"),
    "S3, a removal": () => files.remove("k"),
    "Secrets Manager": () => secretsManager({ now: () => 0 })("arn:aws:secretsmanager:us-east-1:0:secret:a"),
    "API Gateway, a push": () => gatewayPush({ endpoint: `${address}/ws` }).send("c", "{}"),
    "API Gateway, a close": () => gatewayPush({ endpoint: `${address}/ws` }).close("c"),
    Stripe: () => stripe.findSession("cs_1"),
    "Google's metadata": () =>
      google.authorizationUrl({
        state: "s",
        nonce: "n",
        codeVerifier: "v".repeat(43),
        redirectUri: "http://a/",
      }),
  };
}

const names = Object.keys(callsTo("http://127.0.0.1:1"));

describe.each([
  ["accepts and never answers", false],
  ["begins an answer and never ends it", true],
])("a service that %s", (_, begins) => {
  let server: Server;
  let calls: ReturnType<typeof callsTo>;

  beforeAll(async () => {
    server = await hungServer(begins);
    vi.stubEnv("AWS_ENDPOINT_URL", addressOf(server));
    vi.stubEnv("AWS_REGION", "us-east-1");
    vi.stubEnv("AWS_ACCESS_KEY_ID", "local");
    vi.stubEnv("AWS_SECRET_ACCESS_KEY", "local");
    vi.spyOn(Math, "random").mockReturnValue(0);
    calls = callsTo(addressOf(server));
  });
  afterAll(() => {
    vi.restoreAllMocks();
    server.closeAllConnections();
    server.close();
  });

  // Nobody reads the body of these responses, so a response that was started counts as complete.
  const answered = begins
    ? ["API Gateway, a push", "API Gateway, a close", "S3, a write", "S3, a removal"]
    : [];

  it.each(names.filter((name) => !answered.includes(name)))("%s fails as unavailable", async (name) => {
    const outcome = await calls[name]?.().then(
      () => "answered",
      (error: unknown) => toAppError(error).code,
    );
    expect(outcome).toBe("unavailable");
  });

  it("the model: fails with a transient error, long before the call's own time-out", async () => {
    const ai = anthropicAi({
      apiKeys: async () => ["k"],
      baseUrl: addressOf(server),
      model: "m",
      silenceMs: shortMs,
    });
    const reply = ai.streamReply(question, { signal: new AbortController().signal, seed: "s" });
    const reading = (async () => {
      for await (const piece of reply) expect(piece).toBeUndefined();
    })();
    const error = await reading.catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(AiError);
    expect(error).toMatchObject({ kind: "transient" });
  });
});
