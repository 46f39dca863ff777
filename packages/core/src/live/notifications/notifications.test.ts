import type { StoredNotification } from "@marquee/contracts/live/notifications";
import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { refusalOf } from "@marquee/testkit/refusal";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { inPerson } from "../../ground/identity/principal.ts";
import { profileItem } from "../../ground/users/user.item.ts";
import { noticesTo, noticeWrites, readyNotices } from "./notices.ts";
import { notificationEntity } from "./notification.item.ts";
import {
  clearAll,
  dismiss,
  listNotifications,
  markAllRead,
  markRead,
  restoreCleared,
  restoreDismissed,
  snooze,
} from "./notifications.ts";

const reader = "usr_reader";
const other = "usr_other";
const channel = recordingChannel();
let clock: ReturnType<typeof fixedClock>;
let core: Core;
let store: MemoryStore;

beforeEach(async () => {
  clock = fixedClock();
  store = new Map();
  core = { table: memoryTable({}, store), clock, ids: seededIds() };
  for (const id of [reader, other])
    await core.table.write({
      op: "put",
      item: profileItem(sampleUser(id, { username: id, email: `${id}@example.com` })),
    });
});

async function tell(credits: number, userId = reader): Promise<string> {
  clock.advance(1_000);
  const told = (await noticesTo(core, userId))({ kind: "credits_added", about: { credits } });
  await core.table.transact(noticeWrites(told));
  return told[0]?.stored?.id ?? "";
}

async function whole(userId = reader, limit = 100): Promise<StoredNotification[]> {
  const found: StoredNotification[] = [];
  let cursor: string | undefined;
  do {
    const page = await listNotifications(core, inPerson(userId), { limit, cursor });
    expect(page.items.length).toBeLessThanOrEqual(limit);
    found.push(...page.items);
    cursor = page.cursor;
  } while (cursor !== undefined);
  return found;
}
const ids = async () => (await whole()).map(({ id }) => id);

describe("the list", () => {
  it("is newest first, page by page, and contains only one's own", async () => {
    const told: string[] = [];
    for (let n = 0; n < 25; n++) told.unshift(await tell(n));
    await tell(1, other);
    for (const limit of [1, 7, 25, 100])
      expect((await whole(reader, limit)).map(({ id }) => id)).toEqual(told);
    expect(await whole()).toMatchObject([
      { kind: "credits_added", about: { credits: 24 }, read: false },
      ...Array.from({ length: 24 }, () => ({})),
    ]);
    expect(await refusalOf(listNotifications(core, inPerson(reader), { cursor: "bm9uZQ" }))).toMatchObject({
      code: "validation_failed",
    });
  });

  it("leaves out unreadable rows, and shows no fact that the kind does not define", async () => {
    const [first, second] = [await tell(1), await tell(2)];
    const key = notificationEntity.key({ ...inPerson(reader), id: first });
    await core.table.write({ op: "update", key, set: { told: { kind: "of another release", about: {} } } });
    const known = notificationEntity.key({ ...inPerson(reader), id: second });
    const about = { credits: 2, secret: "more" };
    await core.table.write({ op: "update", key: known, set: { told: { kind: "credits_added", about } } });
    expect(await whole()).toMatchObject([{ id: second, about: { credits: 2 } }]);
    expect(JSON.stringify(await whole())).not.toContain("more");
  });

  it("is no longer than what one page may read, however much was dismissed before", async () => {
    const told: string[] = [];
    for (let n = 0; n < 230; n++) told.push(await tell(n));
    for (const id of told.slice(5)) await dismiss(core, channel, inPerson(reader), id);
    expect(await ids()).toEqual(told.slice(0, 5).reverse());
  });
});

describe("who is notified", () => {
  it("are readers who want it; a response to one's own action is always shown", async () => {
    const { preferences, ...user } = sampleUser(reader);
    const notifications = { ...preferences.notifications, dealUpdates: false };
    await core.table.write({
      op: "put",
      item: profileItem({ ...user, preferences: { ...preferences, notifications } }),
    });
    const message = { dealId: "deal_1", messageId: "msg_1", from: "Hal", eventName: "Night" };
    const told = await readyNotices(core, [
      { userId: reader, notification: { kind: "deal_message", about: message } },
      { userId: other, notification: { kind: "deal_message", about: message } },
      { userId: reader, notification: { kind: "credits_added", about: { credits: 1 } } },
      { userId: "usr_nobody", notification: { kind: "credits_added", about: { credits: 1 } } },
    ]);
    expect(told.map(({ userId, stored }) => [userId, stored?.kind])).toEqual([
      [other, "deal_message"],
      [reader, "credits_added"],
    ]);
  });

  it("are not readers whose accounts are closed", async () => {
    await core.table.write({ op: "put", item: profileItem({ ...sampleUser(reader), status: "deleted" }) });
    expect((await noticesTo(core, reader))({ kind: "credits_added", about: { credits: 1 } })).toEqual([]);
  });
});

describe("all at once", () => {
  it("leaves what arrived after what was seen", async () => {
    const seen = await tell(1);
    const later = await tell(2);
    await markAllRead(core, channel, inPerson(reader), seen);
    expect((await whole()).map(({ read }) => read)).toEqual([false, true]);
    await clearAll(core, channel, inPerson(reader), seen);
    expect(await ids()).toEqual([later]);
  });

  it("is one write, however long the list is, and a mark never moves back", async () => {
    const told: string[] = [];
    for (let n = 0; n < 50; n++) told.push(await tell(n));
    const written = () => [...store.values()].filter(({ rowType }) => rowType !== "changes").length;
    const rows = written();
    await markAllRead(core, channel, inPerson(reader), told[49] ?? "");
    await markAllRead(core, channel, inPerson(reader), told[3] ?? "");
    expect(written()).toBe(rows + 1);
    expect((await whole()).every(({ read }) => read)).toBe(true);
  });

  it("refuses a mark in the future, which would hide all later notifications", async () => {
    const later = core.ids.next("notification", clock.now() + 60_000);
    for (const act of [markAllRead, clearAll])
      expect(await refusalOf(act(core, channel, inPerson(reader), later))).toMatchObject({
        code: "validation_failed",
      });
  });
});

