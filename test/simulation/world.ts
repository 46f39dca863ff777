import type { PushChannel } from "@marquee/adapters/push/port";
import type { JobQueue } from "@marquee/adapters/queue/port";
import { jobQueues, visibilitySeconds } from "@marquee/contracts/credits/job-kinds";
import type { JobMessage } from "@marquee/contracts/credits/jobs";
import { noWelcome } from "@marquee/contracts/limits";
import type { ServerMessage } from "@marquee/contracts/live/socket";
import type { GenerateBody, RefineBody } from "@marquee/contracts/studio/campaign-order";
import { conversationItem } from "@marquee/core/chat/chat/conversation.item";
import { stopReply } from "@marquee/core/chat/chat/messages";
import { replyToChat } from "@marquee/core/chat/chat/reply-to-chat";
import { retryReply } from "@marquee/core/chat/chat/retry-reply";
import { sendMessage } from "@marquee/core/chat/chat/send-message";
import type { Core } from "@marquee/core/core";
import { grantCredits } from "@marquee/core/credits/credits/grant";
import { openingCredits } from "@marquee/core/credits/credits/welcome-grant";
import type { Delivery } from "@marquee/core/credits/jobs/job-hooks";
import { sweepJobs } from "@marquee/core/credits/jobs/sweep-jobs";
import { grantItem } from "@marquee/core/ground/identity/grant.item";
import { inPerson, type Principal } from "@marquee/core/ground/identity/principal";
import { sessionItem } from "@marquee/core/ground/identity/session.item";
import { profileItem } from "@marquee/core/ground/users/user.item";
import { connectionItems } from "@marquee/core/live/realtime/connection.item";
import { cancelGeneration } from "@marquee/core/studio/campaigns/generations";
import { type AcceptedOrder, orderCampaign } from "@marquee/core/studio/campaigns/order-campaign";
import { refineCampaign } from "@marquee/core/studio/campaigns/refine-campaign";
import { runCampaign } from "@marquee/core/studio/campaigns/run-campaign";
import { isoTime } from "@marquee/core/time";
import { allJobHooks } from "@marquee/core/whole/job-kinds/all-job-hooks";
import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import type { Table } from "@marquee/table/table";
import { ampleBudget } from "@marquee/testkit/ample-budget";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { someCaller } from "@marquee/testkit/some-caller";
import { fakeAi } from "./fake-ai.ts";
import { Crash, type Process, Scheduler } from "./scheduler.ts";

/** How faulty the run is; all rates are 0 to 1. */
export interface Faults {
  crash: number;
  dropMessage: number;
  doubleMessage: number;
  tableError: number;
  lostAnswer: number;
  model: number;
  /** How often the model answers a refinement as if it had said nothing. */
  ignores: number;
  push: number;
  /** Worker clocks are wrong by up to this many milliseconds either way. */
  skewMs: number;
}

export const calm: Faults = {
  crash: 0,
  dropMessage: 0,
  doubleMessage: 0,
  tableError: 0,
  lostAnswer: 0,
  model: 0,
  ignores: 0,
  push: 0,
  skewMs: 0,
};

export const rough: Faults = {
  crash: 0.02,
  dropMessage: 0.1,
  doubleMessage: 0.2,
  tableError: 0.01,
  lostAnswer: 0.01,
  model: 0.2,
  ignores: 0.2,
  push: 0.1,
  skewMs: 0,
};

/** The error of a table in trouble. */
class TableTrouble extends Error {
  override name = "InternalServerError";
}

const receivesMax = 5;
const dayMs = 24 * 60 * 60_000;
export const welcomeCredits = 20;

export interface WorldOptions {
  faults: Faults;
  /** Wraps the table, for example to remove a guard. */
  wrapTable?: (table: Table) => Table;
}

/** The conversation that a user has besides the main one. */
export function conversationBeside(userId: string): string {
  return `cnv_OF${userId.slice("usr_".length).toUpperCase()}`;
}

/** The backend in one process: real verbs over faked ports, every port call a step of the scheduler. */
export class World {
  readonly scheduler: Scheduler;
  readonly store: MemoryStore = new Map();
  readonly ids = seededIds();
  faults: Faults;
  /** Frames that were sent, delivered or not. */
  readonly frames: { userId: string; message: ServerMessage }[] = [];
  readonly deadLetters: JobMessage[] = [];
  /** When whose welcome credits expire. */
  readonly grantEnds = new Map<string, string>();
  /** Failures of handlers that no fault explains. */
  readonly defects: unknown[] = [];
  readonly #wrapTable: (table: Table) => Table;

