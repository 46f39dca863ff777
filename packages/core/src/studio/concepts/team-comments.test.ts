import { limits } from "@marquee/contracts/limits";
import type { CampaignIdea } from "@marquee/contracts/studio/campaigns";
import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { codeOf, refusalOf } from "@marquee/testkit/refusal";
import { sampleResult } from "@marquee/testkit/sample-result";
import { joinTeam } from "@marquee/testkit/sample-team";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { grantItem } from "../../ground/identity/grant.item.ts";
import { memberKey } from "../../ground/identity/member.item.ts";
import { profileItem } from "../../ground/users/user.item.ts";
import { deleteIdea } from "../campaigns/delete-idea.ts";
import { ideaItem } from "../campaigns/idea.item.ts";
import { getIdea } from "../campaigns/ideas.ts";
import {
  addConceptComment,
  deleteConceptComment,
  listConceptComments,
  setConceptComments,
} from "./comments.ts";
import { createConceptShare, getSharedConcept } from "./shares.ts";
import { writeConceptComment } from "./team-comments.ts";

const accountId = "usr_company";
const id = "gen_1-0";
const mia = { actorId: "usr_member", accountId };
const pia = { actorId: "usr_planner", accountId, through: "usr_agency" };
const channel = recordingChannel();
let store: MemoryStore;
let clock: ReturnType<typeof fixedClock>;
let core: Core;

const person = (userId: string, name: string, change = {}) =>
  core.table.write({ op: "put", item: profileItem({ ...sampleUser(userId), name, ...change }) });

/** A company of three people with an agency for its campaigns, and its concept. */
beforeEach(async () => {
  store = new Map();
  clock = fixedClock();
  core = { table: memoryTable({}, store), clock, ids: seededIds() };
  for (const userId of [accountId, "usr_agency"]) await person(userId, "");
  await joinTeam(core, accountId, { usr_member: "member", usr_viewer: "viewer" });
  await joinTeam(core, "usr_agency", { usr_planner: "member" });
  const names = { usr_member: "Mia", usr_viewer: "Vic Reed", usr_planner: "Pia", usr_stranger: "Sam" };
  for (const [userId, name] of Object.entries(names)) await person(userId, name);
  await person(accountId, "Ada Ng", { hasTeam: true, company: "Northwind" });
  await person("usr_agency", "Bo", { hasTeam: true, company: "Bright Agency" });
  const access = { teamRole: "member", scope: "campaigns", state: "active" } as const;
  const by = { startedById: accountId, startedAt: "", acceptedById: null, acceptedAt: null };
  await core.table.write({
    op: "put",
    item: grantItem({ accountId, granteeId: "usr_agency", ...access, ...by }),
  });
  const at = new Date(clock.now()).toISOString();
  const idea: CampaignIdea = {
    ...sampleResult,
    id,
    userId: accountId,
    generationId: "gen_1",
    status: "saved",
    createdAt: at,
    updatedAt: at,
  };
  await core.table.write({ op: "put", item: ideaItem(idea) });
});

let sent = 0;
const write = (
  acting: Parameters<typeof writeConceptComment>[1],
  text: string,
  mentions?: string[],
  clientId = `client-${++sent}`,
) => writeConceptComment({ core, channel }, acting, id, { text, mentions, clientId });
const comments = async () => (await listConceptComments(core, accountId, id)).comments;
const noticesOf = (kind: string) =>
  [...store.values()].filter(
    ({ rowType, told }) => rowType === "notification" && (told as { kind: string }).kind === kind,
  );

