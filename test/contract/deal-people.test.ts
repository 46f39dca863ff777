import { getBelongings, removeTeamMember } from "@marquee/contracts/account/team";
import { listDealMessages, sendDealMessage } from "@marquee/contracts/deals/deal-messages";
import {
  type DealPeople,
  followDeal,
  getDealPeople,
  setDealOwner,
  unfollowDeal,
} from "@marquee/contracts/deals/deal-people";
import { getSponsorshipDeal, listSponsorshipDeals } from "@marquee/contracts/deals/deals";
import { listNotifications } from "@marquee/contracts/live/notifications";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { ApiUser, errorOf } from "../support/api-user.ts";
import { moveAs, offerAs } from "../support/deal-acts.ts";
import { inDays, publishedEvent } from "../support/hosting-acts.ts";
import { joined } from "../support/team.ts";

const url = inject("url");
let host: ApiUser;

beforeAll(async () => {
  host = await ApiUser.confirmed(url, "event_host");
});

/** A brand of an owner, two members and a viewer; the first member opened a deal. */
async function offeredByMember() {
  const owner = await ApiUser.confirmed(url);
  const member = await joined(owner, "member", { name: "Ada Ng" });
  const colleague = await joined(owner, "member", { name: "Ben Ode" });
  const viewer = await joined(owner, "viewer", { name: "Cy Poe" });
  const { eventId, packageId } = await publishedEvent(host, { date: inDays(40), endsAt: inDays(41) });
  const { id } = await offerAs(member, { eventId, packageId });
  return { owner, member, colleague, viewer, id };
}

const peopleOf = (by: ApiUser, id: string) => by.client.call(getDealPeople, { params: { id } });
const names = ({ owner, followers, candidates }: DealPeople) => ({
  owner: owner?.name ?? null,
  followers: followers.map(({ name }) => name),
  candidates: candidates.map(({ name }) => name),
});
const stepsTold = async (to: ApiUser) =>
  (await to.client.call(listNotifications, {})).filter(({ kind }) => kind === "deal_step").length;
const mine = async (by: ApiUser) =>
  (await by.client.call(listSponsorshipDeals, { query: { mine: "true" } })).map(({ id }) => id);

describe("getDealPeople", () => {
  it("names who opened the deal as its owner on their side, and nothing of the other side", async () => {
    const { viewer, id } = await offeredByMember();
    expect(names(await peopleOf(viewer, id))).toEqual({
      owner: "Ada Ng",
      followers: [],
      candidates: ["Ada Ng", "Ben Ode", "Test User"],
    });
    expect(names(await peopleOf(host, id))).toEqual({
      owner: null,
      followers: [],
      candidates: ["Test User"],
    });
    await moveAs(host, id, { action: "propose", amount: 900 });
    expect((await peopleOf(host, id)).owner).toMatchObject({ id: host.id });
  });
});

describe("setDealOwner", () => {
  it("gives the deal to a colleague, who hears so and gets its notices from then on", async () => {
    const { owner, member, colleague, viewer, id } = await offeredByMember();
    await moveAs(host, id, { action: "propose", amount: 900 });
    const everybody = [owner, member, colleague, viewer];
    expect(await Promise.all(everybody.map(stepsTold))).toEqual([0, 1, 0, 0]);
    const toldHost = await stepsTold(host);
    const given = await member.client.call(setDealOwner, {
      params: { id },
      body: { personId: colleague.id },
    });
    expect(given.owner).toEqual({ id: colleague.id, name: "Ben Ode" });
    expect([await mine(member), await mine(colleague)]).toEqual([[], [id]]);
    expect(await Promise.all(everybody.map(stepsTold))).toEqual([0, 1, 1, 0]);
    const told = (await colleague.client.call(listNotifications, {})).find(
      ({ kind }) => kind === "deal_step",
    );
    expect(told).toMatchObject({ about: { dealId: id, action: "owner", from: "Ada Ng" } });
    expect(await stepsTold(host)).toBe(toldHost);
    // Whoever names the same person again, or themselves, tells nobody.
    for (const person of [colleague, member])
      await member.client.call(setDealOwner, { params: { id }, body: { personId: person.id } });
    await member.client.call(setDealOwner, { params: { id }, body: { personId: colleague.id } });
    expect(await Promise.all(everybody.map(stepsTold))).toEqual([0, 1, 2, 0]);
    await moveAs(host, id, { action: "propose", amount: 950 });
    expect(await Promise.all(everybody.map(stepsTold))).toEqual([0, 1, 3, 0]);
  });

  it("is taken by whoever names nobody", async () => {
    const { colleague, id } = await offeredByMember();
    const taken = await colleague.client.call(setDealOwner, { params: { id }, body: {} });
    expect(taken.owner).toMatchObject({ id: colleague.id });
  });

  it("validation_failed: for a viewer and for somebody who doesn't belong to the company", async () => {
    const { member, viewer, id } = await offeredByMember();
    for (const personId of [viewer.id, host.id]) {
      const answer = await member.raw("PUT", `/api/sponsorship-deals/${id}/owner`, { body: { personId } });
      expect(errorOf(answer)).toMatchObject({
        code: "validation_failed",
        fields: { personId: [expect.any(String)] },
      });
    }
  });
});

