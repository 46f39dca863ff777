import { getCreditBalance, listCreditTransactions } from "@marquee/contracts/credits/credits";
import { jobKinds } from "@marquee/contracts/credits/job-kinds";
import { createCheckout } from "@marquee/contracts/credits/payments";
import * as campaigns from "@marquee/contracts/studio/campaigns";
import { atNight } from "@marquee/testkit/night";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { ApiUser, errorOf } from "../support/api-user.ts";
import { ended, generated, order } from "../support/campaign.ts";
import { SocketUser } from "../support/socket-user.ts";

const url = inject("url");
let owner: ApiUser;
let other: ApiUser;
let generation: campaigns.Generation;

beforeAll(async () => {
  [owner, other] = await Promise.all([ApiUser.withCredits(url, "2"), ApiUser.withCredits(url)]);
  generation = await generated(owner);
});

describe("generateCampaignIdeas", () => {
  it("not_enough_credits: says how many are needed and available and where to buy more, and queues nothing", async () => {
    const poor = await ApiUser.registered(url);
    const answer = await poor.raw("POST", "/api/campaign-ideas/generate", { body: order });
    expect(answer.status).toBe(402);
    expect(answer.body).toMatchObject({
      code: "not_enough_credits",
      credits: { needed: 20, available: 0, link: "/credits" },
    });
    expect(await poor.client.call(campaigns.listCampaignGenerations, {})).toEqual([]);
  });

  it("holds the cost at once, charges it with the result, and tells the socket each step", async () => {
    const caller = await ApiUser.withCredits(url);
    const socket = await SocketUser.connected(inject("wsUrl"), caller);
    const before = await caller.client.call(getCreditBalance, {});
    const accepted = await caller.client.call(campaigns.generateCampaignIdeas, { body: order });
    expect(accepted).toMatchObject({ status: "queued", results: [], cost: 20 });
    const held = await caller.client.call(getCreditBalance, {});
    expect(held.availableCredits).toBe(before.availableCredits - 20);
    expect(held.totalCredits - held.usedCredits).toBe(held.availableCredits);
    const { data } = await socket.next(
      "campaign_completed",
      ({ data: done }) => done.generationId === accepted.generationId,
    );
    const progress = socket.messages.filter(({ type }) => type === "campaign_progress");
    expect(progress.length).toBeGreaterThanOrEqual(3);
    const done = await ended(caller, accepted.generationId);
    expect(done).toMatchObject({ status: "completed", cost: 20, charged: 20, error: null });
    expect(done.results.length).toBeGreaterThanOrEqual(3);
    for (const result of done.results) {
      expect(result.competitiveAnalysis).not.toBeNull();
      expect(result.mockupImageUrl).toMatch(/^\/api\/campaign-generations\/gen_\w+\/mockups\/\d$/);
    }
    if (data.results !== null) expect(data.results).toEqual(done.results);
    const after = await caller.client.call(getCreditBalance, {});
    expect(after).toMatchObject({ heldCredits: 0, availableCredits: before.availableCredits - 20 });
    const entries = await caller.client.call(listCreditTransactions, {});
    expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(after.availableCredits);
    socket.close();
  });

  it("idempotency_mismatch: one key is one job, however often it is sent, even in parallel", async () => {
    const caller = await ApiUser.withCredits(url, "2");
    const send = (body: object, key: string) =>
      caller.raw("POST", "/api/campaign-ideas/generate", { body, headers: { "idempotency-key": key } });
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(order, "one")));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(202));
    expect(new Set(answers.map(({ body }) => (body as { generationId: string }).generationId)).size).toBe(1);
    expect(errorOf(await send({ ...order, budget: 1 }, "one"))).toMatchObject({
      status: 422,
      code: "idempotency_mismatch",
    });
    expect(await caller.client.call(campaigns.listCampaignGenerations, {})).toHaveLength(1);
  });

  it("not_enough_credits: of parallel orders, exactly as many are accepted as the credits pay for", async () => {
    const caller = await ApiUser.registered(url);
    await caller.client.call(createCheckout, { body: { creditPackageId: "1" } });
    const { availableCredits } = await caller.client.call(getCreditBalance, {});
    const affordable = Math.floor(availableCredits / 10);
    const answers = await Promise.all(
      Array.from({ length: atNight ? 50 : 12 }, (_, index) =>
        caller.raw("POST", "/api/campaign-ideas/generate", {
          body: { prompt: `A pop-up for developers, number ${index}` },
          headers: { "idempotency-key": `order-${index}` },
        }),
      ),
    );
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    // At most the cap of open jobs, so that only credits can be missing.
    expect(affordable).toBeLessThanOrEqual(jobKinds.campaign.open.max);
    expect(count(202)).toBe(affordable);
    const refused = answers.filter(({ status }) => status !== 202);
    for (const answer of refused)
      expect(errorOf(answer)).toMatchObject({ status: 402, code: "not_enough_credits" });
    const jobs = await caller.client.call(campaigns.listCampaignGenerations, {});
    expect(jobs).toHaveLength(count(202));
    await Promise.all(jobs.map(({ generationId }) => ended(caller, generationId)));
    const settled = await caller.client.call(getCreditBalance, {});
    expect(settled).toMatchObject({ heldCredits: 0, availableCredits: availableCredits - 10 * count(202) });
  });

  it("refuses a prompt that is too short with the specified sentence", async () => {
    const answer = await owner.raw("POST", "/api/campaign-ideas/generate", { body: { prompt: "short" } });
    expect(errorOf(answer).fields.prompt).toEqual(["Prompt must be at least 10 characters."]);
  });
});

