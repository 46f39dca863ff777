import { leaveClient } from "@marquee/contracts/account/agencies";
import { removeTeamMember } from "@marquee/contracts/account/team";
import { listDealMessages } from "@marquee/contracts/deals/deal-messages";
import { createInquiry, getInquiry, listThreadPeople } from "@marquee/contracts/deals/inquiries";
import { limits } from "@marquee/contracts/limits";
import { listNotifications } from "@marquee/contracts/live/notifications";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { actFor, granted, newAgency } from "../support/agencies.ts";
import { ApiUser, errorOf } from "../support/api-user.ts";
import { offerAs } from "../support/deal-acts.ts";
import { inDays, publishedEvent } from "../support/hosting-acts.ts";
import { SocketUser } from "../support/socket-user.ts";
import { joined } from "../support/team.ts";

const url = inject("url");
let host: ApiUser;
let owner: ApiUser;
let member: ApiUser;
let viewer: ApiUser;
let agency: ApiUser;
let stranger: ApiUser;
let dealId: string;
let inquiryId: string;

/** A brand of three people with an agency for its deals, in a deal and an inquiry with a host of two. */
beforeAll(async () => {
  [host, owner, stranger] = [
    await ApiUser.confirmed(url, "event_host"),
    await ApiUser.confirmed(url),
    await ApiUser.confirmed(url),
  ];
  member = await joined(owner, "member", { name: "Mia Okafor" });
  viewer = await joined(owner, "viewer", { name: "Vic Reed" });
  agency = await newAgency(url);
  await granted(agency, owner, { teamRole: "member", scope: "deals", payer: "client" });
  await actFor(agency, owner);
  const { eventId, packageId } = await publishedEvent(host, { date: inDays(40), endsAt: inDays(41) });
  ({ id: dealId } = await offerAs(member, { eventId, packageId }));
  const body = { topic: "sponsorship", message: "Is a slot open?" } as const;
  ({ id: inquiryId } = await member.client.call(createInquiry, { params: { id: eventId }, body }));
}, 120_000);

let sent = 0;
const write = {
  sendDealMessage: (by: ApiUser, message: string, mentions: string[]) =>
    by.raw("POST", `/api/sponsorship-deals/${dealId}/messages`, {
      body: { message, mentions, clientId: `client-of-mention-${++sent}` },
    }),
  replyToInquiry: (by: ApiUser, message: string, mentions: string[]) =>
    by.raw("POST", `/api/inquiries/${inquiryId}/messages`, {
      body: { message, mentions, clientId: `client-of-mention-${++sent}` },
    }),
};
const read = {
  sendDealMessage: async (by: ApiUser) =>
    (await by.client.call(listDealMessages, { params: { id: dealId } })).at(-1),
  replyToInquiry: async (by: ApiUser) =>
    (await by.client.call(getInquiry, { params: { id: inquiryId } })).messages.at(-1),
};
const kinds = { sendDealMessage: "deal_mention", replyToInquiry: "inquiry_mention" } as const;
const toldOf = async (to: ApiUser, kind: string) =>
  (await to.client.call(listNotifications, {})).filter((one) => one.kind === kind);

describe("listThreadPeople", () => {
  const namesFor = async (by: ApiUser) =>
    (await by.client.call(listThreadPeople, {})).map(({ name, agency: through }) => [name, through]);

  it("names the colleagues and the agency's people, without the reader and anybody of the other side", async () => {
    expect(await namesFor(viewer)).toEqual([
      ["Mia Okafor", null],
      ["Test User", "Acme"],
      ["Test User", null],
    ]);
    expect(await namesFor(agency)).toEqual([
      ["Mia Okafor", null],
      ["Test User", null],
      ["Vic Reed", null],
    ]);
    expect(await namesFor(host)).toEqual([]);
  });

  it("names an agency's people to an owner who is alone, and that owner to them", async () => {
    const [alone, agent] = [await ApiUser.confirmed(url), await newAgency(url)];
    const colleague = await joined(agent, "member", { name: "Nina Park" });
    await granted(agent, alone, { teamRole: "member", scope: "deals", payer: "client" });
    expect(await namesFor(alone)).toEqual([
      ["Nina Park", "Acme"],
      ["Test User", "Acme"],
    ]);
    await actFor(colleague, alone, agent);
    expect((await namesFor(colleague)).map(([, through]) => through)).toEqual(
      expect.arrayContaining([null, "Acme"]),
    );
    await agent.client.call(leaveClient, { params: { id: alone.id } });
    expect(await namesFor(alone)).toEqual([]);
  });
});

