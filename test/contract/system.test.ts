import { listDeadLetters, redriveDeadLetters } from "@marquee/contracts/admin/dead-letters";
import {
  defaultSettings,
  findReference,
  getPublicSettings,
  getSystemSettings,
  listAllCreditPackages,
  listJobs,
  refundJob,
  retryJob,
  retryJobs,
  updateCreditPackage,
  updateSystemSettings,
} from "@marquee/contracts/admin/system";
import { getCreditBalance, listCreditPackages } from "@marquee/contracts/credits/credits";
import type { JobKind } from "@marquee/contracts/credits/job-kinds";
import { listPayments } from "@marquee/contracts/credits/payments";
import { checkLedger } from "@marquee/core/credits/ledger-check/check-ledger";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { approveFor, auditOf, demoAdmin, otherDemoAdmin } from "../support/admins.ts";
import { ApiUser, errorOf, welcomeCredits } from "../support/api-user.ts";
import { ended, generated, order } from "../support/campaign.ts";
import { SocketUser } from "../support/socket-user.ts";
import * as stageWork from "../support/stage-work.ts";

const url = inject("url");
const stores = inject("stores");
const core = stageWork.stageCore(stores);
const reason = "It went wrong";

let admin: ApiUser;

beforeAll(async () => {
  admin = await demoAdmin(url);
});

const silentOrder = (userId: string) => stageWork.silentOrder(core, userId);
const failedOrder = (userId: string) => stageWork.failedOrder(core, userId);
const act = (verb: "retry" | "refund", id: string, body: object) =>
  admin.raw("POST", `/api/admin/jobs/${id}/${verb}`, { body });
const available = async (caller: ApiUser) =>
  (await caller.client.call(getCreditBalance, {})).availableCredits;

describe("getPublicSettings", () => {
  it("shows everyone switches, prices, banner and that no real card is charged here", async () => {
    const settings = await new ApiUser(url).client.call(getPublicSettings, {});
    expect(settings).toMatchObject({
      payments: "mock",
      testMode: true,
      forBuilders: true,
      demoEntry: true,
      diagnostics: true,
      welcomeCredits: 20,
      prices: defaultSettings.prices,
    });
    expect(settings.flags).toEqual(defaultSettings.flags);
    expect(JSON.stringify(settings)).not.toContain("version");
  });
});

describe("getSystemSettings", () => {
  it("shows them with their version", async () => {
    const { version, flags } = await admin.client.call(getSystemSettings, {});
    expect(version).toBeGreaterThanOrEqual(0);
    expect(flags).toEqual(defaultSettings.flags);
  });
});

describe("updateSystemSettings", () => {
  it("stale_version: changes only the version that was read; each change can be reverted from the audit log", async () => {
    const {
      updatedAt: _at,
      updatedBy: _by,
      stage: _stage,
      ...before
    } = await admin.client.call(getSystemSettings, {});
    const maintenance = { message: "Back at noon", tone: "warning" } as const;
    const change = { ...before, maintenance };
    const after = await admin.client.call(updateSystemSettings, { body: change });
    expect(after).toMatchObject({ maintenance, version: before.version + 1, updatedBy: "demo_admin" });
    expect(errorOf(await admin.raw("PUT", "/api/admin/settings", { body: change }))).toMatchObject({
      status: 409,
      code: "stale_version",
    });
    expect({ ...(await admin.client.call(getSystemSettings, {})), waiting: false }).toEqual(after);
    const [entry] = await auditOf(admin, "settings");
    expect(entry).toMatchObject({ before: { maintenance: null }, after: { maintenance } });
    const body = { ...before, maintenance: null, version: after.version };
    expect(await admin.client.call(updateSystemSettings, { body })).toMatchObject({ maintenance: null });
  });

  it("validation_failed: names the invalid price or banner", async () => {
    const { updatedAt: _at, updatedBy: _by, stage, ...body } = await admin.client.call(getSystemSettings, {});
    const send = async (change: object) =>
      Object.keys(
        errorOf(await admin.raw("PUT", "/api/admin/settings", { body: { ...body, ...change } })).fields,
      );
    expect(await send({ prices: { ...body.prices, chatReply: -1 } })).toEqual(["prices.chatReply"]);
    expect(await send({ maintenance: { message: "  ", tone: "info" } })).toEqual(["maintenance.message"]);
    expect(await send({ flags: { ...body.flags, free: true } })).toEqual(["flags.free"]);
    expect(await send({ welcome: { credits: 201, days: 0 } })).toEqual(["welcome.credits", "welcome.days"]);
    const { modelBudget } = stage;
    expect(await send({ modelBudget: { ...modelBudget, outputTokens: -1 } })).toEqual([
      "modelBudget.outputTokens",
    ]);
  });
});

