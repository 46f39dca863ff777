import { limits } from "@marquee/contracts/limits";
import type { CampaignIdea } from "@marquee/contracts/studio/campaigns";
import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { dealBrand, setDealStage } from "@marquee/testkit/deal-stage";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { codeOf } from "@marquee/testkit/refusal";
import { sampleResult } from "@marquee/testkit/sample-result";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { deleteIdea } from "../campaigns/delete-idea.ts";
import { duplicateIdea } from "../campaigns/duplicate-idea.ts";
import { updateIdea } from "../campaigns/edit-idea.ts";
import { ideaItem } from "../campaigns/idea.item.ts";
import { getIdea } from "../campaigns/ideas.ts";
import { listLibrary } from "../campaigns/list-library.ts";
import {
  addConceptComment,
  deleteConceptComment,
  listConceptComments,
  setConceptComments,
} from "./comments.ts";
import { createConceptShare, getSharedConcept, revokeConceptShare } from "./shares.ts";

const owner = dealBrand(1);
const other = dealBrand(2);
const id = "gen_1-0";
const dayMs = 24 * 60 * 60_000;
const from = (n: number) => ({ ip: `198.51.${Math.floor(n / 250)}.${n % 250}`, device: "Firefox on Linux" });
const said = { name: "Ada Park", text: "Could it be in June?" };
let store: MemoryStore;
let core: Core;
let clock: ReturnType<typeof fixedClock>;
let token: string;
let shareId: string;
const channel = recordingChannel();

beforeEach(async () => {
  store = new Map();
  clock = fixedClock();
  core = { table: memoryTable({}, store), clock, ids: seededIds() };
  await setDealStage(core, [owner, other], []);
  const at = new Date(clock.now()).toISOString();
  const idea: CampaignIdea = {
    ...sampleResult,
    id,
    userId: owner.id,
    generationId: "gen_1",
    status: "saved",
    createdAt: at,
    updatedAt: at,
  };
  await core.table.write({ op: "put", item: ideaItem(idea) });
  const link = await createConceptShare(core, owner.id, {
    conceptId: id,
    days: 30,
    siteUrl: "https://m.example",
  });
  token = link.url.split("/").at(-1) ?? "";
  shareId = link.id;
});

const open = (visitor = from(1), account?: string) => getSharedConcept(core, token, visitor, account);
const comment = (visitor = from(1), body = said) =>
  addConceptComment({ core, channel }, token, visitor, body);
const views = async () => (await getIdea(core, owner.id, id)).views ?? 0;
const comments = async () => (await listConceptComments(core, owner.id, id)).comments;

describe("the views of a shared concept", () => {
  it("count each visitor once a day, and its owner never", async () => {
    await open();
    await open();
    expect(await views()).toBe(1);
    await open({ ...from(1), device: "Safari on iOS" });
    await open(from(2));
    await open(from(3), other.id);
    expect(await views()).toBe(4);
    await open(from(4), owner.id);
    expect(await views()).toBe(4);
    clock.advance(dayMs);
    await open();
    expect(await views()).toBe(5);
    const { items } = await listLibrary(core, owner.id, {});
    expect(items).toMatchObject([{ views: 5, comments: 0 }]);
  });

  it("store nothing that says who it was, and nothing for good", async () => {
    const before = new Set(store.keys());
    await open(from(7));
    const added = [...store].filter(([key]) => !before.has(key));
    expect(added.length).toBeGreaterThan(0);
    const text = JSON.stringify(added);
    for (const secret of [from(7).ip, from(7).device, token]) expect(text).not.toContain(secret);
    for (const [, row] of added) expect(row.ttl).toBeGreaterThan(0);
  });

  it("recognize nobody from one link to another: what is stored cannot be found without the link", async () => {
    const stored = () => [...store.keys()].filter((key) => key.includes("concept-views"));
    await open();
    const [first, ...more] = stored();
    expect(more).toEqual([]);
    const link = await createConceptShare(core, owner.id, {
      conceptId: id,
      days: 30,
      siteUrl: "https://m.example",
    });
    await getSharedConcept(core, link.url.split("/").at(-1) ?? "", from(1));
    expect(stored().filter((key) => key !== first)).toHaveLength(1);
    expect(await views()).toBe(2);
  });

  it("survive an edit at the same time, and a copy begins with none", async () => {
    await open();
    await comment();
    await Promise.all([updateIdea(core, owner.id, id, { name: "Renamed" }), open(from(2))]);
    expect(await views()).toBe(2);
    const copy = await duplicateIdea(core, owner.id, id, undefined);
    expect(copy).not.toHaveProperty("views");
    expect(copy).not.toHaveProperty("comments");
  });
});

