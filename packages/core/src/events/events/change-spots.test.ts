import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import type { LabelledWrite } from "@marquee/table/table";
import { fixedClock } from "@marquee/testkit/clock";
import { offerAs } from "@marquee/testkit/deal-acts";
import {
  dealBrand,
  dealEvent,
  sampleAddOn,
  sampleDeal,
  setDealStage,
  storeDeal,
} from "@marquee/testkit/deal-stage";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { codeOf } from "@marquee/testkit/refusal";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { holdSpot, releaseSpot } from "../../deals/deals/hold-spot.ts";
import { tellOfSpots } from "../../deals/deals/tell-parties.ts";
import { joinWaitingList } from "../../deals/deals/waiting-list.ts";
import { profileItem } from "../../ground/users/user.item.ts";
import { announcementEntity } from "../../live/announcements/announcement.item.ts";
import { notificationEntity } from "../../live/notifications/notification.item.ts";
import { addOnEntity } from "./add-on.item.ts";
import { changeSpots } from "./change-spots.ts";
import {
  eventKey,
  readEvent,
  readSponsorshipPackage,
  type Spot,
  sponsorshipPackageKey,
  type Waiting,
} from "./event.item.ts";
import { recordOf } from "./get-event.ts";
import { waitingEntity } from "./waiting.item.ts";

const brands = [1, 2, 3].map((n) => dealBrand(n));
const [first, second] = brands as [(typeof brands)[0], (typeof brands)[0]];
const channel = recordingChannel();
const since = "2026-01-15T08:00:00.000Z";
const lapsed = "2026-01-15T08:59:00.000Z";
const dayLater = "2026-01-16T09:00:00.000Z";

let store: MemoryStore;
let core: Core;
let clock: ReturnType<typeof fixedClock>;
/** The writes of each transaction. */
let transactions: (readonly LabelledWrite[])[];

beforeEach(() => {
  store = new Map();
  clock = fixedClock();
  transactions = [];
  const table = memoryTable({}, store);
  const transact = async (writes: readonly LabelledWrite[]) => {
    transactions.push(writes);
    return table.transact(writes);
  };
  core = { table: { ...table, transact }, clock, ids: seededIds() };
});

const rowsOf = <Row>(rowType: string, read: (row: never) => Row): Row[] =>
  [...store.values()].filter((row) => row.rowType === rowType).map((row) => read(row as never));
const told = () => rowsOf("notification", notificationEntity.read).map((notice) => notice.told);
const waitingRows = () => rowsOf("waiting", waitingEntity.read);
const offer = async (id = "pkg_1") => {
  const row = await core.table.get(sponsorshipPackageKey({ eventId: dealEvent.id, id }));
  if (!row) throw new Error("no such package");
  return readSponsorshipPackage(row);
};
/** What the last transaction put, by the kind of its row. */
const lastPut = (rowType: string) =>
  (transactions.at(-1) ?? []).flatMap(({ write }) =>
    write.op === "put" && write.item.rowType === rowType ? [write.item] : [],
  );
const heldFor = (accountId: string, until: string): Spot => ({
  ref: accountId,
  kind: "composing",
  accountId,
  industry: null,
  until,
});
const waits = (accountId: string): Waiting => ({ accountId, since, industry: null, servedFrom: "" });
/** A package whose spots are looked at again, as by the sweeper. */
const lookAt = (id = "pkg_1") =>
  changeSpots(core, dealEvent.id, (hosted) => ({ offer: recordOf(hosted, id), writes: [] }));

describe("a change of spots", () => {
  it("not_found: has none for an event that is gone", async () => {
    expect(await codeOf(lookAt())).toBe("not_found");
  });

  it("writes the package that it changes and no other one, and no add-on or place in line that stays", async () => {
    const waiting = [waits("usr_3"), waits("usr_4")];
    await setDealStage(core, brands, [{ maxSponsors: 3 }, { waiting, maxSponsors: 5 }], {}, [
      sampleAddOn({ id: "add_1" }),
      sampleAddOn({ id: "add_2" }),
    ]);
    await holdSpot(core, channel, first, "pkg_1");
    expect(lastPut("sponsorship-package").map(({ id }) => id)).toEqual(["pkg_1"]);
    expect(lastPut("add-on")).toEqual([]);
    await setDealStage(core, [], [{ waiting, maxSponsors: 2, spots: [heldFor(first.id, dayLater)] }]);
    const more = { ...heldFor(second.id, dayLater), kind: "offered" as const };
    await changeSpots(core, dealEvent.id, (hosted) => {
      const changed = recordOf(hosted, "pkg_1");
      return { offer: { ...changed, spots: [...changed.spots, more] }, writes: [] };
    });
    expect(lastPut("waiting")).toEqual([]);
  });

  it("writes of several add-ons the ones that a deal takes or gives up", async () => {
    const addOns = ["add_1", "add_2"].map((id) => sampleAddOn({ id, capacity: 2 }));
    await setDealStage(core, brands, [{ maxSponsors: 3 }], {}, addOns);
    const body = { packageId: "pkg_1", addOns: ["add_2"] };
    await offerAs(core, channel, { brand: first, body, idempotencyKey: undefined });
    expect(lastPut("add-on").map(({ id }) => id)).toEqual(["add_2"]);
    expect(rowsOf("add-on", addOnEntity.read).map(({ spots }) => spots.length)).toEqual([0, 1]);
  });

  it("is announced as the event that it leaves behind", async () => {
    await setDealStage(core, brands, [{ maxSponsors: 3 }]);
    await holdSpot(core, channel, first, "pkg_1");
    const row = await core.table.get(eventKey(dealEvent.id));
    const { turn } = readEvent(row as never);
    expect(rowsOf("announcement", announcementEntity.read)).toMatchObject([
      { kind: "event_changed", eventId: dealEvent.id, version: turn },
    ]);
  });

  it("fails as its table does, and is not tried again", async () => {
    await setDealStage(core, brands);
    const down = new Error("The table does not answer");
    let tries = 0;
    const transact = async () => {
      tries += 1;
      throw down;
    };
    core = { ...core, table: { ...core.table, transact } };
    await expect(lookAt()).rejects.toBe(down);
    expect(tries).toBe(1);
  });
});

