import { AppError } from "@marquee/contracts/errors";
import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import type { Item } from "@marquee/table/table";
import { createAccountWithEveryRow } from "@marquee/testkit/account-with-every-row";
import { fixedClock } from "@marquee/testkit/clock";
import { removeUnder } from "@marquee/testkit/memory-files";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { refusalOf } from "@marquee/testkit/refusal";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { storeUser } from "../../account/accounts/register.ts";
import { loadSession, type SignedIn } from "../../account/sessions/sessions.ts";
import { removeMember } from "../../account/team/people.ts";
import { readTeam, teamItem, teamKey } from "../../account/team/team.item.ts";
import type { Core } from "../../core.ts";
import { checkLedger } from "../../credits/ledger-check/check-ledger.ts";
import { memberItem, membershipItem } from "../../ground/identity/member.item.ts";
import { membersOf } from "../../ground/identity/members.ts";
import { inPerson } from "../../ground/identity/principal.ts";
import { readSession, sessionPrefix } from "../../ground/identity/session.item.ts";
import { nameOfActor } from "../../ground/users/actor-names.ts";
import { contactOf } from "../../ground/users/contact.ts";
import { savePreferences } from "../../ground/users/save-preferences.ts";
import { profileKey, readUser, type UserRecord } from "../../ground/users/user.item.ts";
import { mailNotices } from "../../live/notifications/mail-notices.ts";
import { notificationEntity } from "../../live/notifications/notification.item.ts";
import { deleteAccount, finishDeletions } from "./delete-account.ts";
import type { Eraser } from "./erase-account.ts";
import { exportAccount } from "./export-account.ts";
import { ownershipOf } from "./registry.ts";

let rows: MemoryStore;
let files: Map<string, Uint8Array>;
let clock: ReturnType<typeof fixedClock>;
let core: Core;
let noted: string[];
const channel = recordingChannel();
const mailing = {
  email: { send: async () => undefined },
  siteUrl: "https://marquee.example",
  failed: () => undefined,
};
const at = "2026-01-01T00:00:00.000Z";

function eraserOver(hooks: Parameters<typeof memoryTable>[0] = {}): Eraser {
  const removed = async (prefix: string) => {
    await hooks?.before?.("files");
    return removeUnder(files, prefix);
  };
  const noteErased = async (note: string) => void noted.push(note);
  return {
    core: { ...core, table: memoryTable(hooks, rows) },
    channel,
    files: { removeUnder: removed, noteErased },
    payments: async () => Promise.reject(new AppError("unavailable")),
  };
}

/** An account with every kind of row, whose founder is one of two owners. */
beforeEach(async () => {
  rows = new Map();
  files = new Map();
  noted = [];
  clock = fixedClock();
  core = { table: memoryTable({}, rows), clock, ids: seededIds(), pause: async () => undefined };
  await createAccountWithEveryRow(core, files, { id: "usr_1", word: "zephyr", digit: 1 });
  await storeUser(core, sampleUser("usr_2", { name: "Olga Owner", company: "Elsewhere" }));
  const place = { accountId: "usr_1", personId: "usr_2", joinedAt: at };
  for (const item of [
    memberItem({ ...place, teamRole: "owner" }),
    membershipItem(place),
    teamItem({ accountId: "usr_1", people: 2, owners: 2 }),
  ])
    await core.table.write({ op: "put", item });
  for (const { pk, sk } of [...rows.values()].filter(({ sk }) => sk.startsWith("MEMBERSHIP#usr_another")))
    await core.table.write({ op: "delete", key: { pk, sk } });
  const set = { passwordHash: null, company: "Northwind Cloud", hasTeam: true };
  await core.table.write({ op: "update", key: profileKey("usr_1"), set });
});

const profile = async (id = "usr_1"): Promise<UserRecord> => {
  const row = await core.table.get(profileKey(id));
  if (!row) throw new Error("no profile");
  return readUser(row);
};

async function signedIn(): Promise<SignedIn> {
  const row = [...rows.values()].find(({ pk, sk }) => pk === "USER#usr_1" && sk.startsWith(sessionPrefix));
  const found =
    row && (await loadSession(core, { ...inPerson("usr_1"), sessionHash: readSession(row).hash }));
  if (!found) throw new Error("not signed in");
  return found;
}

