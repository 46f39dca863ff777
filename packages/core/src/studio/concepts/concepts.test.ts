import type { DrawnDocument } from "@marquee/adapters/documents/port";
import { limits } from "@marquee/contracts/limits";
import type { CampaignIdea } from "@marquee/contracts/studio/campaigns";
import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { offerAs } from "@marquee/testkit/deal-acts";
import { dealBrand, dealHost, setDealStage } from "@marquee/testkit/deal-stage";
import { plainDocuments } from "@marquee/testkit/plain-documents";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { codeOf } from "@marquee/testkit/refusal";
import { sampleResult } from "@marquee/testkit/sample-result";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { queuedJobItem } from "../../credits/jobs/job.item.ts";
import { listConceptDeals } from "../../deals/deals/concept-deals.ts";
import { getDeal } from "../../deals/deals/read-deals.ts";
import { profileKey } from "../../ground/users/user.item.ts";
import { ideaItem, ideaKey } from "../campaigns/idea.item.ts";
import { mockupKey, mockupUrl } from "../campaigns/mockup-file.ts";
import { listConceptEvents } from "./concept-events.ts";
import { getConceptPdf, getSharedConceptPdf } from "./concept-pdf.ts";
import {
  createConceptShare,
  getSharedConcept,
  getSharedConceptMockup,
  listConceptShares,
  revokeConceptShare,
} from "./shares.ts";

const owner = dealBrand(1, { industry: "finance" });
const other = dealBrand(2);
const caller = { ip: "198.51.100.7", device: "Firefox on Linux" };
const dayMs = 24 * 60 * 60_000;
const site = "https://marquee.example";
const svg = "<svg/>";

let store: MemoryStore;
let core: Core;
let clock: ReturnType<typeof fixedClock>;
let stored: Map<string, string>;

beforeEach(async () => {
  store = new Map();
  stored = new Map();
  clock = fixedClock();
  core = { table: memoryTable({}, store), clock, ids: seededIds() };
  await setDealStage(core, [owner, other], [{ maxSponsors: 5 }]);
});

const files = { get: (key: string) => Promise.resolve(stored.get(key)) };

async function saved(given: Partial<CampaignIdea> = {}): Promise<CampaignIdea> {
  const at = new Date(clock.now()).toISOString();
  const idea: CampaignIdea = {
    ...sampleResult,
    id: "gen_1-0",
    userId: owner.id,
    generationId: "gen_1",
    status: "saved",
    createdAt: at,
    updatedAt: at,
    ...given,
  };
  await core.table.write({ op: "put", item: ideaItem(idea) });
  return idea;
}

/** The generation that the concept comes from, with a mockup. */
async function generated(industry?: "healthcare"): Promise<void> {
  const input = { prompt: "An evening for developers", ...(industry === undefined ? {} : { industry }) };
  const row = queuedJobItem(
    { id: "gen_1", userId: owner.id, kind: "campaign", costCredits: 10, requestId: "req_1", input },
    clock.now(),
  );
  const result = {
    ...sampleResult,
    mockupImageUrl: mockupUrl({ generationId: "gen_1", index: 0 }),
    mockupDescription: "A bench",
  };
  await core.table.write({ op: "put", item: { ...row, status: "completed", results: [result] } });
  stored.set(mockupKey(owner.id, "gen_1", 0), svg);
}

const make = (days = 7, by = owner, conceptId = "gen_1-0") =>
  createConceptShare(core, by.id, { conceptId, days, siteUrl: site });
const tokenOf = ({ url }: { url: string }) => url.split("/").at(-1) ?? "";
const open = (link: { url: string }) => getSharedConcept(core, tokenOf(link), caller);
const openMockup = (link: { url: string }) => getSharedConceptMockup(core, files, tokenOf(link), caller);