describe("listAllCreditPackages", () => {
  it("a changed price is what buyers see, and is audited", async () => {
    const [dearest] = (await admin.client.call(listAllCreditPackages, {})).toReversed();
    const { id = "", price = 0 } = dearest ?? {};
    const change = (cents: number) =>
      admin.client.call(updateCreditPackage, { params: { id }, body: { price: cents } });
    expect(await change(price + 1_000)).toMatchObject({ id, price: price + 1_000 });
    const shown = await new ApiUser(url).client.call(listCreditPackages, {});
    expect(shown.find((one) => one.id === id)?.price).toBe(price + 1_000);
    expect(await change(price)).toMatchObject({ price: price + 1_000, waiting: true });
    await approveFor(await otherDemoAdmin(url), id);
    const [back, , forth] = await auditOf(admin, id);
    expect([forth?.before?.price, back?.before?.price, back?.after?.price]).toEqual([
      price,
      price + 1_000,
      price,
    ]);
  });
});

describe("updateCreditPackage", () => {
  it("not_found for an unknown package, validation_failed for cents, zero and negative prices", async () => {
    const patch = (id: string, body: object) =>
      admin.raw("PATCH", `/api/admin/credit-packages/${id}`, { body });
    expect(errorOf(await patch("none", { isActive: false })).code).toBe("not_found");
    for (const price of [150, 0, -100, 99.5])
      expect(errorOf(await patch("1", { price })).fields).toHaveProperty("price");
  });
});

describe("listJobs", () => {
  it("shows open jobs with their held credits and failed ones with the reason, but no user content", async () => {
    const caller = await ApiUser.withCredits(url);
    const [open, failed] = [await silentOrder(caller.id), await failedOrder(caller.id)];
    const list = (status: "open" | "failed") =>
      admin.client.call(listJobs, { query: { status, limit: "100" } });
    const jobs = [...(await list("open")), ...(await list("failed"))];
    expect(jobs.find(({ id }) => id === open)).toMatchObject({
      status: "queued",
      heldCredits: 20,
      username: caller.user?.username,
    });
    expect(jobs.find(({ id }) => id === failed)).toMatchObject({
      status: "failed",
      heldCredits: 0,
      errorCode: "unavailable",
    });
    expect(JSON.stringify(jobs)).not.toContain(order.prompt);
    expect((await admin.client.call(listJobs, {}))[0]?.status).toMatch(/queued|running/);
    expect(errorOf(await admin.raw("GET", "/api/admin/jobs?cursor=x")).fields).toHaveProperty("cursor");
  });
});