const asked = { password: undefined, keepsCompany: true, untilMs: Number.MAX_SAFE_INTEGER };
const erase = async (eraser = eraserOver()) => deleteAccount(eraser, mailing, await signedIn(), asked);

/** What says who the founder is, was reached by, or signed in with; the rest of the account's words are the company's. */
const marks =
  /Person zephyr|zephyr_name|zephyr@example|zephyr\.new@|google-zephyr|\+14155550101|zephyr phone/;
/** The rows that say it, but for the news to the other owner of who has left, as of anybody who leaves. */
const personalRows = () =>
  [...rows.values()].filter((row) => marks.test(JSON.stringify(row)) && !isNews(row));
const isNews = ({ pk, rowType }: Item) =>
  rowType === "team-notice" || (pk === "USER#usr_2" && rowType === "notification");

/** What a leaving person changes of the company's own: its people, and what ends with their place in it. */
const kindsOfLeaving = new Set([
  "member",
  "team",
  "handover",
  "api-key",
  "socket",
  "connection",
  "team-notice",
]);
const isTheCompany = ({ rowType }: Item) =>
  ownershipOf(rowType).person === undefined && !kindsOfLeaving.has(String(rowType));
const companyRows = () => structuredClone([...rows.values()].filter(isTheCompany));

describe("the founder of a company that others keep", () => {
  it("is gone from every row and file, while the company's rows and other people's stay as they were", async () => {
    const before = companyRows();
    // Beside the news of who has left.
    const ofOther = () =>
      [...rows.values()].filter(
        ({ pk, rowType }) => pk === "USER#usr_2" && rowType !== "notification" && rowType !== "changes",
      );
    const others = structuredClone(ofOther());
    expect(personalRows().length).toBeGreaterThan(8);
    await erase();
    expect(personalRows()).toEqual([]);
    // What both sides keep of a deal names the company, and the person as deleted.
    const named = (all: readonly Item[]): Item[] =>
      JSON.parse(
        JSON.stringify(all)
          .replaceAll('"name":"Brand 1"', '"name":"Deleted user"')
          .replaceAll(/"turn":\d+/g, '"turn":0'),
      );
    expect(named(companyRows())).toEqual(named(before));
    expect(JSON.stringify(companyRows())).not.toContain("Brand 1");
    expect(ofOther()).toEqual(others);
    expect([...files.keys()].filter((key) => key.startsWith("avatars/"))).toEqual([]);
    expect([...files.keys()].filter((key) => key.startsWith("mockups/usr_1/"))).toHaveLength(2);
    expect(await checkLedger(core, "usr_1")).toEqual([]);
    expect(noted).toEqual(["person:usr_1"]);
  });

  it("leaves a profile that is only the company's, under which nobody is named or signs in", async () => {
    const { company, industry, role, hasTeam, createdAt } = await profile();
    const before = await signedIn();
    await erase();
    expect(await profile()).toMatchObject({
      company,
      industry,
      role,
      hasTeam,
      createdAt,
      status: "active",
      emailConfirmed: true,
      name: "Deleted user",
      username: "deleted account",
      email: null,
      pendingEmail: null,
      phone: null,
      phoneVerified: false,
      googleSubject: null,
      passwordHash: null,
      avatar: null,
    });
    const principal = { ...inPerson("usr_1"), sessionHash: before.session.hash };
    expect(await loadSession(core, principal)).toBeUndefined();
    for (const key of ["USERNAME#zephyr_name", "EMAIL#zephyr@example.com", "PHONE#+14155550101"])
      expect(rows.has(`${key}\nGUARD`), key).toBe(false);
    const gone = await profile();
    expect(contactOf(gone)).toEqual({ name: "Deleted user", company: "Northwind Cloud" });
    expect(nameOfActor(new Map([["usr_1", gone]]), "usr_1", {})).toBe("Deleted user for Northwind Cloud");
    expect((await membersOf(core, gone)).map(({ personId }) => personId)).toEqual(["usr_2"]);
  });

  it("interrupted after any write: cannot sign in, and the schedule finishes the work", async () => {
    const fresh = structuredClone([...rows]);
    const { session, user } = await signedIn();
    // The clock advances from interruption to interruption; the step-up has to stay recent.
    const owner = { session: { ...session, provenAtMs: Number.MAX_SAFE_INTEGER }, user };
    let cuts = 0;
    for (let cutAt = 1; ; cutAt++) {
      rows.clear();
      for (const [key, row] of structuredClone(fresh)) rows.set(key, row);
      let step = 0;
      const after = async (operation: string) => {
        if (operation === "get" || operation === "getMany" || operation === "query") return;
        step += 1;
        if (step >= cutAt) throw new Error("cut");
      };
      const died = await deleteAccount(eraserOver({ after }), mailing, owner, asked).then(
        () => false,
        () => true,
      );
      if (!died) break;
      if ((await profile()).personDeletedAt === undefined) continue;
      cuts += 1;
      expect(await loadSession(core, { ...inPerson("usr_1"), sessionHash: session.hash })).toBeUndefined();
      clock.advance(25 * 60_000);
      expect(await finishDeletions(eraserOver(), clock.now() + 60_000)).toMatchObject({
        ended: 1,
        failed: 0,
      });
      expect(personalRows(), `cut at ${cutAt}`).toEqual([]);
      expect((await profile()).status).toBe("active");
    }
    expect(cuts).toBeGreaterThan(8);
  });

  it("is looked for once more, for what a call in flight still wrote, and then never again", async () => {
    await erase();
    const late = { ...(await profile()), name: "Person zephyr" };
    const set = { name: late.name, email: "zephyr@example.com" };
    await core.table.write({ op: "update", key: profileKey("usr_1"), set });
    clock.advance(21 * 60_000);
    expect(await finishDeletions(eraserOver(), clock.now() + 60_000)).toMatchObject({ looked: 1, ended: 1 });
    expect(personalRows()).toEqual([]);
    clock.advance(60 * 60_000);
    expect(await finishDeletions(eraserOver(), clock.now() + 60_000)).toMatchObject({ looked: 0 });
  });

  it("undoes nothing that a manager sets for the company meanwhile", async () => {
    const { preferences } = await profile();
    const open = { ...preferences, api: { enableApiAccess: true, restrictApiAccess: false } };
    await core.table.write({ op: "update", key: profileKey("usr_1"), set: { preferences: open } });
    let closed = false;
    // After the erasure read the profile for the last time, and before it writes it.
    const before = async (operation: string) => {
      if (operation !== "write" || closed || personalRows().length > 1) return;
      closed = true;
      await savePreferences(core, await profile(), (now) => ({
        set: { preferences: { ...now.preferences, api: { ...open.api, enableApiAccess: false } } },
        others: [],
      }));
    };
    await erase(eraserOver({ before }));
    expect(closed).toBe(true);
    expect(personalRows()).toEqual([]);
    expect((await profile()).preferences.api.enableApiAccess).toBe(false);
  });

  it("is mailed nothing more, whatever notice waits for its mail when they leave", async () => {
    const mails: string[] = [];
    const email = { send: async ({ to }: { to: string }) => void mails.push(to) };
    const mailer = () => mailNotices({ core, mailing: { ...mailing, email } }, Number.MAX_SAFE_INTEGER);
    const waiting = (id: string, accountId: string) => {
      const told = { kind: "credits_low", about: { available: 3 } } as const;
      const reader = { actorId: "usr_1", accountId };
      const item = notificationEntity.item({ ...reader, id, told, createdAt: at, mailAt: at });
      return core.table.write({ op: "put", item });
    };
    await waiting("ntf_own", "usr_1");
    // Cut off once nobody can sign in any more: what waits is still there.
    const after = async (operation: string) => {
      if (operation !== "get" && (await profile()).personDeletedAt !== undefined) throw new Error("cut");
    };
    await expect(erase(eraserOver({ after }))).rejects.toThrow("cut");
    await mailer();
    await waiting("ntf_late", "usr_1");
    clock.advance(25 * 60_000);
    await finishDeletions(eraserOver(), clock.now() + 60_000);
    await waiting("ntf_last", "usr_1");
    await mailer();
    expect(mails).not.toContain("zephyr@example.com");
  });

  it("is erased also while the company is suspended, which stays so", async () => {
    const suspended = async (operation: string) => {
      if (operation === "files")
        await core.table.write({ op: "update", key: profileKey("usr_1"), set: { status: "suspended" } });
    };
    await erase(eraserOver({ before: suspended }));
    expect(personalRows()).toEqual([]);
    expect((await profile()).status).toBe("suspended");
  });

  it("conflict: not while they are the last owner, nor where it is not as they were told", async () => {
    const role = (teamRole: "owner" | "viewer") =>
      core.table.write({
        op: "put",
        item: memberItem({ accountId: "usr_1", personId: "usr_2", teamRole, joinedAt: at }),
      });
    await role("viewer");
    await core.table.write({ op: "put", item: teamItem({ accountId: "usr_1", people: 2, owners: 1 }) });
    expect(await refusalOf(erase())).toMatchObject({ code: "conflict" });
    const alone = { ...asked, keepsCompany: false };
    const whole = deleteAccount(eraserOver(), mailing, await signedIn(), alone);
    expect(await refusalOf(whole)).toMatchObject({ code: "conflict" });
    expect(await profile()).toMatchObject({ status: "active", username: "zephyr_name" });
  });

  it("exports, once they left the company, what is theirs and nothing of the company's", async () => {
    const founder = await profile();
    const caller = { ip: "", device: "" };
    const kindsOf = async () => {
      const { data } = JSON.parse(await exportAccount(core, founder, caller)) as {
        data: Record<string, unknown[]>;
      };
      return Object.keys(data).filter((kind) => data[kind]?.length);
    };
    expect(await kindsOf()).toEqual(expect.arrayContaining(["user", "session", "job", "campaign-idea"]));
    const by = { acting: inPerson("usr_1"), user: founder, account: founder };
    await removeMember(core, channel, by, "usr_1");
    const kinds = await kindsOf();
    expect(kinds).toEqual(expect.arrayContaining(["user", "activity", "notification"]));
    for (const kind of kinds) expect(ownershipOf(kind).person, kind).toBeDefined();
    expect(kinds).not.toContain("adjustment");
  });

  it("leaves an owner, whoever of the others leaves or is removed at the same moment", async () => {
    const fresh = structuredClone([...rows]);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 30, maxLength: 30 }),
        fc.boolean(),
        async (waits, othersRemove) => {
          rows.clear();
          for (const [key, row] of structuredClone(fresh)) rows.set(key, row);
          let turn = 0;
          const before = async () => {
            for (let n = waits[turn++ % waits.length] ?? 0; n > 0; n--) await Promise.resolve();
          };
          const raced = { ...core, table: memoryTable({ before }, rows) };
          const account = await profile();
          const other = {
            acting: { actorId: "usr_2", accountId: "usr_1" },
            user: await profile("usr_2"),
            account,
          };
          const founderLeaves = deleteAccount(eraserOver({ before }), mailing, await signedIn(), asked);
          await Promise.allSettled([
            founderLeaves,
            removeMember(raced, channel, other, othersRemove ? "usr_1" : "usr_2"),
          ]);
          const now = await profile();
          const owners = (await membersOf(core, now)).filter(({ teamRole }) => teamRole === "owner");
          const team = await core.table.get(teamKey("usr_1"));
          expect(owners.length).toBeGreaterThan(0);
          expect(team && readTeam(team).owners).toBe(owners.length);
          if (now.personDeletedAt !== undefined)
            expect(owners.map(({ personId }) => personId)).toEqual(["usr_2"]);
          expect(now.status).toBe("active");
        },
      ),
      { numRuns: 60 },
    );
  });

  it("does not take the company along when somebody joins it at the last moment", async () => {
    for (const key of ["USER#usr_1\nMEMBER#usr_2"]) rows.delete(key);
    await core.table.write({ op: "put", item: teamItem({ accountId: "usr_1", people: 1, owners: 1 }) });
    const owner = await signedIn();
    let joined = false;
    const before = async (operation: string) => {
      if (operation !== "transact" || joined) return;
      joined = true;
      await core.table.write({ op: "put", item: teamItem({ accountId: "usr_1", people: 2, owners: 1 }) });
    };
    const deleting = deleteAccount(eraserOver({ before }), mailing, owner, { ...asked, keepsCompany: false });
    expect(await refusalOf(deleting)).toMatchObject({ code: "conflict" });
    expect((await profile()).status).toBe("active");
  });
});
