import { type AdminJob, listJobs } from "@marquee/contracts/admin/system";
import { listMessages, sendMessage } from "@marquee/contracts/chat/chat";
import { generateCampaignIdeas, refineCampaignConcept } from "@marquee/contracts/studio/campaigns";
import { type LocalRuntime, startLocal } from "@marquee/local/start-local";
import { type FakeMessagesApi, startFakeMessagesApi } from "@marquee/testkit/fake-messages-api";
import { plausibleReply, wantedOf } from "@marquee/testkit/fake-messages-api-plausible";
import { sampleOf } from "@marquee/testkit/sample-of";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { demoAdmin } from "../support/admins.ts";
import { MetricLog } from "../support/alarm-watch.ts";
import { ApiUser } from "../support/api-user.ts";
import { ended, generated, order } from "../support/campaign.ts";
import { LineLog } from "../support/line-log.ts";

/** The product with the real model adapters, whose service refuses, is busy or is broken. */
const apiKey = "sk-ant-of-this-test";
const secretPrompt = "A pop-up that nobody else may read about";
const log = new LineLog();
const metrics = new MetricLog();
let model: FakeMessagesApi;
let local: LocalRuntime;
let admin: ApiUser;
/** What the service answers to requests for some JSON, or for an answer in words; others get a plausible reply. */
let failing: { wanted: ReturnType<typeof wantedOf>; status: number } | undefined;

beforeAll(async () => {
  model = await startFakeMessagesApi();
  model.otherwise((request) =>
    failing && failing.wanted === wantedOf(request)
      ? {
          kind: "status",
          status: failing.status,
          // So that attempts follow each other at once.
          headers: { "retry-after-ms": "1" },
          body: { type: "error", error: { type: "api_error", message: `${apiKey} ${secretPrompt}` } },
        }
      : plausibleReply(request),
  );
  local = await startLocal({
    port: 0,
    web: "none",
    build: "none",
    schedules: "fired",
    env: { ANTHROPIC_API_KEY: apiKey, ANTHROPIC_BASE_URL: model.baseUrl },
    onLine: (_, line) => {
      metrics.takeLine(line);
      log.takeLine(line);
    },
  });
  admin = await demoAdmin(local.url);
}, 120_000);

afterAll(async () => {
  await local.stop();
  await model.close();
});

beforeEach(() => {
  failing = undefined;
  log.forget();
  metrics.forget();
});

const jobOf = async (id: string): Promise<AdminJob | undefined> =>
  (await admin.client.call(listJobs, { query: { status: "failed", limit: "100" } })).find(
    (job) => job.id === id,
  );

const work = { ...order, prompt: secretPrompt };

async function failedReply(user: ApiUser): Promise<void> {
  const reply = async () => (await user.client.call(listMessages, {})).at(-1);
  await expect.poll(async () => (await reply())?.status, { timeout: 20_000 }).toBe("failed");
}

/** Each kind of work that the model does: its call, the JSON it answers with, and how it is ordered. */
const kinds = [
  {
    call: "generateIdeas",
    wanted: "ideas",
    run: async (user: ApiUser) => {
      const { generationId } = await user.client.call(generateCampaignIdeas, { body: work });
      return { id: generationId, status: (await ended(user, generationId)).status };
    },
    status: "failed",
  },
  {
    call: "analyzeCompetition",
    wanted: "analyses",
    run: async (user: ApiUser) => {
      const { generationId, status } = await generated(user, work);
      return { id: generationId, status };
    },
    status: "completed",
  },
  {
    call: "drawMockups",
    wanted: "scenes",
    run: async (user: ApiUser) => {
      const { generationId, status } = await generated(user, work);
      return { id: generationId, status };
    },
    status: "completed",
  },
  {
    call: "refineIdea",
    wanted: "idea",
    run: async (user: ApiUser) => {
      const parent = await generated(user, work);
      const { generationId } = await user.client.call(refineCampaignConcept, {
        params: { id: parent.generationId },
        body: { refinement: "cheaper", index: 0 },
      });
      return { id: generationId, status: (await ended(user, generationId)).status };
    },
    status: "failed",
  },
  {
    call: "streamReply",
    wanted: undefined,
    run: async (user: ApiUser) => {
      await user.client.call(sendMessage, { body: { content: secretPrompt } });
      await failedReply(user);
      return { id: undefined, status: "failed" };
    },
    status: "failed",
  },
] as const;

const refusals = [
  { status: 401, level: "ERROR" },
  { status: 429, level: "WARN" },
  { status: 502, level: "WARN" },
];

describe.each(sampleOf(refusals))("while the model answers $status", ({ status, level }) => {
  it.each(kinds)(
    "$call says why in its log line, in a metric and in the admin's list",
    async ({ call, wanted, run, status: outcome }) => {
      failing = { wanted, status };
      const user = await ApiUser.withCredits(local.url, "3");
      const { id, status: ends } = await run(user);
      expect(ends).toBe(outcome);
      const lines = () => log.entries.filter(({ message }) => message === "model call failed");
      await expect.poll(() => lines().length, { timeout: 5_000 }).toBeGreaterThan(0);
      const kind = call === "streamReply" ? "chat" : "campaign";
      for (const line of lines())
        expect(line).toMatchObject({
          level,
          service: `marquee-local-job-${kind}`,
          operation: kind,
          dependency: "Anthropic",
          call,
          reason: `http_${status}`,
          dependencyStatus: status,
          dependencyRequestId: "req_fake",
          requestId: expect.stringMatching(/\w/),
          jobId: id ?? expect.stringMatching(/^rpl_/),
          userId: user.id,
        });
      const jobId = String(lines()[0]?.jobId);
      await expect
        .poll(() => jobOf(jobId), { timeout: 5_000 })
        .toMatchObject({
          status: outcome,
          reason: `http_${status}`,
        });
      const counted = () => metrics.sum("ModelCallsFailed", { service: "marquee-local" });
      await expect.poll(counted, { timeout: 5_000 }).toBe(lines().length);
      if (outcome === "failed")
        await expect
          .poll(() => log.entries.find((line) => line.message === "job" && line.outcome === "released"))
          .toMatchObject({ level: "WARN", jobId, released: 1, reason: `http_${status}` });
      expect(log.text).not.toContain(apiKey);
      expect(log.text).not.toContain(secretPrompt);
    },
    40_000,
  );
});

it("an answer that its reader stops is no failure of the model", async () => {
  model.script({ kind: "stall", ms: 5_000, afterText: "So far" });
  const user = await ApiUser.withCredits(local.url, "1");
  await user.client.call(sendMessage, { body: { content: "Hello" } });
  const reply = async () => (await user.client.call(listMessages, {})).at(-1);
  await expect.poll(async () => (await reply())?.content, { timeout: 10_000 }).toBe("So far");
  const id = (await reply())?.id ?? "";
  await user.raw("POST", `/api/messages/${id}/stop`);
  await expect.poll(async () => (await reply())?.status, { timeout: 10_000 }).toBe("stopped");
  await expect.poll(() => log.entries.filter(({ message }) => message === "job").length).toBe(1);
  expect(log.entries.map(({ message }) => message)).not.toContain("model call failed");
});