describe("retryJob", () => {
  it("gets a worker to run an open job", async () => {
    const caller = await ApiUser.withCredits(url);
    const id = await silentOrder(caller.id);
    await admin.client.call(retryJob, { params: { id }, body: { userId: caller.id } });
    expect((await ended(caller, id)).status).toBe("completed");
    expect(await available(caller)).toBe(80 + welcomeCredits);
  });

  it("orders a failed campaign again and charges once, however often it is requested", async () => {
    const caller = await ApiUser.withCredits(url);
    const id = await failedOrder(caller.id);
    const retry = () => admin.client.call(retryJob, { params: { id }, body: { userId: caller.id } });
    const answers = await Promise.all([retry(), retry(), retry()]);
    expect(new Set(answers.map((job) => job.id)).size).toBe(1);
    expect((await ended(caller, answers[0]?.id ?? "")).status).toBe("completed");
    expect(await available(caller)).toBe(80 + welcomeCredits);
    expect(await checkLedger(core, caller.id)).toEqual([]);
    expect((await auditOf(admin, id)).map(({ action }) => action)).toEqual(["retryJob"]);
  });

  it("not_enough_credits, invalid_transition for a finished job, not_found for another user's", async () => {
    const [caller, stranger] = [await ApiUser.withCredits(url), await ApiUser.registered(url)];
    const failed = await failedOrder(caller.id);
    await Promise.all([1, 2, 3, 4, 5, 6].map(() => silentOrder(caller.id)));
    const refusal = errorOf(await act("retry", failed, { userId: caller.id }));
    expect(refusal).toMatchObject({ status: 402, code: "not_enough_credits" });
    expect(errorOf(await act("retry", failed, { userId: stranger.id })).code).toBe("not_found");
    const rich = await ApiUser.withCredits(url);
    const { generationId: id } = await generated(rich);
    expect(errorOf(await act("retry", id, { userId: rich.id }))).toMatchObject({
      status: 409,
      code: "invalid_transition",
    });
  });
});

describe("retryJobs", () => {
  it("retries each named job once and tells for each how it went", async () => {
    const caller = await ApiUser.withCredits(url);
    const [first, second] = [await failedOrder(caller.id), await failedOrder(caller.id)];
    const jobs = [first, "gen_none", second].map((id) => ({ id, userId: caller.id }));
    const send = () => admin.client.call(retryJobs, { body: { jobs } });
    const [once, twice] = await Promise.all([send(), send()]);
    expect(once.map(({ error }) => error?.code ?? null)).toEqual([null, "not_found", null]);
    expect(twice.map(({ job }) => job?.id)).toEqual(once.map(({ job }) => job?.id));
    for (const { job } of once) if (job) expect((await ended(caller, job.id)).status).toBe("completed");
    expect(await available(caller)).toBe(60 + welcomeCredits);
    expect(await checkLedger(core, caller.id)).toEqual([]);
    const listed = await admin.client.call(listJobs, { query: { status: "failed", limit: "100" } });
    expect(listed.find(({ id }) => id === first)?.retriedAs).toBe(once[0]?.job?.id);
  });

  it("validation_failed: no job, or more than one call retries", async () => {
    const send = async (count: number) =>
      errorOf(
        await admin.raw("POST", "/api/admin/jobs/retry", {
          body: { jobs: Array.from({ length: count }, () => ({ id: "gen_none", userId: "usr_none" })) },
        }),
      );
    for (const count of [0, 26])
      expect(await send(count)).toMatchObject({
        code: "validation_failed",
        fields: { jobs: [expect.any(String)] },
      });
  });
});

