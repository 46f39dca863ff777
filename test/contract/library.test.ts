import { limits } from "@marquee/contracts/limits";
import type { AnswerOf } from "@marquee/contracts/operation";
import {
  type CampaignIdea,
  deleteCampaignIdea,
  getCampaignIdea,
  listCampaignIdeas,
  saveCampaignFromGeneration,
  updateCampaignIdea,
} from "@marquee/contracts/studio/campaigns";
import * as library from "@marquee/contracts/studio/library";
import { atNight } from "@marquee/testkit/night";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { ApiUser, errorOf } from "../support/api-user.ts";
import { generated } from "../support/campaign.ts";
import { windowWithRoom } from "../support/window-with-room.ts";

const url = inject("url");
let owner: ApiUser;
let other: ApiUser;
let generationId: string;

beforeAll(async () => {
  [owner, other] = await Promise.all([ApiUser.withCredits(url), ApiUser.registered(url)]);
  ({ generationId } = await generated(owner, { prompt: "A tasting tour for coffee lovers" }));
});

/** A copy of a saved idea, so that no test sees another test's changes. */
async function ownIdea(): Promise<CampaignIdea> {
  const saved = await owner.client.call(saveCampaignFromGeneration, {
    body: { generationId, campaignIndex: 0 },
  });
  const copy = await owner.client.call(library.duplicateCampaignIdea, {
    params: { id: saved.id },
    idempotencyKey: crypto.randomUUID(),
  });
  return owner.client.call(updateCampaignIdea, { params: { id: copy.id }, body: { status: "saved" } });
}

const rename = (id: string, name: string, version?: number) =>
  owner.raw("PATCH", `/api/campaign-ideas/${id}`, {
    body: { name, ...(version === undefined ? {} : { version }) },
  });

describe("listLibrary", () => {
  it("finds, filters, sorts and pages on the server, and never shows another user's", async () => {
    const marker = `Needle ${crypto.randomUUID()}`;
    const ideas = [await ownIdea(), await ownIdea(), await ownIdea()];
    for (const [n, idea] of ideas.entries()) await rename(idea.id, `${marker} ${n}`);
    const found = [];
    let cursor: string | null = null;
    do {
      const page: AnswerOf<typeof library.listLibrary> = await owner.client.call(library.listLibrary, {
        query: { q: marker, sort: "-name", limit: "2", ...(cursor === null ? {} : { cursor }) },
      });
      expect(page.found).toBe(3);
      found.push(...page.items);
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(found.map(({ name }) => name)).toEqual([2, 1, 0].map((n) => `${marker} ${n}`));
    expect(await other.client.call(library.listLibrary, { query: { q: marker } })).toMatchObject({
      items: [],
      kept: 0,
    });
  });

  it("names invalid query parameters", async () => {
    for (const [field, value] of Object.entries({
      status: "lost",
      type: "party",
      minBudget: "much",
      mockup: "maybe",
      sort: "luck",
      cursor: "%%",
    }))
      expect(
        errorOf(await owner.raw("GET", `/api/library?${new URLSearchParams({ [field]: value })}`)).fields,
        field,
      ).toHaveProperty(field);
  });
});

describe("changeLibraryStatus", () => {
  it("archives several in one call, says which it skipped, and returns what undoes it", async () => {
    const [one, two] = [await ownIdea(), await ownIdea()];
    await owner.client.call(updateCampaignIdea, { params: { id: two.id }, body: { status: "draft" } });
    const changes = [one.id, two.id, "gen_none-0"].map((id) => ({ id, status: "archived" as const }));
    const answer = await owner.client.call(library.changeLibraryStatus, { body: { changes } });
    expect(answer).toEqual({
      changed: [{ id: one.id, from: "saved" }],
      unchanged: [
        { id: two.id, reason: "invalid_transition" },
        { id: "gen_none-0", reason: "not_found" },
      ],
    });
    const back = answer.changed.map(({ id, from }) => ({ id, status: from }));
    await owner.client.call(library.changeLibraryStatus, { body: { changes: back } });
    expect(await owner.client.call(getCampaignIdea, { params: { id: one.id } })).toMatchObject({
      status: "saved",
    });
  });

  it("leaves another user's unchanged, and reports it like a nonexistent one", async () => {
    const { id } = await ownIdea();
    const body = { changes: [{ id, status: "archived" as const }] };
    expect(await other.client.call(library.changeLibraryStatus, { body })).toEqual({
      changed: [],
      unchanged: [{ id, reason: "not_found" }],
    });
  });

  it("refuses an empty list, too many, and one that is named twice", async () => {
    const many = Array.from({ length: limits.libraryChangesAtOnce + 1 }, (_, n) => `gen_none-${n}`);
    for (const ids of [[], many, ["gen_none-0", "gen_none-0"]]) {
      const body = { changes: ids.map((id) => ({ id, status: "archived" })) };
      expect(errorOf(await owner.raw("POST", "/api/library/status", { body })).fields).toHaveProperty(
        "changes",
      );
    }
  });
});

describe("duplicateCampaignIdea", () => {
  it("makes a separate draft, and a repeat makes no second one", async () => {
    const { id, goals } = await ownIdea();
    const send = () =>
      owner.raw("POST", `/api/library/${id}/duplicate`, { headers: { "idempotency-key": `copy-${id}` } });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => (body as CampaignIdea).id)).size).toBe(1);
    expect(answers[0]?.body).toMatchObject({ status: "draft", goals });
  });

  it("not_found: another user's looks like a nonexistent one", async () => {
    const { id } = await ownIdea();
    expect(errorOf(await other.raw("POST", `/api/library/${id}/duplicate`))).toMatchObject({
      status: 404,
      code: "not_found",
    });
  });

  it.runIf(atNight)("too_many_requests: beyond the daily limit", async () => {
    await windowWithRoom(24 * 60 * 60);
    const busy = await ApiUser.withCredits(url);
    const { generationId: made } = await generated(busy, { prompt: "A tasting tour for tea lovers" });
    const { id } = await busy.client.call(saveCampaignFromGeneration, {
      body: { generationId: made, campaignIndex: 0 },
    });
    const copy = (n: number) =>
      busy.raw("POST", `/api/library/${id}/duplicate`, { headers: { "idempotency-key": `copy-${n}` } });
    for (let n = 0; n < limits.ideaCopiesPerDay; n += 20)
      await Promise.all(Array.from({ length: 20 }, (_, more) => copy(n + more)));
    expect(errorOf(await copy(limits.ideaCopiesPerDay))).toMatchObject({
      status: 429,
      code: "too_many_requests",
    });
  });
});