describe.each(["sendDealMessage", "replyToInquiry"] as const)("%s", (operation) => {
  it("tells whom it mentions, once, and shows both sides where; nobody else hears of it", async () => {
    const socket = await SocketUser.connected(inject("wsUrl"), viewer);
    const { status, body } = await write[operation](member, "@Vic Reed, see @Vic Reed", [viewer.id]);
    expect([status, body]).toMatchObject([201, { mentions: [{ at: 0 }, { at: 15 }] }]);
    const pushed = await socket.next("notification");
    expect(pushed.data).toMatchObject({ kind: kinds[operation], about: { from: "Mia Okafor" } });
    socket.close();
    const counts = await Promise.all(
      [viewer, member, owner, host].map(async (one) => (await toldOf(one, kinds[operation])).length),
    );
    expect(counts).toEqual([1, 0, 0, 0]);
    for (const one of [host, viewer]) {
      const message = await read[operation](one);
      expect(message).toMatchObject({ content: "@Vic Reed, see @Vic Reed", author: "Mia Okafor for Acme" });
      expect(JSON.stringify(message)).not.toContain(viewer.id);
    }
  });

  it("tells an agency's person in the agency's account, and a client's person who of the agency wrote", async () => {
    await write[operation](member, "@Test User, please", [agency.id]);
    await actFor(agency, undefined);
    expect(await toldOf(agency, kinds[operation])).toMatchObject([
      { client: { id: owner.id, name: "Acme" } },
    ]);
    await actFor(agency, owner);
    await write[operation](agency, "@Mia Okafor, done", [member.id]);
    expect(await toldOf(member, kinds[operation])).toMatchObject([{ about: { from: "Test User of Acme" } }]);
  });

  it("validation_failed: names the field for whoever may not read it, known or not, and for too many", async () => {
    const refused = async (mentions: string[]) =>
      errorOf(await write[operation](member, "@Test User", mentions));
    const [ofStranger, ofHost, ofNobody] = [
      await refused([stranger.id]),
      await refused([host.id]),
      await refused(["usr_none"]),
    ];
    expect(ofStranger).toMatchObject({ status: 400, code: "validation_failed" });
    expect(Object.keys(ofStranger.fields ?? {})).toEqual(["mentions"]);
    expect([ofHost.fields, ofNobody.fields]).toEqual([ofStranger.fields, ofStranger.fields]);
    const many = Array.from({ length: limits.mentionsPerText + 1 }, (_, n) => `usr_${n}`);
    for (const mentions of [many, [viewer.id, viewer.id], [viewer.id]])
      expect(Object.keys((await refused(mentions)).fields ?? {})[0]).toMatch(/^mentions/);
    expect(await toldOf(stranger, kinds[operation])).toEqual([]);
  });

  it("idempotency_mismatch: the same client id with other mentions is another message", async () => {
    const send = (mentions: string[]) => {
      const body = { message: "@Vic Reed and @Mia Okafor", mentions, clientId: `twice-${operation}` };
      const path =
        operation === "sendDealMessage"
          ? `/api/sponsorship-deals/${dealId}/messages`
          : `/api/inquiries/${inquiryId}/messages`;
      return owner.raw("POST", path, { body });
    };
    const first = await send([viewer.id]);
    expect((await send([viewer.id])).body).toEqual(first.body);
    expect(errorOf(await send([member.id])).code).toBe("idempotency_mismatch");
  });
});

describe("somebody who was mentioned and left", () => {
  it("keeps the name in the message, and can be mentioned no more", async () => {
    const leaver = await joined(owner, "viewer", { name: "Lea Reed" });
    await write.sendDealMessage(member, "@Lea Reed knows", [leaver.id]);
    await owner.client.call(removeTeamMember, { params: { id: leaver.id }, query: {} });
    expect(await read.sendDealMessage(host)).toMatchObject({
      content: "@Lea Reed knows",
      mentions: [{ at: 0, length: 9 }],
    });
    expect(errorOf(await write.sendDealMessage(member, "@Lea Reed", [leaver.id])).code).toBe(
      "validation_failed",
    );
    await actFor(agency, undefined);
    await agency.client.call(leaveClient, { params: { id: owner.id } });
    expect(errorOf(await write.sendDealMessage(member, "@Test User", [agency.id])).code).toBe(
      "validation_failed",
    );
  });
});