describe("listCampaignGenerations", () => {
  it("lists the caller's own, newest first", async () => {
    const [newest] = await owner.client.call(campaigns.listCampaignGenerations, {});
    expect(newest).toEqual(generation);
    expect(await other.client.call(campaigns.listCampaignGenerations, {})).toEqual([]);
  });
});

describe("getCampaignGeneration", () => {
  it("not_found: another user's looks exactly like a nonexistent one", async () => {
    const foreign = await other.raw("GET", `/api/campaign-generations/${generation.generationId}`);
    const missing = await other.raw("GET", "/api/campaign-generations/gen_00000000000000000000000000");
    expect(errorOf(foreign)).toEqual(errorOf(missing));
    expect(errorOf(foreign)).toMatchObject({ status: 404, code: "not_found" });
  });
});

describe("cancelCampaignGeneration", () => {
  it("invalid_transition: a generation that has ended cannot be canceled", async () => {
    const answer = await owner.raw("POST", `/api/campaign-generations/${generation.generationId}/cancel`);
    expect(errorOf(answer)).toMatchObject({ status: 409, code: "invalid_transition" });
  });

  it("not_found: nobody can cancel another user's", async () => {
    const answer = await other.raw("POST", `/api/campaign-generations/${generation.generationId}/cancel`);
    expect(errorOf(answer)).toMatchObject({ status: 404, code: "not_found" });
  });
});

