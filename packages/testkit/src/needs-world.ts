import type { Need, Needs } from "@marquee/contracts/home/needs";
import { decideApproval } from "@marquee/core/admin/admin/decide-approval";
import { updateUser } from "@marquee/core/admin/admin/update-user";
import { holdSpot, releaseSpot } from "@marquee/core/deals/deals/hold-spot";
import { sweepDeals } from "@marquee/core/deals/deals/sweep-deals";
import { joinWaitingList, leaveWaitingList } from "@marquee/core/deals/deals/waiting-list";
import { createInquiry } from "@marquee/core/deals/inquiries/create-inquiry";
import { replyToInquiry } from "@marquee/core/deals/inquiries/reply";
import { getInquiry, markInquiryRead } from "@marquee/core/deals/inquiries/threads";
import { getEvent } from "@marquee/core/events/events/get-event";
import { createEvent } from "@marquee/core/events/hosting/create-event";
import { transitionEvent, updateEvent } from "@marquee/core/events/hosting/edit-event";
import { createPackage, deletePackage } from "@marquee/core/events/hosting/packages";
import { listApprovals } from "@marquee/core/ground/approvals/approvals";
import { inPerson } from "@marquee/core/ground/identity/principal";
import type { UserRecord } from "@marquee/core/ground/users/user.item";
import { needsOf } from "@marquee/core/home/dashboard/list-needs";
import { workAnnouncements } from "@marquee/core/live/announcements/work-announcements";
import { allAnnouncers } from "@marquee/core/whole/announcers/all-announcers";
import { type AdminFixture, openAdminFixture } from "./admin-fixture.ts";
import { offerAs } from "./deal-acts.ts";
import { actInDeal } from "./needs-acts.ts";
import { NeedsModel } from "./needs-model.ts";
import { recordingChannel } from "./recording-channel.ts";
import { sampleEvent, sampleOffer, storeEvent } from "./sample-event.ts";

const hourMs = 3_600_000;
const channel = recordingChannel();
const benefits = [
  { text: "Booth", days: 14, from: "before_event" as const },
  { text: "Report", days: 3, from: "after_signing" as const },
];

/** The calls of a history, each as often as it should be drawn. */
export const stepKinds = (
  [
    ["offer", 6],
    ["accept", 9],
    ["sign", 14],
    ["complete", 4],
    ["propose", 2],
    ["request", 2],
    ["decline", 1],
    ["cancel", 1],
    ["deliver", 7],
    ["review", 4],
    ["move day", 1],
    ["write", 2],
    ["read", 2],
    ["hold", 1],
    ["release", 1],
    ["join", 3],
    ["leave", 1],
    ["ask", 1],
    ["reply", 2],
    ["read thread", 2],
    ["rename event", 2],
    ["cancel event", 2],
    ["draft", 1],
    ["publish", 1],
    ["pack", 1],
    ["unpack", 1],
    ["request admin", 1],
    ["decide", 1],
    ["wait", 9],
    ["work", 6],
  ] as const
).flatMap(([kind, times]) => Array.from({ length: times }, () => kind));

/** One call, by an actor, about a package, or one of the newest deals. */
export interface NeedsStep {
  kind: (typeof stepKinds)[number];
  /** From 0 to 3. */
  who: number;
  /** From 0 to 2. */
  at: number;
  /** From 0 to 3. */
  pick: number;
  /** From 0 to 2. */
  n: number;
  hours: number;
}
type Step = NeedsStep;

const noPassword = { passwordHash: null };

/** A stage of people and events on which histories happen, next to the model of what they need. */
export class NeedsWorld {
  readonly model = new NeedsModel();
  readonly fixture: AdminFixture;
  /** Two brands, an agency and a host. */
  readonly people: UserRecord[];

  constructor(fixture: AdminFixture, people: UserRecord[]) {
    this.fixture = fixture;
    this.people = people;
  }

  static async open(): Promise<NeedsWorld> {
    const fixture = await openAdminFixture();
    const user = (id: string, role: UserRecord["role"]) =>
      fixture.user(id, { role, name: id, ...noPassword });
    const people = [
      await user("usr_b1", "brand"),
      await user("usr_b2", "brand"),
      await user("usr_agency", "agency"),
      await user("usr_host", "event_host"),
    ];
    for (const [id, role] of [
      ["usr_later_1", "brand"],
      ["usr_later_2", "brand"],
    ] as const)
      await user(id, role);
    const world = new NeedsWorld(fixture, people);
    await world.stage("evt_1", "usr_host", "2026-03-01", { zone: "UTC", offset: 0 }, [1, 2]);
    await world.stage("evt_2", "usr_agency", "2026-04-10", { zone: "Asia/Tokyo", offset: 9 }, [1]);
    return world;
  }

