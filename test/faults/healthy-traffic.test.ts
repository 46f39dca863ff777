import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { listMessages, sendMessage } from "@marquee/contracts/chat/chat";
import { createCheckout } from "@marquee/contracts/credits/payments";
import { generateCampaignIdeas } from "@marquee/contracts/studio/campaigns";
import type { Core } from "@marquee/core/core";
import { randomIds } from "@marquee/core/ids";
import { awsCall } from "@marquee/local/emulators/aws-call";
import { parseSchedule } from "@marquee/local/events/schedule-expression";
import { freePort } from "@marquee/local/ports";
import { type LocalRuntime, startLocal } from "@marquee/local/start-local";
import { atNight } from "@marquee/testkit/night";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type DeployedAlarm, MetricLog, readAlarms } from "../support/alarm-watch.ts";
import { ApiUser } from "../support/api-user.ts";
import { ended, order } from "../support/campaign.ts";
import { moveAs, offerAs, signAs } from "../support/deal-acts.ts";
import { stageTable } from "../support/emulated-table.ts";
import { publishedEvent } from "../support/hosting-acts.ts";
import { LineLog } from "../support/line-log.ts";
import { SocketUser } from "../support/socket-user.ts";
import { silentOrder } from "../support/stage-work.ts";

/** An hour of the product's clock in which everything works, by day a third of it, and what CloudWatch would have made of it. */
const minutes = atNight ? 60 : 20;
const minuteMs = 60_000;
const log = new MetricLog();
const lines = new LineLog();
const dataDir = mkdtempSync(join(tmpdir(), "marquee-hour-"));
/** Functions that crashed or ran out of time, as the runtime says; Lambda would count an error for each. */
const troubles: string[] = [];
let local: LocalRuntime;
let port: number;
let alarms: DeployedAlarm[];
let aheadMs = 0;
/** When each schedule is due next, on the product's clock. */
const due = new Map<string, number>();
/** Since when each queue has not been seen empty. */
const filledSince = new Map<string, number>();

const now = () => Date.now() + aheadMs;

async function start(): Promise<void> {
  let isStarted = false;
  local = await startLocal({
    port,
    dataDir,
    web: "none",
    build: "none",
    // Fired below when they are due, so that each minute knows when its runs have ended.
    schedules: "fired",
    onLine: (_, line) => {
      log.takeLine(line);
      lines.takeLine(line);
      noteAnswer(line);
    },
    onNotice: (text) => void (isStarted && troubles.push(text)),
  });
  isStarted = true;
  local.advanceClock(aheadMs);
}

/** What API Gateway counts: an answer for each line of a call. */
function noteAnswer(line: string): void {
  if (!line.includes('"message":"request"')) return;
  const { status, timestamp } = JSON.parse(line) as { status: number; timestamp: string };
  const dimensions = { ApiId: local.model.httpApi.id };
  const atMs = Date.parse(timestamp);
  log.note("AWS/ApiGateway", "Count", dimensions, 1, atMs);
  log.note("AWS/ApiGateway", "5xx", dimensions, status >= 500 ? 1 : 0, atMs);
}

/** What SQS publishes each minute about every queue; returns whether all are empty. */
async function noteQueues(): Promise<"empty" | "filled"> {
  for (const { name: QueueName } of local.model.queues) {
    const answer = await awsCall(local.endpoints.sqs, "sqs", "GetQueueAttributes", {
      QueueUrl: `${local.endpoints.sqs}/000000000000/${QueueName}`,
      AttributeNames: ["ApproximateNumberOfMessages", "ApproximateNumberOfMessagesNotVisible"],
    });
    const { Attributes = {} } = answer as { Attributes?: Record<string, string> };
    const visible = Number(Attributes.ApproximateNumberOfMessages ?? 0);
    const isEmpty = visible + Number(Attributes.ApproximateNumberOfMessagesNotVisible ?? 0) === 0;
    if (isEmpty) filledSince.delete(QueueName);
    else if (!filledSince.has(QueueName)) filledSince.set(QueueName, now());
    const age = isEmpty ? 0 : (now() - (filledSince.get(QueueName) ?? now())) / 1_000;
    log.note("AWS/SQS", "ApproximateNumberOfMessagesVisible", { QueueName }, visible, now());
    log.note("AWS/SQS", "ApproximateAgeOfOldestMessage", { QueueName }, age, now());
  }
  return filledSince.size === 0 ? "empty" : "filled";
}

