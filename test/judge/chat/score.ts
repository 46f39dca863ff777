import type { Score } from "../judge-types.ts";
import type { Act } from "./acts.ts";
import type { EventFact } from "./facts.ts";
import {
  eventsNamed,
  gaveUp,
  isUnsure,
  offersNearly,
  type Reply,
  type Said,
  saidBy,
  saysCannot,
  saysNo,
  sentences,
  type Wanted,
} from "./wanted.ts";

/** The card that an answer should offer. */
interface ExpectedAct {
  act: Act;
  /** The row that it acts on: a deal, package, event or credit package. */
  target?: string;
  cents?: number;
  /** What else its reader should find on it, or else in the answer. */
  terms?: readonly Wanted[];
}

/** The events that an answer may name, and how many of them it has to. */
interface ExpectedRows {
  allowed: readonly EventFact[];
  /** By default three, or all of fewer. */
  least?: number;
  /** The one that comes first. */
  first?: EventFact | undefined;
}

/** What a person who pays wants of one answer; everything is computed when it is asked. */
export interface Expectation {
  /** What was asked for. */
  must?: readonly Wanted[];
  /** Less important: without it the answer is right, but not whole. */
  also?: readonly Wanted[];
  /** What is wrong. */
  not?: readonly Wanted[];
  rows?: ExpectedRows;
  /** Why it cannot be met; each has to be named. */
  constraints?: readonly Wanted[];
  /** `none`: there is no such thing, or it isn't so. `here`: it cannot be done here, and costs nothing. */
  cannot?: "none" | "here";
  act?: ExpectedAct;
  /** No card may be offered. */
  noAct?: boolean;
  /** The candidates between which the answer has to ask. */
  choices?: readonly Wanted[];
  /** It is about words or how things are done: an answer that shows events or deals answers something else. */
  general?: boolean;
}

export interface Verdict {
  score: Score;
  /** What is missing or wrong; empty for 3. */
  reasons: readonly string[];
  /** States something wrong, or an answer to something else, without saying that it doesn't know. */
  confidentlyWrong: boolean;
  /** A click on its card would do something else than was asked. */
  dangerous: boolean;
  /** It could not help, and cost something. */
  chargedForNothing: boolean;
}

/** Judges one answer by the facts, not by its wording. */
export function judged(expected: Expectation, reply: Reply, events: readonly EventFact[]): Verdict {
  const said = saidBy(reply);
  const danger = dangerOf(expected, reply);
  const helpless = isUnsure(said) || (expected.cannot === "here" && saysCannot.found(said));
  const chargedForNothing = reply.charged && helpless;
  const verdict = (score: Score, reasons: readonly string[], confidentlyWrong = false): Verdict => ({
    score,
    reasons,
    confidentlyWrong,
    dangerous: danger !== undefined,
    chargedForNothing,
  });
  if (reply.text.trim() === "") return verdict(0, ["no answer"]);
  if (danger !== undefined) return verdict(0, [danger], !isUnsure(said));

  if (gaveUp(said) && expected.choices === undefined) return verdict(0, ["not understood"]);
  if (expected.general && showsSomething(reply, events))
    return verdict(0, ["answers something else"], !isUnsure(said));
  const wrong = (expected.not ?? []).filter((one) => one.found(said));
  if (wrong.length > 0)
    return verdict(
      0,
      wrong.map(({ label }) => `wrong: ${label}`),
      !isUnsure(said),
    );
  const wrongNumber = wrongNumberOf(expected, said);
  if (wrongNumber !== undefined) return verdict(0, [wrongNumber], true);

  const rows = expected.rows
    ? rowsOf(expected.rows, reply, said, events)
    : { hit: [], missing: [], strays: [] };
  const withChoices = { ...said, all: `${said.all}\n${reply.choices.join("\n")}` };
  const candidates = { ...withChoices, lower: withChoices.all.toLowerCase() };
  const primary: Asked[] = [
    ...(expected.must ?? []).map(({ label, found }): Asked => [label, found(said)]),
    ...(expected.constraints ?? []).map(
      ({ label, found }): Asked => [`names the constraint ${label}`, found(said)],
    ),
    ...(expected.choices ?? []).map(({ label, found }): Asked => [`asks: ${label}`, found(candidates)]),
    ...rows.hit.map((label): Asked => [label, true]),
    ...rows.missing.map((label): Asked => [label, false]),
    ...cannotOf(expected, reply, events),
    ...actOf(expected, reply),
  ];
  const missing = primary.flatMap(([label, met]) => (met ? [] : [`missing: ${label}`]));
  const lesser = [
    ...(expected.also ?? []).flatMap(({ label, found }) => (found(said) ? [] : [`not whole: ${label}`])),
    ...termsOf(expected, reply, said),
    ...(expected.cannot === "here" && reply.charged ? ["charged for an answer that says it can't"] : []),
  ];
  const strays = rows.strays.map((one) => `doesn't fit: ${one}`);
  const reasons = [...missing, ...strays, ...lesser];
  const met = primary.length - missing.length;
  if (strays.length > rows.hit.length) return verdict(0, reasons, !isUnsure(said));
  if (met === 0 && primary.length > 0) return verdict(0, reasons, statesSomething(said, reply, events));
  if (missing.length === 0 && strays.length === 0) return verdict(lesser.length === 0 ? 3 : 2, reasons);
  return met * 2 >= primary.length
    ? verdict(1, reasons)
    : verdict(0, reasons, statesSomething(said, reply, events));
}