  private async stage(
    id: string,
    host: string,
    day: string,
    { zone, offset }: { zone: string; offset: number },
    capacities: number[],
  ): Promise<void> {
    const [date, endsAt] = [`${day}T09:00:00.000Z`, `${day}T20:00:00.000Z`];
    const event = sampleEvent({ id, date, endsAt, hostId: host, timeZone: zone, description: "A day." });
    const packages = capacities.map((maxSponsors, at) =>
      sampleOffer({
        id: `pkg_${id}_${at}`,
        eventId: id,
        maxSponsors,
        benefits: benefits.map(({ text, ...due }) => ({ kind: "custom", text, quantity: 1, due })),
      }),
    );
    await storeEvent(this.core, event, packages);
    const [begins, ends] = [Date.parse(date), Date.parse(endsAt)];
    this.model.addEvent({ id, host, begins, ends, offset, state: "public" });
    for (const [at, capacity] of capacities.entries())
      this.model.addPackage(`pkg_${id}_${at}`, id, capacity, benefits);
  }

  get core() {
    return this.fixture.core;
  }
  get now() {
    return this.fixture.clock.now();
  }

  /** Makes a call; whatever it refuses has not happened. */
  async call<T>(call: () => Promise<T>, happened: (answer: T) => void | Promise<void>): Promise<void> {
    let answer: T;
    try {
      answer = await call();
    } catch (error) {
      if (error instanceof Error && "code" in error) return;
      throw error;
    }
    await happened(answer);
  }

  async step(one: Step, key: string): Promise<void> {
    const { core, model, now } = this;
    const me = this.people[one.who];
    if (!me) throw new Error("nobody");
    const pkg = ["pkg_evt_1_0", "pkg_evt_1_1", "pkg_evt_2_0"][one.at] ?? "";
    switch (one.kind) {
      case "offer":
        return this.call(
          () => offerAs(core, channel, { brand: me, body: { packageId: pkg }, idempotencyKey: key }),
          ({ id }) => model.offer(id, me.id, pkg, now),
        );
      case "hold":
        return this.call(
          () => holdSpot(core, channel, me, pkg),
          () => model.hold(me.id, pkg, now),
        );
      case "release":
        return this.call(
          () => releaseSpot(core, channel, me.id, pkg),
          () => model.release(me.id, pkg, now),
        );
      case "join":
        return this.call(
          () => joinWaitingList(core, channel, me, pkg),
          () => model.join(me.id, pkg, now),
        );
      case "leave":
        return this.call(
          () => leaveWaitingList(core, channel, me.id, pkg),
          () => model.leave(me.id, pkg, now),
        );
      case "wait":
        this.fixture.clock.advance(one.hours * hourMs);
        return undefined;
      case "work":
        await sweepDeals({ core, channel }, Number.MAX_SAFE_INTEGER);
        return model.sweep(now);
      case "request admin":
      case "decide":
        return this.asAdmin(one);
      case "ask":
      case "reply":
      case "read thread":
        return this.inThread(one, me, key);
      case "rename event":
      case "cancel event":
      case "draft":
      case "publish":
      case "pack":
      case "unpack":
        return this.asHost(one, key);
      default:
        return actInDeal(this, one, key);
    }
  }

  private async inThread(one: Step, me: UserRecord, key: string): Promise<void> {
    const { core, model } = this;
    if (one.kind === "ask") {
      const eventId = one.at === 2 ? "evt_2" : "evt_1";
      const wanted = {
        inquirer: me,
        acting: inPerson(me.id),
        eventId,
        topic: "sponsorship" as const,
        message: key,
        idempotencyKey: key,
      };
      const host = eventId === "evt_2" ? "usr_agency" : "usr_host";
      return this.call(
        () => createInquiry(core, channel, wanted),
        ({ id }) => model.ask(id, me.id, host),
      );
    }
    const own = [...model.threads.values()].filter(({ asker, host }) => [asker, host].includes(me.id));
    const thread = own[own.length - 1 - one.pick];
    if (!thread) return undefined;
    const { id } = thread;
    if (one.kind === "reply") {
      const reply = { acting: inPerson(me.id), inquiryId: id, message: key, clientId: key };
      return this.call(
        () => replyToInquiry(core, channel, reply),
        () => model.reply(id, me.id),
      );
    }
    const newest = (await getInquiry(core, me.id, id)).inquiry.messages.at(-1)?.id ?? "";
    return this.call(
      () => markInquiryRead(core, me.id, id, newest),
      () => model.readThread(id, me.id),
    );
  }