  constructor(seed: number, options: WorldOptions) {
    this.scheduler = new Scheduler(seed);
    this.faults = options.faults;
    this.#wrapTable = options.wrapTable ?? ((table) => table);
    this.scheduler.crashRate = this.faults.crash;
  }

  /** A core without faults, for setting up and checking. */
  plainCore(): Core {
    return { table: memoryTable({}, this.store), clock: { now: () => this.scheduler.nowMs }, ids: this.ids };
  }

  /** A user with credits that last; `welcomeMs` adds welcome credits that expire after it. */
  async addUser(name: string, credits: number, welcomeMs?: number): Promise<Principal> {
    const core = this.plainCore();
    const userId = `usr_${name}`;
    const principal = { ...inPerson(userId), sessionHash: `session-${name}` };
    const nowMs = this.scheduler.nowMs;
    const { connection, socket } = connectionItems(`conn-${name}`, principal, nowMs);
    const user = sampleUser(userId, { username: name });
    const welcome =
      welcomeMs === undefined ? noWelcome : { credits: welcomeCredits, days: welcomeMs / dayMs };
    await core.table.transact(await openingCredits(core, user, welcome));
    if (welcomeMs !== undefined) this.grantEnds.set(userId, isoTime(nowMs + welcomeMs));
    const rows = [
      profileItem(user),
      sessionItem(userId, principal.sessionHash, someCaller, true, nowMs),
      conversationItem({
        id: conversationBeside(userId),
        userId,
        title: null,
        createdAt: isoTime(nowMs),
        lastMessageAt: null,
      }),
      connection,
      { ...socket, authenticated: true },
    ];
    for (const item of rows) await core.table.write({ op: "put", item });
    if (credits > 0)
      await grantCredits(core, { userId, id: `grant-${name}`, amount: credits, reason: "Grant" });
    return principal;
  }

  /** Somebody who acts for a user through an agency of its own account, which pays what they order. */
  async addAgencyFor(client: Principal, agency: Principal): Promise<Principal> {
    const core = this.plainCore();
    const { accountId } = client;
    const through = agency.accountId;
    const grant = grantItem({
      accountId,
      granteeId: through,
      teamRole: "manager",
      scope: "everything",
      payer: "agency",
      state: "active",
      startedById: accountId,
      acceptedById: through,
      startedAt: "",
      acceptedAt: "",
    });
    await core.table.write({ op: "put", item: grant });
    return { ...agency, accountId, through, payer: "agency" };
  }

