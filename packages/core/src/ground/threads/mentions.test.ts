import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { refusalOf } from "@marquee/testkit/refusal";
import { joinTeam } from "@marquee/testkit/sample-team";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { type Grant, grantItem } from "../identity/grant.item.ts";
import { memberKey } from "../identity/member.item.ts";
import { profileItem, profileKey } from "../users/user.item.ts";
import { usersOf } from "../users/users-of.ts";
import { namedNow, othersMentionable, placedMentions } from "./mentions.ts";

const accountId = "usr_company";
const reader = { actorId: "usr_member", accountId };
let core: Core;

const store = (id: string, name: string, change = {}) =>
  core.table.write({ op: "put", item: profileItem({ ...sampleUser(id), name, ...change }) });

function grant(granteeId: string, change: Partial<Grant> = {}) {
  const access = { teamRole: "member", scope: "deals", state: "active" } as const;
  const by = { startedById: accountId, startedAt: "", acceptedById: null, acceptedAt: null };
  return core.table.write({
    op: "put",
    item: grantItem({ accountId, granteeId, ...access, ...by, ...change }),
  });
}

/** A company of three people, two agencies of two people, each with a grant for deals, and a stranger. */
beforeEach(async () => {
  core = { table: memoryTable({}, new Map()), clock: fixedClock(), ids: seededIds() };
  for (const id of [accountId, "usr_agency", "usr_other"]) await store(id, "");
  await joinTeam(core, accountId, { usr_member: "member", usr_viewer: "viewer" });
  await joinTeam(core, "usr_agency", { usr_planner: "viewer" });
  await joinTeam(core, "usr_other", { usr_rival: "member" });
  const names = {
    usr_member: "Mia",
    usr_viewer: "Vic Reed",
    usr_planner: "Pia",
    usr_rival: "Roy",
    usr_stranger: "Sam",
  };
  for (const [id, name] of Object.entries(names)) await store(id, name);
  await store(accountId, "Ada Ng", { hasTeam: true });
  await store("usr_agency", "Bo", { hasTeam: true, company: "Bright Agency" });
  await store("usr_other", "Oz", { hasTeam: true, company: "Other Agency" });
  await grant("usr_agency");
  await grant("usr_other");
});

const namesFor = async (acting: Parameters<typeof othersMentionable>[1], reach = "deals" as const) =>
  (await othersMentionable(core, acting, reach)).map(({ name }) => name);
const place = (text: string, personIds: string[], acting: Parameters<typeof placedMentions>[1] = reader) =>
  placedMentions(core, acting, { text, personIds, reach: "deals" });

describe("who may be mentioned", () => {
  it("are the account's own people and those of its agencies, with the agency's name", async () => {
    expect(await othersMentionable(core, reader, "deals")).toEqual([
      { id: accountId, name: "Ada Ng", agency: null },
      { id: "usr_agency", name: "Bo", agency: "Bright Agency" },
      { id: "usr_other", name: "Oz", agency: "Other Agency" },
      { id: "usr_planner", name: "Pia", agency: "Bright Agency" },
      { id: "usr_rival", name: "Roy", agency: "Other Agency" },
      { id: "usr_viewer", name: "Vic Reed", agency: null },
    ]);
  });

  it("are for an agency's person nobody of another agency", async () => {
    const acting = { actorId: "usr_planner", accountId, through: "usr_agency" };
    expect(await namesFor(acting)).toEqual(["Ada Ng", "Bo", "Mia", "Vic Reed"]);
    expect((await refusalOf(place("@Roy", ["usr_rival"], acting))).code).toBe("validation_failed");
  });

  it.each([
    ["that was only asked for", { state: "asked" }],
    ["that reaches campaigns only", { scope: "campaigns" }],
    ["that has ended", { endsAtMs: 1 }],
    ["of an admin who looks", { viewing: { messagesOpen: true } }],
  ] as const)("are not the people behind a grant %s", async (_, change) => {
    await grant("usr_other", change);
    expect(await namesFor(reader)).toEqual(["Ada Ng", "Bo", "Pia", "Vic Reed"]);
  });

  it("are not those who left, are suspended or gone", async () => {
    await core.table.write({ op: "delete", key: memberKey(accountId, "usr_viewer") });
    await store("usr_planner", "Pia", { status: "suspended" });
    await core.table.write({ op: "delete", key: profileKey("usr_rival") });
    expect(await namesFor(reader)).toEqual(["Ada Ng", "Bo", "Oz"]);
  });
});

