import { openingOnboarding } from "@marquee/contracts/home/onboarding-progress";
import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { codeOf } from "@marquee/testkit/refusal";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { onboardingOf, profileItem, profileKey, readUser } from "../../ground/users/user.item.ts";
import { updateOnboarding } from "./onboarding.ts";

const owner = sampleUser("usr_owner");
let core: Core;

beforeEach(async () => {
  core = { table: memoryTable(), clock: fixedClock(), ids: seededIds() };
  await core.table.write({ op: "put", item: profileItem(owner) });
});

async function stored() {
  const row = await core.table.get(profileKey(owner.id));
  if (!row) throw new Error("the profile is gone");
  return readUser(row);
}

describe("a newcomer's progress", () => {
  it("begins with nothing done, also for accounts that are older than this feature", async () => {
    expect(onboardingOf(await stored())).toEqual(openingOnboarding);
    const { pk, sk } = profileKey(owner.id);
    const fields = Object.keys(openingOnboarding);
    await core.table.write({ op: "update", key: { pk, sk }, remove: fields });
    expect(onboardingOf(await stored())).toEqual(openingOnboarding);
  });

  it("keeps what two devices record although neither has seen the other's", async () => {
    const asBoth = await stored();
    await updateOnboarding(core, asBoth, { welcomed: true, tourOffered: 1, tourStep: "events" });
    await updateOnboarding(core, asBoth, { checklistDismissed: true, wizard: "skipped" });
    expect(onboardingOf(await stored())).toEqual({
      tourOffered: 1,
      tourCompleted: 0,
      tourStep: "events",
      welcomed: true,
      wizard: "skipped",
      checklistDismissed: true,
    });
  });

  it("never goes back: a late device undoes no version and no completed wizard", async () => {
    await updateOnboarding(core, await stored(), { tourOffered: 1, tourCompleted: 1, wizard: "skipped" });
    await updateOnboarding(core, await stored(), { wizard: "completed" });
    const late = { tourOffered: 0, tourCompleted: 0, wizard: "skipped" as const };
    expect(await updateOnboarding(core, await stored(), late)).toMatchObject({
      tourOffered: 1,
      tourCompleted: 1,
      wizard: "completed",
    });
  });

  it("forgets the step of the tour once it is finished, or if that step no longer exists", async () => {
    await updateOnboarding(core, await stored(), { tourStep: "credits" });
    expect(await updateOnboarding(core, await stored(), { tourStep: null })).toMatchObject({
      tourStep: null,
    });
    await core.table.write({ op: "update", key: profileKey(owner.id), set: { tourStep: "a step of once" } });
    expect(onboardingOf(await stored()).tourStep).toBeNull();
  });

  it("unauthenticated: an account that was closed in the meantime", async () => {
    const before = await stored();
    await core.table.write({ op: "update", key: profileKey(owner.id), set: { status: "deleted" } });
    expect(await codeOf(updateOnboarding(core, before, { welcomed: true }))).toBe("unauthenticated");
  });
});
