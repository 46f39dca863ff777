import { listNotifications } from "@marquee/contracts/live/notifications";
import {
  type CampaignIdea,
  getCampaignIdea,
  saveCampaignFromGeneration,
  updateCampaignIdea,
} from "@marquee/contracts/studio/campaigns";
import {
  deleteConceptComment,
  listConceptComments,
  setConceptComments,
} from "@marquee/contracts/studio/concept-comments";
import * as concepts from "@marquee/contracts/studio/concepts";
import { beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { ApiUser, errorOf } from "../support/api-user.ts";
import { generated } from "../support/campaign.ts";

const url = inject("url");
let owner: ApiUser;
let other: ApiUser;
/** A client without a session. */
let anybody: ApiUser;
let concept: CampaignIdea;

beforeAll(async () => {
  [owner, other] = await Promise.all([ApiUser.withCredits(url, "2"), ApiUser.confirmed(url)]);
  anybody = new ApiUser(url);
  const { generationId } = await generated(owner);
  concept = await owner.client.call(saveCampaignFromGeneration, {
    body: { generationId, campaignIndex: 0 },
  });
});

// At most ten links work at a time, whichever tests ran before.
beforeEach(async () => {
  for (const { id } of await owner.client.call(concepts.listConceptShares, {}))
    await owner.client.call(concepts.revokeConceptShare, { params: { id } });
});

const make = (days = 7) =>
  owner.client.call(concepts.createConceptShare, { params: { id: concept.id }, body: { days } });
const tokenOf = (link: { url: string }) => link.url.split("/").at(-1) ?? "";
const shared = (link: { url: string }, rest = "") => `/api/shared/concepts/${tokenOf(link)}${rest}`;

async function fileAt(caller: ApiUser, path: string) {
  const answer = await fetch(
    url + path,
    caller.cookie === undefined ? {} : { headers: { cookie: caller.cookie } },
  );
  return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) };
}

const isSlides = (bytes: Uint8Array) => Buffer.from(bytes).includes("ppt/slides/slide6.xml");
const pagesOf = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString("latin1")
    .match(/\/Type \/Page\b(?!s)/g)?.length;

describe("getConceptHandout", () => {
  it("is one page, or six slides, named after the concept", async () => {
    const page = await fileAt(owner, `/api/concepts/${concept.id}/handouts/one-page.pdf`);
    expect(page.answer.headers.get("content-type")).toBe("application/pdf");
    expect(pagesOf(page.bytes)).toBe(1);
    const slides = await fileAt(owner, `/api/concepts/${concept.id}/handouts/slides.pptx`);
    expect(slides.answer.headers.get("content-type")).toContain("presentationml.presentation");
    expect(isSlides(slides.bytes)).toBe(true);
    for (const { answer } of [page, slides])
      expect(decodeURIComponent(answer.headers.get("content-disposition") ?? "")).toContain(concept.name);
  });

  it("validation_failed: another file; not_found: another user's", async () => {
    const path = `/api/concepts/${concept.id}/handouts`;
    expect(errorOf(await owner.raw("GET", `${path}/all.zip`)).code).toBe("validation_failed");
    expect(errorOf(await other.raw("GET", `${path}/one-page.pdf`)).code).toBe("not_found");
  });
});

describe("getGeneratedHandout", () => {
  it("is the same of a concept that is not saved", async () => {
    const path = `/api/campaign-generations/${concept.generationId}/concepts/2/handouts`;
    expect(pagesOf((await fileAt(owner, `${path}/one-page.pdf`)).bytes)).toBe(1);
    expect(isSlides((await fileAt(owner, `${path}/slides.pptx`)).bytes)).toBe(true);
  });

  it("not_found: another user's, and an index out of range", async () => {
    const path = (index: number) =>
      `/api/campaign-generations/${concept.generationId}/concepts/${index}/handouts/one-page.pdf`;
    expect(errorOf(await other.raw("GET", path(0))).code).toBe("not_found");
    expect(errorOf(await owner.raw("GET", path(99))).code).toBe("not_found");
  });
});

describe("getSharedConceptHandout", () => {
  it("is one page, or six slides, for anyone who has the link, and not_found once it is revoked", async () => {
    const link = await make();
    const [page, slides] = ["one-page.pdf", "slides.pptx"].map((file) => shared(link, `/handouts/${file}`));
    expect(pagesOf((await fileAt(anybody, page ?? "")).bytes)).toBe(1);
    expect(isSlides((await fileAt(anybody, slides ?? "")).bytes)).toBe(true);
    await owner.client.call(concepts.revokeConceptShare, { params: { id: link.id } });
    expect(errorOf(await anybody.raw("GET", page ?? "")).code).toBe("not_found");
  });
});