/**
 * The same as a list in memory: what it shows after any actions is what the stored list must show. Two devices act in
 * turn; each undo restores exactly what its own action removed.
 */
describe("after a thousand random actions on two devices", () => {
  it.each([1, 2, 3])("both see the same list and the same number unread (seed %i)", async (seed) => {
    let state = seed;
    const random = (below: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((state / 2_147_483_648) * below);
    };
    const model = new Map<string, { read: boolean; dismissed: boolean; clearedBy?: number }>();
    const undo: (() => Promise<void>)[] = [];
    const shown = () =>
      [...model]
        .filter(([, { dismissed, clearedBy }]) => !dismissed && clearedBy === undefined)
        .map(([id]) => id);
    for (let n = 0; n < 1_000; n++) {
      const visible = shown();
      const some = visible[random(visible.length)];
      const upTo = [...visible].sort().at(-1);
      const action = random(10);
      if (action < 4 || some === undefined || upTo === undefined) {
        model.set(await tell(n), { read: false, dismissed: false });
      } else if (action === 4) {
        await markRead(core, channel, inPerson(reader), [some]);
        model.set(some, { read: true, dismissed: false });
      } else if (action === 5 && random(4) === 0) {
        await markAllRead(core, channel, inPerson(reader), upTo);
        for (const one of model.values()) one.read = true;
      } else if (action === 6 && random(3) === 0) {
        await clearAll(core, channel, inPerson(reader), upTo);
        // Including dismissed ones: undoing a dismissal does not undo the clear.
        for (const [id, one] of model) if (id <= upTo) one.clearedBy ??= n;
        undo.push(async () => {
          await restoreCleared(core, channel, inPerson(reader), upTo);
          for (const one of model.values()) if (one.clearedBy === n) delete one.clearedBy;
        });
      } else if (action === 7) {
        await undo.splice(Math.max(0, undo.length - 1 - random(3)), 1)[0]?.();
      } else {
        const one = model.get(some);
        await dismiss(core, channel, inPerson(reader), some);
        if (one) one.dismissed = true;
        undo.push(async () => {
          await restoreDismissed(core, channel, inPerson(reader), [some]);
          if (one) one.dismissed = false;
        });
      }
      if (n % 20 > 0) continue;
      const list = await whole();
      expect(list.map(({ id }) => id)).toEqual(shown().sort().reverse());
      expect(
        list
          .filter(({ read }) => !read)
          .map(({ id }) => id)
          .sort(),
      ).toEqual(
        shown()
          .filter((id) => !model.get(id)?.read)
          .sort(),
      );
    }
  });
});

describe("a snoozed notification", () => {
  const hourMs = 3_600_000;
  const until = (hours: number) => new Date(clock.now() + hours * hourMs).toISOString();

  it("is gone until its time, then on top and unread, above what came meanwhile", async () => {
    const [first, second] = [await tell(1), await tell(2)];
    await markAllRead(core, channel, inPerson(reader), second);
    const time = until(3);
    const copy = await snooze(core, channel, inPerson(reader), { id: first, until: time });
    expect(await snooze(core, channel, inPerson(reader), { id: first, until: time })).toBe(copy);
    expect(await ids()).toEqual([second]);
    const third = await tell(3);
    expect(await ids()).toEqual([third, second]);
    clock.advance(3 * hourMs);
    expect(await ids()).toEqual([copy, third, second]);
    expect((await whole())[0]).toMatchObject({ read: false, about: { credits: 1 } });
    const fourth = await tell(4);
    expect(await ids()).toEqual([fourth, copy, third, second]);
  });

  it("is not touched by a clear or a mark of all before its time, and can be undone", async () => {
    const [first, second] = [await tell(1), await tell(2)];
    const copy = await snooze(core, channel, inPerson(reader), { id: first, until: until(3) });
    await clearAll(core, channel, inPerson(reader), second);
    clock.advance(3 * hourMs);
    expect(await ids()).toEqual([copy]);
    const third = await tell(3);
    const again = await snooze(core, channel, inPerson(reader), { id: third, until: until(3) });
    await dismiss(core, channel, inPerson(reader), again);
    await restoreDismissed(core, channel, inPerson(reader), [third]);
    expect(await ids()).toEqual([third, copy]);
  });

  it("is refused for a time that is no future, and for what is not in the reader's list", async () => {
    const id = await tell(1);
    for (const hours of [-1, 0, 31 * 24])
      expect(
        await refusalOf(snooze(core, channel, inPerson(reader), { id, until: until(hours) })),
      ).toMatchObject({
        fields: { until: [expect.any(String)] },
      });
    expect(await refusalOf(snooze(core, channel, inPerson(other), { id, until: until(1) }))).toMatchObject({
      code: "not_found",
    });
    await dismiss(core, channel, inPerson(reader), id);
    expect(await refusalOf(snooze(core, channel, inPerson(reader), { id, until: until(1) }))).toMatchObject({
      code: "not_found",
    });
  });
});
