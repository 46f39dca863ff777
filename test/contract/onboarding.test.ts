import { getCurrentUser } from "@marquee/contracts/account/auth";
import { updateBrandFacts } from "@marquee/contracts/account/brand-facts";
import { getChecklist, updateOnboarding } from "@marquee/contracts/home/onboarding";
import { openingOnboarding } from "@marquee/contracts/home/onboarding-progress";
import { tourVersion } from "@marquee/contracts/home/tour-steps";
import { beforeEach, describe, expect, inject, it } from "vitest";
import { ApiUser, errorOf } from "../support/api-user.ts";

const url = inject("url");
let caller: ApiUser;

beforeEach(async () => {
  caller = await ApiUser.registered(url);
});

describe("updateOnboarding", () => {
  it("reaches every device with the user, and finished steps stay finished", async () => {
    expect((await caller.client.call(getCurrentUser, {})).onboarding).toEqual(openingOnboarding);
    const body = { tourOffered: tourVersion, tourStep: "events" as const, welcomed: true as const };
    const now = await caller.client.call(updateOnboarding, { body });
    expect(now).toEqual({ ...openingOnboarding, ...body });
    expect(await caller.client.call(updateOnboarding, { body: { tourOffered: 0 } })).toEqual(now);
    expect((await caller.client.call(getCurrentUser, {})).onboarding).toEqual(now);
  });

  it.each([
    ["tourOffered", { tourOffered: tourVersion + 1 }],
    ["tourCompleted", { tourCompleted: -1 }],
    ["tourStep", { tourStep: "nowhere" }],
    ["welcomed", { welcomed: false }],
    ["wizard", { wizard: "later" }],
    ["checklistDismissed", { checklistDismissed: false }],
  ])("validation_failed: names %s", async (field, body) => {
    const error = errorOf(await caller.raw("PATCH", "/api/user/onboarding", { body }));
    expect(error).toMatchObject({ status: 400, code: "validation_failed" });
    expect(Object.keys(error.fields ?? {})).toEqual([field]);
  });
});

describe("getChecklist", () => {
  it("shows the first steps of the caller's role, and which ones they did themselves", async () => {
    const host = await ApiUser.registered(url, "event_host");
    await caller.client.call(updateBrandFacts, { body: { version: 0, companyName: "Acme" } });
    expect(await caller.client.call(getChecklist, {})).toEqual([
      { item: "brandFacts", done: true },
      { item: "savedEvent", done: false },
      { item: "deal", done: false },
      { item: "campaign", done: false },
    ]);
    expect((await host.client.call(getChecklist, {})).map(({ item, done }) => [item, done])).toEqual([
      ["brandFacts", false],
      ["publishedEvent", false],
      ["deal", false],
      ["campaign", false],
    ]);
  });
});
