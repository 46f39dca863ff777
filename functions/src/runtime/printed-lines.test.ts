import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { anthropicChat } from "@marquee/adapters/ai/live-chat";
import { sesEmail } from "@marquee/adapters/email/live";
import { openIdProvider } from "@marquee/adapters/identity/live";
import { stripePayments } from "@marquee/adapters/payments/live";
import { gatewayPush } from "@marquee/adapters/push/live";
import { sqsJobQueue } from "@marquee/adapters/queue/live";
import { snsSms } from "@marquee/adapters/sms/live";
import { getHealth } from "@marquee/contracts/admin/platform";
import { AppError } from "@marquee/contracts/errors";
import { dynamoTable } from "@marquee/table/dynamodb-table";
import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { httpEvent, lambdaContext } from "@marquee/testkit/http-event";
import { replyRequest } from "@marquee/testkit/live-ai-fixtures";
import { seededIds } from "@marquee/testkit/seeded-ids";
import type { SQSEvent, SQSRecord } from "aws-lambda";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { HttpRuntime } from "./deps.ts";

const functionName = "marquee-prod-http-get-health";
vi.stubEnv("LOG_LEVEL", "INFO");
vi.stubEnv("STAGE", "prod");
vi.stubEnv("AWS_REGION", "us-east-1");
vi.stubEnv("AWS_ACCESS_KEY_ID", "local");
vi.stubEnv("AWS_SECRET_ACCESS_KEY", "local");
vi.stubEnv("POWERTOOLS_SERVICE_NAME", functionName);
// Makes Powertools write to the console, which the test can watch.
vi.stubEnv("POWERTOOLS_DEV", "true");
vi.stubEnv("POWERTOOLS_METRICS_DISABLED", "false");
const { httpHandler } = await import("./http-handler.ts");
const { jobHandler } = await import("./job-handler.ts");
const { gatewayHandler } = await import("./socket-handler.ts");
const { scheduleHandler } = await import("./schedule-handler.ts");
const { reportedChatAi } = await import("./ai.ts");
const { countedPushes } = await import("./counted-pushes.ts");
const { reportError } = await import("./failures.ts");

/** What was printed, as it was: log lines, and anything else such as a library's warnings. */
const printed: Record<string, unknown>[] = [];
const other: string[] = [];
for (const level of ["log", "info", "warn", "error"] as const) {
  vi.spyOn(console, level).mockImplementation((line: unknown) => {
    try {
      const entry = JSON.parse(String(line)) as Record<string, unknown>;
      if (entry._aws === undefined) printed.push(entry);
    } catch {
      other.push(String(line));
    }
  });
}

