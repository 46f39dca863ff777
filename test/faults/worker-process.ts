/**
 * One delivery of one job message in a process of its own, against a real table. At the given port call the process
 * kills itself with SIGKILL: nothing is cleaned up, as when a machine goes dark. Exits 0 when it was never killed.
 */
import { localAi } from "@marquee/adapters/ai/local";
import type { JobMessage } from "@marquee/contracts/jobs";
import { runCampaign } from "@marquee/core/campaigns/run-campaign";
import { replyToChat } from "@marquee/core/chat/reply-to-chat";
import { randomIds } from "@marquee/core/ids";
import { dynamoTable } from "@marquee/table/dynamodb-table";
import type { Table } from "@marquee/table/table";
import { emulatorClient } from "../support/emulated-table.ts";

export interface WorkerTask {
  endpoint: string;
  tableName: string;
  message: JobMessage;
  /** What the worker's clock shows when it starts. */
  nowMs: number;
  /** The port call to die at, counted from 1, just before or just after it took effect. */
  killAt: number;
  when: "before" | "after";
}

const task: WorkerTask = JSON.parse(process.argv[2] ?? "");
const startedMs = performance.now();
let calls = 0;

async function port<T>(run: () => Promise<T>): Promise<T> {
  calls += 1;
  const dies = calls === task.killAt;
  if (dies && task.when === "before") process.kill(process.pid, "SIGKILL");
  const result = await run();
  if (dies) process.kill(process.pid, "SIGKILL");
  return result;
}

const real = dynamoTable({ tableName: task.tableName, client: emulatorClient(task.endpoint) });
const table: Table = {
  get: (key) => port(() => real.get(key)),
  getMany: (keys) => port(() => real.getMany(keys)),
  query: (query) => port(() => real.query(query)),
  write: (write) => port(() => real.write(write)),
  update: (update) => port(() => real.update(update)),
  transact: (writes) => port(() => real.transact(writes)),
};
const nothing = () => port(async () => undefined);
const ports = {
  core: {
    table,
    clock: { now: () => Math.round(task.nowMs + performance.now() - startedMs) },
    ids: randomIds(),
  },
  ai: localAi({ delayMs: 0 }),
  files: { put: nothing, get: nothing },
  channel: { send: () => port(async () => "sent" as const), close: nothing },
  queue: { send: nothing },
  sleep: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref()),
};
const signal = new AbortController().signal;
if (task.message.kind === "campaign") await runCampaign(ports, task.message, signal);
else await replyToChat(ports, task.message, { signal, remainingMs: () => 60_000 });
process.exit(0);
