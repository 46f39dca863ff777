import { rolesFrom, type TeamRole } from "@marquee/contracts/account/team-roles";
import {
  type NotificationKind,
  type NotificationOf,
  readNotification,
} from "@marquee/contracts/live/notification-kinds";
import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { joinTeam } from "@marquee/testkit/sample-team";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { someCaller } from "@marquee/testkit/some-caller";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { type Grant, grantItem, grantKey } from "../../ground/identity/grant.item.ts";
import { memberKey } from "../../ground/identity/member.item.ts";
import { inPerson } from "../../ground/identity/principal.ts";
import { sessionItem } from "../../ground/identity/session.item.ts";
import { profileItem } from "../../ground/users/user.item.ts";
import { nothingDue } from "../../rows/due-rows.ts";
import { fingerprint } from "../../rows/keys.ts";
import { changesSince } from "../realtime/changes.ts";
import { ticketItem } from "../realtime/connection.item.ts";
import { markAuthenticated, openConnection } from "../realtime/realtime.ts";
import { audiences } from "./audiences.ts";
import { mailNotices } from "./mail-notices.ts";
import { type Concerned, noticesTo, noticeWrites, pushNotices, type ReadyNotice } from "./notices.ts";
import {
  clearAll,
  dismiss,
  forgetNotifications,
  listNotifications,
  markRead,
  snooze,
} from "./notifications.ts";
import { shareNotices } from "./share-notices.ts";

const accountId = "usr_founder";
const people = { usr_manager: "manager", usr_member: "member", usr_viewer: "viewer" } as const;
const everybody = [accountId, ...Object.keys(people)];
const roleOf = (id: string): TeamRole => (id === accountId ? "owner" : people[id as keyof typeof people]);

let store: MemoryStore;
let clock: ReturnType<typeof fixedClock>;
let core: Core;
let channel: ReturnType<typeof recordingChannel>;
let calls: string[];

/** A table that notes what is asked of it. */
function countedTable(table: Core["table"]): Core["table"] {
  return new Proxy(table, {
    get(target, name: keyof Core["table"]) {
      const method = target[name] as (...given: never[]) => unknown;
      return (...given: never[]) => {
        calls.push(name);
        return method(...given);
      };
    },
  });
}

beforeEach(async () => {
  store = new Map();
  clock = fixedClock();
  calls = [];
  core = { table: countedTable(memoryTable({}, store)), clock, ids: seededIds() };
  channel = recordingChannel();
  await core.table.write({ op: "put", item: profileItem(sampleUser(accountId)) });
});

const bought: NotificationOf = { kind: "credits_added", about: { credits: 5 } };
const message: NotificationOf = {
  kind: "inquiry_message",
  about: { inquiryId: "inq_1", messageId: "msg_1", from: "Hal", eventName: "Night" },
};
const ready: NotificationOf = { kind: "campaign_ready", about: { generationId: "job_1" } };

async function written(notification: NotificationOf, to?: Concerned): Promise<ReadyNotice[]> {
  clock.advance(1_000);
  const notices = (await noticesTo(core, accountId))(notification, to);
  await core.table.transact(noticeWrites(notices));
  return notices;
}
const tell = async (notification: NotificationOf, to?: Concerned) =>
  pushNotices(core, channel, await written(notification, to));
const listOf = async (actorId: string) => (await listNotifications(core, { actorId, accountId }, {})).items;
const readersOf = async (kind: NotificationKind) => {
  const lists = await Promise.all(everybody.map(async (id) => [id, await listOf(id)] as const));
  return lists.filter(([, list]) => list.some((one) => one.kind === kind)).map(([id]) => id);
};

const agencyId = "usr_agency";
const planner = "usr_planner";

/** An agency with a colleague, whose grant in the account is as given. */
async function hireAgency(change: Partial<Grant> = {}): Promise<void> {
  await core.table.write({ op: "put", item: profileItem({ ...sampleUser(agencyId), role: "agency" }) });
  await joinTeam(core, agencyId, { [planner]: "member" });
  const opening = { accountId, granteeId: agencyId, startedById: accountId, startedAt: "" } as const;
  const access = { teamRole: "member", scope: "campaigns", state: "active" } as const;
  const accepted = { acceptedById: null, acceptedAt: null };
  await core.table.write({ op: "put", item: grantItem({ ...opening, ...access, ...accepted, ...change }) });
}

