import { getSponsorshipDeal } from "@marquee/contracts/deals/deals";
import { type CampaignIdea, saveCampaignFromGeneration } from "@marquee/contracts/studio/campaigns";
import * as concepts from "@marquee/contracts/studio/concepts";
import { beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { demoHost } from "../support/admins.ts";
import { ApiUser, errorOf } from "../support/api-user.ts";
import { generated } from "../support/campaign.ts";
import { offerAs, offerBody } from "../support/deal-acts.ts";

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

describe("getConceptPdf", () => {
  it("is a tagged PDF, named after the concept, with its mockup described", async () => {
    const { answer, bytes } = await fileAt(owner, `/api/concepts/${concept.id}/concept.pdf`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(decodeURIComponent(answer.headers.get("content-disposition") ?? "")).toContain(concept.name);
    const text = Buffer.from(bytes).toString("latin1");
    expect(text.startsWith("%PDF-1.7")).toBe(true);
    for (const mark of ["/MarkInfo", "/StructTreeRoot", "/Lang (en-US)", "/Alt"])
      expect(text, mark).toContain(mark);
  });

  it("not_found: another user's", async () => {
    const answer = await other.raw("GET", `/api/concepts/${concept.id}/concept.pdf`);
    expect(errorOf(answer).code).toBe("not_found");
  });
});

describe("createConceptShare", () => {
  it("returns an address on this site, only once, and its expiry", async () => {
    const link = await make();
    expect(link.url).toMatch(/\/shared\/concepts\/[\w-]{20,100}$/);
    expect(Date.parse(link.expiresAt) - Date.parse(link.createdAt)).toBe(7 * 86_400_000);
    expect(link).toMatchObject({ conceptId: concept.id, conceptName: concept.name });
  });

  it("validation_failed: no expiry, too early or too late an expiry", async () => {
    for (const body of [{}, { days: 0 }, { days: 91 }, { days: 1.5 }, { days: 7, all: true }])
      expect(
        errorOf(await owner.raw("POST", `/api/concepts/${concept.id}/shares`, { body })).code,
        JSON.stringify(body),
      ).toBe("validation_failed");
  });

  it("not_found: another user's and an unknown one", async () => {
    for (const [caller, id] of [
      [other, concept.id],
      [owner, "gen_none-0"],
    ] as const)
      expect(
        errorOf(await caller.raw("POST", `/api/concepts/${id}/shares`, { body: { days: 7 } })).code,
      ).toBe("not_found");
  });

  it("conflict: no eleventh at a time", async () => {
    const path = `/api/concepts/${concept.id}/shares`;
    const statuses: number[] = [];
    for (let n = 0; n < 11; n++) statuses.push((await owner.raw("POST", path, { body: { days: 1 } })).status);
    expect(statuses.at(-1)).toBe(409);
  });
});

describe("listConceptShares", () => {
  it("shows the caller's working links, without their addresses", async () => {
    const link = await make();
    const listed = await owner.client.call(concepts.listConceptShares, {});
    expect(listed).toContainEqual(expect.objectContaining({ id: link.id, conceptName: concept.name }));
    expect(JSON.stringify(listed)).not.toContain(tokenOf(link));
    expect(await other.client.call(concepts.listConceptShares, {})).toEqual([]);
  });
});

describe("getSharedConcept", () => {
  it("shows its concept to anyone, its owner to no one, and opens nothing else", async () => {
    const link = await make();
    const shown = await anybody.client.call(concepts.getSharedConcept, { params: { token: tokenOf(link) } });
    const { mockupImageUrl: _, ...said } = concept;
    expect(said).toMatchObject(shown.concept);
    expect(shown.hasMockup).toBe(true);
    const text = JSON.stringify(shown);
    for (const secret of [owner.user?.id, owner.user?.email, concept.generationId, concept.id])
      expect(text, String(secret)).not.toContain(String(secret));
    expect(anybody.cookie).toBeUndefined();
    const headers = { authorization: `Bearer ${tokenOf(link)}` };
    for (const path of [
      `/api/campaign-ideas/${concept.id}`,
      `/api/concepts/${concept.id}/concept.pdf`,
      concept.mockupImageUrl ?? "",
    ])
      expect((await anybody.raw("GET", path, { headers })).status, path).toBe(401);
  });

  it("not_found: an unknown link and a revoked one", async () => {
    const link = await make();
    await owner.client.call(concepts.revokeConceptShare, { params: { id: link.id } });
    for (const path of [shared(link), "/api/shared/concepts/a-token-that-nobody-was-ever-given"])
      expect(errorOf(await anybody.raw("GET", path)).code, path).toBe("not_found");
  });

  it("validation_failed: a malformed token", async () => {
    expect(errorOf(await anybody.raw("GET", "/api/shared/concepts/short")).code).toBe("validation_failed");
  });
});

describe("getSharedConceptMockup", () => {
  it("is the concept's board, the same one that its owner sees", async () => {
    const link = await make();
    const { answer, bytes } = await fileAt(anybody, shared(link, "/mockup"));
    expect(answer.headers.get("content-type")).toBe("image/svg+xml");
    expect(bytes).toEqual((await fileAt(owner, concept.mockupImageUrl ?? "")).bytes);
  });

  it("not_found: a revoked link", async () => {
    const link = await make();
    await owner.client.call(concepts.revokeConceptShare, { params: { id: link.id } });
    expect(errorOf(await anybody.raw("GET", shared(link, "/mockup"))).code).toBe("not_found");
  });
});

describe("getSharedConceptPdf", () => {
  it("is the file that its owner downloads, byte for byte", async () => {
    const link = await make();
    const { answer, bytes } = await fileAt(anybody, shared(link, "/concept.pdf"));
    expect(answer.status).toBe(200);
    expect(bytes).toEqual((await fileAt(owner, `/api/concepts/${concept.id}/concept.pdf`)).bytes);
  });

  it("not_found: a revoked link", async () => {
    const link = await make();
    await owner.client.call(concepts.revokeConceptShare, { params: { id: link.id } });
    expect(errorOf(await anybody.raw("GET", shared(link, "/concept.pdf"))).code).toBe("not_found");
  });
});

describe("revokeConceptShare", () => {
  it("does not affect another user's link, and does nothing the second time", async () => {
    const link = await make();
    const opens = async () => (await anybody.raw("GET", shared(link))).status;
    await other.client.call(concepts.revokeConceptShare, { params: { id: link.id } });
    expect(await opens()).toBe(200);
    for (let times = 0; times < 2; times++)
      await owner.client.call(concepts.revokeConceptShare, { params: { id: link.id } });
    expect(await opens()).toBe(404);
  });
});

describe("listConceptEvents", () => {
  it("ranks by the concept and its brief, and says why", async () => {
    const { concept: compared, events } = await owner.client.call(concepts.listConceptEvents, {
      params: { id: concept.id },
    });
    expect(compared).toMatchObject({
      id: concept.id,
      name: concept.name,
      budget: concept.budget,
      location: concept.location,
      industry: "tech",
    });
    expect(events.length).toBeGreaterThan(3);
    const scores = events.map(({ match }) => match.score);
    expect(scores).toEqual(scores.toSorted((left, right) => right - left));
    for (const { match } of events) {
      expect(match.parts.map(({ name }) => name)).toContain("format");
      expect(match.parts.find(({ name }) => name === "budget")?.reason).toContain("the concept's budget of");
    }
  });

  it("not_found: another user's", async () => {
    expect(errorOf(await other.raw("GET", `/api/concepts/${concept.id}/events`)).code).toBe("not_found");
  });
});

describe("listConceptDeals", () => {
  it("shows the deals started for it; the other side of a deal never sees the concept", async () => {
    const { events } = await owner.client.call(concepts.listConceptEvents, { params: { id: concept.id } });
    expect(events.length).toBeGreaterThan(0);
    const offer = { eventId: "evt_founders_harbor", packageId: "pkg_founders_harbor_gold" };
    const deal = await offerAs(owner, { ...offer, conceptId: concept.id });
    expect(deal.conceptId).toBe(concept.id);
    const shown = await owner.client.call(concepts.listConceptDeals, { params: { id: concept.id } });
    expect(shown).toMatchObject([{ id: deal.id, status: "negotiating", amount: deal.amount }]);
    const host = await demoHost(url);
    const seen = await host.client.call(getSponsorshipDeal, { params: { id: deal.id } });
    expect(JSON.stringify(seen)).not.toContain(concept.id);
    expect(seen.conceptId).toBeNull();
  });

  it("not_found: another user's, also as the concept of a new deal", async () => {
    expect(errorOf(await other.raw("GET", `/api/concepts/${concept.id}/deals`)).code).toBe("not_found");
    const offer = { eventId: "evt_founders_harbor", packageId: "pkg_founders_harbor_silver" };
    const body = await offerBody(other, { ...offer, conceptId: concept.id });
    expect(errorOf(await other.raw("POST", "/api/sponsorship-deals", { body })).code).toBe("not_found");
  });
});
