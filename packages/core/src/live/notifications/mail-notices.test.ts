import type { MailSettings } from "@marquee/contracts/live/mail-settings";
import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { sampleOf } from "@marquee/testkit/sample-of";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { inPerson } from "../../ground/identity/principal.ts";
import { profileItem, profileKey, type UserRecord } from "../../ground/users/user.item.ts";
import { mailNotices } from "./mail-notices.ts";
import { setMailSettings } from "./mail-settings.ts";
import { noticesTo, noticeWrites } from "./notices.ts";
import { clearAll, dismiss, markAllRead, markRead } from "./notifications.ts";

const hourMs = 60 * 60_000;
const channel = recordingChannel();
let store: MemoryStore;
let clock: ReturnType<typeof fixedClock>;
let core: Core;
let reader: UserRecord;
let mails: { to: string; subject: string; text: string; html: string; atMs: number }[];
let mailing: Parameters<typeof mailNotices>[0]["mailing"];

beforeEach(async () => {
  store = new Map();
  clock = fixedClock();
  core = { table: memoryTable({}, store), clock, ids: seededIds() };
  reader = sampleUser("usr_1", { email: "ann@example.com", emailConfirmed: true });
  mails = [];
  mailing = {
    email: { send: async (mail) => void mails.push({ ...mail, atMs: clock.now() }) },
    siteUrl: "https://marquee.example",
    failed: () => undefined,
  };
  await core.table.write({ op: "put", item: profileItem(reader) });
});

const by = async (change: Partial<MailSettings>) => {
  reader = {
    ...reader,
    mailSettings: await setMailSettings(core, reader, { ...reader.mailSettings, ...change }),
  };
};
async function tell(credits: number): Promise<string> {
  const told = (await noticesTo(core, reader.id))({ kind: "credits_added", about: { credits } });
  await core.table.transact(noticeWrites(told));
  return told[0]?.stored?.id ?? "";
}
const run = (pictureOf?: Parameters<typeof mailNotices>[0]["pictureOf"]) =>
  mailNotices({ core, mailing, ...(pictureOf && { pictureOf }) }, clock.now() + 60_000);
const planned = () => [...store.values()].filter(({ sweepAt }) => sweepAt !== undefined);
/** The amounts in the mails, in order; each notification has a different amount. */
const toldAmounts = () =>
  mails.flatMap(({ text }) =>
    [...text.matchAll(/([\d,]+) credits? (?:was|were) added/g)].map(([, n = ""]) =>
      Number(n.replaceAll(",", "")),
    ),
  );

