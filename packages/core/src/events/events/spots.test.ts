import { codeOf } from "@marquee/testkit/refusal";
import { sampleOffer } from "@marquee/testkit/sample-event";
import { describe, expect, it } from "vitest";
import type { AddOnRecord } from "./add-on.item.ts";
import { publicAddOn, withAddOnsTaken } from "./add-on-spots.ts";
import type { Spot, Waiting } from "./event.item.ts";
import {
  ownHold,
  publicSponsorshipPackage,
  shownHold,
  withSpotFreed,
  withSpotKept,
  withSpotTaken,
} from "./spots.ts";

const now = "2026-01-15T09:00:00.000Z";
const soon = "2026-01-15T09:10:00.000Z";
const later = "2026-01-15T09:30:00.000Z";
const heldFor = (accountId: string, until = later): Spot => ({
  ref: accountId,
  kind: "composing",
  accountId,
  industry: null,
  until,
});
const dealOf = (accountId: string, until: string | null = null): Spot => ({
  ref: `deal of ${accountId}`,
  kind: "deal",
  accountId,
  industry: null,
  until,
});
const waits = (accountId: string, servedFrom: string | null = ""): Waiting => ({
  accountId,
  since: now,
  industry: null,
  servedFrom,
});
const offerWith = (given: Partial<Parameters<typeof sampleOffer>[0]>) =>
  sampleOffer({ id: "pkg_1", eventId: "evt_1", ...given });

describe("a spot", () => {
  it("that is taken leaves everybody else in line where they are", () => {
    const offer = offerWith({ maxSponsors: 2, waiting: [waits("usr_1"), waits("usr_2"), waits("usr_3")] });
    const after = withSpotTaken(offer, heldFor("usr_1"), now);
    expect(after.waiting.map(({ accountId }) => accountId)).toEqual(["usr_2", "usr_3"]);
    expect(after.spots).toEqual([heldFor("usr_1")]);
  });

  it("that a deal has is not given up for another one of the same account", () => {
    const offer = offerWith({ maxSponsors: 2, spots: [dealOf("usr_1", later)] });
    expect(ownHold(offer, "usr_1", now), "a deal is no hold").toBeUndefined();
    expect(shownHold(offer, "usr_1", now)).toBeUndefined();
    expect(withSpotTaken(offer, heldFor("usr_1"), now).spots).toEqual([
      dealOf("usr_1", later),
      heldFor("usr_1"),
    ]);
  });

  it("that is held for an account becomes the deal's, and is not taken twice", () => {
    const offer = offerWith({ spots: [heldFor("usr_1", soon)] });
    expect(withSpotTaken(offer, dealOf("usr_1"), now).spots).toEqual([dealOf("usr_1")]);
  });

  it("sold_out: is not taken past somebody in line who can be served, but past those who cannot yet", async () => {
    const take = async (waiting: Waiting[]) => withSpotTaken(offerWith({ waiting }), heldFor("usr_1"), now);
    expect(await codeOf(take([waits("usr_2", now)])), "from this moment").toBe("sold_out");
    expect(await codeOf(take([waits("usr_2", soon), waits("usr_3", null)]))).toBe("no error");
  });

  it("is free from the very moment that its hold ends", () => {
    const offer = offerWith({ spots: [heldFor("usr_1", now)] });
    expect(publicSponsorshipPackage(offer, now)).toMatchObject({ remaining: 1, heldUntil: [] });
    expect(withSpotTaken(offer, heldFor("usr_2"), now).spots).toEqual([heldFor("usr_2")]);
  });

  it("is kept to another time next to all others, and taken again if it was lost", () => {
    const spots = [dealOf("usr_1", soon), heldFor("usr_2")];
    const offer = offerWith({ maxSponsors: 2, spots });
    expect(withSpotKept(offer, dealOf("usr_1"), now).spots).toEqual([dealOf("usr_1"), heldFor("usr_2")]);
    const lost = offerWith({ maxSponsors: 2, spots: [dealOf("usr_1", now), heldFor("usr_2")] });
    expect(withSpotKept(lost, dealOf("usr_1"), now).spots).toEqual([heldFor("usr_2"), dealOf("usr_1")]);
  });

  it("that nobody has of this name is given back without a change", () => {
    const offer = offerWith({ spots: [dealOf("usr_1")] });
    expect(withSpotFreed(offer, "deal of usr_2")).toBe(offer);
    expect(withSpotFreed(offer, "deal of usr_1").spots).toEqual([]);
  });
});

describe("an add-on", () => {
  const addOn: AddOnRecord = {
    id: "add_1",
    eventId: "evt_1",
    benefit: { kind: "tickets", text: "Seat", quantity: 2, due: { days: 14, from: "before_event" } },
    priceCents: 29,
    capacity: 4,
    spots: [dealOf("usr_1", later), dealOf("usr_2"), dealOf("usr_3", soon)],
    createdAt: now,
  };

  it("shows its price in dollars, what is sold and left, and when holds end, the first first", () => {
    expect(publicAddOn(addOn, now)).toEqual({
      id: "add_1",
      eventId: "evt_1",
      benefit: "2 × Seat",
      benefitItem: addOn.benefit,
      price: 0.29,
      capacity: 4,
      remaining: 1,
      sold: 1,
      heldUntil: [soon, later],
      createdAt: now,
    });
  });

  it("that a deal has already until that time stays as it is, and so does one that it does not want", () => {
    const other = { ...addOn, id: "add_2", spots: [] };
    const [kept, free] = withAddOnsTaken([addOn, other], [addOn], dealOf("usr_1", later), now);
    expect(kept).toBe(addOn);
    expect(free).toBe(other);
    const [sold] = withAddOnsTaken([addOn], [addOn], dealOf("usr_1"), now);
    expect(sold?.spots).toEqual([dealOf("usr_2"), dealOf("usr_3", soon), dealOf("usr_1")]);
  });
});
