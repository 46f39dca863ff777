import { AppError } from "@marquee/contracts/errors";
import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { moveAs, offerAs } from "@marquee/testkit/deal-acts";
import { dealBrand, dealEvent, dealHost, setDealStage } from "@marquee/testkit/deal-stage";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { refusalOf } from "@marquee/testkit/refusal";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { someCaller } from "@marquee/testkit/some-caller";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { updateProfile } from "../../account/profile/update-profile.ts";
import type { Core } from "../../core.ts";
import { readHostedEvent } from "../../events/events/get-event.ts";
import { takenSpots } from "../../events/events/spots.ts";
import { readSession, sessionItem } from "../../ground/identity/session.item.ts";
import { profileKey, readUser, type UserRecord } from "../../ground/users/user.item.ts";
import { isoTime } from "../../time.ts";
import { heldByEvent } from "./held-industry.ts";
import { holdSpot, releaseSpot } from "./hold-spot.ts";
import { listDeals } from "./read-deals.ts";
import { joinWaitingList, leaveWaitingList } from "./waiting-list.ts";

const industries = ["tech", "finance", "other"] as const;
type Chosen = (typeof industries)[number];
const brands = [1, 2, 3].map((n) => dealBrand(n, { industry: "tech" }));
const channel = recordingChannel();
const hourMs = 60 * 60_000;

class World {
  readonly store: MemoryStore = new Map();
  readonly clock = fixedClock();
  readonly ids = seededIds();

  /** A client of the same table; each of its operations takes a number of turns of the event loop. */
  core(pace = 0): Core {
    const before = async () => {
      for (let n = 0; n < pace; n++) await new Promise((resolve) => setImmediate(resolve));
    };
    return { table: memoryTable({ before }, this.store), clock: this.clock, ids: this.ids };
  }

  async user(n: number): Promise<UserRecord> {
    const row = await this.core().table.get(profileKey(`usr_brand_${n}`));
    if (!row) throw new Error("no user");
    return readUser(row);
  }

  async edit(n: number, industry: Chosen | null, core = this.core()) {
    const user = await this.user(n);
    const session = readSession(sessionItem(user.id, "h", someCaller, true, this.clock.now()));
    const change = {
      signedIn: { session, user, account: user },
      body: { industry },
      caller: someCaller,
      heldByEvent,
    };
    // No address is changed, so nothing is mailed.
    return updateProfile(core, undefined as never, change);
  }

  async cancel(n: number, core = this.core()) {
    const accountId = (await this.user(n)).id;
    const { items } = await listDeals(core, accountId, {}, { limit: 50, cursor: undefined });
    const open = items.find(({ moves }) => moves.includes("cancel"));
    if (!open) return;
    const body = { action: "cancel", version: open.version, reason: "Because" } as const;
    await moveAs(core, channel, { accountId, id: open.id, body });
  }

  /** Who has a spot now, with the industry that it was taken for and the one of their profile. */
  async sponsors() {
    const hosted = await readHostedEvent(this.core(), dealEvent.id);
    const now = isoTime(this.clock.now());
    const spots = hosted?.packages.flatMap((one) => takenSpots(one, now)) ?? [];
    return Promise.all(
      spots.map(async ({ accountId, industry }) => {
        const row = await this.core().table.get(profileKey(accountId));
        return { accountId, industry, now: row && readUser(row).industry };
      }),
    );
  }
}

const aStep = fc.record({
  kind: fc.constantFrom("edit", "edit", "open", "open", "hold", "release", "join", "leave", "cancel", "wait"),
  who: fc.integer({ min: 1, max: brands.length }),
  industry: fc.constantFrom(...industries),
  packageId: fc.constantFrom("pkg_1", "pkg_2"),
  pace: fc.nat(3),
  hours: fc.constantFrom(0.4, 0.6, 25, 73),
});
type Step = typeof aStep extends fc.Arbitrary<infer One> ? One : never;