describe("a spot that comes free", () => {
  it("is offered to who waited, who is told of it and finds it among what waits for them", async () => {
    await setDealStage(core, brands, [{ name: "Headline" }]);
    await holdSpot(core, channel, first, "pkg_1");
    expect(told(), "whoever takes a spot is not offered it").toEqual([]);
    await joinWaitingList(core, channel, second, "pkg_1");
    expect(waitingRows()).toMatchObject([{ accountId: second.id, offeredUntil: null }]);
    await releaseSpot(core, channel, first.id, "pkg_1");
    expect(told()).toEqual([
      {
        kind: "spot_offered",
        about: {
          packageId: "pkg_1",
          packageName: "Headline",
          eventId: dealEvent.id,
          eventName: dealEvent.name,
          until: dayLater,
        },
      },
    ]);
    expect(waitingRows()).toMatchObject([{ accountId: second.id, offeredUntil: dayLater }]);
  });

  it("that somebody takes after they waited leaves no trace of their waiting", async () => {
    await setDealStage(core, brands, [{ waiting: [], spots: [heldFor(first.id, dayLater)] }]);
    await joinWaitingList(core, channel, second, "pkg_1");
    clock.advance(24 * 60 * 60_000);
    await offerAs(core, channel, { brand: second, body: { packageId: "pkg_1" }, idempotencyKey: undefined });
    expect(waitingRows()).toEqual([]);
    expect((await offer()).waiting).toEqual([]);
  });

  it("is one of many: all who waited are offered one, told once each, in writes that one transaction can hold", async () => {
    const accounts = Array.from({ length: 90 }, (_, n) => dealBrand(n));
    const waiting = accounts.map(({ id }) => waits(id));
    await setDealStage(core, accounts, [{ maxSponsors: 90, waiting }]);
    for (const { id: accountId } of accounts) {
      const row = { accountId, packageId: "pkg_1", eventId: dealEvent.id, since };
      await core.table.write({ op: "put", item: waitingEntity.item(row) });
    }
    const offered = await lookAt();
    await tellOfSpots(core, channel, dealEvent.id, offered);
    expect(offered).toHaveLength(90);
    expect((await offer()).waiting).toEqual([]);
    expect(Math.max(...transactions.map(({ length }) => length))).toBeLessThanOrEqual(100);
    const readers = [...store.values()].filter(({ rowType }) => rowType === "notification");
    expect(new Set(readers.map(({ pk }) => pk)).size).toBe(90);
    expect(readers).toHaveLength(90);
  });

  it.each([true, false])(
    "is offered to nobody once the event is over, at none of its packages, with one sponsor per industry: %s",
    async (oneSponsorPerIndustry) => {
      const inLine = { ...waits(second.id), industry: "tech" as const };
      const packages = [
        { spots: [heldFor(first.id, lapsed)], waiting: [inLine] },
        { spots: [heldFor(first.id, lapsed)], waiting: [inLine] },
      ];
      const over = { endsAt: "2026-01-15T09:00:00.000Z", oneSponsorPerIndustry };
      await setDealStage(core, brands, packages, over);
      expect(await lookAt()).toEqual([]);
      expect(await offer()).toMatchObject({ spots: [], waiting: [] });
      expect((await offer("pkg_2")).spots.map(({ kind }) => kind)).toEqual(["composing"]);
      expect(told()).toEqual([]);
    },
  );

  it("settles no other package where an industry counts nowhere", async () => {
    const packages = [{}, { spots: [heldFor(first.id, lapsed)], waiting: [waits(second.id)] }];
    await setDealStage(core, brands, packages);
    expect(await lookAt("pkg_1")).toEqual([]);
    expect((await offer("pkg_2")).waiting).toHaveLength(1);
    expect(await lookAt("pkg_2")).toMatchObject([{ accountId: second.id }]);
  });
});

it("a sponsor's signed spot stands whatever else is written of its package", async () => {
  await setDealStage(core, brands, [{ maxSponsors: 2 }]);
  await storeDeal(core, sampleDeal({ id: "deal_1", brandId: first.id, status: "active", expiresAt: null }));
  await core.table.write({ op: "put", item: profileItem(second) });
  await holdSpot(core, channel, second, "pkg_1");
  await releaseSpot(core, channel, second.id, "pkg_1");
  expect((await offer()).spots).toMatchObject([{ ref: "deal_1", kind: "deal", until: null }]);
});