/** One thing that was asked for, and whether it is there. */
type Asked = readonly [label: string, met: boolean];

/** What makes a card dangerous; undefined if there is none, or it is the right one. */
function dangerOf({ act, noAct, cannot }: Expectation, { act: offered }: Reply): string | undefined {
  if (!offered) return undefined;
  if (act === undefined)
    return noAct || cannot !== undefined
      ? `dangerous: offers ${offered.act}, which nobody asked for`
      : undefined;
  if (offered.act !== act.act) return `dangerous: offers ${offered.act} instead of ${act.act}`;
  if (act.target !== undefined && !offered.targets.includes(act.target))
    return `dangerous: acts on ${offered.targets.join(", ")} instead of ${act.target}`;
  if (act.cents !== undefined && offered.cents !== act.cents)
    return `dangerous: with $${(offered.cents ?? 0) / 100} instead of $${act.cents / 100}`;
  return undefined;
}

function actOf({ act }: Expectation, reply: Reply): Asked[] {
  if (act === undefined) return [];
  // The card of a credit package leads to its checkout: it is how credits are bought.
  const buys = reply.cards.filter(({ kind }) => kind === "credit_package");
  const isShop = act.act === "buy-credits" && buys.length === 1 && buys[0]?.id === act.target;
  return [[`a card to ${act.act}`, reply.act !== undefined || isShop]];
}

/** Terms that the card lacks and the answer doesn't speak of either. */
function termsOf({ act }: Expectation, reply: Reply, said: Said): string[] {
  if (act?.terms === undefined || reply.act === undefined) return [];
  return act.terms.flatMap(({ label, found }) =>
    found(said) ? [] : [`not whole: on the card or named, ${label}`],
  );
}

/** Without what hosts write about their events: a “not” in there denies nothing. */
function withoutDescriptions(text: string, events: readonly EventFact[]): string {
  return events.reduce((rest, { description }) => rest.replaceAll(description, " "), text);
}

/** Whether it says that this cannot be met; where it shows events that might pass for an answer, at once. */
function cannotOf({ cannot }: Expectation, reply: Reply, events: readonly EventFact[]): Asked[] {
  if (cannot === undefined) return [];
  const way = cannot === "here" ? saysCannot : saysNo;
  const whole = withoutDescriptions(reply.text, events);
  const isPitch = showsSomething(reply, events) && !offersNearly(saidBy(reply));
  const text = isPitch ? (sentences(whole)[0] ?? "") : whole;
  return [[way.label, way.found(saidBy({ ...reply, text, cards: [], act: undefined }))]];
}

/** Another number where one was asked for, without a word that it isn't known. */
function wrongNumberOf({ must = [] }: Expectation, said: Said): string | undefined {
  if (isUnsure(said) || must.some((one) => one.isTopic !== true && one.found(said))) return undefined;
  for (const kind of ["money", "shares", "counts"] as const) {
    const wanted = must.filter(({ figure }) => figure === kind);
    // A count stands in nearly every sentence; it is a wrong answer only where nothing else was asked for.
    const isAsked = kind === "counts" ? wanted.length === must.length : true;
    if (wanted.length > 0 && isAsked && said[kind].length > 0)
      return `wrong number instead of ${wanted.map(({ label }) => label).join(", ")}`;
  }
  return undefined;
}

function rowsOf(
  { allowed, least = Math.min(3, allowed.length), first }: ExpectedRows,
  reply: Reply,
  said: Said,
  events: readonly EventFact[],
): { hit: string[]; missing: string[]; strays: string[] } {
  const fitting = new Set(allowed.map((one) => one.name));
  const found = eventsNamed(reply, events);
  const hits = found.filter((one) => fitting.has(one.name));
  const strays = offersNearly(said) ? [] : found.filter((one) => !fitting.has(one.name));
  const lacking = Math.max(0, least - hits.length);
  const isFirst = first === undefined || hits[0]?.name === first.name;
  return {
    hit: [
      ...hits.slice(0, least).map((one) => one.name),
      ...(first && isFirst ? [`${first.name} first`] : []),
    ],
    missing: [
      ...(lacking === 0
        ? []
        : [
            `${lacking} more of ${allowed
              .map((one) => one.name)
              .slice(0, 6)
              .join(", ")}`,
          ]),
      ...(isFirst ? [] : [`${first.name} first`]),
    ],
    strays: strays.map((one) => one.name),
  };
}

function showsSomething({ cards, ...reply }: Reply, events: readonly EventFact[]): boolean {
  const shown = cards.some(({ kind }) => kind === "event" || kind === "package" || kind === "deal");
  return shown || eventsNamed({ ...reply, cards }, events).length > 1;
}

/** Whether an answer that met nothing claims something all the same. */
function statesSomething(said: Said, reply: Reply, events: readonly EventFact[]): boolean {
  if (isUnsure(said) || saysCannot.found(said)) return false;
  return (
    said.money.length + said.shares.length > 0 ||
    reply.cards.length > 0 ||
    eventsNamed(reply, events).length > 0
  );
}
