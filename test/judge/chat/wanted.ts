import type { MessageCard } from "@marquee/contracts/chat/message-cards";
import type { OfferedAct } from "./acts.ts";
import type { EventFact } from "./facts.ts";
import { countsIn, type Figure, isAbout, moneyIn, sharesIn } from "./figures.ts";

/** An answer as its reader gets it, and what it cost them. */
export interface Reply {
  text: string;
  cards: readonly MessageCard[];
  act?: OfferedAct | undefined;
  /** What one click can send. */
  choices: readonly string[];
  /** Whether it cost a credit, or one of the month's free answers. */
  charged: boolean;
}

/** What an answer says, in the forms that facts are looked for in. */
export interface Said {
  /** Text and cards, with plain quotes, dashes and spaces. */
  all: string;
  lower: string;
  money: readonly Figure[];
  shares: readonly Figure[];
  counts: readonly Figure[];
}

/** One fact that an answer should, or should not, have. */
export interface Wanted {
  label: string;
  found(said: Said): boolean;
  /** Which kind of figure it is: another one in its place is a wrong number. */
  figure?: "money" | "shares" | "counts";
  /** Only says what it is about: alone it answers nothing. */
  isTopic?: true;
}

const months = "January February March April May June July August September October November December".split(
  " ",
);

export function saidBy({ text, cards, act }: Reply): Said {
  const all = plain([text, ...cards.map(cardText), act?.text ?? ""].join("\n"));
  return {
    all,
    lower: all.toLowerCase(),
    money: moneyIn(all),
    shares: sharesIn(all),
    counts: countsIn(all),
  };
}

/** An amount of cents, in any usual notation. */
export function money(cents: number): Wanted {
  const usd = cents / 100;
  return {
    label: `$${usd.toLocaleString("en-US")}`,
    found: (said) => said.money.some((one) => isAbout(one, usd)),
    figure: "money",
  };
}

export function count(value: number, label = ""): Wanted {
  return {
    label: `${value.toLocaleString("en-US")} ${label}`.trim(),
    found: (said) => said.counts.some((one) => isAbout(one, value)),
    figure: "counts",
  };
}

/** A part of one, as a percentage or a multiple; 1.4 may also stand as "140%" or "40% more". */
export function share(value: number): Wanted {
  return {
    label: `${Math.round(value * 100)}%`,
    found: (said) =>
      said.shares.some((one) => isAbout(one, value) || isAbout(one, Math.abs(value - 1))) ||
      [...said.counts, ...said.money].some((one) => one.step <= 0.01 && isAbout(one, value)),
    figure: "shares",
  };
}

/** A day, such as 2027-03-04, in any usual notation; the year may be left out. */
export function day(iso: string): Wanted {
  const [year = "", month = "", date = ""] = iso.slice(0, 10).split("-");
  const name = months[Number(month) - 1] ?? "";
  const short = `${name.slice(0, 3)}(?:${name.slice(3)})?\\.?`;
  const number = String(Number(date));
  const pattern = new RegExp(
    `\\b${short} 0?${number}(?!\\d)|\\b0?${number}(?:st|nd|rd|th)?(?: of)? ${short}|${year}-${month}-${date}|\\b${Number(month)}/${number}\\b`,
    "i",
  );
  return { label: `${name} ${number}`, found: ({ all }) => pattern.test(all) };
}

/** A name, whatever its case and its ampersand. */
export function name(text: string): Wanted {
  const wanted = loose(text);
  return { label: `“${text}”`, found: ({ lower }) => loose(lower).includes(wanted), isTopic: true };
}

/** Any of these wordings. */
export function says(label: string, ...ways: (string | RegExp)[]): Wanted {
  return {
    label,
    found: ({ all, lower }) =>
      ways.some((way) => (typeof way === "string" ? lower.includes(way.toLowerCase()) : way.test(all))),
  };
}

export function either(...ways: readonly Wanted[]): Wanted {
  const [first] = ways;
  const one: Wanted = {
    label: ways.map(({ label }) => label).join(" or "),
    found: (said) => ways.some((way) => way.found(said)),
  };
  return first?.figure === undefined ? one : { ...one, figure: first.figure };
}

