import { counted, inNumbers, midSentence, onDay, quotable } from "@marquee/adapters/ai/plain-text";
import type { ToolEventDetail, ToolPackage } from "@marquee/adapters/ai/tool-results";
import { foldLetters } from "@marquee/contracts/text/search-text";
import { usd } from "@marquee/contracts/text/usd";
import { bullets } from "../answer.ts";
import { months } from "../period.ts";
import { byPercent, inDigits, numbersIn } from "../reading/numbers.ts";
import { tierIn } from "../reading/wish.ts";
import { aboutOf, eventsOf, type Reply, type Scene } from "../scene.ts";

export const nameOf = ({ name }: { name: string }) => quotable(name, 70);
/** "Per visitor", "for one head". */
const asksPerHead = /\b(?:per|a|one|each) (?:visitor|head|attendee|person|guest|participant)\b/;
export const perHead = (price: number, { attendeeCount }: ToolEventDetail) =>
  attendeeCount > 0 ? usd(price / attendeeCount, { exact: true }) : "no figure";
export const byPrice = (packages: readonly ToolPackage[]) =>
  packages.toSorted((left, right) => left.priceUsd - right.priceUsd);

/** At most so many events are looked at for one answer. */
const comparedMost = 6;

/** The events that the question is about, with what their pages say. */
export async function eventDetails(scene: Scene): Promise<ToolEventDetail[]> {
  const read = await Promise.all(
    eventsOf(scene)
      .slice(0, comparedMost)
      .map((eventId) => scene.tools.getEvent({ eventId })),
  );
  return read.filter((event) => event !== null);
}

/** The package that a question means: by its name, its tier, or as the cheapest or dearest. */
export function packageMeant({ u }: Scene, event: ToolEventDetail): ToolPackage | undefined {
  const asked = foldLetters(u.question);
  const named = u.about.filter(({ kind }) => kind === "package").map(({ id }) => id);
  const byName = event.packages.find(
    ({ id, name }) =>
      asked.includes(foldLetters(name)) ||
      (u.isNamed && named.includes(id) && asked.includes(foldLetters(name.split(" ")[0] ?? ""))),
  );
  if (byName) return byName;
  const tier = tierIn(asked);
  if (tier !== undefined) return event.packages.find((each) => each.tier === tier);
  const free = byPrice(event.packages.filter(({ spotsLeft }) => spotsLeft > 0));
  if (
    /\b(?:cheapest|lowest|least expensive|entry|smallest|starting|rock[- ]bottom|(?:get|way) in(?:to)?\b|cost at least|at least cost|the least (?:we|i|one|you))\b/.test(
      asked,
    )
  )
    return free[0];
  if (/\b(?:most expensive|highest|top|priciest|dearest)\b/.test(asked)) return free.at(-1);
  // A comparison goes by the entry of each event.
  if (u.before?.topic === "compare" && /\b(?:that|the|its) package\b/.test(asked)) return free[0];
  return packageSpokenOf({ u }, event);
}

/** What a question asks of one package without naming it again. */
const ofOnePackage =
  /\b(?:costs?|price|how much|pay|per (?:attendee|head|person|visitor|guest)|(?:a|one|each) head|difference|put it (?:at|down|up)|get|gets|includ\w*|comes with|benefits?|perks?|for it|in it|for that|that one|spots?|hold|left)\b/;
const ofAllPackages = /\b(?:packages|levels|tiers|which|other|others|all|any|else|event|show)\b/;

/** The package that the conversation was about last, where a question goes on about it. */
function packageSpokenOf({ u }: Pick<Scene, "u">, event: ToolEventDetail): ToolPackage | undefined {
  const asked = foldLetters(u.question);
  const isForOne = u.act?.stance === "asked" || ofOnePackage.test(asked);
  if (u.isNamed || !isForOne || ofAllPackages.test(asked)) return undefined;
  const among = (things: readonly { id: string }[]) =>
    event.packages.filter(({ id }) => things.some((each) => each.id === id));
  let spoken = among(aboutOf({ u }, "package"));
  // "Keep a spot there" after other questions: the one that the conversation showed last.
  for (let turn: typeof u.before = u; turn && spoken.length === 0; turn = turn.before)
    spoken = among(turn.shown);
  const [only, ...others] = spoken;
  return others.length === 0 ? only : undefined;
}

