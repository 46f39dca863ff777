import { getSystemSettings, updateSystemSettings } from "@marquee/contracts/admin/system";
import { sendMessage } from "@marquee/contracts/chat/chat";
import { jobKindNames } from "@marquee/contracts/credits/job-kinds";
import { createRealtimeTicket } from "@marquee/contracts/live/realtime";
import { kebabCase } from "@marquee/contracts/naming";
import { type OperationId, operations } from "@marquee/contracts/operations";
import { generateCampaignIdeas } from "@marquee/contracts/studio/campaigns";
import { balanceKey } from "@marquee/core/credits/credits/balance.item";
import { jobKey } from "@marquee/core/credits/jobs/job.item";
import { awsCall } from "@marquee/local/emulators/aws-call";
import { type Emulators, startEmulators } from "@marquee/local/emulators/start-emulators";
import { type LocalRuntime, startLocal } from "@marquee/local/start-local";
import type { Table } from "@marquee/table/table";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { httpFunctions } from "../../functions/deployed-functions.ts";
import { httpProfiles } from "../../infra/config/http-functions.ts";
import { requests } from "../requests.ts";
import { demoAdmin } from "../support/admins.ts";
import {
  accountAlarms,
  type DeployedAlarm,
  MetricLog,
  readAlarms,
  readFailureQueues,
} from "../support/alarm-watch.ts";
import { ApiUser, newcomer } from "../support/api-user.ts";
import { type Break, type BreakableService, breakableService } from "../support/breakable-service.ts";
import { stageTable } from "../support/emulated-table.ts";
import { noteQueueMetrics, queueAddress, sendTo } from "../support/queue-metrics.ts";
import { retiredModel } from "../support/retired-model.ts";
import { SocketUser } from "../support/socket-user.ts";
import { deliverStripeEvent, stripeEvent } from "../support/stripe-events.ts";

/** The whole product, whose table, queues and mail can be broken while it runs. */
const webhookSecret = "whsec_alarms";
const log = new MetricLog();
/** Alarms whose metric has passed its threshold, or has moved if reaching the threshold takes too long. */
const seen = new Set<string>();
let emulators: Emulators;
let table: BreakableService;
let queues: BreakableService;
let mail: BreakableService;
let model: Awaited<ReturnType<typeof retiredModel>>;
let local: LocalRuntime;
let store: Table;
let alarms: DeployedAlarm[];
let failureQueues: Map<string, string>;

const denied: Break = (operation) => ({
  code: "AccessDeniedException",
  message: `User: x is not authorized to perform: dynamodb:${operation} on resource: t`,
});

beforeAll(async () => {
  emulators = await startEmulators({ foreign: {} });
  table = await breakableService(() => emulators.dynamodbEndpoint);
  queues = await breakableService(() => emulators.sqsEndpoint);
  mail = await breakableService(() => undefined);
  model = await retiredModel();
  local = await startLocal({
    port: 0,
    web: "none",
    build: "none",
    // Runs that no test starts would be counted along with those under test.
    schedules: "fired",
    env: {
      PAYMENTS: "stripe",
      GOOGLE_ISSUER: "local",
      STRIPE_SECRET_KEY: "sk_test_alarms",
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      // Nothing listens there.
      STRIPE_API_BASE: "http://127.0.0.1:9",
      AWS_ENDPOINT_URL_DYNAMODB: table.url,
      AWS_ENDPOINT_URL_SQS: queues.url,
      AWS_ENDPOINT_URL_SESV2: mail.url,
      ...model.env,
    },
    onLine: (_, line) => log.takeLine(line),
  });
  store = stageTable({ dynamodb: emulators.dynamodbEndpoint, sqs: "", tableName: local.tableName });
  alarms = readAlarms(local.stacks);
  failureQueues = readFailureQueues(local.stacks);
}, 120_000);

afterAll(async () => {
  await local.stop();
  await Promise.all([table, queues, mail, model, emulators].map((each) => each.stop()));
});

beforeEach(() => {
  table.breakWith(undefined);
  queues.breakWith(undefined);
  log.forget();
});

function value(name: string): number | undefined {
  const alarm = alarms.find((one) => one.name === name);
  if (!alarm) throw new Error(`There is no alarm ${name}`);
  return log.valueOf(alarm);
}

