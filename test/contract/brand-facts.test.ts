import { clearBrandFacts, getBrandFacts, updateBrandFacts } from "@marquee/contracts/account/brand-facts";
import { listActivity } from "@marquee/contracts/account/security";
import { listRecommendedEvents } from "@marquee/contracts/events/match";
import { limits } from "@marquee/contracts/limits";
import { beforeEach, describe, expect, inject, it } from "vitest";
import { ApiUser, errorOf } from "../support/api-user.ts";
import { joined } from "../support/team.ts";

const url = inject("url");
let caller: ApiUser;

beforeEach(async () => {
  caller = await ApiUser.registered(url);
});

const get = () => caller.client.call(getBrandFacts, {});

describe("getBrandFacts", () => {
  it("has no facts for a new account, and shows each account only its own", async () => {
    const other = await ApiUser.registered(url);
    await other.client.call(updateBrandFacts, { body: { version: 0, companyName: "Elsewhere" } });
    expect(await get()).toEqual({
      companyName: "",
      industry: "",
      marketingGoals: "",
      targetAudience: "",
      brandVoice: "",
      forbiddenWords: [],
      facts: [],
      brandColors: [],
      version: 0,
      updatedAt: null,
    });
  });
});

describe("updateBrandFacts", () => {
  it("saves the given fields, trimmed, and leaves the rest", async () => {
    const first = await caller.client.call(updateBrandFacts, {
      body: { version: 0, companyName: "  Acme ", forbiddenWords: ["cheap"] },
    });
    const second = await caller.client.call(updateBrandFacts, {
      body: { version: first.version, facts: ["We open a shop in Lyon"], brandColors: [" #E4002B "] },
    });
    expect(second).toMatchObject({
      companyName: "Acme",
      forbiddenWords: ["cheap"],
      facts: ["We open a shop in Lyon"],
      brandColors: ["#e4002b"],
      version: first.version + 1,
    });
    expect(await get()).toEqual(second);
  });

  it("is used for matching where the profile says nothing", async () => {
    const industryReasons = async () => {
      const events = await caller.client.call(listRecommendedEvents, { query: { limit: "24" } });
      return events.map(({ match }) => match.parts.find(({ name }) => name === "industry")?.reason);
    };
    expect(new Set(await industryReasons())).toEqual(
      new Set(["Your profile has no industry, so this counts half."]),
    );
    await caller.client.call(updateBrandFacts, { body: { version: 0, industry: "Fintech" } });
    expect(await industryReasons()).not.toContain("Your profile has no industry, so this counts half.");
  });

  it("stale_version: never overwrites what another device has saved", async () => {
    await caller.client.call(updateBrandFacts, { body: { version: 0, brandVoice: "Warm" } });
    const late = await caller.raw("PATCH", "/api/brand-facts", { body: { version: 0, brandVoice: "Cold" } });
    expect(errorOf(late)).toMatchObject({ status: 409, code: "stale_version" });
    expect(await get()).toMatchObject({ brandVoice: "Warm" });
  });

  it.each([
    ["version", {}],
    ["version", { version: -1 }],
    ["companyName", { version: 0, companyName: "x".repeat(limits.brandAnswerMaxLength + 1) }],
    ["facts", { version: 0, facts: Array.from({ length: limits.brandFacts + 1 }, (_, n) => `Fact ${n}`) }],
    ["facts.0", { version: 0, facts: [" "] }],
    ["brandColors.1", { version: 0, brandColors: ["#ff0000", "red"] }],
    ["brandColors", { version: 0, brandColors: Array(limits.brandColors + 1).fill("#ff0000") }],
    ["forbiddenWords.0", { version: 0, forbiddenWords: ["x".repeat(limits.forbiddenWordMaxLength + 1)] }],
  ])("validation_failed: names %s", async (field, body) => {
    const error = errorOf(await caller.raw("PATCH", "/api/brand-facts", { body }));
    expect(error).toMatchObject({ status: 400, code: "validation_failed" });
    expect(Object.keys(error.fields ?? {})).toContain(field);
  });
});

describe("the activity about a company's brand facts", () => {
  it("names the colleague who changed them, and nobody for one's own account", async () => {
    const owner = await ApiUser.confirmed(url);
    const member = await joined(owner, "manager", { name: "Mia Okafor" });
    for (const [version, person] of [owner, member].entries())
      await person.client.call(updateBrandFacts, { body: { version, brandVoice: `Voice ${version}` } });
    const { client } = owner;
    const changed = (await client.call(listActivity, {})).filter(({ kind }) => kind === "profile_changed");
    expect(changed.map(({ by }) => by)).toEqual(["Mia Okafor for Acme", undefined]);
  });
});

describe("clearBrandFacts", () => {
  it("deletes everything, and can be repeated", async () => {
    await caller.client.call(updateBrandFacts, { body: { version: 0, companyName: "Acme", facts: ["One"] } });
    for (let times = 0; times < 2; times++)
      expect(await caller.client.call(clearBrandFacts, {})).toMatchObject({ companyName: "", facts: [] });
    expect(await get()).toMatchObject({ companyName: "", facts: [] });
  });
});