  order(principal: Principal, body: GenerateBody, key: string): Promise<AcceptedOrder | undefined> {
    return this.#spawn("generate", ({ core, queue }) =>
      orderCampaign(core, queue, {
        principal,
        body,
        idempotencyKey: key,
        requestId: "sim",
        budget: ampleBudget,
      }),
    );
  }

  refine(principal: Principal, generationId: string, body: RefineBody, key: string) {
    return this.#spawn("refine", ({ core, queue }) =>
      refineCampaign(core, queue, {
        principal,
        generationId,
        body,
        idempotencyKey: key,
        requestId: "sim",
        budget: ampleBudget,
      }),
    );
  }

  say(principal: Principal, content: string, clientId: string, conversation = "main") {
    return this.#spawn("say", ({ core, queue }) =>
      sendMessage(core, queue, {
        principal,
        content,
        clientId,
        conversation,
        claims: { userId: undefined, isAi: undefined },
        requestId: "sim",
        budget: ampleBudget,
      }),
    );
  }

  askAgain(principal: Principal, messageId: string) {
    return this.#spawn("ask again", ({ core, queue }) =>
      retryReply(core, queue, { principal, messageId, requestId: "sim", budget: ampleBudget }),
    );
  }

  cancel(principal: Principal, generationId: string) {
    return this.#spawn("cancel", ({ core, channel }) =>
      cancelGeneration(core, channel, principal.accountId, generationId),
    );
  }

  stop(principal: Principal, messageId: string) {
    return this.#spawn("stop", ({ core, channel }) =>
      stopReply(core, channel, principal.accountId, messageId),
    );
  }

  /** Runs the sweep schedule: each minute, for as long as the run lasts. */
  startSweeper(): void {
    this.scheduler.at(this.scheduler.nowMs + 60_000, () => {
      void this.#spawn("sweep", async (ports) => {
        const { defect } = await sweepJobs(
          { ...ports, hooks: allJobHooks },
          ports.core.clock.now() + ports.remainingMs(),
        );
        if (defect !== undefined) throw defect;
      });
      this.startSweeper();
    });
  }

  /** Runs a handler as a process. Ignores refusals; returns undefined if the handler crashed or was refused. */
  async #spawn<T>(
    name: string,
    run: (ports: Ports) => Promise<T>,
    timeoutMs = 29_000,
  ): Promise<T | undefined> {
    const process: Process = { name, alive: true };
    const startedMs = this.scheduler.nowMs;
    const abort = new AbortController();
    this.scheduler.at(startedMs + timeoutMs - 5_000, () => process.alive && abort.abort());
    this.scheduler.at(startedMs + timeoutMs, () => process.alive && this.scheduler.kill(process));
    try {
      return await run(
        this.#ports(process, abort.signal, () => startedMs + timeoutMs - this.scheduler.nowMs),
      );
    } catch (error) {
      const expected =
        error instanceof Crash || error instanceof TableTrouble || (error as Error).name === "AppError";
      if (!expected) this.defects.push(error);
      return undefined;
    } finally {
      process.alive = false;
    }
  }

  #ports(process: Process, signal: AbortSignal, remainingMs: () => number): Ports {
    const { scheduler } = this;
    const step = (label: string) => scheduler.step(process, `${process.name}/${label}`);
    const skewMs = Math.round((scheduler.random() * 2 - 1) * this.faults.skewMs);
    const table = memoryTable(
      {
        before: async (operation) => {
          await step(operation);
          if (scheduler.chance(this.faults.tableError)) throw new TableTrouble();
        },
        after: async () => {
          if (scheduler.chance(this.faults.lostAnswer)) throw new TableTrouble();
        },
      },
      this.store,
    );
    const sleep = (ms: number) => scheduler.sleep(process, ms);
    const core: Core = {
      table: this.#wrapTable(table),
      clock: { now: () => scheduler.nowMs + skewMs },
      ids: this.ids,
      pause: (longestMs) => sleep(scheduler.below(longestMs)),
    };
    return {
      core,
      sleep,
      signal,
      remainingMs,
      queue: { send: (message) => this.#send(step, message) },
      channel: this.#channel(step),
      files: { put: () => step("files:put"), get: async () => undefined },
      ai: fakeAi({
        step,
        sleep,
        chance: (rate) => scheduler.chance(rate),
        failureRate: () => this.faults.model,
        ignoreRate: () => this.faults.ignores,
      }),
    };
  }

  async #send(step: (label: string) => Promise<void>, message: JobMessage): Promise<void> {
    await step("queue:send");
    if (this.scheduler.chance(this.faults.dropMessage)) return;
    this.#deliverLater(message, 1, this.scheduler.below(3_000));
    if (this.scheduler.chance(this.faults.doubleMessage))
      this.#deliverLater(message, 1, this.scheduler.below(90_000));
  }

  #deliverLater(message: JobMessage, receive: number, afterMs: number): void {
    this.scheduler.at(this.scheduler.nowMs + afterMs, () => void this.#deliver(message, receive));
  }

  async #deliver(message: JobMessage, receive: number): Promise<void> {
    const timeoutMs = jobQueues[message.kind].workerSeconds * 1_000;
    const work = (ports: Ports): Promise<Delivery> =>
      message.kind === "campaign"
        ? runCampaign(ports, message, ports.signal)
        : replyToChat(ports, message, ports);
    const delivery = await this.#spawn(`${message.kind}-worker`, work, timeoutMs);
    if (delivery?.kind === "done") return;
    if (receive >= receivesMax) this.deadLetters.push(message);
    else
      this.#deliverLater(
        message,
        receive + 1,
        delivery ? delivery.afterMs : visibilitySeconds(jobQueues[message.kind]) * 1_000,
      );
  }

  #channel(step: (label: string) => Promise<void>): PushChannel {
    return {
      send: async (connectionId, data) => {
        await step("push:send");
        const message = JSON.parse(data) as ServerMessage;
        this.frames.push({ userId: connectionId.replace("conn-", "usr_"), message });
        if (this.scheduler.chance(this.faults.push)) throw new Error("push failed");
        return "sent";
      },
      close: async () => step("push:close"),
    };
  }
}

interface Ports {
  core: Core;
  queue: JobQueue;
  channel: PushChannel;
  files: { put(): Promise<void>; get(): Promise<undefined> };
  ai: ReturnType<typeof fakeAi>;
  sleep: (ms: number) => Promise<void>;
  signal: AbortSignal;
  remainingMs: () => number;
}