/** Waits until an alarm's metric passes its threshold; metrics arrive as log lines, so that may take a moment. */
async function raised(name: string): Promise<void> {
  const bad = alarms.find((one) => one.name === name)?.bad ?? { above: 0 };
  const isBad = () => {
    const now = value(name) ?? 0;
    return "above" in bad ? now > bad.above : now < bad.below;
  };
  await expect.poll(isBad, { message: name, timeout: 10_000 }).toBe(true);
  seen.add(name);
}

/** Waits until an alarm's metric is above zero, for alarms whose threshold would take minutes. */
async function moved(name: string): Promise<void> {
  await expect.poll(() => value(name) ?? 0, { message: name, timeout: 10_000 }).toBeGreaterThan(0);
  seen.add(name);
}

const seriesOf = (name: string) => alarms.find((one) => one.name === name)?.series ?? {};

/** Waits until a function has counted a failure, in a series that one of the alarms looks at. */
async function counted(functionName: string, metric: string): Promise<void> {
  const service = `marquee-local-${functionName}`;
  await expect
    .poll(() => log.sum(metric, { service }), { message: service, timeout: 10_000 })
    .toBeGreaterThan(0);
  const series = alarms.flatMap((alarm) => Object.values(alarm.series));
  expect(
    series.some((one) => one.metric === metric && one.dimensions.service === service),
    service,
  ).toBe(true);
}

let aheadMs = 0;

function advanceClock(ms: number): void {
  aheadMs += ms;
  local.advanceClock(ms);
}

/** Delivers a signed event of the card provider. */
const deliver = (event: object, secret = webhookSecret) =>
  deliverStripeEvent(local.url, { event, secret, nowMs: Date.now() + aheadMs });

/** Sends an operation's example and records what API Gateway would count. */
async function call(id: OperationId, caller: ApiUser) {
  const { method, path } = operations[id];
  const example = requests[id];
  const answer = await caller.raw(method, example.path ?? path, { body: example.body });
  const ApiId = local.model.httpApi.id;
  log.note("AWS/ApiGateway", "Count", { ApiId });
  log.note("AWS/ApiGateway", "5xx", { ApiId }, answer.status >= 500 ? 1 : 0);
  return answer;
}

/** Runs a schedule. If it throws, Lambda counts an error and, after the last try, dead-letters the run. */
async function run(schedule: string): Promise<void> {
  const { functionArn = "" } = local.model.schedules.find(({ name }) => name === schedule) ?? {};
  const FunctionName = functionArn.split(":").at(-1) ?? "";
  try {
    await local.fireSchedule(schedule);
  } catch {
    log.note("AWS/Lambda", "Errors", { FunctionName });
    await send(failureQueues.get(FunctionName) ?? "", "{}");
  }
}

const queueUrl = (name: string) => queueAddress(emulators.sqsEndpoint, name);
const send = (name: string, body: string) => sendTo(emulators.sqsEndpoint, name, body);
const noteQueues = () => noteQueueMetrics(log, emulators.sqsEndpoint, local.model.queues);