const listAtAgency = async (actorId: string) =>
  (await listNotifications(core, { actorId, accountId: agencyId }, {})).items;

describe.each([
  ["of one person", false],
  ["of several people", true],
])("what an agency's person ordered for an account %s", (_, hasTeam) => {
  beforeEach(async () => {
    if (hasTeam) await joinTeam(core, accountId, people);
  });

  it("reaches them in the agency's account, says for whom, and leads to the client's page", async () => {
    await hireAgency();
    await tell(ready, { concerned: [planner] });
    const list = await listAtAgency(planner);
    expect(list).toMatchObject([{ kind: "campaign_ready", client: { id: accountId, name: "Acme" } }]);
    const [notice] = list;
    expect(notice && readNotification(notice)).toMatchObject({
      message: "For Acme: Your new campaign concepts are ready to review.",
      leadsTo: `/campaigns?tab=concepts&generation=job_1&account=${accountId}`,
    });
    expect([await listAtAgency(agencyId), await listOf(planner)]).toEqual([[], []]);
    // The client hears what was done for it.
    expect(await listOf(accountId)).toMatchObject([{ kind: "campaign_ready" }]);
    expect((await listOf(accountId))[0]).not.toHaveProperty("client");
  });

  it.each([
    ["that was only offered", { state: "offered" }],
    ["that has ended on its own", { endsAtMs: 1 }],
    ["of an admin who views the account", { viewing: { messagesOpen: true } }],
    ["that reaches something else", { scope: "deals" }],
  ] as const)("does not reach them through a grant %s", async (_grant, change) => {
    await hireAgency(change);
    await tell(ready, { concerned: [planner] });
    expect(await listAtAgency(planner)).toEqual([]);
    expect(await listOf(accountId)).toHaveLength(1);
  });

  it("does not reach them once they have left the agency, or the agency is suspended", async () => {
    await hireAgency();
    const agency = { ...sampleUser(agencyId), role: "agency" as const, hasTeam: true };
    await core.table.write({ op: "put", item: profileItem({ ...agency, status: "suspended" }) });
    await tell(ready, { concerned: [planner] });
    await core.table.write({ op: "put", item: profileItem(agency) });
    await core.table.write({ op: "delete", key: memberKey(agencyId, planner) });
    await tell(ready, { concerned: [planner] });
    expect(await listAtAgency(planner)).toEqual([]);
  });

  it("stays among the account's own people where no grant reaches notices of its kind", async () => {
    await hireAgency({ scope: "everything" });
    await tell(message, { concerned: [planner] });
    expect(await listAtAgency(planner)).toEqual([]);
  });

  it("is mailed to them with the client's page, unless their access ended meanwhile", async () => {
    await hireAgency();
    const mails: { to: string; text: string }[] = [];
    const email = { send: async (mail: { to: string; text: string }) => void mails.push(mail) };
    const mailing = { email, siteUrl: "https://marquee.example", failed: () => undefined };
    const toPlanner = async () => {
      await tell(ready, { concerned: [planner] });
      return async () => {
        clock.advance(48 * 3_600_000);
        await mailNotices({ core, mailing }, clock.now() + 60_000);
        return mails.filter(({ to }) => to === `${planner}@example.com`);
      };
    };
    const first = await (await toPlanner())();
    expect(first).toHaveLength(1);
    expect(first[0]?.text).toContain(`generation=job_1&account=${accountId}`);
    expect(first[0]?.text).toContain("For Acme:");
    const mailed = await toPlanner();
    await core.table.write({ op: "delete", key: grantKey(accountId, agencyId) });
    expect(await mailed()).toHaveLength(1);
  });
});

describe("an account with one person", () => {
  it("has its notices in the list that it always had, for one read and one write", async () => {
    calls = [];
    const notices = await written(bought);
    expect(calls).toEqual(["get", "transact"]);
    expect(notices.map(({ write }) => write.write.op)).toEqual(["put"]);
    expect([...store.keys()].filter((key) => key.includes("NOTE"))).toEqual([
      expect.stringContaining("NOTE#ntf_"),
    ]);
    expect(await listOf(accountId)).toMatchObject([{ kind: "credits_added", read: false }]);
  });
});