describe("a text's mentions", () => {
  it("stand where it names the people, each as often as it does", async () => {
    expect(await place("@Ada Ng, ask @Pia. Thanks, @Ada Ng!", [accountId, "usr_planner"])).toEqual([
      { personId: accountId, at: 0, length: 7 },
      { personId: "usr_planner", at: 13, length: 4 },
      { personId: accountId, at: 27, length: 7 },
    ]);
    expect(await place("@Ada Ng", [])).toEqual([]);
  });

  it.each([
    ["a stranger", "@Sam", "usr_stranger"],
    ["nobody at all", "@Sam", "usr_none"],
    ["somebody whom the text does not name", "Ada Ng", accountId],
  ])("validation_failed: names the field for %s", async (_, text, id) => {
    const { code, fields } = await refusalOf(place(text, [id]));
    expect([code, Object.keys(fields ?? {})]).toEqual(["validation_failed", ["mentions"]]);
  });

  it("says the same of a stranger and of an id that is nobody's", async () => {
    const [stranger, nobody] = [
      await refusalOf(place("@Sam", ["usr_stranger"])),
      await refusalOf(place("@Sam", ["usr_none"])),
    ];
    expect(stranger.fields).toEqual(nobody.fields);
  });

  it("are of each of two people of one name in turn", async () => {
    await store("usr_viewer", "Ada Ng");
    const ids = async (text: string, chosen: string[]) =>
      (await place(text, chosen)).map(({ personId }) => personId);
    expect(await ids("@Ada Ng and @Ada Ng", ["usr_viewer", accountId])).toEqual(["usr_viewer", accountId]);
    expect(await ids("@Ada Ng and @Ada Ng", ["usr_viewer"])).toEqual(["usr_viewer", "usr_viewer"]);
    expect((await refusalOf(place("@Ada Ng", ["usr_viewer", accountId]))).code).toBe("validation_failed");
  });

  it("show the people's names of today, and the rest of the text as it was", async () => {
    const chosen = { "Ada Ng": accountId, Pia: "usr_planner", "Vic Reed": "usr_viewer" };
    const mention = fc.constantFrom(...Object.keys(chosen)).map((name) => ({ name }));
    const word = fc.constantFrom("", "so", "\u{1F44D}", "mail@", "Pia");
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(word, mention, word)), fc.string(), async (parts, renamed) => {
        const text = (nameOf: (name: string) => string) =>
          parts.map(([before, { name }, after]) => `${before} @${nameOf(name)} ${after}`).join("");
        const said = [...new Set(parts.map(([, { name }]) => name))];
        const ids = said.map((name) => chosen[name as keyof typeof chosen]);
        const written = text((name) => name);
        const mentions = await place(written, ids);
        const users = await usersOf(core, Object.values(chosen));
        const pia = users.get("usr_planner");
        if (pia) users.set("usr_planner", { ...pia, name: renamed });
        users.delete("usr_viewer");
        const now = (name: string) => ({ Pia: renamed, "Vic Reed": "Deleted user" })[name] ?? name;
        const { text: shown, mentions: spans = [] } = namedNow(written, { mentions }, users);
        expect(shown).toBe(text(now));
        expect(spans.map(({ at, length }) => shown.slice(at, at + length))).toEqual(
          parts.map(([, { name }]) => `@${now(name)}`),
        );
      }),
    );
  });
});