/** A service that fails every request, in a way that each of the SDKs understands. */
let server: Server;
let address: string;
beforeAll(async () => {
  server = createServer((_, response) => {
    const about = { __type: "InternalFailure", error: { type: "api_error", message: "ann@example.com" } };
    response.writeHead(501, {
      "content-type": "application/json",
      "x-amzn-requestid": "req-of-theirs",
      "request-id": "req-of-theirs",
    });
    response.end(JSON.stringify({ ...about, message: "ann@example.com" }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubEnv("AWS_ENDPOINT_URL", address);
});
afterAll(() => server.close());
beforeEach(() => {
  printed.length = 0;
  other.length = 0;
});

const runtime: HttpRuntime = {
  core: { table: memoryTable(), clock: fixedClock(), ids: seededIds() },
  origins: ["https://marquee.example"],
  behindEdge: false,
  sessionSecrets: async () => ["a-secret-of-at-least-thirty-two-characters"],
  originSecret: async () => undefined,
  adminSecondFactor: () => false,
};

const inHttp = (work: () => Promise<unknown>) =>
  httpHandler(getHealth, runtime, async () => {
    await work();
    return {
      body: {
        status: "ok",
        stage: "prod",
        payments: "stripe",
        commit: null,
        time: "2026-01-15T09:00:00.000Z",
      },
    } as const;
  })(httpEvent("GET", "/api/health"), lambdaContext());

const inJob = (work: () => Promise<unknown>, remainingMs?: number) => {
  const body = JSON.stringify({ v: 1, kind: "campaign", jobId: "gen_1", userId: "usr_1", requestId: "r7" });
  const event: SQSEvent = { Records: [{ messageId: "m", receiptHandle: "h", body } as SQSRecord] };
  const done = async () => {
    await work();
    return { kind: "done", released: 0 } as const;
  };
  return jobHandler("campaign", done, async () => undefined)(event, lambdaContext(remainingMs));
};

const inSchedule = (work: () => Promise<unknown>) =>
  scheduleHandler("sweep", async () => ({ report: { looked: 1 }, defect: await work() }), { reserveMs: 0 })(
    {},
    lambdaContext(),
  ).catch(() => undefined);

const inSocket = (work: () => Promise<unknown>) => {
  const handler = gatewayHandler("$connect", async () => {
    await work();
    return { statusCode: 200 };
  });
  const event = { requestContext: { connectionId: "c", requestId: "req-1" } };
  return handler(event as Parameters<typeof handler>[0], lambdaContext());
};

const stripe = () =>
  stripePayments({ secretKeys: ["sk_test_1"], siteUrl: "https://marquee.example", apiBase: address });
const google = () =>
  openIdProvider({ issuer: address, clientId: "c", clientSecrets: async () => ["s"] }).authorizationUrl({
    state: "s",
    nonce: "n",
    codeVerifier: "v".repeat(43),
    redirectUri: "https://marquee.example",
  });
const answer = async () => {
  const ai = reportedChatAi(
    anthropicChat({ apiKeys: async () => ["sk-ant-1"], baseUrl: address, model: "m" }),
  );
  for await (const _ of ai.streamReply(replyRequest(), { signal: new AbortController().signal, seed: "s" }));
};
const push = () => countedPushes(gatewayPush({ endpoint: address })).send("c", "hello");

/** One failure of each other service, where it happens. */
const failures: [
  dependency: string,
  call: string,
  run: () => Promise<unknown>,
  operation: string,
  requestId: string,
][] = [
  [
    "DynamoDB",
    "GetItem",
    () => inHttp(() => dynamoTable({ tableName: "t" }).get({ pk: "a", sk: "b" })),
    "getHealth",
    "req-1",
  ],
  [
    "DynamoDB",
    "GetItem",
    () => inSocket(() => dynamoTable({ tableName: "t" }).get({ pk: "a", sk: "b" })),
    "$connect",
    "req-1",
  ],
  [
    "DynamoDB",
    "GetItem",
    () => inSchedule(() => dynamoTable({ tableName: "t" }).get({ pk: "a", sk: "b" })),
    "sweep",
    "aws-1",
  ],
  [
    "SQS",
    "SendMessage",
    () =>
      inHttp(() =>
        sqsJobQueue({ urlOf: () => `${address}/q` }).send({
          v: 1,
          kind: "chat",
          jobId: "rpl_1",
          userId: "u",
          requestId: "r",
        }),
      ),
    "getHealth",
    "req-1",
  ],
  [
    "SESv2",
    "SendEmail",
    () =>
      inSchedule(() =>
        sesEmail({ from: "a@marquee.example" }).send({
          to: "ann@example.com",
          subject: "s",
          text: "t",
          html: "t",
        }),
      ),
    "sweep",
    "aws-1",
  ],
  [
    "SNS",
    "Publish",
    () => inHttp(() => snsSms().send({ to: "+14155550100", text: "code" })),
    "getHealth",
    "req-1",
  ],
  ["ApiGatewayManagementApi", "PostToConnection", () => inHttp(push), "getHealth", "req-1"],
  ["Stripe", "findIntent", () => inHttp(() => stripe().findIntent("pi_1")), "getHealth", "req-1"],
  ["Google", "authorizationUrl", () => inHttp(google), "getHealth", "req-1"],
  ["Anthropic", "streamReply", () => inJob(answer), "campaign", "r7"],
];

describe("the printed line of a failure", () => {
  it.each(failures)(
    "of %s %s names function, operation, request and the failed call",
    async (dependency, call, run, operation, requestId) => {
      await run();
      const lines = printed.filter((line) => line.level === "ERROR" || line.level === "WARN");
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines.filter((one) => one.dependency !== undefined))
        expect(line).toMatchObject({ service: functionName, operation, requestId, dependency, call });
      expect(lines.some((line) => line.dependency !== undefined)).toBe(true);
      expect(JSON.stringify(printed)).not.toContain("ann@");
      expect(other).toEqual([]);
    },
  );

  it("of our own, and of a defect, says where it came from and blames no other service", async () => {
    const own = new AppError("unavailable");
    for (const error of [own, new TypeError("ann@example.com is undefined")]) {
      await inHttp(() => Promise.reject(error));
      await inJob(() => Promise.reject(error));
      await inSocket(() => Promise.reject(error));
      await inSchedule(() => Promise.reject(error));
    }
    const lines = printed.filter(({ level }) => level === "ERROR");
    expect(lines.map(({ message, operation, requestId }) => [message, operation, requestId])).toEqual(
      [0, 1].flatMap(() => [
        ["request failed", "getHealth", "req-1"],
        ["job failed", "campaign", "r7"],
        ["socket failed", "$connect", "req-1"],
        ["sweep failed", "sweep", "aws-1"],
      ]),
    );
    for (const line of lines) {
      expect(line).toMatchObject({
        service: functionName,
        stack: expect.stringContaining("printed-lines.test"),
      });
      expect(line.dependency).toBeUndefined();
    }
    expect(lines[1]).toMatchObject({ jobId: "gen_1", userId: "usr_1", said: own.message });
    expect(JSON.stringify(printed)).not.toContain("ann@");
  });

  it("that a schedule leaves to its next run says why it was left", async () => {
    const passing: unknown = await stripe()
      .findIntent("pi_1")
      .catch((error: unknown) => error);
    const handler = scheduleHandler("reconcile", async () => ({ report: {}, failed: 1, passing }), {
      reserveMs: 0,
    });
    await handler({}, lambdaContext());
    expect(printed.map(({ level, message }) => [level, message])).toEqual([
      ["WARN", "reconcile met trouble"],
      ["INFO", "reconcile"],
    ]);
    expect(printed[0]).toMatchObject({ operation: "reconcile", dependency: "Stripe", call: "findIntent" });
  });

  it("of an invocation that Lambda is about to stop is printed before it, with its metrics", async () => {
    await inJob(() => new Promise((resolve) => setTimeout(resolve, 40)), 510);
    expect(printed[0]).toMatchObject({
      level: "ERROR",
      message: "about to time out",
      service: functionName,
      operation: "campaign",
    });
  });
});

it("every line, whatever its level, names function, operation and request, and no library prints beside it", async () => {
  await inHttp(async () => undefined);
  await inJob(async () => undefined);
  await inSocket(async () => undefined);
  await inSchedule(async () => undefined);
  reportError("JobsFailed", "while a container starts", new Error("x"));
  expect(printed.map(({ message, service }) => [message, service])).toEqual(
    ["request", "job", "socket", "sweep", "while a container starts"].map((message) => [
      message,
      functionName,
    ]),
  );
  for (const line of printed.slice(0, 4)) {
    expect(line.operation).toMatch(/\w/);
    expect(line.requestId).toMatch(/\w/);
  }
  expect(other).toEqual([]);
});