describe("followDeal", () => {
  it("brings a deal's notices to whoever follows it, viewers too, once", async () => {
    const { member, viewer, id } = await offeredByMember();
    for (let times = 0; times < 2; times++) {
      const people = await viewer.client.call(followDeal, { params: { id } });
      expect(people.followers).toEqual([{ id: viewer.id, name: "Cy Poe" }]);
    }
    await moveAs(host, id, { action: "propose", amount: 900 });
    expect([await stepsTold(viewer), await stepsTold(member)]).toEqual([1, 1]);
    expect(await mine(viewer)).toEqual([id]);
  });

  it("keeps everybody who follows at the same moment", async () => {
    const { owner, colleague, viewer, id } = await offeredByMember();
    await Promise.all(
      [owner, colleague, viewer].map((one) => one.client.call(followDeal, { params: { id } })),
    );
    expect((await peopleOf(owner, id)).followers).toHaveLength(3);
  });
});

describe("unfollowDeal", () => {
  it("ends the notices; again changes nothing", async () => {
    const { viewer, id } = await offeredByMember();
    await viewer.client.call(followDeal, { params: { id } });
    for (let times = 0; times < 2; times++)
      expect((await viewer.client.call(unfollowDeal, { params: { id } })).followers).toEqual([]);
    await moveAs(host, id, { action: "propose", amount: 900 });
    expect([await stepsTold(viewer), await mine(viewer)]).toEqual([0, []]);
  });
});

describe("getBelongings", () => {
  it("says how many deals somebody owns, which go to who is named when they are removed", async () => {
    const { owner, member, colleague, id } = await offeredByMember();
    const params = { id: member.id };
    expect(await owner.client.call(getBelongings, { params })).toEqual({ deals: 1 });
    expect(await owner.client.call(getBelongings, { params: { id: colleague.id } })).toEqual({ deals: 0 });
    await owner.client.call(removeTeamMember, { params, query: { heir: colleague.id } });
    expect((await peopleOf(owner, id)).owner).toMatchObject({ id: colleague.id });
  });

  it("not_found: for somebody who doesn't belong to the company", async () => {
    const { owner } = await offeredByMember();
    expect(errorOf(await owner.raw("GET", `/api/team/people/${host.id}/belongings`)).code).toBe("not_found");
  });

  it("goes to the remover where nobody is named", async () => {
    const { owner, member, id } = await offeredByMember();
    await owner.client.call(removeTeamMember, { params: { id: member.id }, query: {} });
    expect((await peopleOf(owner, id)).owner).toMatchObject({ id: owner.id });
  });

  it("validation_failed: an heir who is a viewer, a stranger or the one who is removed; and nobody is removed", async () => {
    const { owner, member, viewer, id } = await offeredByMember();
    for (const heir of [viewer.id, host.id, member.id]) {
      const answer = await owner.raw("DELETE", `/api/team/people/${member.id}?heir=${heir}`);
      expect(errorOf(answer)).toMatchObject({
        code: "validation_failed",
        fields: { heir: [expect.any(String)] },
      });
    }
    expect((await peopleOf(owner, id)).owner).toMatchObject({ id: member.id });
  });
});

describe("who did what for whom", () => {
  const stepsOf = async (by: ApiUser, id: string) =>
    (await by.client.call(getSponsorshipDeal, { params: { id } })).history.map((one) => [
      one.action,
      one.byName,
    ]);
  const authors = async (by: ApiUser, id: string) =>
    (await by.client.call(listDealMessages, { params: { id } })).map(({ author }) => author ?? null);
  const write = (by: ApiUser, id: string, message: string) =>
    by.client.call(sendDealMessage, {
      params: { id },
      body: { message, clientId: `client-${String(message.length).padStart(8, "0")}` },
    });

  it("names person and company of a team in a deal's history, its messages and their notices; who is alone as before", async () => {
    const { owner, member, id } = await offeredByMember();
    await moveAs(host, id, { action: "propose", amount: 900 });
    await moveAs(owner, id, { action: "accept" });
    const steps = [
      ["accept", "Test User for Acme"],
      ["propose", "Test User"],
      ["propose", "Ada Ng for Acme"],
    ];
    expect(await stepsOf(host, id)).toEqual(steps);
    expect(await stepsOf(member, id)).toEqual(steps);
    const sent = await write(member, id, "Who sets up the booth?");
    expect(sent).toMatchObject({ author: "Ada Ng for Acme" });
    expect(await write(member, id, "Who sets up the booth?")).toEqual(sent);
    await write(host, id, "We do.");
    for (const side of [host, owner]) expect(await authors(side, id)).toEqual(["Ada Ng for Acme", null]);
    const told = await host.client.call(listNotifications, {});
    expect(told.find(({ kind }) => kind === "deal_message")?.about).toMatchObject({
      from: "Ada Ng for Acme",
    });
  });

  it("keeps the name of somebody who left", async () => {
    const { owner, member, id } = await offeredByMember();
    await owner.client.call(removeTeamMember, { params: { id: member.id }, query: {} });
    expect(await stepsOf(host, id)).toEqual([["propose", "Ada Ng for Acme"]]);
  });
});