describe("a notice to a team", () => {
  beforeEach(() => joinTeam(core, accountId, people));

  it("takes one write in its transaction, however many it is for", async () => {
    calls = [];
    const notices = await written(message);
    expect([notices.length, calls]).toEqual([1, ["get", "transact"]]);
    expect(await readersOf("inquiry_message")).toEqual([]);
    await pushNotices(core, channel, notices);
    expect(await readersOf("inquiry_message")).toEqual([accountId, "usr_manager", "usr_member"]);
  });

  it.each([
    ["credits_low", { available: 3 }],
    ["credits_added", { credits: 5 }],
    ["inquiry_message", message.about],
    ["event_by_admin", { eventId: "evt_1", eventName: "Night", action: "updateEvent" }],
  ])("goes to all with the role that its kind says, and to nobody else: %s", async (kind, about) => {
    await tell({ kind, about } as NotificationOf);
    const least = audiences[kind as NotificationKind];
    expect(least).not.toBe("person");
    const enough = rolesFrom(least as TeamRole);
    expect(await readersOf(kind as NotificationKind)).toEqual(
      everybody.filter((id) => enough.includes(roleOf(id))),
    );
  });

  it("goes only to those whom it concerns, whatever their role, and to the others only when those are gone", async () => {
    await tell(ready, { concerned: ["usr_viewer"] });
    expect(await readersOf("campaign_ready")).toEqual(["usr_viewer"]);
    await core.table.write({ op: "delete", key: memberKey(accountId, "usr_viewer") });
    await tell(ready, { concerned: ["usr_viewer"] });
    const counts = await Promise.all(everybody.map(async (id) => (await listOf(id)).length));
    expect(counts).toEqual([1, 1, 1, 1]);
  });

  it("goes to whom it mentions and to nobody else, even if they are gone", async () => {
    const mention: NotificationOf = {
      kind: "deal_mention",
      about: { dealId: "deal_1", messageId: "msg_1", from: "Hal", eventName: "Night" },
    };
    await tell(mention, { concerned: ["usr_viewer", "usr_manager"], except: "usr_manager" });
    expect(await readersOf("deal_mention")).toEqual(["usr_viewer"]);
    await core.table.write({ op: "delete", key: memberKey(accountId, "usr_viewer") });
    await tell(mention, { concerned: ["usr_viewer"] });
    const counts = await Promise.all(everybody.map(async (id) => (await listOf(id)).length));
    expect(counts).toEqual([0, 0, 0, 1]);
  });

  it("does not go to who did it", async () => {
    await tell(message, { except: "usr_member" });
    expect(await readersOf("inquiry_message")).toEqual([accountId, "usr_manager"]);
  });

  it("is read, dismissed, snoozed and cleared by each person alone", async () => {
    await tell(message);
    const of = (actorId: string) => ({ actorId, accountId });
    const [first] = await listOf("usr_member");
    const id = first?.id ?? "";
    await markRead(core, channel, of("usr_member"), [id]);
    expect((await listOf("usr_member")).map(({ read }) => read)).toEqual([true]);
    for (const other of [accountId, "usr_manager"])
      expect((await listOf(other)).map(({ read }) => read)).toEqual([false]);
    const until = new Date(clock.now() + 3_600_000).toISOString();
    await snooze(core, channel, of("usr_manager"), { id, until });
    await clearAll(core, channel, of("usr_member"), id);
    await dismiss(core, channel, of("usr_viewer"), id);
    expect([await listOf("usr_manager"), await listOf("usr_member")]).toEqual([[], []]);
    expect(await listOf(accountId)).toHaveLength(1);
    clock.advance(2 * 3_600_000);
    expect(await listOf("usr_manager")).toMatchObject([{ kind: "inquiry_message", read: false }]);
  });

  it("follows the preferences of each person, not those of whoever registered the account", async () => {
    const without = (id: string) => {
      const { preferences, ...user } = { ...sampleUser(id), hasTeam: id === accountId };
      const notifications = { ...preferences.notifications, dealUpdates: false };
      return profileItem({ ...user, preferences: { ...preferences, notifications } });
    };
    await core.table.write({ op: "put", item: without(accountId) });
    await core.table.write({ op: "put", item: without("usr_manager") });
    await tell(message);
    expect(await readersOf("inquiry_message")).toEqual(["usr_member"]);
  });

  it("is mailed to each at their own hours, names the company, and not to somebody who left meanwhile", async () => {
    const weekly = sampleUser("usr_manager");
    const mailSettings = { ...weekly.mailSettings, digest: "weekly" as const };
    await core.table.write({ op: "put", item: profileItem({ ...weekly, mailSettings }) });
    const mails: { to: string; text: string }[] = [];
    const email = { send: async (mail: { to: string; text: string }) => void mails.push(mail) };
    const mailing = { email, siteUrl: "https://marquee.example", failed: () => undefined };
    const run = () => mailNotices({ core, mailing }, clock.now() + 60_000);
    await tell(message);
    await core.table.write({ op: "delete", key: memberKey(accountId, "usr_member") });
    clock.advance(24 * 3_600_000);
    await run();
    expect(mails.map(({ to }) => to)).toEqual(["usr_founder@example.com"]);
    expect(mails[0]?.text).not.toContain("work in Acme");
    clock.advance(8 * 24 * 3_600_000);
    await run();
    expect(mails.map(({ to }) => to)).toEqual(["usr_founder@example.com", "usr_manager@example.com"]);
    expect(mails[1]?.text).toContain("because you work in Acme's account");
    // Whoever acts for another account is offered to switch to this one.
    expect(mails[1]?.text).toContain(`/inquiries/inq_1?account=${accountId}`);
  });

  it("reaches everybody once, even if the call that wrote it was killed at any moment", async () => {
    const notices = await written(message);
    const share = () => shareNotices(core, channel, clock.now() + 60_000, nothingDue());
    await Promise.all([share(), share(), pushNotices(core, channel, notices)]);
    await share();
    for (const id of [accountId, "usr_manager", "usr_member"]) expect(await listOf(id)).toHaveLength(1);
    expect([...store.keys()].filter((key) => key.includes("TEAM-NOTICE"))).toEqual([]);
  });

  it("is not told anew to who has read it by then, if the call was killed before it forgot the notice", async () => {
    const notices = await written(message);
    const rows = new Map([...store].filter(([key]) => key.includes("TEAM-NOTICE")));
    await pushNotices(core, channel, notices);
    for (const [key, row] of rows) store.set(key, row);
    const [first] = await listOf("usr_member");
    await markRead(core, channel, { actorId: "usr_member", accountId }, [first?.id ?? ""]);
    await shareNotices(core, channel, clock.now() + 60_000, nothingDue());
    expect(await listOf("usr_member")).toMatchObject([{ id: first?.id, read: true }]);
  });

  it("is pushed to and counted for its readers alone", async () => {
    const connect = async (actorId: string) => {
      const principal = { actorId, accountId, sessionHash: `session of ${actorId}` };
      const session = sessionItem(actorId, principal.sessionHash, someCaller, true, clock.now());
      await core.table.write({ op: "put", item: session });
      await core.table.write({ op: "put", item: ticketItem(fingerprint(actorId), principal, clock.now()) });
      await openConnection(core, channel, `of ${actorId}`, actorId);
      await markAuthenticated(core, principal, `of ${actorId}`);
    };
    for (const id of everybody) await connect(id);
    const cursors = await Promise.all(
      everybody.map(async (actorId) => (await changesSince(core, { actorId, accountId }, undefined)).cursor),
    );
    const to: string[] = [];
    const recording = { ...channel, send: async (id: string) => (to.push(id), "sent" as const) };
    await pushNotices(core, recording, await written(ready, { concerned: ["usr_member"] }));
    expect(to).toEqual(["of usr_member"]);
    const changed = await Promise.all(
      everybody.map(
        async (actorId, at) => (await changesSince(core, { actorId, accountId }, cursors[at])).changed,
      ),
    );
    expect(changed).toEqual([[], [], ["notifications"], []]);
  });

  it("is not in the list of the same person's own account, and is deleted when they leave", async () => {
    await tell(message);
    expect((await listNotifications(core, inPerson("usr_member"), {})).items).toEqual([]);
    await forgetNotifications(core, { actorId: "usr_member", accountId });
    expect(await listOf("usr_member")).toEqual([]);
    expect(await listOf("usr_manager")).toHaveLength(1);
  });
});