interface Aspect {
  asked: RegExp;
  say: (event: ToolEventDetail) => string;
}

export const dates = ({ date, endsAt }: ToolEventDetail) =>
  `${onDay(date)}${onDay(date) === onDay(endsAt) ? "" : ` to ${onDay(endsAt)}`}`;

const aspects: readonly Aspect[] = [
  {
    asked: asksPerHead,
    say: (event) =>
      `**Per attendee**: ${byPrice(event.packages)
        .map((each) => `${quotable(each.name, 60)} ${perHead(each.priceUsd, event)}`)
        .join("; ")}`,
  },
  {
    asked: /\b(?:when|date|what day|starts?|begins?|how soon|was in|is in|cu[aá]ndo|quand|wann)\b/,
    say: (event) => `**Date**: ${dates(event)}`,
  },
  {
    asked: /\b(?:where|place|location|city|venue)\b/,
    say: ({ location }) => `**Place**: ${quotable(location, 80)}`,
  },
  {
    asked:
      /\b(?:how many(?! spots)|attend\w*|audience|how (?:big|large)|visitors|size|who (?:comes?|would|will)|meet|sort of people|people)\b/,
    say: ({ attendeeCount, attendeeType }) =>
      `**Audience**: ${inNumbers(attendeeCount)} attendees, mostly ${midSentence(quotable(attendeeType, 90))}`,
  },
  {
    asked: /\b(?:about|describe|topics?|theme|tell me)\b/,
    say: ({ description }) => `**About**: ${quotable(description, 240)}`,
  },
  {
    asked:
      /\b(?:industry|industries|competitors?|exclusive|exclusivity|second sponsor|same industry|my industry|rule|rivals?|sectors?|lines? of business|one sponsor (?:per|for each)|only (?:sponsor|brand) of|of (?:my|our) kind|(?:next to|beside|alongside) (?:me|us))\b/,
    say: ({ oneSponsorPerIndustry, takenIndustries }) =>
      oneSponsorPerIndustry
        ? `**Exclusivity**: no, it takes one sponsor per industry; taken so far: ${takenIndustries.join(", ") || "none"}`
        : "**Exclusivity**: none, so yes, several sponsors of one industry are allowed",
  },
  {
    asked: /\b(?:add-?ons?|extras?)\b/,
    say: ({ addOns }) =>
      addOns.length === 0
        ? "**Add-ons**: none"
        : `**Add-ons**: ${addOns.map(({ benefit, priceUsd }) => `${quotable(benefit, 80)} for ${usd(priceUsd)}`).join("; ")}`,
  },
  {
    asked:
      /\b(?:prices?|costs?|how much|packages?|sponsor\w*|levels?|tiers?|spots?|left|free|sold out|cuesta|coûte|kostet)\b/,
    say: ({ packages }) =>
      packages.length === 0
        ? "**Packages**: none yet"
        : `**Packages**: ${packages.map((each) => `${quotable(each.name, 60)} (${each.tier}) for ${usd(each.priceUsd)}, ${each.spotsLeft === 0 ? "sold out" : `${inNumbers(each.spotsLeft)} left`}`).join("; ")}`,
  },
];

/** Words that ask for an event as a whole, or for nothing in particular. */
const ofTheWhole = new Set(
  "tell about what's whats more details detail info information facts event events show shows one that this it's its know look see open give describe overview summary again first second third last other back interested interesting please okay thanks sounds good great really short brief briefly page what how like conference summit expo".split(
    " ",
  ),
);

/** Whether a question asks for an event's facts as a whole: it says little beside the event's name. */
function asksForTheWhole({ u }: Scene, event: ToolEventDetail): boolean {
  if ((u.weights.get("event") ?? 0) >= surelyWhole) return true;
  const named = foldLetters([event.name, event.location, ...u.about.map(({ name }) => name)].join(" "));
  const words = foldLetters(u.question).match(/[\p{L}\d]{4,}/gu) ?? [];
  return words.filter((word) => !ofTheWhole.has(word) && !named.includes(word)).length < 2;
}

/** From here on, a question's words are those of questions about events. */
const surelyWhole = 4;

