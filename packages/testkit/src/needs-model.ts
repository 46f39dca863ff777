/**
 * Who has to do what, told from the calls that were made and nothing else: a second computation of what waits for an
 * account, which shares no code, no table of moves and no row with the product. Times are milliseconds, all events are
 * in zones without daylight saving time.
 */

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export type Side = "brand" | "host";

interface Owed {
  n: number;
  benefit: string;
  state: "open" | "disputed" | "given" | "taken" | "waived";
  due: string | null;
  byHand: boolean;
}

interface Deal {
  id: string;
  brand: string;
  pkg: Package;
  phase: "talk" | "agreed" | "signed" | "done" | "dead";
  /** Who made the last version, and whether it can be accepted; "event" for one that a changed event made. */
  last: { by: Side | "event"; isOffer: boolean };
  until: number | null;
  signed: Side[];
  /** Both have signed an earlier version. */
  amended: boolean;
  firstSigned: number | null;
  lastDay: string;
  owed: Owed[];
  unread: { [S in Side]: boolean };
}

interface Package {
  id: string;
  event: Event;
  capacity: number;
  benefits: { text: string; days: number; from: "before_event" | "after_signing" }[];
  holds: { who: string; until: number; isOffer: boolean }[];
  line: string[];
}

interface Event {
  id: string;
  host: string;
  begins: number;
  ends: number;
  /** Hours ahead of UTC. */
  offset: number;
  state: "draft" | "public" | "canceled";
  packages: number;
}

interface Thread {
  id: string;
  asker: string;
  host: string;
  answered: boolean;
  unread: { [who: string]: boolean };
}

/** What was called, by whom, and what it named. */
export class NeedsModel {
  readonly events = new Map<string, Event>();
  readonly packages = new Map<string, Package>();
  readonly deals = new Map<string, Deal>();
  readonly threads = new Map<string, Thread>();
  readonly requests = new Map<string, { by: string; about: string }>();

  addEvent(event: Omit<Event, "packages">): void {
    this.events.set(event.id, { ...event, packages: 0 });
  }

  addPackage(id: string, eventId: string, capacity: number, benefits: Package["benefits"]): void {
    const event = this.event(eventId);
    event.packages += 1;
    this.packages.set(id, { id, event, capacity, benefits, holds: [], line: [] });
  }

  removePackage(id: string): void {
    this.pkg(id).event.packages -= 1;
    this.packages.delete(id);
  }

  publish(eventId: string): void {
    this.event(eventId).state = "public";
  }

  /** The event is called off, and every deal about it has heard so. */
  cancelEvent(eventId: string, now: number): void {
    const event = this.event(eventId);
    event.state = "canceled";
    for (const deal of this.dealsAt(event)) if (this.isOpen(deal, now)) this.end(deal);
    for (const pkg of this.packages.values()) if (pkg.event === event) this.settle(pkg, now);
  }

  /** The event is called something else, and every deal about it has heard so. */
  changeEvent(eventId: string, now: number): void {
    for (const deal of this.dealsAt(this.event(eventId))) {
      if (this.phase(deal, now) === "talk") {
        deal.last = { by: "event", isOffer: false };
        deal.until = now + 72 * hour;
      } else if (this.phase(deal, now) === "agreed") {
        deal.until = this.signBy(deal.pkg.event, now);
        deal.signed = [];
      } else if (deal.phase === "signed") {
        deal.amended = true;
        deal.signed = [];
      } else continue;
      this.settle(deal.pkg, now);
    }
  }

  offer(id: string, brand: string, pkgId: string, now: number): void {
    const pkg = this.pkg(pkgId);
    pkg.holds = pkg.holds.filter(({ who }) => who !== brand);
    pkg.line = pkg.line.filter((who) => who !== brand);
    this.deals.set(id, {
      id,
      brand,
      pkg,
      phase: "talk",
      last: { by: "brand", isOffer: true },
      until: now + 72 * hour,
      signed: [],
      amended: false,
      firstSigned: null,
      lastDay: "",
      owed: [],
      unread: { brand: false, host: false },
    });
    this.settle(pkg, now);
  }

  /** A new version: an offer, or a wish for another one. */
  version(id: string, by: Side, isOffer: boolean, now: number): void {
    const deal = this.deal(id);
    Object.assign(deal, { phase: "talk", last: { by, isOffer }, until: now + 72 * hour, signed: [] });
    this.settle(deal.pkg, now);
  }

  accept(id: string, now: number): void {
    const deal = this.deal(id);
    deal.phase = "agreed";
    deal.until = this.signBy(deal.pkg.event, now);
    const standing = deal.owed.filter(({ state }) => state !== "waived");
    let next = deal.owed.length;
    for (const rule of deal.pkg.benefits) {
      const old = standing.find(({ benefit }) => benefit === rule.text);
      if (old) this.date(deal, old, rule);
      else {
        const added: Owed = { n: ++next, benefit: rule.text, state: "open", due: null, byHand: false };
        this.date(deal, added, rule);
        deal.owed.push(added);
      }
    }
    this.settle(deal.pkg, now);
  }