describe("refineCampaignConcept", () => {
  const refine = (caller: ApiUser, id: string, body: object, key?: string) =>
    caller.raw("POST", `/api/campaign-generations/${id}/refine`, {
      body,
      ...(key === undefined ? {} : { headers: { "idempotency-key": key } }),
    });

  it("makes one concept from another, for its own price, and keeps the original", async () => {
    const caller = await ApiUser.withCredits(url, "2");
    const parent = await generated(caller, { prompt: order.prompt, location: "Berlin", budget: 40_000 });
    const before = await caller.client.call(getCreditBalance, {});
    const accepted = await caller.client.call(campaigns.refineCampaignConcept, {
      params: { id: parent.generationId },
      body: { refinement: "cheaper", index: 1 },
    });
    expect(accepted).toMatchObject({ cost: 5, results: [] });
    const done = await ended(caller, accepted.generationId);
    expect(done).toMatchObject({
      status: "completed",
      charged: 5,
      parent: { generationId: parent.generationId, index: 1, refinement: "cheaper" },
    });
    expect(done.results).toHaveLength(1);
    expect(done.results[0]?.budget).toBeLessThan(parent.results[1]?.budget ?? 0);
    const after = await caller.client.call(getCreditBalance, {});
    expect(after).toMatchObject({ heldCredits: 0, availableCredits: before.availableCredits - 5 });
    expect(await caller.client.call(campaigns.listCampaignGenerations, {})).toEqual([done, parent]);
  });

  it("reruns a brief with one field changed, for the price of a campaign", async () => {
    const caller = await ApiUser.withCredits(url, "2");
    const parent = await generated(caller, { prompt: order.prompt, location: "Berlin" });
    const { generationId, cost } = await caller.client.call(campaigns.refineCampaignConcept, {
      params: { id: parent.generationId },
      body: { refinement: "rerun", location: "Vienna" },
    });
    const done = await ended(caller, generationId);
    expect([cost, done.charged]).toEqual([10, 10]);
    expect(done).toMatchObject({ prompt: order.prompt, parameters: { location: "Vienna" } });
    expect(done.parent).toEqual({ generationId: parent.generationId, index: null, refinement: "rerun" });
    for (const { location } of done.results) expect(location).toContain("Vienna");
  });

  it("not_found: nobody can refine another user's, which looks exactly like a nonexistent one", async () => {
    const body = { refinement: "cheaper", index: 0 };
    const foreign = await refine(other, generation.generationId, body);
    const missing = await refine(other, "gen_00000000000000000000000000", body);
    expect(errorOf(foreign)).toEqual(errorOf(missing));
    expect(errorOf(foreign)).toMatchObject({ status: 404, code: "not_found" });
  });

  it("names the invalid field", async () => {
    const id = generation.generationId;
    const wrong: [object, string][] = [
      [{ refinement: "bigger", index: 0 }, "refinement"],
      [{ refinement: "cheaper" }, "index"],
      [{ refinement: "cheaper", index: 99 }, "index"],
      [{ refinement: "cheaper", index: -1 }, "index"],
      [{ refinement: "rerun", index: 0 }, "index"],
      [{ refinement: "cheaper", index: 0, location: "Vienna" }, "refinement"],
      [{ refinement: "rerun", prompt: "short" }, "prompt"],
    ];
    for (const [body, field] of wrong) {
      const answer = await refine(owner, id, body);
      expect(errorOf(answer), JSON.stringify(body)).toMatchObject({ status: 400, code: "validation_failed" });
      expect(Object.keys(errorOf(answer).fields), JSON.stringify(body)).toContain(field);
    }
  });

  it("invalid_transition: an unfinished generation has no concept to refine", async () => {
    const caller = await ApiUser.withCredits(url);
    // More than run at a time, so that some stay queued.
    const orders = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        caller.client.call(campaigns.generateCampaignIdeas, {
          body: { prompt: `A pop-up for developers, number ${index}` },
        }),
      ),
    );
    const last = orders.toReversed();
    const answers = await Promise.all(
      last.map(({ generationId }) => refine(caller, generationId, { refinement: "cheaper", index: 0 })),
    );
    const refused = answers.filter(({ status }) => status !== 202);
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused) expect([409, 402]).toContain(answer.status);
    expect(refused.map((answer) => errorOf(answer).code)).toContain("invalid_transition");
  });

  it("not_enough_credits: says how many are needed and available", async () => {
    const caller = await ApiUser.confirmed(url);
    const parent = await generated(caller, { prompt: order.prompt });
    const { availableCredits } = await caller.client.call(getCreditBalance, {});
    const parts = { generateCompetitiveAnalysis: true, generateVisualMockup: true };
    const rerun = await refine(caller, parent.generationId, { refinement: "rerun", ...parts });
    expect(rerun.body).toMatchObject({
      code: "not_enough_credits",
      credits: { needed: 20, available: availableCredits, link: "/credits" },
    });
  });

  it("idempotency_mismatch: one key is one refinement, however often it is sent, even in parallel", async () => {
    const caller = await ApiUser.withCredits(url, "2");
    const parent = await generated(caller, { prompt: order.prompt });
    const body = { refinement: "another", index: 0 };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => refine(caller, parent.generationId, body, "one")),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(202));
    const made = new Set(answers.map((answer) => (answer.body as campaigns.Generation).generationId));
    expect(made.size).toBe(1);
    expect(errorOf(await refine(caller, parent.generationId, { ...body, index: 1 }, "one"))).toMatchObject({
      status: 422,
      code: "idempotency_mismatch",
    });
  });
});