/** Facts about an event, or about one of its packages. */
export async function answerEvent(scene: Scene): Promise<Reply | undefined> {
  const [event] = await eventDetails(scene);
  if (!event) return undefined;
  const asked = foldLetters(scene.u.question);
  const tier = tierIn(asked);
  const offer = packageMeant(scene, event);
  const absent = offer ? undefined : (tier ?? absentPackage(scene.u.question, event));
  if (absent !== undefined) return withoutPackage(event, absent);
  if (offer) return answerPackage(scene, event, offer);
  const wanted = aspects.filter((aspect) => aspect.asked.test(asked));
  // What is asked of it is not known: its facts, as a guess.
  const isGuess = wanted.length === 0 && !asksForTheWhole(scene, event);
  const isGeneral = wanted.length === 0 || /\b(?:tell me about|what can you tell|about it)\b/.test(asked);
  const lines = [
    ...budgetLine(scene, event),
    ...(isGeneral ? aspects : wanted).map((aspect) => aspect.say(event)),
  ];
  return {
    verdict: `${contradiction(asked, event)}${nameOf(event)} ${Date.parse(event.date) > Date.parse(`${scene.u.today}T00:00Z`) ? "takes place" : "took place"} ${dates(event).includes(" to ") ? `from ${dates(event)}` : `on ${dates(event)}`} in ${quotable(event.location, 80)}.`,
    body: bullets(lines.filter((line) => !isGeneral || !line.startsWith("**Date**"))),
    question: "Do you want to look at its packages next?",
    options: [quotable(`Show packages for ${event.name}`, 99), "How well does it fit us?"],
    shows: [{ kind: "event", id: event.id, name: event.name, detail: event.location }],
    ...(isGeneral ? { isWhole: true } : {}),
    ...(isGuess ? { isGuess } : {}),
  };
}

/** Whether an event is within what the conversation set as the most to pay, where that is asked. */
function budgetLine({ u }: Scene, event: ToolEventDetail): string[] {
  if (!/\b(?:fits?|within|in budget|afford|get in|too (?:much|expensive|dear))\b/i.test(u.question))
    return [];
  const most = u.amount ?? u.wish.maxUsd ?? u.before?.wish.maxUsd;
  const [least] = byPrice(event.packages.filter(({ spotsLeft }) => spotsLeft > 0));
  if (most === undefined || !least) return [];
  return [
    least.priceUsd <= most
      ? `**Within ${usd(most)}**: yes, ${quotable(least.name, 60)} costs ${usd(least.priceUsd)}`
      : `**Within ${usd(most)}**: no, the cheapest package, ${quotable(least.name, 60)}, costs ${usd(least.priceUsd)}, ${usd(least.priceUsd - most)} above it`,
  ];
}

