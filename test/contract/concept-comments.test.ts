import { leaveClient } from "@marquee/contracts/account/agencies";
import { removeTeamMember } from "@marquee/contracts/account/team";
import { limits } from "@marquee/contracts/limits";
import { listNotifications } from "@marquee/contracts/live/notifications";
import { type CampaignIdea, saveCampaignFromGeneration } from "@marquee/contracts/studio/campaigns";
import { listConceptComments, listConceptPeople } from "@marquee/contracts/studio/concept-comments";
import { atNight } from "@marquee/testkit/night";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { actFor, granted, newAgency } from "../support/agencies.ts";
import { ApiUser, errorOf } from "../support/api-user.ts";
import { generated } from "../support/campaign.ts";
import { SocketUser } from "../support/socket-user.ts";
import { joined } from "../support/team.ts";

const url = inject("url");
let owner: ApiUser;
let member: ApiUser;
let viewer: ApiUser;
let agency: ApiUser;
let dealAgency: ApiUser;
let stranger: ApiUser;
let concept: CampaignIdea;

/** A brand of three people with a concept, an agency for its campaigns and another for its deals. */
beforeAll(async () => {
  [owner, stranger] = await Promise.all([ApiUser.withCredits(url, "2"), ApiUser.confirmed(url)]);
  const { generationId } = await generated(owner);
  concept = await owner.client.call(saveCampaignFromGeneration, {
    body: { generationId, campaignIndex: 0 },
  });
  member = await joined(owner, "member", { name: "Mia Okafor" });
  viewer = await joined(owner, "viewer", { name: "Vic Reed" });
  [agency, dealAgency] = [await newAgency(url), await newAgency(url)];
  await granted(agency, owner, { teamRole: "member", scope: "campaigns", payer: "client" });
  await granted(dealAgency, owner, { teamRole: "member", scope: "deals", payer: "client" });
  await actFor(agency, owner);
  await actFor(dealAgency, owner);
}, 120_000);

let sent = 0;
const path = () => `/api/concepts/${concept.id}/comments`;
const write = (by: ApiUser, text: string, mentions?: string[], clientId = `client-of-comment-${++sent}`) =>
  by.raw("POST", path(), { body: { text, ...(mentions && { mentions }), clientId } });
const read = async (by: ApiUser) =>
  (await by.client.call(listConceptComments, { params: { id: concept.id } })).comments;
const toldOf = async (to: ApiUser) =>
  (await to.client.call(listNotifications, {})).filter(({ kind }) => kind === "concept_mention");

describe("listConceptPeople", () => {
  it("names the colleagues and the people of agencies that reach campaigns, without the reader", async () => {
    const names = async (by: ApiUser) =>
      (await by.client.call(listConceptPeople, {})).map(({ name, agency: through }) => [name, through]);
    expect(await names(viewer)).toEqual([
      ["Mia Okafor", null],
      ["Test User", "Acme"],
      ["Test User", null],
    ]);
    expect(await names(agency)).toEqual([
      ["Mia Okafor", null],
      ["Test User", null],
      ["Vic Reed", null],
    ]);
    expect(await names(stranger)).toEqual([]);
  });
});

describe("writeConceptComment", () => {
  it("is read by the whole side with its writer's name, and tells whom it mentions alone", async () => {
    const socket = await SocketUser.connected(inject("wsUrl"), viewer);
    const { status, body } = await write(member, "@Vic Reed, in June?", [viewer.id]);
    expect([status, body]).toMatchObject([
      201,
      { writer: "team", name: "Mia Okafor", mentions: [{ at: 0 }] },
    ]);
    expect((await socket.next("notification")).data).toMatchObject({
      kind: "concept_mention",
      about: { conceptId: concept.id, concept: concept.name, from: "Mia Okafor" },
    });
    socket.close();
    const counts = await Promise.all([viewer, member, owner].map(async (one) => (await toldOf(one)).length));
    expect(counts).toEqual([1, 0, 0]);
    expect(JSON.stringify((await read(agency))[0])).not.toContain(viewer.id);
  });

  it("names an agency's person with their agency, who hears of mentions in the agency's account", async () => {
    await write(agency, "@Mia Okafor, done", [member.id]);
    expect((await read(viewer))[0]).toMatchObject({ name: "Test User, Acme", text: "@Mia Okafor, done" });
    expect(await toldOf(member)).toMatchObject([{ about: { from: "Test User of Acme" } }]);
    await write(member, "@Test User, thanks", [agency.id]);
    await actFor(agency, undefined);
    expect(await toldOf(agency)).toMatchObject([{ client: { id: owner.id, name: "Acme" } }]);
    await actFor(agency, owner);
  });

  it("forbidden: a viewer, and an agency whose grant is for deals", async () => {
    for (const by of [viewer, dealAgency]) expect(errorOf(await write(by, "Hi")).code).toBe("forbidden");
  });

  it("not_found: another account's concept", async () => {
    expect(errorOf(await write(stranger, "Hi")).code).toBe("not_found");
  });

  it("validation_failed: no text, too much, an unknown field, and the field of a mention that is wrong", async () => {
    const refused = async (body: object) =>
      errorOf(await member.raw("POST", path(), { body: { clientId: "client-of-refused", ...body } }));
    for (const body of [{}, { text: " " }, { text: "x".repeat(limits.commentMaxLength + 1) }])
      expect(Object.keys((await refused(body)).fields ?? {})).toEqual(["text"]);
    expect((await refused({ text: "Hi", name: "Ada" })).code).toBe("validation_failed");
    const text = "@Test User and @Vic Reed";
    const wrong = await Promise.all(
      [[stranger.id], [dealAgency.id], ["usr_none"]].map((mentions) => refused({ text, mentions })),
    );
    expect(wrong.map(({ fields }) => fields)).toEqual(
      wrong.map(() => ({ mentions: ["Mention only people on your side who can read this"] })),
    );
    expect(Object.keys((await refused({ text, mentions: [viewer.id, viewer.id] })).fields ?? {})).toEqual([
      "mentions",
    ]);
  });

  it("validation_failed: mentions nobody who left, and keeps their name where they were mentioned", async () => {
    const leaver = await joined(owner, "viewer", { name: "Lea Reed" });
    await write(member, "@Lea Reed knows", [leaver.id]);
    await owner.client.call(removeTeamMember, { params: { id: leaver.id }, query: {} });
    expect((await read(owner))[0]).toMatchObject({ text: "@Lea Reed knows", mentions: [{ length: 9 }] });
    expect(errorOf(await write(member, "@Lea Reed", [leaver.id])).code).toBe("validation_failed");
    await actFor(agency, undefined);
    await agency.client.call(leaveClient, { params: { id: owner.id } });
    expect(errorOf(await write(member, "@Test User", [agency.id])).code).toBe("validation_failed");
  });

  it("idempotency_mismatch: the same client id with another text is another comment", async () => {
    const first = await write(owner, "Once", undefined, "client-of-twice");
    expect((await write(owner, "Once", undefined, "client-of-twice")).body).toEqual(first.body);
    expect(errorOf(await write(owner, "Twice", undefined, "client-of-twice")).code).toBe(
      "idempotency_mismatch",
    );
  });

  it.runIf(atNight)("too_many_requests: more than an account writes in a minute", async () => {
    const codes = new Set<string>();
    for (let n = 0; n <= limits.inquiryRepliesPerMinute; n++) {
      const answer = await write(owner, `Comment ${n}`);
      if (answer.status !== 201) codes.add(errorOf(answer).code);
    }
    expect([...codes]).toEqual(["too_many_requests"]);
  });
});