describe("a renamed concept", () => {
  it("has its new name on its picture, its page, its link and its files, and its budget follows", async () => {
    const { generationId } = concept;
    const idea = await owner.client.call(saveCampaignFromGeneration, {
      body: { generationId, campaignIndex: 1 },
    });
    const name = "Lantern test drive";
    const after = await owner.client.call(updateCampaignIdea, {
      params: { id: idea.id },
      body: { name, budget: 4_321, plan: { promise: "A lantern for all" } },
    });
    expect(after).toMatchObject({ name, budget: 4_321 });
    expect(after.plan?.budgetSplit.reduce((sum, { amount }) => sum + amount, 0)).toBe(4_321);
    const link = await owner.client.call(concepts.createConceptShare, {
      params: { id: idea.id },
      body: { days: 1 },
    });
    const shown = await anybody.client.call(concepts.getSharedConcept, { params: { token: tokenOf(link) } });
    expect(shown.concept).toMatchObject({ name, plan: { promise: "A lantern for all" } });
    expect(shown.concept.mockupDescription).not.toContain(idea.name);
    for (const [caller, path] of [
      [owner, after.mockupImageUrl ?? ""],
      [anybody, shared(link, "/mockup")],
    ] as const) {
      const board = Buffer.from((await fileAt(caller, path)).bytes).toString();
      expect(board).toContain(`>${name}</title>`);
      expect(board).not.toContain(idea.name);
    }
    const { answer } = await fileAt(owner, (after.mockupImageUrl ?? "").replace("?", "/pdf?"));
    expect(decodeURIComponent(answer.headers.get("content-disposition") ?? "")).toContain(name);
  });

  it("not_found: another user's concept, and one that is not of the mockup", async () => {
    const address = concept.mockupImageUrl ?? "";
    expect(errorOf(await other.raw("GET", address)).code).toBe("not_found");
    const wrong = address.replace(concept.id, "gen_none-0");
    expect(errorOf(await owner.raw("GET", wrong)).code).toBe("not_found");
  });

  it("validation_failed: a split that does not add up names the field", async () => {
    const body = { plan: { budgetSplit: [{ part: "All", amount: 1 }] } };
    const answer = await owner.raw("PATCH", `/api/campaign-ideas/${concept.id}`, { body });
    expect(errorOf(answer)).toMatchObject({ code: "validation_failed" });
    expect(JSON.stringify(answer.body)).toContain("plan.budgetSplit");
  });
});

describe("addConceptComment", () => {
  const write = (link: { url: string }, body: object) =>
    anybody.raw("POST", shared(link, "/comments"), { body });

  it("is read by the concept's owner, who is told, and by nobody else", async () => {
    const link = await make();
    expect((await write(link, { name: "Ada Park", text: "June?\n<b>Really</b>" })).status).toBe(204);
    const read = await owner.client.call(listConceptComments, { params: { id: concept.id } });
    expect(read).toMatchObject({
      open: true,
      comments: [{ name: "Ada Park", text: "June?\n<b>Really</b>" }],
    });
    const shown = await anybody.raw("GET", shared(link));
    expect(JSON.stringify(shown.body)).not.toContain("Really");
    const notices = await owner.client.call(listNotifications, {});
    expect(notices).toContainEqual(
      expect.objectContaining({
        kind: "concept_commented",
        about: { conceptId: concept.id, concept: concept.name, from: "Ada Park" },
      }),
    );
  });

  it("validation_failed: no name, no text, a link for a name, too much", async () => {
    const link = await make();
    for (const body of [
      { text: "Hi" },
      { name: "Ada" },
      { name: " ", text: "Hi" },
      { name: "https://spam.example", text: "Hi" },
      { name: "Ada", text: "x".repeat(1_001) },
      { name: "Ada", text: "Hi", html: true },
    ])
      expect(errorOf(await write(link, body)).code, JSON.stringify(body)).toBe("validation_failed");
  });

  it("not_found: a revoked link", async () => {
    const link = await make();
    await owner.client.call(concepts.revokeConceptShare, { params: { id: link.id } });
    expect(errorOf(await write(link, { name: "Ada", text: "Hi" })).code).toBe("not_found");
  });
});

describe("setConceptComments", () => {
  it("turns comments off and on again", async () => {
    const link = await make();
    const set = (open: boolean) =>
      owner.client.call(setConceptComments, { params: { id: concept.id }, body: { open } });
    await set(false);
    const refused = await anybody.raw("POST", shared(link, "/comments"), {
      body: { name: "Ada", text: "Hi" },
    });
    expect(errorOf(refused).code).toBe("conflict");
    const shown = await anybody.client.call(concepts.getSharedConcept, { params: { token: tokenOf(link) } });
    expect(shown.takesComments).toBe(false);
    await set(true);
    expect((await owner.client.call(listConceptComments, { params: { id: concept.id } })).open).toBe(true);
  });

  it("not_found: another user's", async () => {
    const answer = await other.raw("PUT", `/api/concepts/${concept.id}/comments`, { body: { open: false } });
    expect(errorOf(answer).code).toBe("not_found");
  });
});

describe("listConceptComments", () => {
  it("not_found: another user's", async () => {
    expect(errorOf(await other.raw("GET", `/api/concepts/${concept.id}/comments`)).code).toBe("not_found");
  });
});

describe("deleteConceptComment", () => {
  it("deletes the caller's own, once", async () => {
    const { comments } = await owner.client.call(listConceptComments, { params: { id: concept.id } });
    const [comment] = comments;
    expect(comment).toBeDefined();
    const params = { id: concept.id, commentId: comment?.id ?? "" };
    const path = `/api/concepts/${params.id}/comments/${params.commentId}`;
    expect(errorOf(await other.raw("DELETE", path)).code).toBe("not_found");
    await owner.client.call(deleteConceptComment, { params });
    expect(errorOf(await owner.raw("DELETE", path)).code).toBe("not_found");
  });
});

describe("the views of a link", () => {
  it("count a visitor once, and not the owner", async () => {
    const link = await make();
    const opened = async () =>
      (await owner.client.call(getCampaignIdea, { params: { id: concept.id } })).views ?? 0;
    const before = await opened();
    await owner.raw("GET", shared(link));
    expect(await opened()).toBe(before);
    for (let times = 0; times < 3; times++) await anybody.raw("GET", shared(link));
    expect(await opened()).toBe(before + 1);
  });
});