describe("each function that matters counts its failures", () => {
  /** An operation of each function that an alarm watches: the first that is no read, which a lost session ends early. */
  const watched = [...httpFunctions].flatMap(([name, ids]) => {
    const { alarm } = httpProfiles[name];
    const id = ids.find((one) => operations[one].method !== "GET") ?? ids[0];
    return alarm === undefined || id === undefined ? [] : [{ name, id, alarm }];
  });
  const failures = (name: string) => log.sum("CallsFailed", { service: `marquee-local-http-${name}` });

  it("of calls", async () => {
    const user = await ApiUser.registered(local.url);
    // Sign-in steps are looked up by this cookie.
    user.flowCookie = "signin=of-no-sign-in-that-exists-anywhere";
    const admin = await demoAdmin(local.url);
    table.breakWith(denied);
    const answers = new Map<string, unknown>();
    for (const { id } of watched) {
      const caller = operations[id].access === "admin" ? admin : user;
      answers.set(id, await (id === "receiveStripeEvent" ? deliver(stripeEvent()) : call(id, caller)));
    }
    const quiet = () =>
      watched.flatMap(({ name, id }) =>
        failures(name) > 0 ? [] : `${id} ${JSON.stringify(answers.get(id))}`,
      );
    await expect.poll(quiet, { timeout: 10_000 }).toEqual([]);
    for (const { name, id, alarm } of watched) {
      const service = `marquee-local-http-${name}`;
      expect(
        Object.values(seriesOf(alarm)).some(({ dimensions }) => dimensions.service === service),
        name,
      ).toBe(true);
      expect(log.sum("CallsFailed", { service, operation: id }), id).toBeGreaterThan(0);
    }
    for (const alarm of new Set(watched.map((one) => one.alarm))) await raised(alarm);
    await raised("actions-denied");
    await raised("api-errors");
    await raised("api-errors-lasting");
  }, 90_000);

  it("of frames", async () => {
    const user = await ApiUser.registered(local.url);
    const connected = await SocketUser.connected(local.wsUrl, user);
    const { token } = await user.client.call(createRealtimeTicket, {});
    table.breakWith(denied);
    await SocketUser.open(`${local.wsUrl}?token=${token}`).catch(() => undefined);
    await counted("socket-connections", "FramesFailed");
    connected.send({ type: "auth", data: { userId: user.id, username: user.user?.username ?? "" } });
    connected.send({ type: "chat_message", data: { content: "Hello", clientId: "c1" } });
    await counted("socket-chat-message", "FramesFailed");
    await raised("live-failing");
    await raised("orders-failing");
    connected.close();
  });

  it.each(jobKindNames)(
    "of %s jobs, which go to the dead-letter queue after five tries",
    async (kind) => {
      const word = kebabCase(kind);
      const name = `marquee-local-${word}`;
      table.breakWith(denied);
      await send(name, JSON.stringify({ v: 1, kind, jobId: "x_none", userId: "usr_none", requestId: "r" }));
      await counted(`job-${word}`, "JobsFailed");
      await raised("workers-failing");
      await noteQueues();
      await moved("old-messages");
      // Make the tries immediate instead of minutes apart.
      await awsCall(emulators.sqsEndpoint, "sqs", "SetQueueAttributes", {
        QueueUrl: queueUrl(name),
        Attributes: { VisibilityTimeout: "0" },
      });
      await send(name, "not a job");
      await expect
        .poll(() => noteQueues().then(() => value("dead-letters")), { timeout: 20_000 })
        .toBeGreaterThan(0);
      await raised("dead-letters");
    },
    40_000,
  );

  it("of schedules, and notices when they stop running", async () => {
    const ran = (schedule: string) =>
      log.sum("ScheduleRan", { service: `marquee-local-schedule-${schedule}` });
    const silent = alarms.filter(({ name }) => name.startsWith("schedules-silent-"));
    for (const { name: schedule } of local.model.schedules) {
      await run(schedule);
      await expect.poll(() => ran(schedule), { timeout: 10_000 }).toBeGreaterThanOrEqual(1);
    }
    // All of them ran, so nothing is silent.
    for (const { name, bad } of silent) expect({ below: value(name) }, name).toEqual(bad);
    for (const { name: schedule } of local.model.schedules) {
      log.forget();
      table.breakWith(denied);
      await run(schedule);
      table.breakWith(undefined);
      await raised("schedules-failing");
      // A run's counts arrive in one line, some time after the run.
      await expect.poll(() => log.has("RunsFailed"), { timeout: 10_000 }).toBe(true);
      expect(ran(schedule), "a run that failed is no run").toBe(0);
    }
    for (const { name } of silent) await raised(name);
    await noteQueues();
    await raised("dead-letters");
  }, 60_000);
});

describe("trouble with orders", () => {
  it("shows as long-held credits, released and slow orders, spent budget and unreadable rows", async () => {
    const buyer = await ApiUser.registered(local.url);
    await store.write({ op: "update", key: balanceKey(buyer.id), add: { available: 100, total: 100 } });
    // Orders that the queue refuses reach no worker.
    queues.breakWith((operation) => (operation === "SendMessage" ? { code: "InternalError" } : undefined));
    const orders: string[] = [];
    for (let count = 0; count < 6; count++) {
      const body = { prompt: `A pop-up number ${count} in spring` };
      orders.push((await buyer.client.call(generateCampaignIdeas, { body })).generationId);
    }
    await run("sweep-jobs");
    await moved("model");
    await store.write({
      op: "update",
      key: jobKey(buyer.id, orders[0] ?? ""),
      set: { status: "of another version", leaseUntilMs: "soon" },
    });
    advanceClock(25 * 60_000);
    await run("sweep-jobs");
    await raised("rows-unreadable");
    await raised("jobs-released");
    await raised("credits-held-long");
    await buyer.client.call(generateCampaignIdeas, { body: { prompt: "A pop-up in spring, late" } });
    queues.breakWith(undefined);
    advanceClock(4 * 60_000);
    await run("sweep-jobs");
    await raised("orders-slow");
  }, 40_000);
});