  /** The first signature, or the second, which puts the version in force. */
  sign(id: string, side: Side, now: number): void {
    const deal = this.deal(id);
    deal.signed.push(side);
    if (deal.signed.length === 2) {
      const { event } = deal.pkg;
      Object.assign(deal, { phase: "signed", until: null, amended: false });
      deal.firstSigned ??= now;
      deal.lastDay = dayOf(event.ends, event.offset);
      for (const rule of deal.pkg.benefits)
        for (const one of deal.owed) if (one.benefit === rule.text) this.date(deal, one, rule);
    }
    this.settle(deal.pkg, now);
  }

  endDeal(id: string, now: number): void {
    const deal = this.deal(id);
    this.end(deal);
    this.settle(deal.pkg, now);
  }

  complete(id: string, now: number): void {
    const deal = this.deal(id);
    deal.phase = "done";
    this.settle(deal.pkg, now);
  }

  progress(id: string, n: number, state: Owed["state"]): void {
    const one = this.deal(id).owed.find((each) => each.n === n);
    if (one) one.state = state;
  }

  moveDay(id: string, n: number, due: string): void {
    const one = this.deal(id).owed.find((each) => each.n === n);
    if (one) Object.assign(one, { due, byHand: true });
  }

  /** Somebody wrote, and has read what came before. */
  write(id: string, by: Side): void {
    const { unread } = this.deal(id);
    unread[by] = false;
    unread[by === "brand" ? "host" : "brand"] = true;
  }

  readDeal(id: string, by: Side): void {
    this.deal(id).unread[by] = false;
  }

  hold(who: string, pkgId: string, now: number): void {
    const pkg = this.pkg(pkgId);
    if (pkg.holds.some((one) => one.who === who && one.until > now)) return;
    pkg.holds = [
      ...pkg.holds.filter((one) => one.who !== who),
      { who, until: now + 30 * minute, isOffer: false },
    ];
    pkg.line = pkg.line.filter((one) => one !== who);
    this.settle(pkg, now);
  }

  release(who: string, pkgId: string, now: number): void {
    const pkg = this.pkg(pkgId);
    pkg.holds = pkg.holds.filter((one) => one.who !== who);
    this.settle(pkg, now);
  }

  join(who: string, pkgId: string, now: number): void {
    const pkg = this.pkg(pkgId);
    if (!pkg.line.includes(who)) pkg.line.push(who);
    this.settle(pkg, now);
  }

  leave(who: string, pkgId: string, now: number): void {
    const pkg = this.pkg(pkgId);
    pkg.line = pkg.line.filter((one) => one !== who);
    this.settle(pkg, now);
  }

  /** The minutely work: whatever is free by now is offered to who waits. */
  sweep(now: number): void {
    for (const pkg of this.packages.values()) if (pkg.line.length > 0) this.settle(pkg, now);
  }

  ask(id: string, asker: string, host: string): void {
    this.threads.set(id, { id, asker, host, answered: false, unread: { [host]: true } });
  }

  reply(id: string, by: string): void {
    const thread = this.thread(id);
    const other = by === thread.host ? thread.asker : thread.host;
    if (by === thread.host) thread.answered = true;
    thread.unread = { [other]: true };
  }

  readThread(id: string, by: string): void {
    this.thread(id).unread[by] = false;
  }

  request(id: string, by: string, about: string): void {
    this.requests.set(id, { by, about });
  }

  decide(id: string): void {
    this.requests.delete(id);
  }

  /** What waits for an account at a time, one line each, sorted; admins decide on requests. */
  needsOf(who: string, now: number, isAdmin = false): string[] {
    const needs: string[] = [];
    for (const deal of this.deals.values())
      for (const side of ["brand", "host"] as const) {
        const party = side === "brand" ? deal.brand : deal.pkg.event.host;
        if (party === who) needs.push(...this.dealNeeds(deal, side, now));
      }
    for (const pkg of this.packages.values())
      for (const hold of pkg.holds)
        if (hold.who === who && hold.isOffer && hold.until > now && isOn(pkg.event, now))
          needs.push(`take_spot ${pkg.id} ${iso(hold.until)}`);
    for (const thread of this.threads.values()) {
      if (thread.host === who && !thread.answered) needs.push(`answer_inquiry ${thread.id}`);
      else if (thread.unread[who]) needs.push(`read_inquiry ${thread.id}`);
    }
    for (const { id, host, state, begins, ends, packages } of this.events.values()) {
      if (host !== who) continue;
      if (state === "draft" && begins > now) needs.push(`publish_event ${id} ${iso(begins)}`);
      if (state === "public" && ends > now && packages === 0) needs.push(`add_packages ${id} ${iso(ends)}`);
    }
    if (isAdmin)
      for (const [id, { by, about }] of this.requests)
        if (by !== who && about !== who) needs.push(`decide_approval ${id}`);
    return needs.sort();
  }