/** "No, " where the question takes another size or month for granted. */
function contradiction(asked: string, event: ToolEventDetail): string {
  if (asked.trim().endsWith("?") && !/\bright\?$|isn't it\?$/.test(asked.trim())) return "";
  const month = months.findIndex((each) => asked.includes(each));
  const isOtherMonth = month >= 0 && month + 1 !== Number(event.date.slice(5, 7));
  const people = numbersIn(inDigits(asked)).find(({ value }) => value >= 100 && value <= 1_000_000);
  const isOtherSize =
    people !== undefined &&
    /\bpeople|attendees|visitors\b/.test(asked) &&
    people.value !== event.attendeeCount;
  return isOtherMonth || isOtherSize ? "No: " : "";
}

/** What a question calls a package although none of the event has that name or level: "the Titanium package". */
export function absentPackage(question: string, event: ToolEventDetail): string | undefined {
  const [, named] =
    /\b(\p{Lu}[\p{L}-]{2,}(?: \p{Lu}[\p{L}-]+){0,2}) (?:packages?|tiers?|levels?)\b/u.exec(question) ?? [];
  if (named === undefined || tierIn(named) !== undefined) return undefined;
  const words = foldLetters(named).split(" ");
  const known = foldLetters([event.name, ...event.packages.map(({ name }) => name)].join(" "));
  return words.some((word) => known.includes(word) || openingWords.has(word)) ? undefined : named;
}

/** Words with which a question about packages begins. */
const openingWords = new Set(
  "what which how show list the our your any all are compare tell whats whose sponsorship sponsor available other and best cheapest".split(
    " ",
  ),
);

/** An event has no package of this name or level; what it has. */
export function withoutPackage(event: ToolEventDetail, named: string): Reply {
  const lines = byPrice(event.packages).map(
    ({ name, tier: own, priceUsd, spotsLeft }) =>
      `**${quotable(name, 60)}** (${own}): ${usd(priceUsd)}, ${spotsLeft === 0 ? "sold out" : `${inNumbers(spotsLeft)} left`}`,
  );
  return {
    verdict: `No, ${nameOf(event)} has no ${quotable(named, 60)} package.`,
    body: lines.length > 0 ? `It has:\n\n${bullets(lines)}` : "It has no packages yet.",
    question: "Would one of these do?",
    options: [],
    shows: [{ kind: "event", id: event.id, name: event.name, detail: event.location }],
  };
}

function answerPackage(scene: Scene, event: ToolEventDetail, offer: ToolPackage): Reply {
  const asked = foldLetters(scene.u.question);
  const { priceUsd, spotsLeft, spots } = offer;
  const left =
    spotsLeft === 0
      ? "no spot left: it is sold out"
      : `${inNumbers(spotsLeft)} of ${counted(spots, "spot")} left`;
  const other = /\bhow much more|difference|more would\b/.test(asked)
    ? otherPackage(scene, event, offer)
    : undefined;
  const difference = other
    ? `, ${usd(Math.abs(priceUsd - other.priceUsd))} ${priceUsd >= other.priceUsd ? "more" : "less"} than ${quotable(other.name, 60)} (${usd(other.priceUsd)})`
    : "";
  const changed = byPercent(scene.u.question, priceUsd);
  const amount = scene.u.amount;
  // "What if I put it at 91,500?" wants to know how far that is from what stands.
  const isOther =
    amount !== undefined && /\b(?:difference|put it (?:at|down|up)|instead|raise|lower)\b/.test(asked);
  const budget =
    amount === undefined || isOther
      ? []
      : [
          priceUsd <= amount
            ? `**Of your ${usd(amount)}**: ${usd(amount - priceUsd)} would be left`
            : `**Above your ${usd(amount)}**: by ${usd(priceUsd - amount)}`,
        ];
  return {
    verdict: isOther
      ? `${usd(amount)} is ${usd(Math.abs(amount - priceUsd))} ${amount >= priceUsd ? "more" : "less"} than the ${usd(priceUsd)} of ${quotable(offer.name, 60)} at ${nameOf(event)}.`
      : changed !== undefined
        ? `${quotable(offer.name, 60)} at ${nameOf(event)} would cost ${usd(changed)} instead of ${usd(priceUsd)}; ${left}.`
        : spotsLeft === 0
          ? `No, ${quotable(offer.name, 60)} at ${nameOf(event)} is sold out; it cost ${usd(priceUsd)}.`
          : `${quotable(offer.name, 60)} (${offer.tier}) at ${nameOf(event)} costs ${usd(priceUsd)}${difference}, ${left}.`,
    body: bullets([
      `**You get**: ${offer.benefits.map((benefit) => quotable(benefit, 120)).join("; ") || "nothing is listed"}`,
      `**Per attendee**: ${perHead(changed ?? priceUsd, event)} of ${inNumbers(event.attendeeCount)}`,
      `**Date and place**: ${dates(event)}, ${quotable(event.location, 80)}`,
      ...budget,
    ]),
    question:
      spotsLeft === 0
        ? "Should I put you on its waiting list?"
        : "Do you want to see how it compares with closed deals?",
    options: [],
    shows: [
      { kind: "package", id: offer.id, name: offer.name, eventId: event.id },
      { kind: "event", id: event.id, name: event.name, detail: event.location },
    ],
  };
}

/** The package that the conversation spoke of before. */
function otherPackage({ u }: Scene, event: ToolEventDetail, offer: ToolPackage): ToolPackage | undefined {
  const ids = new Set(u.shown.filter(({ kind }) => kind === "package").map(({ id }) => id));
  return event.packages.find(({ id }) => ids.has(id) && id !== offer.id);
}