  /** The agency and the host work on their events. */
  private async asHost(one: Step, key: string): Promise<void> {
    const { core, model, now } = this;
    const hostId = one.who < 2 ? "usr_host" : "usr_agency";
    const actor = { accountId: hostId, actorId: hostId, admin: undefined };
    if (one.kind === "draft") {
      const begins = now + (20 + one.pick * 20) * 24 * hourMs;
      const [date, endsAt] = [begins, begins + 5 * hourMs].map((ms) => new Date(ms).toISOString());
      if (!date || !endsAt) return undefined;
      const body = {
        name: key,
        category: "ai" as const,
        date,
        endsAt,
        location: "Austin",
        description: "A day.",
      };
      return this.call(
        () => createEvent(core, actor, { ...body, timeZone: "UTC" }, key),
        ({ id }) =>
          model.addEvent({ id, host: hostId, begins, ends: begins + 5 * hourMs, offset: 0, state: "draft" }),
      );
    }
    const own = [...model.events.values()].filter(({ host }) => host === hostId);
    const event = own[one.pick % own.length];
    if (!event) return undefined;
    const { version } = await getEvent(core, { accountId: hostId, seesAll: false }, event.id);
    const heard = () => workAnnouncements({ core, channel }, allAnnouncers, Number.MAX_SAFE_INTEGER);
    switch (one.kind) {
      case "publish":
        return this.call(
          () => transitionEvent(core, actor, event.id, { version, action: "publish" }),
          () => model.publish(event.id),
        );
      case "cancel event":
        // Rarely, so that most histories go on.
        if (one.n > 0) return undefined;
        return this.call(
          async () => {
            await transitionEvent(core, actor, event.id, { version, action: "cancel", reason: "Storm" });
            await heard();
          },
          () => model.cancelEvent(event.id, now),
        );
      case "rename event":
        if (event.state !== "public") return undefined;
        return this.call(
          async () => {
            await updateEvent(core, actor, event.id, { version, name: key });
            await heard();
          },
          () => model.changeEvent(event.id, now),
        );
      default: {
        const mine = [...model.packages.values()].find(
          (pkg) => pkg.event === event && pkg.id.includes("_new"),
        );
        return one.kind === "pack" ? this.pack(event.id, actor, key) : mine && this.unpack(mine.id, actor);
      }
    }
  }

  private pack(eventId: string, actor: Parameters<typeof createPackage>[1], key: string): Promise<void> {
    const body = { name: "More", price: 100, tier: "bronze" as const, maxSponsors: 1, benefits: ["A seat"] };
    return this.call(
      () => createPackage(this.core, actor, eventId, { description: "", ...body }, key),
      // Nobody ever sponsors it; its name in the model says that it can be taken away again.
      ({ id }) => this.model.addPackage(`${id}_new`, eventId, 1, []),
    );
  }

  private unpack(id: string, actor: Parameters<typeof deletePackage>[1]): Promise<void> {
    return this.call(
      () => deletePackage(this.core, actor, id.replace("_new", "")),
      () => this.model.removePackage(id),
    );
  }

  private async asAdmin(one: Step): Promise<void> {
    const { core, model } = this;
    const { ada, bea, reach } = this.fixture;
    const admin = one.who % 2 === 0 ? ada : bea;
    if (one.kind === "decide") {
      const id = [...model.requests.keys()][one.pick];
      if (id === undefined) return undefined;
      return this.call(
        () => decideApproval(reach, admin, id, false),
        () => model.decide(id),
      );
    }
    const about = `usr_later_${1 + (one.n % 2)}`;
    const known = new Set(model.requests.keys());
    return this.call(
      () => updateUser(reach, admin, about, { role: "admin" }),
      async () => {
        const { items } = await listApprovals(core, {});
        for (const { id, status } of items)
          if (status === "waiting" && !known.has(id)) model.request(id, admin.id, about);
      },
    );
  }

  /** What waits for each person, as the product says and as the model does; most urgent first, and sorted. */
  async *needs(): AsyncGenerator<{ who: string; shown: Needs; lines: string[]; expected: string[] }> {
    for (const user of [...this.people, this.fixture.ada, this.fixture.bea]) {
      const shown = await needsOf(this.core, user.id, user);
      const expected = this.model.needsOf(user.id, this.now, user.role === "admin");
      yield { who: user.id, shown, lines: shown.needs.map(lineOf).sort(), expected };
    }
  }
}

function lineOf({ id, kind, count, until }: Need): string {
  const times = kind === "review_proof" ? ` ×${count}` : "";
  return `${kind} ${id.slice(kind.length + 1)}${times}${until === null ? "" : ` ${until}`}`;
}