describe("notifications by mail", () => {
  it("go out one by one, with their text and link, once however often the schedule runs", async () => {
    await tell(1_000);
    await tell(2_000);
    await Promise.all([run(), run()]);
    await run();
    expect(mails.map(({ to, subject }) => `${to}: ${subject}`).sort()).toEqual([
      "ann@example.com: Credits added: 1,000",
      "ann@example.com: Credits added: 2,000",
    ]);
    expect(toldAmounts().sort((left, right) => left - right)).toEqual([1_000, 2_000]);
    expect(mails[0]?.text).toContain("https://marquee.example/credits");
    expect(mails[0]?.text).toContain("https://marquee.example/settings");
    expect(planned()).toEqual([]);
  });

  it("have the picture that belongs to what they tell, and go out without one that cannot be found", async () => {
    await tell(1);
    await run(async () => ({ url: "https://marquee.example/p.png", alt: "A poster" }));
    await tell(2);
    await run(() => Promise.reject(new Error("no table")));
    expect(mails.map(({ html }) => html.match(/<img src="[^"]*" alt="[^"]*"/g))).toEqual([
      ['<img src="https://marquee.example/p.png" alt="A poster"'],
      null,
    ]);
    expect(mails[0]?.text).not.toContain("p.png");
  });

  it("list pictures beside what they belong to in a summary, each once, and the rest without", async () => {
    await by({ digest: "daily" });
    for (const credits of [1, 2, 3, 4]) await tell(credits);
    clock.advance(25 * hourMs);
    await run(async ({ about }) => {
      const credits = "credits" in about ? about.credits : 0;
      if (credits === 3) throw new Error("no table");
      const name = credits === 1 ? "one" : "other";
      return { url: `https://marquee.example/${name}.png`, alt: `The ${name}` };
    });
    const [mail, ...more] = mails;
    expect(more).toEqual([]);
    const pictures = mail?.html.match(/(?<=<img src=")[^"]*/g);
    expect(pictures).toEqual(["https://marquee.example/other.png", "https://marquee.example/one.png"]);
    expect(mail?.html.match(/credits? (?:was|were) added/g)).toHaveLength(4);
  });

  it("contain nothing that was read, dismissed or cleared in the meantime", async () => {
    await by({ digest: "daily" });
    const ids = [await tell(1), await tell(2), await tell(3)];
    clock.advance(1_000);
    await tell(4);
    await markRead(core, channel, inPerson(reader.id), [ids[0] ?? ""]);
    await dismiss(core, channel, inPerson(reader.id), ids[1] ?? "");
    await clearAll(core, channel, inPerson(reader.id), ids[2] ?? "");
    clock.advance(25 * hourMs);
    await run();
    expect(mails.map(({ subject }) => subject)).toEqual(["Credits added: 4"]);
    expect(toldAmounts()).toEqual([4]);
    const last = await tell(5);
    await markAllRead(core, channel, inPerson(reader.id), last);
    clock.advance(25 * hourMs);
    await run();
    expect(mails).toHaveLength(1);
    expect(planned()).toEqual([]);
  });

  it.each([
    [
      "turned mail off",
      (user: UserRecord) => ({
        preferences: {
          ...user.preferences,
          notifications: { ...user.preferences.notifications, emailNotifications: false },
        },
      }),
    ],
    ["has no address", () => ({ email: null })],
    ["has not confirmed the address", () => ({ emailConfirmed: false })],
    ["has closed the account", () => ({ status: "deleted" as const })],
  ] as const)("are none for who %s, before or after something happened", async (_, change) => {
    const changed = profileItem({ ...reader, ...change(reader) });
    await tell(1);
    await core.table.write({ op: "put", item: changed });
    await run();
    await tell(2);
    await run();
    expect(mails).toEqual([]);
    expect(planned()).toEqual([]);
  });

  it("do not go out again after a failed send; the notification stays under the bell", async () => {
    await tell(1);
    const { email } = mailing;
    mailing.email = {
      send: async () => {
        throw new Error("no mail server");
      },
    };
    await run();
    mailing.email = email;
    await run();
    expect(mails).toEqual([]);
  });

  it("for a busy day are split over several mails, none left out", async () => {
    await by({ digest: "daily" });
    for (let n = 1; n <= 130; n++) await tell(n);
    clock.advance(25 * hourMs);
    await run();
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      "Credits added: 130 and 89 more",
      "Credits added: 40 and 39 more",
    ]);
    expect(mails.find(({ subject }) => subject.includes("89 more"))?.text).toContain("And 70 more");
  });

  it("that are waiting follow settings that change in the meantime", async () => {
    await by({ digest: "weekly" });
    await tell(1);
    await run();
    expect(mails).toEqual([]);
    await by({ digest: "each" });
    await run();
    expect(toldAmounts()).toEqual([1]);
    await tell(2);
    const hour = new Date(clock.now()).getUTCHours();
    const at = (offset: number) => `${String((hour + offset + 24) % 24).padStart(2, "0")}:00`;
    await by({ quietHours: { from: at(-1), to: at(2) } });
    await run();
    expect(toldAmounts()).toEqual([1]);
    clock.advance(3 * hourMs);
    await run();
    expect(toldAmounts()).toEqual([1, 2]);
  });
});

