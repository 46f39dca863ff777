import type { PushChannel } from "@marquee/adapters/push/port";
import { getHealth } from "@marquee/contracts/admin/platform";
import { getCreditBalance } from "@marquee/contracts/credits/credits";
import { AppError } from "@marquee/contracts/errors";
import { newSession, readCookie, type SessionSecrets } from "@marquee/core/account/sessions/sessions";
import type { Delivery } from "@marquee/core/credits/jobs/job-hooks";
import { connectionItems } from "@marquee/core/live/realtime/connection.item";
import { pushToUser } from "@marquee/core/live/realtime/push-to-user";
import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { httpEvent, lambdaContext } from "@marquee/testkit/http-event";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { someCaller } from "@marquee/testkit/some-caller";
import type { SQSEvent, SQSRecord } from "aws-lambda";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { HttpRuntime } from "./deps.ts";

vi.stubEnv("LOG_LEVEL", "INFO");
vi.stubEnv("STAGE", "prod");
vi.stubEnv("POWERTOOLS_SERVICE_NAME", "marquee-prod-http-platform");
// Makes Powertools write to the console, which the test can watch.
vi.stubEnv("POWERTOOLS_DEV", "true");
vi.stubEnv("POWERTOOLS_METRICS_DISABLED", "false");
const { httpHandler } = await import("./http-handler.ts");
const { jobHandler } = await import("./job-handler.ts");
const { gatewayHandler } = await import("./socket-handler.ts");
const { countedPushes } = await import("./counted-pushes.ts");
const { invoked } = await import("./invoked.ts");
const { count, gauge, publishMetrics } = await import("./metrics.ts");

const lines: Record<string, unknown>[] = [];
for (const level of ["log", "info", "warn", "error"] as const) {
  vi.spyOn(console, level).mockImplementation((line: unknown) => {
    lines.push(JSON.parse(String(line)) as Record<string, unknown>);
  });
}
beforeEach(() => void lines.splice(0));

/** The sum that CloudWatch would show for a metric of one service, or of one of its operations. */
const metric = (service: string, name: string, operation?: string) =>
  lines
    .filter((line) => line._aws !== undefined && line.service === service && line.operation === operation)
    .flatMap((line) => line[name] ?? [])
    .reduce<number>((sum, value) => sum + Number(value), 0);
const own = "marquee-prod-http-platform";
const stage = "marquee-prod";

const secrets: SessionSecrets = ["a-secret-of-at-least-thirty-two-characters"];
const core = { table: memoryTable(), clock: fixedClock(), ids: seededIds() };
const runtime: HttpRuntime = {
  core,
  origins: ["https://marquee.example"],
  behindEdge: false,
  sessionSecrets: async () => secrets,
  originSecret: async () => undefined,
  adminSecondFactor: () => false,
};
const failing = (error: unknown) =>
  httpHandler(getHealth, runtime, async () => {
    throw error;
  })(httpEvent("GET", "/api/health"), lambdaContext());
const denied = Object.assign(new Error("is not authorized to perform: sqs:SendMessage on x"), {
  name: "AccessDeniedException",
});

describe("an HTTP call that fails", () => {
  it("is counted for its operation, since Lambda does not see the response as an error", async () => {
    expect((await failing(new Error("x"))).statusCode).toBe(500);
    expect((await failing(new AppError("unavailable"))).statusCode).toBe(503);
    expect(metric(own, "CallsFailed")).toBe(2);
    expect(metric(own, "CallsFailed", "getHealth")).toBe(2);
    expect(metric(own, "CallsFailed", "getUser")).toBe(0);
  });

  it("is not counted when the caller can fix it, and separately when it was switched off", async () => {
    await failing(new AppError("validation_failed"));
    await failing(new AppError("too_many_requests"));
    await failing(new AppError("feature_off"));
    await failing(new AppError("not_configured"));
    expect(metric(own, "CallsFailed")).toBe(0);
    expect(metric(stage, "SwitchedOff")).toBe(2);
  });

  it("counts a missing permission for the whole stage", async () => {
    await failing(denied);
    expect(metric(own, "CallsFailed")).toBe(1);
    expect(metric(stage, "ActionsDenied")).toBe(1);
  });

  it("puts its request id on each of its log lines", async () => {
    await failing(new Error("x"));
    const logLines = lines.filter((line) => line._aws === undefined);
    expect(logLines.map(({ message }) => message)).toEqual(["request failed", "request"]);
    for (const line of logLines) expect(line.requestId).toBe("req-1");
  });
});

describe("a frame of a live connection that fails", () => {
  it("is counted even though the gateway gets a 200 or a refusal", async () => {
    const handler = gatewayHandler("$connect", async () => {
      throw new Error("x");
    });
    const event = { requestContext: { connectionId: "c", requestId: "r" } };
    await handler(event as Parameters<typeof handler>[0], lambdaContext());
    expect(metric(own, "FramesFailed")).toBe(1);
    expect(metric(own, "FramesFailed", "$connect")).toBe(1);
  });
});