describe("a comment of a concept's own people", () => {
  it("names its writer as their colleagues know them, with their agency's name, and as they are called now", async () => {
    const written = await write(mia, "In June?");
    expect(written).toMatchObject({ writer: "team", name: "Mia", text: "In June?" });
    await write(pia, "Better in May.");
    expect((await comments()).map(({ name }) => name)).toEqual(["Pia, Bright Agency", "Mia"]);
    await person("usr_member", "Mia Okafor");
    expect((await comments())[1]?.name).toBe("Mia Okafor");
  });

  it("tells whom it mentions, each in their own list, and nobody else", async () => {
    await write(mia, "@Vic Reed and @Pia, in June?", ["usr_viewer", "usr_planner"]);
    const [comment] = await comments();
    expect(comment).toMatchObject({
      mentions: [
        { at: 0, length: 9 },
        { at: 14, length: 4 },
      ],
    });
    const notices = noticesOf("concept_mention");
    expect(new Set(notices.map(({ pk }) => pk))).toHaveProperty("size", 2);
    const text = JSON.stringify(notices);
    expect(notices).toHaveLength(2);
    for (const reader of ["usr_viewer", "usr_planner"]) expect(text).toContain(reader);
    expect(notices[0]).toMatchObject({
      told: { about: { conceptId: id, commentId: comment?.id, concept: sampleResult.name, from: "Mia" } },
    });
    expect(noticesOf("concept_commented")).toEqual([]);
  });

  it("never tells its writer, who may mention themselves", async () => {
    await write(mia, "@Mia will do it.", ["usr_member"]);
    expect(noticesOf("concept_mention")).toEqual([]);
  });

  it("is not seen by those who have a link, whose page a closed switch shuts for them alone", async () => {
    const { url } = await createConceptShare(core, accountId, { conceptId: id, days: 7, siteUrl: "" });
    await setConceptComments(core, accountId, id, false);
    await write(mia, "Too dear for this client.");
    const visitor = { ip: "198.51.100.7", device: "Firefox on Linux" };
    const shown = await getSharedConcept(core, url.split("/").at(-1) ?? "", visitor);
    expect(JSON.stringify(shown)).not.toContain("Too dear");
    expect(JSON.stringify(shown)).not.toContain("Mia");
  });

  it("is told apart from a visitor's who takes a colleague's name", async () => {
    const { url } = await createConceptShare(core, accountId, { conceptId: id, days: 7, siteUrl: "" });
    const body = { name: "Mia", text: "@Vic Reed" };
    await addConceptComment({ core, channel }, url.split("/").at(-1) ?? "", { ip: "198.51.100.7" }, body);
    await write(mia, "@Vic Reed");
    expect((await comments()).map(({ name, writer }) => [name, writer])).toEqual([
      ["Mia", "team"],
      ["Mia", "visitor"],
    ]);
  });

  it("keeps the names of those who left, and goes with its concept", async () => {
    await write(mia, "@Vic Reed, please", ["usr_viewer"]);
    for (const gone of ["usr_member", "usr_viewer"])
      await core.table.write({ op: "delete", key: memberKey(accountId, gone) });
    expect(await comments()).toMatchObject([{ name: "Mia", text: "@Vic Reed, please" }]);
    await deleteIdea(core, accountId, id);
    expect([...store.values()].filter(({ rowType }) => rowType === "campaign-idea-comment")).toEqual([]);
  });

  it("validation_failed: mentions nobody who can't read it", async () => {
    const refusal = await refusalOf(write(mia, "@Sam", ["usr_stranger"]));
    expect([refusal.code, Object.keys(refusal.fields ?? {})]).toEqual(["validation_failed", ["mentions"]]);
    expect(await comments()).toEqual([]);
  });

  it("not_found: another account's concept, even with a mention that is wrong", async () => {
    const stranger = { actorId: "usr_stranger", accountId: "usr_stranger" };
    expect(await codeOf(write(stranger, "@Mia", ["usr_member"]))).toBe("not_found");
  });

  it("is written once per client id; idempotency_mismatch for another text", async () => {
    const first = await write(mia, "@Vic Reed", ["usr_viewer"], "client-twice");
    expect(await write(mia, "@Vic Reed", ["usr_viewer"], "client-twice")).toEqual(first);
    expect(await comments()).toHaveLength(1);
    expect(noticesOf("concept_mention")).toHaveLength(1);
    expect(await codeOf(write(mia, "Another", undefined, "client-twice"))).toBe("idempotency_mismatch");
  });

  it("too_many_requests, and conflict where the concept is full until one is deleted", async () => {
    for (let n = 0; n < limits.inquiryRepliesPerMinute; n++) await write(mia, `Comment ${n}`);
    expect(await codeOf(write(pia, "One more"))).toBe("too_many_requests");
    for (let n = limits.inquiryRepliesPerMinute; n < limits.conceptComments; n++) {
      clock.advance(60_000);
      await write(mia, `Comment ${n}`);
    }
    clock.advance(60_000);
    await expect(write(mia, "One more")).rejects.toMatchObject({
      code: "conflict",
      message: "A concept keeps 40 comments. Delete one to make room.",
    });
    const [newest] = await comments();
    await deleteConceptComment(core, accountId, { ideaId: id, id: newest?.id ?? "" });
    await write(mia, "One more");
    expect((await getIdea(core, accountId, id)).comments).toBe(limits.conceptComments);
  });
});
