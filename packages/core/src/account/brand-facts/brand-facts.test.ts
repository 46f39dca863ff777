import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { codeOf } from "@marquee/testkit/refusal";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { someCaller } from "@marquee/testkit/some-caller";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { activeUser, profileItem, profileKey } from "../../ground/users/user.item.ts";
import { brandFactsEntity } from "./brand-facts.item.ts";
import { brandFactsOf, clearBrandFacts, updateBrandFacts } from "./brand-facts.ts";
import { brandKnowledgeOf } from "./brand-knowledge.ts";
import { withBrandFacts } from "./with-brand-facts.ts";

const owner = sampleUser("usr_owner", { industry: null, audiences: [] });
let core: Core;
let store: MemoryStore;

beforeEach(async () => {
  store = new Map();
  core = { table: memoryTable({}, store), clock: fixedClock(), ids: seededIds() };
  await core.table.write({ op: "put", item: profileItem(owner) });
});

const update = (change: Parameters<typeof updateBrandFacts>[2]) =>
  updateBrandFacts(core, owner, change, someCaller);

const nothing = {
  companyName: "",
  industry: "",
  marketingGoals: "",
  targetAudience: "",
  brandVoice: "",
  forbiddenWords: [],
  facts: [],
  brandColors: [],
};

describe("what Morgan knows", () => {
  it("is given to a model part by part, and not at all if nothing is known", async () => {
    expect(await brandKnowledgeOf(core, owner.id)).toBeUndefined();
    await update({
      version: 0,
      marketingGoals: "200 trials",
      brandVoice: "Dry",
      forbiddenWords: ["synergy"],
    });
    expect(await brandKnowledgeOf(core, owner.id)).toEqual({
      goals: "200 trials",
      audience: "",
      voice: "Dry",
      forbiddenWords: ["synergy"],
      facts: [],
    });
  });

  it("is empty at first, stores what is given, leaves the rest alone and is nobody else's", async () => {
    expect(await brandFactsOf(core, owner.id)).toEqual({ ...nothing, version: 0, updatedAt: null });
    await update({ version: 0, companyName: "Acme", facts: ["We ship in May"] });
    const saved = await update({ version: 1, brandVoice: "Warm" });
    expect(saved).toEqual({
      ...nothing,
      companyName: "Acme",
      facts: ["We ship in May"],
      brandVoice: "Warm",
      version: 2,
      updatedAt: new Date(core.clock.now()).toISOString(),
    });
    expect(await brandFactsOf(core, owner.id)).toEqual(saved);
    expect(await brandFactsOf(core, "usr_other")).toEqual({ ...nothing, version: 0, updatedAt: null });
  });

  it("contains each word and fact once, as it was first written", async () => {
    const { forbiddenWords, facts } = await update({
      version: 0,
      forbiddenWords: ["Cheap", "cheap", "Hack"],
      facts: ["A", "B", "a"],
    });
    expect(forbiddenWords).toEqual(["Cheap", "Hack"]);
    expect(facts).toEqual(["A", "B"]);
  });

  it("tells a model the brand's colors in their order, each once, and nothing about colors if there are none", async () => {
    await update({ version: 0, brandVoice: "Dry" });
    expect(await brandKnowledgeOf(core, owner.id)).not.toHaveProperty("colors");
    await update({ version: 1, brandColors: ["#e4002b", "#0033a0", "#e4002b"] });
    expect((await brandKnowledgeOf(core, owner.id))?.colors).toEqual(["#e4002b", "#0033a0"]);
  });

  it("can be read from a row saved before brands had colors, and then has none", async () => {
    await update({ version: 0, brandVoice: "Dry" });
    const key = brandFactsEntity.key({ userId: owner.id });
    await core.table.write({ op: "update", key, set: {}, remove: ["brandColors"] });
    expect(await brandFactsOf(core, owner.id)).toMatchObject({ brandVoice: "Dry", brandColors: [] });
  });

  it("stale_version: of two devices that change the same version, one is refused", async () => {
    const both = await Promise.all([
      codeOf(update({ version: 0, brandVoice: "One" })),
      codeOf(update({ version: 0, brandVoice: "Two" })),
    ]);
    expect(both.sort()).toEqual(["no error", "stale_version"]);
    expect(await codeOf(update({ version: 7, brandVoice: "Three" }))).toBe("stale_version");
  });

  it("is forgotten when cleared, and a device that still shows it cannot bring it back", async () => {
    const { version } = await update({ version: 0, companyName: "Acme", forbiddenWords: ["cheap"] });
    expect(await clearBrandFacts(core, owner, someCaller)).toMatchObject(nothing);
    expect(await codeOf(update({ version, brandVoice: "Warm" }))).toBe("stale_version");
    const cleared = await brandFactsOf(core, owner.id);
    expect(await clearBrandFacts(core, owner, someCaller)).toEqual(cleared);
    expect(await update({ version: cleared.version, brandVoice: "Dry" })).toMatchObject({
      brandVoice: "Dry",
    });
  });

  it("unauthenticated: nothing more is stored for a closed account", async () => {
    await core.table.write({
      op: "update",
      key: profileKey(owner.id),
      set: { status: "deleted" },
      when: activeUser,
    });
    expect(await codeOf(update({ version: 0, companyName: "Acme" }))).toBe("unauthenticated");
    expect(await brandFactsOf(core, owner.id)).toMatchObject(nothing);
  });

  it("reads as empty if its row cannot be read, and can be filled in again", async () => {
    await update({ version: 0, companyName: "Acme" });
    const { pk, sk } = brandFactsEntity.key({ userId: owner.id });
    await core.table.write({ op: "update", key: { pk, sk }, set: { facts: "not a list" } });
    const read = await brandFactsOf(core, owner.id);
    expect(read).toEqual({ ...nothing, version: 1, updatedAt: null });
    expect(await update({ version: read.version, companyName: "Acme" })).toMatchObject({
      companyName: "Acme",
    });
  });
});

describe("matching", () => {
  it("uses it for what the profile does not say, and not once it is cleared", async () => {
    await update({ version: 0, industry: "Cloud software", targetAudience: "CTOs, founders and developers" });
    expect(await withBrandFacts(core, owner)).toMatchObject({
      industry: "tech",
      audiences: ["CTOs", "founders", "developers"],
    });
    await clearBrandFacts(core, owner, someCaller);
    expect(await withBrandFacts(core, owner)).toEqual(owner);
  });

  it("prefers the profile where both say something", async () => {
    await update({ version: 0, industry: "Banking", targetAudience: "CTOs" });
    const said = sampleUser("usr_owner", { industry: "food", audiences: ["Chefs"] });
    expect(await withBrandFacts(core, said)).toEqual(said);
    expect(await withBrandFacts(core, { ...said, audiences: [] })).toMatchObject({
      industry: "food",
      audiences: ["CTOs"],
    });
  });
});