  private dealNeeds(deal: Deal, side: Side, now: number): string[] {
    const { id, pkg, last, signed, unread } = deal;
    const { event } = pkg;
    const phase = this.phase(deal, now);
    const until = deal.until === null ? "" : ` ${iso(deal.until)}`;
    const needs: string[] = unread[side] ? [`read_messages ${id}`] : [];
    const mySignature = !signed.includes(side) && (side === "brand" || signed.includes("brand"));
    if (phase === "talk" && isOn(event, now)) {
      if (last.isOffer && last.by !== side) needs.push(`answer_offer ${id}${until}`);
      if (!last.isOffer && last.by !== side) needs.push(`answer_request ${id}${until}`);
    }
    if (phase === "agreed" && isOn(event, now) && mySignature) needs.push(`sign_contract ${id}${until}`);
    if (phase === "signed") {
      const isOver = dayOf(now, event.offset) > deal.lastDay;
      const delivered = deal.owed.every(({ state }) => !["open", "disputed"].includes(state));
      if (event.state === "canceled") needs.push(`end_deal ${id}`);
      else if (isOver && (side === "brand" || delivered)) needs.push(`complete_deal ${id}`);
      else if (deal.amended && mySignature) needs.push(`sign_change ${id}`);
    }
    if (phase === "talk" || phase === "dead" || event.state === "canceled") return needs;
    const given = deal.owed.filter(({ state }) => state === "given").length;
    if (side === "brand" && given > 0) needs.push(`review_proof ${id} ×${given}`);
    if (side === "host")
      for (const { n, state, due } of deal.owed) {
        const isSoon = due !== null && due <= dayOf(now + 7 * day, event.offset);
        if (state === "disputed" || (state === "open" && isSoon)) {
          const ends = due === null ? "" : ` ${iso(Date.parse(due) + day - 1 - event.offset * hour)}`;
          needs.push(`deliver ${id}.${n}${ends}`);
        }
      }
    return needs;
  }

  private date(deal: Deal, one: Owed, rule: Package["benefits"][number]): void {
    if (one.byHand || !["open", "disputed"].includes(one.state)) return;
    const { event } = deal.pkg;
    if (rule.from === "before_event")
      one.due = dayOf(Date.parse(dayOf(event.begins, event.offset)) - rule.days * day, 0);
    else
      one.due =
        deal.firstSigned === null
          ? null
          : dayOf(Date.parse(dayOf(deal.firstSigned, event.offset)) + rule.days * day, 0);
  }

  private signBy({ begins, ends }: Event, now: number): number {
    return Math.min(now + 14 * day, begins > now ? begins : ends);
  }

  private end(deal: Deal): void {
    deal.phase = "dead";
    deal.until = null;
  }

  private phase(deal: Deal, now: number): Deal["phase"] {
    const isLate = deal.until !== null && deal.until <= now;
    return (deal.phase === "talk" || deal.phase === "agreed") && isLate ? "dead" : deal.phase;
  }

  private isOpen(deal: Deal, now: number): boolean {
    return ["talk", "agreed"].includes(this.phase(deal, now));
  }

  /** The deals that a change of their event reaches: those that have a spot. */
  private dealsAt(event: Event): Deal[] {
    return [...this.deals.values()].filter(({ pkg }) => pkg.event === event);
  }

  private settle(pkg: Package, now: number): void {
    pkg.holds = pkg.holds.filter(({ until }) => until > now);
    if (!isOn(pkg.event, now)) pkg.line = [];
    const ofDeals = [...this.deals.values()].filter(
      (deal) => deal.pkg === pkg && this.phase(deal, now) !== "dead",
    ).length;
    while (pkg.line.length > 0 && ofDeals + pkg.holds.length < pkg.capacity)
      pkg.holds.push({ who: pkg.line.shift() ?? "", until: now + 24 * hour, isOffer: true });
  }

  private event(id: string): Event {
    return found(this.events, id);
  }
  private pkg(id: string): Package {
    return found(this.packages, id);
  }
  private deal(id: string): Deal {
    return found(this.deals, id);
  }
  private thread(id: string): Thread {
    return found(this.threads, id);
  }
}

const isOn = ({ state, ends }: Event, now: number) => state === "public" && ends > now;

const iso = (ms: number) => new Date(ms).toISOString();

/** The day of a time, where clocks are some hours ahead of UTC. */
const dayOf = (ms: number, offset: number) => iso(ms + offset * hour).slice(0, 10);

function found<T>(among: ReadonlyMap<string, T>, id: string): T {
  const one = among.get(id);
  if (!one) throw new Error(`No call made ${id}`);
  return one;
}
