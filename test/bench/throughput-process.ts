import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import {
  CreateQueueCommand,
  DeleteMessageCommand,
  type Message,
  ReceiveMessageCommand,
  SQSClient,
} from "@aws-sdk/client-sqs";
import { inPerson } from "@marquee/core/ground/identity/principal";
import { randomIds } from "@marquee/core/ids";
import { systemClock } from "@marquee/core/time";
import { dynamoTable } from "@marquee/table/dynamodb-table";
import { httpEvent, lambdaContext } from "@marquee/testkit/http-event";
import { emulatorClient } from "../support/emulated-table.ts";
import { median } from "./interleave.ts";
import { keyOf, type Orderer, plainOrder, secrets, storeConnected } from "./order-fixture.ts";
import { recordJob } from "./recorded-job.ts";
import { serveSecret } from "./secret-server.ts";
import { StraightLine } from "./straight-line.ts";
import { lanes, type ThroughputFigures } from "./throughput-figures.ts";

/** G6 in its own process, on one core: the functions of orders and of jobs, and what brings them messages. */

const jobsPerLane = { warmUp: 1, measured: 3 };
const recordedJobs = { warmUp: 40, measured: 60 };
const {
  BENCH_BUNDLES: bundles = "",
  AWS_ENDPOINT_URL_DYNAMODB: endpoint = "",
  AWS_ENDPOINT_URL_SQS: sqsEndpoint = "",
  REALTIME_ENDPOINT: realtime = "",
  TABLE_NAME: tableName = "",
  CAMPAIGN_QUEUE_URL: QueueUrl = "",
} = process.env;

const pinned = spawnSync("taskset", ["-a", "-p", "-c", "0", String(process.pid)]);
if (pinned.status !== 0) throw new Error("taskset could not keep the process on one core");

const secretServer = await serveSecret(secrets[0]);
const core = {
  table: dynamoTable({ tableName, client: emulatorClient(endpoint) }),
  clock: systemClock,
  ids: randomIds(),
};
const sqs = new SQSClient({
  endpoint: sqsEndpoint,
  region: "us-east-1",
  credentials: { accessKeyId: "local", secretAccessKey: "local" },
});
await sqs.send(new CreateQueueCommand({ QueueName: "bench" }));
const require = createRequire(import.meta.url);
const order = handlerOf("http-orders");
const work = handlerOf("job-campaign");

const orderers: Orderer[] = [];
for (let nth = 0; nth < lanes; nth++) orderers.push(await storeConnected(core));
const waiting = new Map<string, () => void>();
let open = true;
const poller = poll();

await atOnce(jobsPerLane.warmUp);
const cpu = process.cpuUsage();
const startedMs = performance.now();
await atOnce(jobsPerLane.measured);
const seconds = (performance.now() - startedMs) / 1_000;
const { user, system } = process.cpuUsage(cpu);
open = false;
await poller;

const jobs = lanes * jobsPerLane.measured;
const figures: ThroughputFigures = {
  jobsPerSecond: jobs / seconds,
  jobCpuMs: (user + system) / 1_000 / jobs,
  ...(await callsAlone()),
};
process.send?.(figures, () => {
  secretServer.close();
  process.exit(0);
});

type Handler = (event: unknown, context: unknown) => Promise<Answer>;

interface Answer {
  statusCode?: number;
  body?: string;
  batchItemFailures?: unknown[];
}

function handlerOf(name: string): Handler {
  return (require(join(bundles, name, "index.js")) as { handler: Handler }).handler;
}

/** Each lane orders one job after another and waits for each to be done. */
async function atOnce(jobsEach: number): Promise<void> {
  const lane = async (orderer: Orderer, first: number) => {
    for (let nth = 0; nth < jobsEach; nth++) await orderAndWait(orderer, first + nth);
  };
  const from = jobsEach * 1_000;
  await Promise.all(orderers.map((orderer, at) => lane(orderer, from + at * jobsEach)));
}

async function orderAndWait({ cookie }: Orderer, nth: number): Promise<void> {
  const event = httpEvent("POST", "/api/campaign-ideas/generate", {
    body: JSON.stringify(plainOrder(nth)),
    headers: {
      "content-type": "application/json",
      "idempotency-key": keyOf(nth),
      origin: "https://bench.example.com",
      "sec-fetch-site": "same-origin",
    },
    cookies: [`__Host-session=${cookie}`],
  });
  const { statusCode, body = "{}" } = await order(event, lambdaContext());
  if (statusCode !== 202) throw new Error(`The order was refused: ${body}`);
  const { generationId } = JSON.parse(body) as { generationId: string };
  await new Promise<void>((resolve) => waiting.set(generationId, resolve));
}

async function poll(): Promise<void> {
  while (open) {
    const { Messages = [] } = await sqs.send(
      new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10, WaitTimeSeconds: 1 }),
    );
    for (const message of Messages) void run(message);
  }
}

async function run({ MessageId, ReceiptHandle, Body = "{}" }: Message): Promise<void> {
  const record = {
    messageId: MessageId,
    receiptHandle: ReceiptHandle,
    body: Body,
    attributes: { ApproximateReceiveCount: "1" },
    messageAttributes: {},
  };
  const { batchItemFailures } = await work({ Records: [record] }, lambdaContext(900_000));
  if (batchItemFailures?.length !== 0) throw new Error("A job failed");
  const { jobId } = JSON.parse(Body) as { jobId: string };
  // A fast worker may be done before the order's answer is read.
  setImmediate(() => waiting.get(jobId)?.());
  await sqs.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }));
}

/** The CPU time of the calls of one job, one after another. */
async function callsAlone(): Promise<{ callsCpuMs: number; calls: number }> {
  const line = new StraightLine({ table: core.table, sqs: sqsEndpoint, realtime });
  await line.open();
  const cpuMs: number[] = [];
  let calls = 0;
  for (let nth = 0; nth < recordedJobs.warmUp + recordedJobs.measured; nth++) {
    const { accountId, sessionHash } = await storeConnected(core);
    const steps = await recordJob(core.table, { ...inPerson(accountId), sessionHash }, plainOrder(nth));
    const before = process.cpuUsage();
    await line.play(steps);
    const spent = process.cpuUsage(before);
    await line.clear();
    if (nth >= recordedJobs.warmUp) cpuMs.push((spent.user + spent.system) / 1_000);
    // Receiving is a call too.
    calls = steps.length + 1;
  }
  line.close();
  return { callsCpuMs: median(cpuMs), calls };
}