/** Runs what is due, side by side as EventBridge does; Lambda counts an error for each run that throws. */
async function runSchedules(): Promise<void> {
  const runs = local.model.schedules.map(async ({ name, expression, functionArn }) => {
    if ((due.get(name) ?? 0) > now()) return;
    due.set(name, parseSchedule(expression)(now()));
    const FunctionName = functionArn.split(":").at(-1) ?? "";
    await local.fireSchedule(name).catch((error: unknown) => {
      troubles.push(String(error));
      log.note("AWS/Lambda", "Errors", { FunctionName }, 1, now());
    });
  });
  await Promise.all(runs);
}

beforeAll(async () => {
  port = await freePort();
  await start();
  alarms = readAlarms(local.stacks);
}, 120_000);

afterAll(async () => {
  await local.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function campaign(by: ApiUser, prompt: string, parts: boolean): Promise<void> {
  const body = { ...order, prompt, generateCompetitiveAnalysis: parts, generateVisualMockup: parts };
  const { generationId } = await by.client.call(generateCampaignIdeas, { body });
  expect((await ended(by, generationId)).status).toBe("completed");
}

async function question(by: ApiUser, content: string): Promise<void> {
  const { id } = await by.client.call(sendMessage, { body: { content } });
  const answer = async () =>
    (await by.client.call(listMessages, {})).find(({ inReplyTo }) => inReplyTo === id)?.status;
  await expect.poll(answer, { timeout: 20_000 }).toBe("complete");
}

async function deal(host: ApiUser, brand: ApiUser): Promise<void> {
  const { eventId, packageId } = await publishedEvent(host);
  const { id } = await offerAs(brand, { eventId, packageId, amount: 12_500 });
  await moveAs(host, id, { action: "accept" });
  await signAs(brand, id);
  await signAs(host, id);
}

/** People do what they cannot do, too: that is refused, and nobody's fault. */
async function mistakes(by: ApiUser): Promise<void> {
  const statuses = await Promise.all([
    by.raw("POST", "/api/campaign-ideas/generate", { body: { prompt: "" } }),
    by.raw("GET", "/api/events/evt_none"),
    new ApiUser(local.url).raw("POST", "/api/login", {
      body: { username: "nobody-here", password: "wrong-one" },
    }),
  ]);
  for (const { status } of statuses) expect(status).toBeLessThan(500);
}

it("raises no alarm while all is well", async () => {
  const people = await Promise.all(Array.from({ length: 3 }, () => ApiUser.withCredits(local.url, "3")));
  const host = await ApiUser.confirmed(local.url, "event_host");
  const [brand, other, third] = people as [ApiUser, ApiUser, ApiUser];
  const fromMs = now();
  for (let minute = 0; minute < minutes; minute++) {
    const work: Promise<unknown>[] = [runSchedules()];
    // Together, because what takes long waits for the same pauses then.
    if (minute % 10 === 0)
      work.push(
        ...[brand, brand, brand, other, other].map((by, index) =>
          campaign(by, `Launch ${index} of minute ${minute}`, index === 0),
        ),
        question(third, `Which events fit us in month ${minute}?`),
        other.client.call(createCheckout, { body: { creditPackageId: "1" } }),
      );
    if (minute % 12 === 7) work.push(deal(host, brand));
    if (minute % 15 === 9) work.push(live(other));
    if (minute % 15 === 5) work.push(mistakes(third));
    // A message that is lost on its way: the sweep sends another one.
    if (minute === 12) work.push(silentOrder(stageCore(), other.id));
    await Promise.all(work);
    // As Lambda does: what has been received is finished and deleted before its container goes.
    await expect.poll(noteQueues, { timeout: 10_000 }).toBe("empty");
    // A release, and a machine that is replaced: everything starts anew on what was stored.
    if (minute % 20 === 10) {
      await local.stop();
      await start();
    }
    aheadMs += minuteMs;
    local.advanceClock(minuteMs);
  }
  await runSchedules();
  // The last lines arrive some time after what they tell of.
  await pause(500);
  const toMs = now();
  const rung = alarms.flatMap((alarm) => {
    const rings = log.ringsOf(alarm, { fromMs, toMs });
    return rings.length === 0 ? [] : `${alarm.name}, ${rings.length} times`;
  });
  expect(rung).toEqual([]);
  expect(troubles).toEqual([]);
  // Quiet because it went well, and not because nothing was counted.
  expect(log.sum("JobsDone", { service: "marquee-local" })).toBeGreaterThanOrEqual((minutes / 10) * 6);
  expect(log.sum("JobsResent", { service: "marquee-local-schedule-sweep-jobs" })).toBe(1);
  expect(log.sum("JobsReleased", { service: "marquee-local" })).toBe(0);
  expect(lines.entries.filter(({ level }) => level === "ERROR")).toEqual([]);
  expect(lines.others).toEqual([]);
}, 180_000);

function stageCore(): Core {
  const { endpoints, tableName } = local;
  return {
    table: stageTable({ dynamodb: endpoints.dynamodb, sqs: "", tableName }),
    clock: { now },
    ids: randomIds(),
  };
}

async function live(by: ApiUser): Promise<void> {
  const socket = await SocketUser.connected(local.wsUrl, by);
  socket.send({ type: "ping" });
  await socket.next("pong");
  socket.close();
}

it("evaluates alarms as CloudWatch does: as many bad looks as it takes, and silence where something must happen", () => {
  const alarmOf = (name: string) => {
    const alarm = alarms.find((one) => one.name === name);
    if (!alarm) throw new Error(`There is no alarm ${name}`);
    return alarm;
  };
  const span = { fromMs: 0, toMs: 10 * minuteMs };
  const failing = (...at: number[]) => {
    const made = new MetricLog();
    const service = "marquee-local-http-stripe-webhook";
    for (const minute of at) made.note("Marquee", "WebhooksFailed", { service }, 1, minute * minuteMs);
    return made.ringsOf(alarmOf("webhooks-failed"), span);
  };
  expect(failing(1, 2)).toEqual([]);
  expect(failing(1, 9)).toEqual([]);
  expect(failing(1, 3, 5)).toEqual([6 * minuteMs]);
  const finished = (released: number) => {
    const made = new MetricLog();
    const of = { service: "marquee-local" };
    for (let jobs = 0; jobs < 7; jobs++) made.note("Marquee", "JobsDone", of, 1, jobs * minuteMs);
    for (let jobs = 0; jobs < released; jobs++) made.note("Marquee", "JobsReleased", of, 1, jobs * minuteMs);
    return made.ringsOf(alarmOf("jobs-released"), { fromMs: 0, toMs: 20 * minuteMs }).length;
  };
  expect(finished(0)).toBe(0);
  expect(finished(4)).toBe(0);
  expect(finished(7)).toBeGreaterThan(0);
  expect(
    new MetricLog().ringsOf(alarmOf("schedules-silent-5-minutes"), { ...span, toMs: 60 * minuteMs }),
  ).not.toEqual([]);
  expect(new MetricLog().ringsOf(alarmOf("schedules-silent-3-hours"), span)).not.toEqual([]);
  const silent = alarms
    .filter((alarm) => new MetricLog().ringsOf(alarm, span).length > 0)
    .map(({ name }) => name);
  expect(silent.every((name) => name.startsWith("schedules-silent-"))).toBe(true);
});