describe("a job that fails", () => {
  const deliver = (body: string, work: () => Promise<Delivery>) =>
    jobHandler("campaign", work)(
      { Records: [{ messageId: "m", receiptHandle: "h", body } as SQSRecord] } satisfies SQSEvent,
      lambdaContext(),
    );
  const message = JSON.stringify({
    v: 1,
    kind: "campaign",
    jobId: "gen_1",
    userId: "usr_1",
    requestId: "r7",
  });

  it("is counted, and so is a message that cannot be read", async () => {
    await deliver(message, async () => {
      throw denied;
    });
    await deliver("not json", async () => ({ kind: "done", released: 0 }));
    expect(metric(own, "JobsFailed")).toBe(2);
    expect(metric(stage, "ActionsDenied")).toBe(1);
    expect(lines.find((line) => line.message === "job failed")).toMatchObject({
      requestId: "r7",
      deniedAction: "sqs:SendMessage",
    });
  });
});

describe("a push that fails", () => {
  const channel = (send: PushChannel["send"]) => countedPushes({ send, close: async () => undefined });
  const push = (send: PushChannel["send"], table = core.table) =>
    invoked(
      () => ({ requestId: "r9", operation: "getHealth" }),
      async () =>
        pushToUser({ ...core, table }, channel(send), "usr_1")({ type: "system", message: "hello" }),
    )(undefined, lambdaContext());

  beforeEach(async () => {
    const session = newSession(core, secrets, sampleUser("usr_1"), someCaller);
    await core.table.transact([session.write]);
    const principal = readCookie(secrets, session.cookie);
    if (!principal) throw new Error("The cookie is ours");
    for (const connectionId of ["c1", "c2"]) {
      const { socket } = connectionItems(connectionId, principal, core.clock.now());
      await core.table.write({ op: "put", item: { ...socket, authenticated: true } });
    }
  });

  it("is logged with its request id and counted once for each connection", async () => {
    await push(async (connectionId) => {
      if (connectionId === "c1") throw new Error("gateway trouble");
      return "sent";
    });
    expect(metric(own, "PushesFailed")).toBe(1);
    expect(lines.find((line) => line.message === "push failed")).toMatchObject({ requestId: "r9" });
  });

  it("is counted when the connections cannot even be listed", async () => {
    const query = async () => {
      throw denied;
    };
    await push(async () => "sent", { ...core.table, query });
    expect(metric(stage, "PushesFailed")).toBe(1);
    expect(metric(stage, "ActionsDenied")).toBe(1);
  });

  it("logs in the call's last line how many were sent", async () => {
    const handler = httpHandler(getHealth, runtime, async () => {
      await pushToUser(
        core,
        channel(async () => "sent"),
        "usr_1",
      )({ type: "system", message: "hello" });
      return { body: { status: "ok" as const } } as never;
    });
    await handler(httpEvent("GET", "/api/health"), lambdaContext());
    expect(lines.find((line) => line.message === "request")).toMatchObject({ pushed: 2, requestId: "req-1" });
  });
});

describe("a count", () => {
  const published = () => {
    publishMetrics();
    return lines.filter((line) => line._aws !== undefined);
  };

  it("is never of something absent: the compiler refuses it, and nothing is published should a type be wrong", () => {
    // @ts-expect-error -- how many must be said
    count("JobsReleased");
    // @ts-expect-error -- absent
    count("JobsReleased", undefined);
    for (const wrong of [null, false, Number.NaN, "", [], {}]) count("JobsReleased", wrong as number);
    // @ts-expect-error -- absent
    gauge("OldestHeldCreditsSeconds", undefined);
    gauge("OldestHeldCreditsSeconds", Number.NaN);
    expect(published()).toEqual([]);
  });

  it("of nothing is not published, and of several is published as it is", () => {
    count("JobsReleased", 0);
    expect(published()).toEqual([]);
    count("JobsReleased", 3);
    published();
    expect(metric(stage, "JobsReleased")).toBe(3);
  });
});

describe("a job that ends", () => {
  const message = JSON.stringify({ v: 1, kind: "chat", jobId: "rpl_1", userId: "usr_1", requestId: "r7" });
  const end = (delivery: Delivery) =>
    jobHandler(
      "chat",
      async () => delivery,
      async () => undefined,
    )({ Records: [{ messageId: "m", receiptHandle: "h", body: message } as SQSRecord] }, lambdaContext());

  it("counts as released only what gave its credits back", async () => {
    for (let jobs = 0; jobs < 7; jobs++) await end({ kind: "done", released: 0 });
    expect(metric(stage, "JobsDone")).toBe(7);
    expect(metric(stage, "JobsReleased")).toBe(0);
    await end({ kind: "done", released: 2 });
    await end({ kind: "retry", released: 1, afterMs: 10 });
    expect(metric(stage, "JobsReleased")).toBe(3);
  });
});

it("a call that succeeds counts nothing", async () => {
  const handler = httpHandler(getCreditBalance, runtime, async () => ({}) as never);
  expect((await handler(httpEvent("GET", "/api/credits/balance"), lambdaContext())).statusCode).toBe(401);
  expect(lines.filter((line) => line._aws !== undefined)).toEqual([]);
});