async function take(world: World, { kind, who, industry, packageId, pace, hours }: Step): Promise<void> {
  const core = world.core(pace);
  const brand = await world.user(who);
  const steps: Record<Step["kind"], () => unknown> = {
    edit: () => world.edit(who, industry, core),
    open: () => offerAs(core, channel, { brand, body: { packageId }, idempotencyKey: core.ids.token() }),
    hold: () => holdSpot(core, channel, brand, packageId),
    release: () => releaseSpot(core, channel, brand.id, packageId),
    join: () => joinWaitingList(core, channel, brand, packageId),
    leave: () => leaveWaitingList(core, channel, brand.id, packageId),
    cancel: () => world.cancel(who, core),
    wait: () => world.clock.advance(hours * hourMs),
  };
  try {
    await steps[kind]();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}

describe("the industry of a profile", () => {
  let world: World;
  beforeEach(async () => {
    world = new World();
    await setDealStage(world.core(), brands, [{ maxSponsors: 2 }, { maxSponsors: 2 }], {
      oneSponsorPerIndustry: true,
    });
  });
  const edited = (industry: Chosen | null, n = 1) => refusalOf(world.edit(n, industry));
  const held = {
    code: "validation_failed",
    fields: { industry: [expect.stringContaining("Founders Harbor")] },
  };

  it("stays while the account has a spot of any kind or a place in line, and the refusal names the event", async () => {
    const core = world.core();
    await holdSpot(core, channel, await world.user(1), "pkg_1");
    expect(await edited("other")).toEqual(held);
    expect(await edited(null)).toEqual(held);
    await joinWaitingList(core, channel, await world.user(2), "pkg_1");
    expect(await edited("other", 2)).toEqual(held);
    // The spot that the one in line is then offered holds them too.
    await releaseSpot(core, channel, "usr_brand_1", "pkg_1");
    expect(await edited("other")).toMatchObject({ code: "no error" });
    expect(await edited("other", 2)).toEqual(held);
    await releaseSpot(core, channel, "usr_brand_2", "pkg_1");
    expect(await edited("finance", 2)).toMatchObject({ code: "no error" });
  });

  it("stays with an open, accepted or signed deal, and changes when it is canceled or the event is over", async () => {
    const core = world.core();
    const body = { packageId: "pkg_1" };
    const { id } = await offerAs(core, channel, {
      brand: await world.user(1),
      body,
      idempotencyKey: undefined,
    });
    expect(await edited("other")).toEqual(held);
    await moveAs(core, channel, {
      accountId: dealHost.id,
      id,
      body: { action: "accept", version: 1 },
    });
    expect(await edited("other")).toEqual(held);
    expect(await edited("tech")).toMatchObject({ code: "no error" });
    world.clock.advance(Date.parse(dealEvent.endsAt) - world.clock.now());
    expect(await edited("other")).toMatchObject({ code: "no error" });
  });

  it("changes with spots at events that do not have the rule", async () => {
    await setDealStage(world.core(), [], [{ maxSponsors: 2 }], { oneSponsorPerIndustry: false });
    await holdSpot(world.core(), channel, await world.user(1), "pkg_1");
    expect(await edited("other")).toMatchObject({ code: "no error" });
  });

  it("that changed while an offer was on its way refuses the offer", async () => {
    const brand = await world.user(1);
    await world.edit(1, "other");
    const body = { packageId: "pkg_1" };
    const late = offerAs(world.core(), channel, { brand, body, idempotencyKey: undefined });
    expect((await refusalOf(late)).code).toBe("conflict");
    expect(await world.sponsors()).toEqual([]);
  });
});

it("no two sponsors ever have the same industry, whatever profile edits, offers and cancellations come at once", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(aStep, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 12 }),
      async (rounds) => {
        const world = new World();
        await setDealStage(world.core(), brands, [{ maxSponsors: 2 }, { maxSponsors: 2 }], {
          oneSponsorPerIndustry: true,
        });
        for (const steps of rounds) {
          await Promise.all(steps.map((step) => take(world, step)));
          const sponsors = await world.sponsors();
          for (const one of sponsors) {
            expect(one.now).toBe(one.industry);
            for (const other of sponsors)
              if (other.accountId !== one.accountId) expect(other.now).not.toBe(one.now);
          }
        }
      },
    ),
    { numRuns: 200 },
  );
});