describe("a link to a concept", () => {
  it("shows what the concept says now, and nothing about its owner", async () => {
    const idea = await saved();
    const link = await make();
    expect(link.url).toMatch(/^https:\/\/marquee\.example\/shared\/concepts\/[\w-]{20,100}$/);
    const shown = await open(link);
    expect(shown).toMatchObject({ hasMockup: false, expiresAt: "2026-01-22T09:00:00.000Z" });
    expect(shown.concept).toEqual({
      ...sampleResult,
      mockupImageUrl: undefined,
      mockupDescription: null,
    });
    const text = JSON.stringify(shown);
    for (const secret of [owner.id, owner.name, owner.company, idea.generationId])
      expect(text, secret).not.toContain(secret);
    await saved({ name: "Another name", createdAt: idea.createdAt });
    expect((await open(link)).concept.name).toBe("Another name");
  });

  it("neither shows nor prints how the concept was made, or what its brief asked for", async () => {
    await saved({
      note: "Demo mode: built without a model",
      fit: [{ asks: "budget", line: "Budget: a secret limit", status: "met", where: "Within the budget" }],
    });
    const link = await make();
    const desk = {
      core,
      files,
      boards: { png: () => Promise.reject(new Error("no picture")) },
      documents: plainDocuments,
    };
    const printed = [
      await getConceptPdf(desk, owner.id, "gen_1-0"),
      await getSharedConceptPdf(desk, tokenOf(link), caller),
    ].map(({ bytes }) => Buffer.from(bytes).toString());
    for (const said of [JSON.stringify(await open(link)), ...printed]) {
      expect(said).toContain("Market hall");
      expect(said).not.toContain("Demo mode");
      expect(said).not.toContain("secret limit");
    }
  });

  it("keeps its token nowhere but in its URL", async () => {
    await saved();
    const link = await make();
    expect(JSON.stringify([...store.values()])).not.toContain(tokenOf(link));
    expect(JSON.stringify(await listConceptShares(core, owner.id))).not.toContain(tokenOf(link));
  });

  it("opens the concept's own mockup, and nothing if there is none", async () => {
    await generated();
    await saved({
      mockupImageUrl: mockupUrl({ generationId: "gen_1", index: 0 }),
      mockupDescription: "A bench",
    });
    const link = await make();
    expect(await open(link)).toMatchObject({ hasMockup: true, concept: { mockupDescription: "A bench" } });
    expect(await openMockup(link)).toBe(svg);
    await saved({ mockupImageUrl: null });
    expect(await codeOf(openMockup(link))).toBe("not_found");
  });

  it("reads as absent once it expired, to the millisecond", async () => {
    await saved();
    const link = await make(2);
    clock.advance(2 * dayMs - 1);
    await open(link);
    clock.advance(1);
    expect(await codeOf(open(link))).toBe("not_found");
    expect(await listConceptShares(core, owner.id)).toEqual([]);
  });

  it("reads as absent once it was revoked, which only its owner can do", async () => {
    await saved();
    const link = await make();
    await revokeConceptShare(core, other.id, link.id);
    await open(link);
    for (let times = 0; times < 2; times++) await revokeConceptShare(core, owner.id, link.id);
    expect(await codeOf(open(link))).toBe("not_found");
    expect(await codeOf(openMockup(link))).toBe("not_found");
  });

  it("reads as absent once its concept is deleted, even when the concept is saved again", async () => {
    await saved();
    const link = await make();
    await core.table.write({ op: "delete", key: ideaKey(owner.id, "gen_1-0") });
    expect(await codeOf(open(link))).toBe("not_found");
    expect(await listConceptShares(core, owner.id)).toMatchObject([{ id: link.id, conceptName: null }]);
    clock.advance(1);
    await saved();
    expect(await codeOf(open(link))).toBe("not_found");
    await open(await make());
  });

  it("reads as absent if its account is suspended or closed, or if it never existed", async () => {
    await saved();
    const link = await make();
    for (const status of ["suspended", "deleted"]) {
      await core.table.write({ op: "update", key: profileKey(owner.id), set: { status } });
      expect(await codeOf(open(link)), status).toBe("not_found");
    }
    expect(await codeOf(getSharedConcept(core, "a-token-nobody-was-ever-given", caller))).toBe("not_found");
  });

  it("can be made for one's own concept only", async () => {
    await saved();
    expect(await codeOf(make(7, other))).toBe("not_found");
    expect(await codeOf(make(7, owner, "gen_2-0"))).toBe("not_found");
  });

  it("is one of ten that work at a time, however many are made at once", async () => {
    await saved();
    const made = await Promise.all(Array.from({ length: 15 }, () => codeOf(make())));
    const working = (await listConceptShares(core, owner.id)).length;
    expect(limits.conceptShares).toBe(10);
    expect(working).toBeLessThanOrEqual(limits.conceptShares);
    expect(made.filter((code) => code === "no error")).toHaveLength(working);
    while ((await listConceptShares(core, owner.id)).length < limits.conceptShares) await make();
    expect(await codeOf(make())).toBe("conflict");
    clock.advance(8 * dayMs);
    await make();
    expect(await listConceptShares(core, owner.id)).toHaveLength(1);
  });

  it("can be opened only so often from one network in a minute", async () => {
    await saved();
    const link = await make();
    const codes: string[] = [];
    for (let n = 0; n <= limits.sharedConceptsPerNetworkPerMinute; n++) codes.push(await codeOf(open(link)));
    expect(codes.at(-1)).toBe("too_many_requests");
    expect(new Set(codes.slice(0, -1))).toEqual(new Set(["no error"]));
  });
});