describe("a comment on a shared concept", () => {
  it("is read by its owner alone, who is told once", async () => {
    await comment();
    expect(await comments()).toMatchObject([said]);
    expect(JSON.stringify(await open())).not.toContain(said.text);
    const notices = [...store.values()].filter(({ rowType }) => rowType === "notification");
    expect(notices).toMatchObject([
      {
        pk: `USER#${owner.id}`,
        told: {
          kind: "concept_commented",
          about: { conceptId: id, concept: sampleResult.name, from: said.name },
        },
      },
    ]);
    expect(await codeOf(listConceptComments(core, other.id, id))).toBe("not_found");
  });

  it("conflict: is refused once its owner takes none, and taken again when they do", async () => {
    await setConceptComments(core, owner.id, id, false);
    expect(await codeOf(comment())).toBe("conflict");
    expect((await open()).takesComments).toBe(false);
    await setConceptComments(core, owner.id, id, true);
    await comment();
    expect((await open()).takesComments).toBe(true);
    expect(await codeOf(setConceptComments(core, other.id, id, true))).toBe("not_found");
  });

  it("not_found: leaves nothing through a link that was revoked", async () => {
    await revokeConceptShare(core, owner.id, shareId);
    expect(await codeOf(comment())).toBe("not_found");
    expect(await comments()).toEqual([]);
  });

  it("too_many_requests: a network has few an hour, a link few a day, and a concept holds one page", async () => {
    for (let n = 0; n < limits.conceptCommentsPerNetworkPerHour; n++) await comment(from(1));
    expect(await codeOf(comment(from(1)))).toBe("too_many_requests");
    for (let n = limits.conceptCommentsPerNetworkPerHour; n < limits.conceptCommentsPerLinkPerDay; n++)
      await comment(from(n + 10));
    expect(await codeOf(comment(from(200)))).toBe("too_many_requests");
    clock.advance(dayMs);
    for (let n = 0; n < limits.conceptComments - limits.conceptCommentsPerLinkPerDay; n++)
      await comment(from(n + 10));
    clock.advance(dayMs);
    expect(await codeOf(comment(from(300)))).toBe("conflict");
    expect((await open()).takesComments).toBe(false);
    const [first, ...rest] = await comments();
    await deleteConceptComment(core, owner.id, { ideaId: id, id: first?.id ?? "" });
    expect(await comments()).toHaveLength(rest.length);
    await comment(from(301));
    expect(await comments()).toHaveLength(limits.conceptComments);
  });

  it("is deleted by its owner alone, once", async () => {
    await comment();
    const [stored] = await comments();
    const remove = (by: string) => deleteConceptComment(core, by, { ideaId: id, id: stored?.id ?? "" });
    expect(await codeOf(remove(other.id))).toBe("not_found");
    await remove(owner.id);
    expect(await codeOf(remove(owner.id))).toBe("not_found");
    expect(await comments()).toEqual([]);
    expect((await getIdea(core, owner.id, id)).comments).toBe(0);
  });

  it("goes with its concept, even one that is as full as it gets", async () => {
    for (let n = 0; n < limits.conceptComments; n++) {
      if (n === limits.conceptCommentsPerLinkPerDay) clock.advance(dayMs);
      await comment(from(n));
    }
    for (let n = 0; n < limits.ideaVersions + 2; n++)
      await updateIdea(core, owner.id, id, { name: `Name ${n}` });
    await deleteIdea(core, owner.id, id);
    const left = [...store.values()].filter(({ rowType }) => String(rowType).startsWith("campaign-idea"));
    expect(left).toEqual([]);
  });
});