/** The answer is not certain of something, or asks back, instead of stating it. */
const unsure =
  /\b(?:not sure|don't know|do not know|didn't (?:quite )?(?:understand|catch|get)|don't understand|rephrase|another way|could you (?:tell|say|name)|which (?:one|of|deal|event|package)\b[^.]*\?|did you mean|do you mean)/i;

export const isUnsure = ({ all }: Said) => unsure.test(all);

const negations =
  /\b(?:no|none|nothing|neither|nor|not|can't|cannot|couldn't|isn't|aren't|wasn't|weren't|don't|doesn't|didn't|hasn't|haven't|won't|unable|zero|sold out|is over|was over|ended|took place|still (?:being|in|under))\b/i;

/** Says that there is no such thing, or that it is otherwise than the question takes for granted. */
export const saysNo: Wanted = {
  label: "says that it isn't so",
  found: ({ all }) => sentences(all).some((one) => !unsure.test(one) && negations.test(one)),
};

const inability =
  /\b(?:can't|cannot|can not|couldn't|not able|unable|won't|isn't (?:something|part|possible|available)|not (?:something|possible|available|offered|part|here|yet|on Marquee)|outside|beyond|no (?:way|tool|feature|access|data|information|figures?)|don't (?:do|have|know(?! what you)|offer|book|handle|keep|see|track|store|cover|make|send|give)|doesn't (?:do|have|offer|book|handle|keep|track|cover|make|send)|have no|has no|only (?:help|work|know|cover)|never)\b/i;

/** Says honestly that this cannot be done, or isn't known, here. */
export const saysCannot: Wanted = {
  label: "says that it can't do that here",
  found: ({ all }) =>
    sentences(all).some((one) => {
      const rest = one.replaceAll(/\bnot sure\b|\bdon't understand\b/gi, " ");
      return inability.test(rest);
    }),
};

const lost =
  /\b(?:(?:not sure|don't know|unsure) (?:what|how) (?:you|I)\b|rather not guess|didn't (?:quite )?(?:understand|catch|get) (?:that|you)|(?:don't|didn't) understand (?:the|your) question|rephrase)/i;

/** The answer says that the question was not understood: that helps nobody. */
export const gaveUp = ({ all }: Said) => lost.test(all);

/** Words by which an answer offers what only nearly fits. */
const nearly =
  /\b(?:nearest|closest|close to|alternativ|instead|otherwise|outside|just (?:over|above|under|below|before|after)|if you (?:could|can|stretch|widen|drop)|next best|elsewhere|near(?:by| miss)|would be|also consider|without (?:that|the))/i;

export const offersNearly = ({ all }: Said) => nearly.test(all);

/** The events that an answer names, in its order, by their names in the rows. */
export function eventsNamed(reply: Reply, events: readonly EventFact[]): EventFact[] {
  const byId = new Map(events.map((one) => [one.id, one]));
  const found = new Map<string, number>();
  for (const [at, card] of reply.cards.entries()) {
    const id = card.kind === "event" ? card.id : card.kind === "package" ? card.eventId : undefined;
    const event = id === undefined ? undefined : byId.get(id);
    if (event && !found.has(event.name)) found.set(event.name, at - 1_000);
  }
  // The longest names first, so that one name inside another one is not taken for it.
  let text = loose(plain(reply.text));
  const names = [...new Set(events.map((one) => one.name))].sort((one, other) => other.length - one.length);
  for (const one of names) {
    const wanted = loose(one);
    const at = text.indexOf(wanted);
    if (at < 0) continue;
    if (!found.has(one)) found.set(one, at);
    text = text.replaceAll(wanted, "#".repeat(wanted.length));
  }
  return [...found]
    .sort(([, one], [, other]) => one - other)
    .flatMap(([one]) => {
      const event = events.find((other) => other.name === one && byCard(reply, other)) ?? named(events, one);
      return event ? [event] : [];
    });
}

/** Of several events of one name the one that a card shows, else the next upcoming one. */
const byCard = ({ cards }: Reply, { id }: EventFact) =>
  cards.some((card) =>
    card.kind === "event" ? card.id === id : card.kind === "package" && card.eventId === id,
  );

const named = (events: readonly EventFact[], one: string) =>
  events
    .filter((other) => other.name === one)
    .sort(
      (left, right) => Number(right.upcoming) - Number(left.upcoming) || left.day.localeCompare(right.day),
    )[0];

export const sentences = (text: string) =>
  text.split(/(?<=[.!?;])\s+|\n+/).filter((one) => one.trim() !== "");

const plain = (text: string) =>
  text
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll(/[\u201c\u201d]/g, '"')
    .replaceAll(/[\u00a0\u202f\u2009]/g, " ")
    .replaceAll(/[*_]{1,3}(?=\S)|(?<=\S)[*_]{1,3}/g, "");

const loose = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/\s*&\s*/g, " and ")
    .replaceAll(/\s+/g, " ");

/** A card as a person reads it. */
function cardText(card: MessageCard): string {
  switch (card.kind) {
    case "event": {
      const price = card.priceFrom === null ? "no packages" : `from $${card.priceFrom}`;
      const date = longDay(card.date, card.timeZone);
      return `${card.name}, ${card.location}, ${date}, ${card.attendeeCount} attendees, ${price}, ${card.spotsLeft} spots left`;
    }
    case "package":
      return `${card.name}, ${card.tier}, ${card.eventName}, $${card.price}, ${card.spotsLeft} spots left`;
    case "deal": {
      const lapses = card.expiresAt === null ? "" : `, until ${longDay(card.expiresAt, undefined)}`;
      return `${card.eventName}, ${card.packageName}, ${card.status}, with ${card.with}, $${card.amount}${lapses}`;
    }
    case "credit_package":
      return `${card.name}, ${card.creditAmount} credits, $${card.price / 100}`;
    case "campaign":
      return `${card.name}, ${card.status}, ${card.charged ?? card.cost} credits, ${longDay(card.createdAt, undefined)}`;
  }
}

const longDay = (iso: string, timeZone: string | undefined) =>
  new Date(iso).toLocaleDateString("en-US", {
    timeZone: timeZone ?? "UTC",
    year: "numeric",
    month: "long",
    day: "numeric",
  });
