import { codeOf } from "@marquee/testkit/refusal";
import { sampleOffer } from "@marquee/testkit/sample-event";
import { describe, expect, it } from "vitest";
import type { SponsorshipPackageRecord, Spot, Waiting } from "./event.item.ts";
import {
  isIndustryFree,
  requireIndustry,
  requireOnePerIndustry,
  settledPackages,
  takenIndustries,
} from "./one-per-industry.ts";

const now = "2026-01-15T09:00:00.000Z";
const nowMs = Date.parse(now);
const before = "2026-01-15T08:59:00.000Z";
const soon = "2026-01-15T09:10:00.000Z";
const later = "2026-01-15T09:30:00.000Z";
const spot = (accountId: string, until: string | null, industry: Spot["industry"] = "tech"): Spot => ({
  ref: `${accountId} ${until}`,
  kind: "deal",
  accountId,
  industry,
  until,
});
const waits = (accountId: string, industry: Spot["industry"], servedFrom: string | null): Waiting => ({
  accountId,
  since: before,
  industry,
  servedFrom,
});
const offers = (...given: Partial<SponsorshipPackageRecord>[]) =>
  given.map((one, at) => sampleOffer({ id: `pkg_${at + 1}`, eventId: "evt_1", maxSponsors: 5, ...one }));
const ruled = (...given: Partial<SponsorshipPackageRecord>[]) => ({
  event: { oneSponsorPerIndustry: true },
  packages: offers(...given),
});
const free = (...given: Partial<SponsorshipPackageRecord>[]) => ({
  event: { oneSponsorPerIndustry: false },
  packages: offers(...given),
});
const sponsor = { accountId: "usr_new", industry: "tech" } as const;
/** When an account that waits alone for a spot of the first package can be served. */
const servedFrom = (...spots: Spot[]) => {
  const waiting = [waits("usr_new", "tech", "")];
  const [first] = settledPackages(ruled({ maxSponsors: 0, waiting }, { spots }), [], nowMs);
  return first?.waiting[0]?.servedFrom;
};

describe("an industry at an event with one sponsor for each", () => {
  it("is free from the very moment that the last hold on it ends", () => {
    const at = (until: string) => isIndustryFree(ruled({ spots: [spot("usr_1", until)] }), sponsor, now);
    expect([before, now, soon].map(at)).toEqual([true, true, false]);
  });

  it("is free for nobody as long as one spot of it is sold, in whatever order it and holds were taken", () => {
    expect(servedFrom(spot("usr_1", null), spot("usr_1", soon))).toBeNull();
    expect(servedFrom(spot("usr_1", soon), spot("usr_1", null))).toBeNull();
    expect(servedFrom(spot("usr_1", null))).toBeNull();
  });

  it("is free when the longest of several holds ends, in whatever order they were taken", () => {
    expect(servedFrom(spot("usr_1", soon), spot("usr_1", later))).toBe(later);
    expect(servedFrom(spot("usr_1", later), spot("usr_1", soon))).toBe(later);
    expect(servedFrom()).toBe("");
  });

  it("is taken by spots that are sold or held, and nowhere else by anybody", () => {
    const spots = [spot("usr_1", null, "finance"), spot("usr_2", soon), spot("usr_3", now, "media")];
    expect(takenIndustries(ruled({}, { spots }), now)).toEqual(["tech", "finance"]);
    expect(takenIndustries(free({}, { spots }), now)).toEqual([]);
  });

  it("conflict: has to be chosen before, and only there", async () => {
    const nameless = { accountId: "usr_new", industry: null };
    const ask = async (inventory: { event: { oneSponsorPerIndustry: boolean } }) =>
      requireIndustry(inventory, nameless);
    expect(await codeOf(ask(ruled()))).toBe("conflict");
    expect(await codeOf(ask(free()))).toBe("no error");
  });

  it("category_taken: refuses a new spot of any package, and none that was there before the rule", async () => {
    const there = [spot("usr_1", null), spot("usr_2", null)];
    const inventory = ruled({}, { spots: there });
    const change = async (spots: Spot[]) =>
      requireOnePerIndustry(inventory, { ...offers({}, {})[1], spots } as SponsorshipPackageRecord, nowMs);
    expect(await codeOf(change(there))).toBe("no error");
    expect(await codeOf(change([...there, spot("usr_new", soon)]))).toBe("category_taken");
    expect(await codeOf(change([...there, spot("usr_new", soon, "food")]))).toBe("no error");
  });
});

describe("settling the packages of an event", () => {
  it("takes lapsed holds out of those that are named, also where nobody waits, and leaves the others alone", () => {
    const lapsed = { spots: [spot("usr_1", before)] };
    const inventory = free(lapsed, lapsed);
    const [first, second] = settledPackages(inventory, [{ id: "pkg_2" }], nowMs);
    expect(first).toBe(inventory.packages[0]);
    expect(second?.spots).toEqual([]);
  });

  it("leaves a package alone in which nothing lapsed and nobody can be served", () => {
    const inventory = ruled({
      maxSponsors: 3,
      spots: [spot("usr_1", null), spot("usr_2", soon, "food")],
      waiting: [waits("usr_3", "tech", null), waits("usr_4", "food", soon)],
    });
    expect(settledPackages(inventory, inventory.packages, nowMs)[0]).toBe(inventory.packages[0]);
  });

  it("offers a spot to the first in line whose industry nobody else has, and tells the others since when they could", () => {
    const inventory = ruled(
      { waiting: [waits("usr_2", "tech", ""), waits("usr_3", "food", ""), waits("usr_4", "food", "")] },
      { spots: [spot("usr_1", soon)] },
    );
    const [first] = settledPackages(inventory, [{ id: "pkg_1" }], nowMs);
    const until = "2026-01-16T09:00:00.000Z";
    expect(first?.spots).toEqual([
      { ref: "usr_3", kind: "offered", accountId: "usr_3", industry: "food", until },
    ]);
    expect(first?.waiting).toEqual([waits("usr_2", "tech", soon), waits("usr_4", "food", until)]);
  });
});