describe("the PDF of a concept", () => {
  const drawn: DrawnDocument[] = [];
  const desk = () => ({
    core,
    files,
    boards: {
      png: () => Promise.resolve({ bytes: new Uint8Array([1]), width: 8, height: 5 }),
    },
    documents: {
      ...plainDocuments,
      pdf: (document: DrawnDocument) => {
        drawn.push(document);
        return plainDocuments.pdf({
          ...document,
          blocks: document.blocks.filter(({ kind }) => kind !== "picture"),
        });
      },
    },
  });

  it("is named after it, has its content, and is the same file until the concept changes", async () => {
    const idea = await saved();
    const file = await getConceptPdf(desk(), owner.id, idea.id);
    expect(file).toMatchObject({ name: `${idea.name}.pdf`, mediaType: "application/pdf" });
    const text = Buffer.from(file.bytes).toString("utf8");
    for (const said of [idea.name, idea.description, idea.plan?.promise ?? "-", idea.inspiration])
      expect(text).toContain(said);
    clock.advance(dayMs);
    expect(Buffer.from((await getConceptPdf(desk(), owner.id, idea.id)).bytes).toString("utf8")).toBe(text);
  });

  it("contains the mockup with its description as alternative text, and is complete without one that is gone", async () => {
    await generated();
    const idea = await saved({
      mockupImageUrl: mockupUrl({ generationId: "gen_1", index: 0 }),
      mockupDescription: "A bench",
    });
    await getConceptPdf(desk(), owner.id, idea.id);
    expect(drawn.at(-1)?.blocks).toContainEqual(expect.objectContaining({ kind: "picture", alt: "A bench" }));
    stored.clear();
    await getConceptPdf(desk(), owner.id, idea.id);
    expect(drawn.at(-1)?.blocks.map(({ kind }) => kind)).not.toContain("picture");
  });

  it("is for one's own concept, or one behind a link", async () => {
    const idea = await saved();
    expect(await codeOf(getConceptPdf(desk(), other.id, idea.id))).toBe("not_found");
    const link = await make();
    const own = await getConceptPdf(desk(), owner.id, idea.id);
    expect(await getSharedConceptPdf(desk(), tokenOf(link), caller)).toEqual(own);
    await revokeConceptShare(core, owner.id, link.id);
    expect(await codeOf(getSharedConceptPdf(desk(), tokenOf(link), caller))).toBe("not_found");
  });
});

describe("a deal for a concept", () => {
  const begin = (conceptId?: string, by = owner) =>
    offerAs(core, recordingChannel(), {
      brand: by,
      body: { packageId: "pkg_1", ...(conceptId === undefined ? {} : { conceptId }) },
      idempotencyKey: undefined,
    });

  it("is shown on the concept's page, and shows its concept to the brand only", async () => {
    const { id } = await saved();
    const deal = await begin(id);
    expect(deal.conceptId).toBe(id);
    expect((await getDeal(core, dealHost.id, deal.id)).conceptId).toBeNull();
    expect(JSON.stringify(await getDeal(core, dealHost.id, deal.id))).not.toContain(id);
    expect(await listConceptDeals(core, owner.id, id)).toEqual([
      {
        id: deal.id,
        eventName: deal.eventName,
        packageName: deal.packageName,
        status: "negotiating",
        amount: deal.amount,
        signedAt: null,
        createdAt: deal.createdAt,
        updatedAt: deal.updatedAt,
      },
    ]);
    clock.advance(4 * dayMs);
    expect(await listConceptDeals(core, owner.id, id)).toMatchObject([{ status: "cancelled" }]);
  });

  it("cannot be started for another account's concept, which reads as absent", async () => {
    const { id } = await saved();
    expect(await codeOf(begin(id, other))).toBe("not_found");
    expect(await codeOf(listConceptDeals(core, other.id, id))).toBe("not_found");
  });

  it("is not listed for a concept that it was not started for", async () => {
    const { id } = await saved();
    await saved({ id: "gen_1-1" });
    expect((await begin()).conceptId).toBeNull();
    await begin("gen_1-1", owner).catch(() => undefined);
    expect(await listConceptDeals(core, owner.id, id)).toEqual([]);
  });
});

describe("events for a concept", () => {
  it("are scored by the concept, its brief's industry, and the profile's if the brief names none", async () => {
    const idea = await saved({ budget: 9_000, targetAudience: { description: "CTOs of banks" } });
    const found = await listConceptEvents(core, owner, idea.id);
    expect(found.concept).toEqual({
      id: idea.id,
      name: idea.name,
      type: idea.type,
      budget: 9_000,
      location: idea.location,
      audience: idea.targetAudience.description,
      industry: "finance",
    });
    const [event] = found.events;
    expect(event?.match.parts.find(({ name }) => name === "budget")?.reason).toBe(
      "Packages start at $9,000, 100% of the concept's budget of $9,000.",
    );
    expect(event?.saved).toBe(false);
    await generated("healthcare");
    expect((await listConceptEvents(core, owner, idea.id)).concept.industry).toBe("healthcare");
  });

  it("are for the concept's audience, or there is none, however well the rest fits", async () => {
    const eventsFor = async (description: string) => {
      const { id } = await saved({ budget: 9_000, targetAudience: { description } });
      return (await listConceptEvents(core, owner, id)).events;
    };
    expect(await eventsFor("CTOs of banks")).not.toEqual([]);
    expect(await eventsFor("Bakers on night shifts")).toEqual([]);
  });

  it("are found for one's own concept only", async () => {
    const { id } = await saved();
    expect(await codeOf(listConceptEvents(core, other, id))).toBe("not_found");
  });
});