describe("listCampaignIdeaVersions", () => {
  it("shows what each edit replaced; not_found for another user, and once the idea is deleted", async () => {
    const idea = await ownIdea();
    await rename(idea.id, "Second name");
    const said = await owner.client.call(library.listCampaignIdeaVersions, { params: { id: idea.id } });
    expect(said.map(({ version, content }) => [version, content.name])).toEqual([
      [2, "Second name"],
      [1, idea.name],
    ]);
    const path = `/api/library/${idea.id}/versions`;
    expect(errorOf(await other.raw("GET", path)).code).toBe("not_found");
    await owner.client.call(deleteCampaignIdea, { params: { id: idea.id } });
    expect(errorOf(await owner.raw("GET", path)).code).toBe("not_found");
  });

  it("stale_version: an edit based on an outdated read is refused, and nothing is lost", async () => {
    const { id } = await ownIdea();
    expect((await rename(id, "From a phone", 1)).status).toBe(200);
    expect(errorOf(await rename(id, "From a desk", 1))).toMatchObject({ status: 409, code: "stale_version" });
    expect(await owner.client.call(getCampaignIdea, { params: { id } })).toMatchObject({
      name: "From a phone",
      version: 2,
    });
  });

  it("an edit cannot empty a required field of an idea", async () => {
    const { id } = await ownIdea();
    for (const [field, value] of Object.entries({ location: " ", duration: "", goals: [], metrics: [""] })) {
      const answer = await owner.raw("PATCH", `/api/campaign-ideas/${id}`, { body: { [field]: value } });
      expect(Object.keys(errorOf(answer).fields ?? {}).join(), field).toContain(field);
    }
    expect((await owner.client.call(listCampaignIdeas, {})).some((idea) => idea.id === id)).toBe(true);
  });
});

describe("restoreCampaignIdeaVersion", () => {
  it("restores the earlier content as a new version", async () => {
    const idea = await ownIdea();
    await rename(idea.id, "Second name");
    const restored = await owner.client.call(library.restoreCampaignIdeaVersion, {
      params: { id: idea.id, version: 1 },
      body: { version: 2 },
    });
    expect(restored).toMatchObject({ name: idea.name, version: 3 });
  });

  it("stale_version: for a caller who has not seen the last edit; not_found: for an unknown version, and for another user", async () => {
    const { id } = await ownIdea();
    await rename(id, "Second name");
    const restore = async (caller: ApiUser, version: number, seen: number) =>
      errorOf(
        await caller.raw("POST", `/api/library/${id}/versions/${version}/restore`, {
          body: { version: seen },
        }),
      ).code;
    expect(await restore(owner, 1, 1)).toBe("stale_version");
    expect(await restore(owner, 7, 2)).toBe("not_found");
    expect(await restore(other, 1, 2)).toBe("not_found");
  });
});
