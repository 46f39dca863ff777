import { industries } from "@marquee/contracts/enums";
import { saveCampaignFromGeneration } from "@marquee/contracts/studio/campaigns";
import * as templates from "@marquee/contracts/studio/templates";
import { describe, expect, inject, it } from "vitest";
import { ApiUser, errorOf } from "../support/api-user.ts";
import { generated } from "../support/campaign.ts";

const url = inject("url");

describe("listCampaignTemplates", () => {
  it("pages through the public templates of every industry, each once", async () => {
    const caller = await ApiUser.registered(url);
    const found = [];
    let cursor: string | null = null;
    do {
      const page: { items: templates.CampaignTemplate[]; nextCursor: string | null } =
        await caller.client.callPage(templates.listCampaignTemplates, {
          query: { limit: "7", ...(cursor === null ? {} : { cursor }) },
        });
      found.push(...page.items);
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
    expect(new Set(found.map(({ industry }) => industry))).toEqual(new Set(industries));
  });
});

describe("listCampaignTemplatesByIndustry", () => {
  it("returns one industry, and names an unknown one", async () => {
    const caller = await ApiUser.registered(url);
    const found = await caller.client.call(templates.listCampaignTemplatesByIndustry, {
      params: { industry: "sports" },
    });
    expect(found.length).toBeGreaterThanOrEqual(2);
    expect(new Set(found.map(({ industry }) => industry))).toEqual(new Set(["sports"]));
    expect(
      errorOf(await caller.raw("GET", "/api/campaign-templates/industry/nothing")).fields,
    ).toHaveProperty("industry");
  });
});

describe("createCampaignTemplate", () => {
  it("turns a saved idea into a template that only its owner sees; not_found for another user's idea", async () => {
    const [owner, other] = await Promise.all([ApiUser.withCredits(url), ApiUser.registered(url)]);
    const { generationId } = await generated(owner, { prompt: "A tasting tour for coffee lovers" });
    const idea = await owner.client.call(saveCampaignFromGeneration, {
      body: { generationId, campaignIndex: 0 },
    });
    const body = { ideaId: idea.id, industry: "food" as const };
    const made = await owner.client.call(templates.createCampaignTemplate, { body });
    expect(made).toMatchObject({ isPublic: false, name: idea.name, industry: "food" });
    const seen = async (caller: ApiUser) =>
      (
        await caller.client.call(templates.listCampaignTemplatesByIndustry, { params: { industry: "food" } })
      ).map(({ id }) => id);
    expect(await seen(owner)).toContain(made.id);
    expect(await seen(other)).not.toContain(made.id);
    expect(errorOf(await other.raw("POST", "/api/campaign-templates", { body })).code).toBe("not_found");
  });
});

/** Two users, and a private template of the first. */
async function ownTemplate() {
  const [owner, other] = await Promise.all([ApiUser.withCredits(url), ApiUser.registered(url)]);
  const { generationId } = await generated(owner, { prompt: "A tasting tour for coffee lovers" });
  const idea = await owner.client.call(saveCampaignFromGeneration, {
    body: { generationId, campaignIndex: 0 },
  });
  const made = await owner.client.call(templates.createCampaignTemplate, {
    body: { ideaId: idea.id, industry: "food" },
  });
  return { owner, other, made, path: `/api/campaign-templates/${made.id}` };
}

const ofFood = (caller: ApiUser) =>
  caller.client.call(templates.listCampaignTemplatesByIndustry, { params: { industry: "food" } });

describe("renameCampaignTemplate", () => {
  it("renames the caller's own; not_found for another user's and for a public one", async () => {
    const { owner, other, made, path } = await ownTemplate();
    const body = { name: "Our tasting tour" };
    expect((await owner.raw("PATCH", path, { body })).body).toMatchObject(body);
    expect((await ofFood(owner)).find(({ id }) => id === made.id)).toMatchObject(body);
    expect(errorOf(await other.raw("PATCH", path, { body })).code).toBe("not_found");
    const common = (await ofFood(owner)).find(({ isPublic }) => isPublic);
    expect(errorOf(await owner.raw("PATCH", `/api/campaign-templates/${common?.id}`, { body })).code).toBe(
      "not_found",
    );
    expect(errorOf(await owner.raw("PATCH", path, { body: { name: " " } })).fields).toHaveProperty("name");
  });
});

describe("deleteCampaignTemplate", () => {
  it("deletes the caller's own; not_found for another user's, for a public one, and once it is gone", async () => {
    const { owner, other, made, path } = await ownTemplate();
    const common = (await ofFood(owner)).find(({ isPublic }) => isPublic);
    expect(errorOf(await other.raw("DELETE", path)).code).toBe("not_found");
    expect(errorOf(await owner.raw("DELETE", `/api/campaign-templates/${common?.id}`)).code).toBe(
      "not_found",
    );
    expect((await owner.raw("DELETE", path)).status).toBe(204);
    expect(errorOf(await owner.raw("DELETE", path)).code).toBe("not_found");
    const left = (await ofFood(owner)).map(({ id }) => id);
    expect(left).not.toContain(made.id);
    expect(left).toContain(common?.id);
  });
});
