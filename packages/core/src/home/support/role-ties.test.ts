import { userRoles } from "@marquee/contracts/enums";
import { tiesAgainst, tiesThatStay } from "@marquee/contracts/home/role-ties";
import { memoryTable } from "@marquee/table/memory-table";
import { ConditionRefused } from "@marquee/table/table";
import { fixedClock } from "@marquee/testkit/clock";
import {
  dealBrand,
  dealEvent,
  dealHost,
  sampleDeal,
  setDealStage,
  storeDeal,
} from "@marquee/testkit/deal-stage";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { sampleEvent, storeEvent } from "@marquee/testkit/sample-event";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { holdSpot, releaseSpot } from "../../deals/deals/hold-spot.ts";
import { transitionEvent } from "../../events/hosting/edit-event.ts";
import { clientItem, grantItem } from "../../ground/identity/grant.item.ts";
import { inPerson } from "../../ground/identity/principal.ts";
import { profileItem, profileKey } from "../../ground/users/user.item.ts";
import { freeOfRole, roleTiesOf } from "./role-ties.ts";

const brand = dealBrand(1);
const host = { ...inPerson(dealHost.id), admin: undefined };
const channel = recordingChannel();
let clock: ReturnType<typeof fixedClock>;
let core: Core;

beforeEach(async () => {
  clock = fixedClock();
  core = { table: memoryTable(), clock, ids: seededIds() };
  await setDealStage(core, [brand]);
});

/** Takes a role under the condition that was found, as an admin's transaction does. */
async function take(
  userId: string,
  role: string,
  when: Awaited<ReturnType<typeof freeOfRole>>,
): Promise<void> {
  await core.table.write({ op: "update", key: profileKey(userId), set: { role }, when });
}

describe("what ties an account to its role", () => {
  it("is every public event that is not over, and every open deal on its own side", async () => {
    expect(await roleTiesOf(core, dealHost.id)).toEqual({
      events: 1,
      hostDeals: 0,
      sponsorDeals: 0,
      places: 0,
      clients: 0,
      agencies: 0,
    });
    await storeDeal(core, sampleDeal({ id: "deal_1", brandId: brand.id }));
    expect(await roleTiesOf(core, dealHost.id)).toMatchObject({ events: 1, hostDeals: 1 });
    expect(await roleTiesOf(core, brand.id)).toMatchObject({ events: 0, hostDeals: 0, sponsorDeals: 1 });
    // Offers lapse, and events end.
    clock.advance(4_000 * 86_400_000);
    for (const id of [dealHost.id, brand.id])
      expect(await roleTiesOf(core, id)).toMatchObject({
        events: 0,
        hostDeals: 0,
        sponsorDeals: 0,
        places: 0,
      });
  });

  it("keeps nobody in a role whose new one can do the same, nor an admin in theirs", () => {
    const all = { events: 1, hostDeals: 2, sponsorDeals: 1, places: 2, clients: 0, agencies: 0 };
    for (const to of userRoles) expect(tiesAgainst(all, "admin", to)).toEqual([]);
    for (const from of userRoles) expect(tiesAgainst(all, from, "agency")).toEqual([]);
    expect(tiesAgainst(all, "event_host", "brand")).toEqual(["1 published event", "2 open deals as a host"]);
    expect(tiesAgainst(all, "brand", "event_host")).toEqual([
      "1 open deal as a sponsor",
      "2 places in line for a spot",
    ]);
    expect(tiesThatStay(all, "agency")).toHaveLength(4);
  });

  it("is every client of an agency and every agency of a client, which only the role can let go", async () => {
    const agency = sampleUser("usr_agency", { role: "agency" });
    await core.table.write({ op: "put", item: profileItem(agency) });
    const ids = { granteeId: agency.id, accountId: brand.id };
    const grant = { ...ids, teamRole: "member", scope: "deals", state: "active", startedAt: "" } as const;
    await core.table.write({ op: "put", item: clientItem({ ...ids, since: "" }) });
    await core.table.write({
      op: "put",
      item: grantItem({ ...grant, startedById: agency.id, acceptedById: brand.id, acceptedAt: "" }),
    });
    expect(await roleTiesOf(core, agency.id)).toMatchObject({ clients: 1, agencies: 0 });
    expect(await roleTiesOf(core, brand.id)).toMatchObject({ clients: 0, agencies: 1 });
    await expect(freeOfRole(core, agency.id, "brand")).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringContaining("1 client"),
    });
    await expect(freeOfRole(core, brand.id, "agency")).rejects.toMatchObject({ code: "conflict" });
    await expect(freeOfRole(core, brand.id, "event_host")).resolves.toBeDefined();
  });
});

describe("a change of the role", () => {
  it("is refused for what the new role cannot continue, with what that is", async () => {
    await expect(freeOfRole(core, dealHost.id, "brand")).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringContaining("1 published event"),
    });
    await expect(freeOfRole(core, dealHost.id, "agency")).resolves.toBeDefined();
    await expect(freeOfRole(core, brand.id, "event_host")).resolves.toBeDefined();
    await storeDeal(core, sampleDeal({ id: "deal_1", brandId: brand.id }));
    clock.advance(60_000);
    await expect(freeOfRole(core, brand.id, "event_host")).rejects.toMatchObject({ code: "conflict" });
  });

  it("fails if a spot was taken since nothing was found, and waits until lists show what was just begun", async () => {
    const free = await freeOfRole(core, brand.id, "event_host");
    await holdSpot(core, channel, brand, "pkg_1");
    await expect(take(brand.id, "event_host", free)).rejects.toBeInstanceOf(ConditionRefused);
    await releaseSpot(core, channel, brand.id, "pkg_1");
    await expect(freeOfRole(core, brand.id, "event_host")).rejects.toMatchObject({ code: "conflict" });
    clock.advance(11_000);
    await take(brand.id, "event_host", await freeOfRole(core, brand.id, "event_host"));
    await expect(holdSpot(core, channel, brand, "pkg_1")).rejects.toMatchObject({ code: "forbidden" });
  });

  it("fails if an event was published since, and a former host's draft is not published any more", async () => {
    const { id: hostId } = dealHost;
    clock.advance(4_000 * 86_400_000);
    const ahead = (days: number) => new Date(clock.now() + days * 86_400_000).toISOString();
    for (const id of ["evt_draft", "evt_other"])
      await storeEvent(
        core,
        sampleEvent({
          ...dealEvent,
          id,
          hostId,
          state: "draft",
          description: "A night.",
          date: ahead(30),
          endsAt: ahead(31),
        }),
      );
    const publish = (id: string) => transitionEvent(core, host, id, { action: "publish", version: 1 });
    const free = await freeOfRole(core, hostId, "brand");
    await publish("evt_draft");
    await expect(take(hostId, "brand", free)).rejects.toBeInstanceOf(ConditionRefused);
    clock.advance(60 * 86_400_000);
    await take(hostId, "brand", await freeOfRole(core, hostId, "brand"));
    clock.advance(-60 * 86_400_000);
    await expect(publish("evt_other")).rejects.toMatchObject({ code: "conflict" });
  });
});