const save = (caller: ApiUser, body: object) =>
  caller.raw("POST", "/api/campaign-ideas/save-from-generation", { body });

describe("saveCampaignFromGeneration", () => {
  it("saves a concept once, however often it is requested, with the user's own words", async () => {
    const body = {
      generationId: generation.generationId,
      campaignIndex: 1,
      customizations: { name: "Ours" },
    };
    const answers = await Promise.all(Array.from({ length: 20 }, () => save(owner, body)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect(answers[0]?.body).toMatchObject({
      name: "Ours",
      status: "saved",
      generationId: generation.generationId,
    });
  });

  it("not_found: another user's generation; validation_failed: an index out of range", async () => {
    const { generationId } = generation;
    expect(errorOf(await save(other, { generationId, campaignIndex: 0 }))).toMatchObject({
      status: 404,
      code: "not_found",
    });
    expect((await save(other, { generationId, campaignIndex: 0 })).body).toMatchObject({
      message: "Generation ID not found",
    });
    for (const campaignIndex of [-1, 50, 1e9, "0", 0.5]) {
      expect(errorOf(await save(owner, { generationId, campaignIndex })).fields).toHaveProperty(
        "campaignIndex",
      );
    }
  });
});

describe("listCampaignIdeas", () => {
  it("is empty for a user who saved nothing", async () => {
    expect(await other.client.call(campaigns.listCampaignIdeas, {})).toEqual([]);
  });
});

describe("getCampaignIdea", () => {
  it("not_found: another user's looks like a nonexistent one", async () => {
    const { id } = (await save(owner, { generationId: generation.generationId, campaignIndex: 0 })).body as {
      id: string;
    };
    expect((await owner.client.call(campaigns.getCampaignIdea, { params: { id } })).id).toBe(id);
    expect(errorOf(await other.raw("GET", `/api/campaign-ideas/${id}`)).code).toBe("not_found");
  });
});

describe("updateCampaignIdea", () => {
  it("invalid_transition: only draft, saved, archived and back", async () => {
    const { id } = (await save(owner, { generationId: generation.generationId, campaignIndex: 2 })).body as {
      id: string;
    };
    const set = (status: string) => owner.raw("PATCH", `/api/campaign-ideas/${id}`, { body: { status } });
    expect((await set("archived")).body).toMatchObject({ status: "archived" });
    expect(errorOf(await set("draft"))).toMatchObject({ status: 409, code: "invalid_transition" });
    expect((await set("saved")).body).toMatchObject({ status: "saved" });
    const renamed = await owner.client.call(campaigns.updateCampaignIdea, {
      params: { id },
      body: { name: "New name" },
    });
    expect(renamed).toMatchObject({ name: "New name", status: "saved" });
    expect(
      errorOf(await other.raw("PATCH", `/api/campaign-ideas/${id}`, { body: { name: "Mine" } })).code,
    ).toBe("not_found");
  });
});

describe("deleteCampaignIdea", () => {
  it("not_found: once it is gone, and for another before", async () => {
    const generationId = generation.generationId;
    const { id } = (await save(owner, { generationId, campaignIndex: 0 })).body as { id: string };
    expect(errorOf(await other.raw("DELETE", `/api/campaign-ideas/${id}`)).code).toBe("not_found");
    await owner.client.call(campaigns.deleteCampaignIdea, { params: { id } });
    expect(errorOf(await owner.raw("DELETE", `/api/campaign-ideas/${id}`)).code).toBe("not_found");
  });
});