describe("refundJob", () => {
  it("ends an open job, notifies its user and returns the credits", async () => {
    const caller = await ApiUser.withCredits(url);
    const socket = await SocketUser.connected(inject("wsUrl"), caller);
    const id = await silentOrder(caller.id);
    const body = { userId: caller.id, reason };
    expect(await admin.client.call(refundJob, { params: { id }, body })).toMatchObject({ status: "failed" });
    await socket.next("campaign_failed", ({ data }) => data.generationId === id);
    expect(await available(caller)).toBe(100 + welcomeCredits);
    expect(errorOf(await act("refund", id, body)).code).toBe("invalid_transition");
    socket.close();
  });

  it("refunds a finished job's charge once; not_found for a job that is not this user's", async () => {
    const caller = await ApiUser.withCredits(url);
    const { generationId: id } = await generated(caller);
    const body = { userId: caller.id, reason };
    const answers = await Promise.all([act("refund", id, body), act("refund", id, body)]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    expect(await available(caller)).toBe(100 + welcomeCredits);
    expect(await checkLedger(core, caller.id)).toEqual([]);
    expect(await auditOf(admin, id)).toMatchObject([{ action: "refundJob", reason }]);
    const { id: stranger } = await ApiUser.registered(url);
    expect(errorOf(await act("refund", id, { userId: stranger, reason })).code).toBe("not_found");
    expect(errorOf(await act("refund", id, { userId: admin.id, reason })).code).toBe("conflict");
  });
});

const bury = (queue: JobKind, text: string) => stageWork.bury(stores, queue, text);
const deadLetters = () => admin.client.call(listDeadLetters, {});

describe("listDeadLetters", () => {
  it("shows which job a dead letter is for but not its content, and removes none", async () => {
    const message = { v: 1, kind: "chat", jobId: "rpl_1", userId: admin.id, requestId: "req" };
    const [ours, poison] = [
      await bury("chat", JSON.stringify(message)),
      await bury("chat", "secret plans {"),
    ];
    for (const _ of [1, 2]) {
      const letters = await deadLetters();
      expect(letters.find(({ messageId }) => messageId === ours)).toMatchObject({
        queue: "chat",
        jobId: "rpl_1",
      });
      expect(letters.find(({ messageId }) => messageId === poison)).toMatchObject({ jobId: null });
      expect(JSON.stringify(letters)).not.toContain("secret");
    }
  });
});

describe("redriveDeadLetters", () => {
  it("returns a dead letter to its worker; unreadable ones stay", async () => {
    const caller = await ApiUser.withCredits(url);
    const jobId = await silentOrder(caller.id);
    const message = { v: 1, kind: "campaign", jobId, userId: caller.id, requestId: "req" };
    await bury("campaign", JSON.stringify(message));
    const poison = await bury("campaign", "{");
    const redrive = () => admin.client.call(redriveDeadLetters, { body: { queue: "campaign" } });
    expect(await redrive()).toEqual({ redriven: 1 });
    expect((await ended(caller, jobId)).status).toBe("completed");
    expect(await redrive()).toEqual({ redriven: 0 });
    const left = (await deadLetters()).filter(({ queue }) => queue === "campaign");
    expect(left.map(({ messageId }) => messageId)).toEqual([poison]);
    // Newest first; other tests of the stage try the same.
    expect((await auditOf(admin, "campaign")).slice(0, 2)).toMatchObject([
      { action: "redriveDeadLetters" },
      { action: "redriveDeadLetters" },
    ]);
  });

  it("validation_failed: an unknown queue", async () => {
    const answer = await admin.raw("POST", "/api/admin/dead-letters/redrive", { body: { queue: "x" } });
    expect(errorOf(answer)).toMatchObject({ status: 400, code: "validation_failed" });
  });
});

describe("findReference", () => {
  const find = (id: string) => admin.client.call(findReference, { params: { id } });

  it("finds a failed campaign with its reason by its id, and by that of a concept of it", async () => {
    const caller = await ApiUser.withCredits(url);
    const userId = caller.user?.id ?? "";
    const id = await failedOrder(userId);
    const found = { kind: "job", job: { id, userId, username: caller.user?.username, status: "failed" } };
    // The index of references follows the table.
    await expect.poll(() => find(id), { timeout: 10_000 }).toMatchObject(found);
    expect(await find(`${id}-2`)).toMatchObject(found);
    expect(JSON.stringify(await find(id))).not.toContain("prompt");
  });

  it("finds a payment by its id", async () => {
    const caller = await ApiUser.withCredits(url);
    const [payment] = await caller.client.call(listPayments, {});
    const { id = "", amount } = payment ?? {};
    const found = { id, amount, userId: caller.user?.id, status: "completed" };
    await expect.poll(() => find(id), { timeout: 10_000 }).toMatchObject({ kind: "payment", payment: found });
  });

  it("not_found for an id that nothing has, and for one of something else", async () => {
    for (const id of ["gen_none", "deal_none", "cs_test_none", "0"])
      expect(errorOf(await admin.raw("GET", `/api/admin/references/${id}`))).toMatchObject({
        status: 404,
        code: "not_found",
      });
  });
});