describe("on the clock of an account in Lima, where it is four in the morning", () => {
  it.each([
    ["daily", null, "2026-01-15T13:00:00.000Z"],
    ["weekly", null, "2026-01-19T13:00:00.000Z"],
    ["each", { from: "03:00", to: "06:00" }, "2026-01-15T11:00:00.000Z"],
  ] as const)(
    "what is mailed %s, with the quiet hours %o, goes out at %s",
    async (digest, quietHours, at) => {
      const mailSettings = { ...reader.mailSettings, digest, quietHours };
      reader = { ...reader, timeZone: "America/Lima", mailSettings };
      await core.table.write({ op: "put", item: profileItem(reader) });
      await tell(1);
      clock.advance(Date.parse(at) - clock.now() - 1);
      await run();
      expect(toldAmounts()).toEqual([]);
      clock.advance(1);
      await run();
      expect(toldAmounts()).toEqual([1]);
    },
  );
});

const years = [
  ["America/New_York", "daily", { from: "22:00", to: "07:00" }],
  ["Europe/Berlin", "weekly", { from: "20:00", to: "09:00" }],
  ["Australia/Lord_Howe", "each", { from: "01:00", to: "03:00" }],
  ["America/Santiago", "daily", null],
] as const;

describe.each(sampleOf(years, 2))("over a year in %s, %s, quiet %o", (timeZone, digest, quietHours) => {
  it("each notification is mailed once, on time, and none in quiet hours", async () => {
    await by({ digest, quietHours, timeZone });
    const yearMs = 370 * 24 * hourMs;
    const end = clock.now() + yearMs;
    const toldAt = new Map<number, number>();
    // Out of step with the hours of the day, so that every hour has some.
    for (let n = 1; clock.now() < end; n++) {
      toldAt.set(n, clock.now());
      await tell(n);
      for (let hours = 0; hours < 7; hours++) {
        clock.advance(hourMs);
        await run();
      }
    }
    for (let hours = 0; hours < 8 * 24; hours++) {
      clock.advance(hourMs);
      await run();
    }
    const listed = mails.reduce(
      (sum, { text }) => sum + Number(/summary: (\d+) notification/.exec(text)?.[1] ?? 1),
      0,
    );
    expect(listed).toBe(toldAt.size);
    expect(planned()).toEqual([]);
    if (digest !== "weekly")
      expect(toldAmounts().sort((left, right) => left - right)).toEqual([...toldAt.keys()]);
    for (const { atMs } of mails) {
      const time = new Date(atMs).toLocaleTimeString("en-GB", {
        timeZone,
        hour: "2-digit",
        minute: "2-digit",
      });
      if (!quietHours) continue;
      const { from, to } = quietHours;
      expect(from < to ? from <= time && time < to : from <= time || time < to, time).toBe(false);
    }
    const most = { each: 4, daily: 36, weekly: 8.5 * 24 }[digest] * hourMs;
    for (const mail of mails)
      for (const [, n = ""] of mail.text.matchAll(/([\d,]+) credits? (?:was|were) added/g))
        expect(mail.atMs - (toldAt.get(Number(n.replaceAll(",", ""))) ?? 0)).toBeLessThanOrEqual(most);
    const days = mails.map(({ atMs }) => new Date(atMs).toLocaleDateString("en-CA", { timeZone }));
    if (digest !== "each") expect(new Set(days).size).toBe(days.length);
  }, 60_000);
});

describe("whoever registered a company that others work in", () => {
  it("sets when they are mailed, on its clock, and not what that clock is", async () => {
    const company = { ...reader, hasTeam: true, timeZone: "Asia/Tokyo" };
    await core.table.write({ op: "put", item: profileItem(company) });
    const wanted = { ...reader.mailSettings, digest: "daily" as const, timeZone: "America/Lima" };
    const set = await setMailSettings(core, company, wanted);
    expect(set).toEqual({ ...wanted, timeZone: "Asia/Tokyo" });
    expect(await core.table.get(profileKey(reader.id))).toMatchObject({
      timeZone: "Asia/Tokyo",
      mailSettings: { digest: "daily" },
    });
  });
});