describe("trouble with money", () => {
  it("shows as refused, failed and forged payment events", async () => {
    expect((await deliver(stripeEvent({ livemode: true }))).status).toBe(200);
    await raised("payments-refused");
    log.forget();
    table.breakWith(denied);
    await deliver(stripeEvent());
    await raised("webhooks-failed");
    table.breakWith(undefined);
    for (let tries = 0; tries < 6; tries++) await deliver(stripeEvent(), "whsec_of_somebody_else");
    await raised("payments-refused");
  });

  it("shows as a balance that is not the sum of its ledger", async () => {
    const { id } = await ApiUser.registered(local.url);
    await store.write({ op: "update", key: balanceKey(id), add: { available: 7 } });
    advanceClock(25 * 60 * 60_000);
    await run("check-ledgers");
    await raised("ledger-differences");
  });
});

describe("trouble with the stage", () => {
  it("shows as a retired model, and pushes that cannot be sent", async () => {
    const users = await Promise.all([ApiUser.registered(local.url), ApiUser.registered(local.url)]);
    for (const { id } of users)
      await store.write({ op: "update", key: balanceKey(id), add: { available: 100, total: 100 } });
    await users[0].client.call(sendMessage, { body: { content: "Hello" } });
    await raised("model");
    // Listing connections takes a query; the call itself makes none.
    table.breakWith((operation, body) => (operation === "Query" ? denied(operation, body) : undefined));
    for (let count = 0; count < 11; count++) {
      const body = { content: `Hello ${count}` };
      await Promise.all(users.map((user) => user.client.call(sendMessage, { body })));
    }
    await raised("pushes-failed");
  }, 20_000);

  it("shows as mail that cannot be sent", async () => {
    const { email, ...rest } = newcomer();
    const caller = new ApiUser(local.url);
    await caller.raw("POST", "/api/register", { body: { ...rest, email } });
    await caller.raw("POST", "/api/auth/forgot-password", { body: { email } });
    await raised("mail-not-sent");
  });

  it("shows as a throttled table, including its indexes", async () => {
    const user = await ApiUser.registered(local.url);
    const tables = { TableName: local.tableName };
    table.breakWith((operation, body) => {
      const [, index] = /"IndexName":"(\w+)"/.exec(body) ?? [];
      const metric = /^(Get|BatchGet|Query)/.test(operation) ? "ReadThrottleEvents" : "WriteThrottleEvents";
      log.note("AWS/DynamoDB", metric, { ...tables, ...(index ? { GlobalSecondaryIndexName: index } : {}) });
      return { code: "ProvisionedThroughputExceededException" };
    });
    const answers = await Promise.all([
      call("getCreditBalance", user),
      call("listPayments", user),
      call("updatePreferences", user),
    ]);
    for (const { status } of answers) expect(status).toBe(503);
    await run("sweep-jobs");
    await raised("table-throttled");
  });

  it("raises no alarm for features that an admin switched off", async () => {
    const admin = await demoAdmin(local.url);
    const read = await admin.client.call(getSystemSettings, {});
    const { updatedAt: _at, updatedBy: _by, stage: _stage, ...settings } = read;
    const flags = { ...settings.flags, campaigns: false };
    await admin.client.call(updateSystemSettings, { body: { ...settings, flags } });
    advanceClock(2 * 60_000);
    const buyer = await ApiUser.registered(local.url);
    for (let tries = 0; tries < 5; tries++)
      expect((await call("generateCampaignIdeas", buyer)).status).toBe(503);
    await expect.poll(() => value("api-errors-lasting"), { timeout: 10_000 }).toBe(0);
    expect(value("api-errors")).toBe(0);
  });
});

it("every alarm was raised by the condition it watches for, or uses an AWS metric that exists", () => {
  // No emulator throttles a function, so only the series can be checked.
  const native = alarms.find(({ name }) => name === "schedules-throttled");
  const names = new Set(local.model.functions.map(({ name }) => name));
  for (const { namespace, metric, dimensions } of Object.values(native?.series ?? {})) {
    expect([namespace, metric]).toEqual(["AWS/Lambda", "Throttles"]);
    expect(names).toContain(dimensions.FunctionName);
  }
  for (const name of [...accountAlarms, "schedules-throttled"]) seen.add(name);
  expect(alarms.map(({ name }) => name).filter((name) => !seen.has(name))).toEqual([]);
});
