import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateCampaignIdeas, getCampaignGeneration } from "@marquee/contracts/http/campaigns";
import { listMessages, sendMessage } from "@marquee/contracts/http/chat";
import { getCreditBalance, listCreditTransactions } from "@marquee/contracts/http/credits";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ApiUser } from "../support/api-user.ts";
import { order } from "../support/campaign.ts";
import { passTime } from "../support/site-clock.ts";

const root = join(import.meta.dirname, "../..");
const dataDir = mkdtempSync(join(tmpdir(), "marquee-restart-"));
let port: number;
let running: ChildProcess | undefined;
const url = () => `http://localhost:${port}`;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address ? address.port : 0;
}

/** The product as `npm start` runs it, on data that stays. */
async function start(): Promise<void> {
  running = spawn(process.execPath, ["packages/local/src/cli.ts", "start", "--data", dataDir, "--quiet"], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  for (let tries = 0; tries < 300; tries++) {
    const healthy = await fetch(`${url()}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (healthy) return;
    await pause(100);
  }
  throw new Error("it did not come up");
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function kill(): Promise<void> {
  const child = running;
  return new Promise((resolve) => {
    child?.once("exit", () => resolve());
    child?.kill("SIGKILL");
  });
}

beforeAll(async () => {
  port = await freePort();
  await start();
}, 90_000);

afterAll(async () => {
  const child = running;
  const gone = new Promise((resolve) => child?.once("exit", resolve));
  child?.kill("SIGTERM");
  await gone;
  rmSync(dataDir, { recursive: true, force: true });
}, 30_000);

describe("the whole product killed with SIGKILL during work, and started again", () => {
  it("charges a campaign once or gives it back, answers the question, and loses nobody's session", {
    timeout: 180_000,
  }, async () => {
    const caller = await ApiUser.withCredits(url());
    const { availableCredits: bought } = await caller.client.call(getCreditBalance, {});
    const { generationId } = await caller.client.call(generateCampaignIdeas, { body: order });
    const question = await caller.client.call(sendMessage, {
      body: { content: "Which events fit a cloud brand?" },
    });
    // Long enough for the workers to have begun, too short for them to have ended.
    await pause(250);
    await kill();
    await start();
    const state = async () =>
      (await caller.client.call(getCampaignGeneration, { params: { id: generationId } })).status;
    const answers = async () =>
      (await caller.client.call(listMessages, {})).filter(
        ({ inReplyTo, status }) => inReplyTo === question.id && status !== "streaming",
      );
    for (
      let minute = 0;
      minute < 20 && (["queued", "running"].includes(await state()) || (await answers()).length === 0);
      minute++
    ) {
      await passTime(url(), 65_000);
      await fetch(`${url()}/_local/schedules/sweep-jobs/fire`, { method: "POST" });
      await pause(1_500);
    }
    const ended = await caller.client.call(getCampaignGeneration, { params: { id: generationId } });
    const balance = await caller.client.call(getCreditBalance, {});
    const entries = await caller.client.call(listCreditTransactions, {});
    expect(["completed", "failed"]).toContain(ended.status);
    expect(ended.results.length >= 3).toBe(ended.status === "completed");
    expect(balance.heldCredits).toBe(0);
    expect(balance.availableCredits).toBe(
      ended.status === "completed" ? bought - (ended.charged ?? 0) : bought,
    );
    expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance.availableCredits);
    expect(await answers()).toHaveLength(1);
  });
});
