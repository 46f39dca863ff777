// cspell:ignore imum ists
import { beginning } from "../../text/characters.ts";
import { numberText } from "../../text/formats.ts";
import type { BriefReading, Found } from "./brief-reading.ts";
import { bare, emptyWords, numberOf, numberPattern, sentencesOf } from "./brief-text.ts";

/** Words for people, beside those that end as most of them do, such as "buyers". */
const people =
  "people|persons?|guests?|couples?|pairs of friends|staff|men|women|woman|kids|children|parents?|families|teens|juniors|seniors|retirees|students?|graduates|alumni|pupils|patients?|clients?|residents?|tenants?|locals|participants?|attendees|accountants|consultants|merchants|patrons|fans|athletes|concierges|coaches|nurses?|doctors|physicians|clinicians|mechanics|technicians|musicians|chefs|cooks|CTOs|CIOs|CISOs|CFOs|CMOs|CEOs|HR people|HR|foodies|newlyweds|citizens|households|crews?|members|volunteers|veterans|tourists|therapists|dentists|pharmacists|artists|florists|architects|analysts|superintendents|principals|passers-by|passersby|moms|dads|mothers|fathers|pros|professionals|teams|experts|garages|companies|businesses|studios|shops owners|lawyers|attorneys|over-\\d0s|under-\\d0s|barbers|collectors|executives";
/** Things that end as people do. */
const things =
  /^(?:numbers|orders|offers|papers|flyers|posters|computers|computer|printers|speakers|servers|covers|others|trailers|scooters|sneakers|folders|stickers|chargers|trackers|boosters|dollars|readers?|stations?|centers|corners|colors|floors|doors|motors|sensors|mirrors|errors|coffees|trees|fees|degrees|committees|lists|lockers|counters|towers|flowers|showers|containers|heaters|coolers|blenders|rollers|burgers|crackers|peppers|sliders|burners|letters|headers|newsletters|vouchers|dinners|matters|hours|tours|bumpers|answers|quarters|meters|filters|timers|monitors|elevators|trousers|sweaters|diapers|leaders' board|summers|winters|corridors|simulators|indoors|outdoors|generators|reminders|wonders|powers|layers|markers|boosters|skyscrapers|cancers|offers|headquarters|drawers|barriers|carriers|exhibitors|finders|helpers|pickers|planters|toppers|recovers|delivers|suffers|considers|remembers|discovers|triggers|gathers|bothers|lasts|costs|forests|tests|posts|guests' list|lists|interests|assists|consists|exists|insists|resists|twists|artists' hall|wrists|mists|fists)$/i;
const peopleNoun = new RegExp(String.raw`^(?:${people}|\p{L}{3,}(?:ers|ors|ees|ists))$`, "iu");

/** Whether a word names people. */
export function namesPeople(word: string): boolean {
  const plain = word.replace(/'s?$/, "");
  return peopleNoun.test(plain) && !things.test(plain);
}

/** What somebody does or leaves, in the words in which targets are counted. */
export const deeds =
  /\b(?:(?<!team )leads?|contacts?|appointments?|sign-?ups?|subscriptions?|subscribers?|drives?|bookings?|booked|trials?|tests?|tastings?|samples?|requests?|registrations?|applications?|swabs?|installs?|downloads?|wishlists?|donors?|donations?|conversations?|fittings?|rides?|enrollments?|accounts?|rentals?|letters?|orders?|meetings?|demos?|visits?|consultations?|pledges?|votes?|scans?|quotes?|reservations?|bottles sold|copies|members|memberships?|pilots?|assessments?|check-?ups?|screenings?|adoptions?|sales|tours?|pre-?orders?|inquiries|referrals?|units|plays?|interviews?|referral|opt-?ins?|try-?ons?|shots|servings?|cups?|calls?|renewals?|switches|switchers|sessions?|partners?|stockists?)\b/i;
const timeUnit =
  /^(?:-|–|:)?\s*(?:(?:weekday|week|working|consecutive|open|straight|full|Saturday|Sunday|Monday|Tuesday|Wednesday|Thursday|Friday)s?\s+)*(?:days?|hours?|minutes?|min\b|mins|seconds?|weeks?|months?|years?|nights?(?! \p{L}+(?:s|staff)\b)|evenings?|mornings?|afternoons?|weekends?|workdays?|weekdays?|lunch\w*|dates?|times|am\b|pm\b|a\.m|p\.m|o'clock|saturdays?|sundays?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?)\b/iu;
const measureUnit =
  /^\s?(?:%|percent|degrees?|feet|foot|ft\b|meters?|miles?|km\b|lbs?\b|pounds?|kg\b|oz\b|inch\w*|sq\b|square|x\d|years? old|pages?|pieces?|USD|dollars|grand|bucks|cents?)|^-(?:page|foot|mile|year|minute|hour|inch|day|week|month|pound|lb)/i;
const wanting =
  /\b(?:collect|sign up|book|win|recruit|generate|convert|register|gain|should bring|pays off|measure|walk away with|leave with|need|needs|want|wants|goal|goals|target|aim|success|happy|glad|hope|hoping|looking for|expects?|committed|deliver|at least|get us|win us|bring us|like|require|objective|kpi|measure)\b/i;
const ownThings =
  /^(?:[\w-]+\s){0,2}(?:stations?|helmets?|beds?|vehicles?|cars|trucks|pairs|tables?|units?|machines?|bikes?|kiosks?|headsets?|simulators?|chairs|fitters?|bays?|boats?|screens|tablets?|rigs?|samplers?|counters?|booths|boards|scooters|carts|ovens|grills|pods|cabins|tents)\b/i;
const owning =
  /\b(?:we|i|they)(?:'ll|'ve| can| will| also)? ?(?:have|own|bring|afford|got|provide|supply|can bring)\W*(?:\w+\W+){0,2}$|^\s*$|\bwith (?:our |only |just )?$/i;

/** One number of a brief and what stands around it. */
interface Counted {
  value: number;
  before: string;
  /** Up to five words that follow it in its clause. */
  noun: string;
  after: string;
  sentence: string;
  whole: string;
}

/** "150-200 principals": the smaller number is sure. */
const rangeOfPeople = /(?<![\w$.,:])(\d[\d,]*)\s?(?:-|–|to)\s?\d[\d,]*(?= (\p{L}+))/gu;
const fewest = (whole: string, least: string, noun: string): string => (namesPeople(noun) ? least : whole);

/** "A hundred and fifty" as 150, "a couple of thousand" as 2,000, "1.500 dentists" as 1,500. */
function withPlainCounts(text: string): string {
  return text
    .replaceAll(/\b(?:a|one) hundred and (\w+)\b/gi, (whole: string, rest: string) => {
      const value = numberOf(rest);
      return value > 0 && value < 100 ? String(100 + value) : whole;
    })
    .replaceAll(new RegExp(String.raw`\b(half a|a|${numberPattern}) dozen\b`, "gi"), (_, number: string) =>
      String(Math.round((/^half/i.test(number) ? 0.5 : numberOf(number)) * 12)),
    )
    .replaceAll(/\ba couple of (hundred|thousand)\b/gi, (_, unit: string) =>
      /^h/i.test(unit) ? "200" : "2,000",
    )
    .replaceAll(/\ba few (hundred|thousand)\b/gi, (_, unit: string) => (/^h/i.test(unit) ? "300" : "3,000"))
    .replaceAll(/(?<![\d.,$])(\d{1,3})\.(\d{3})(?![\d.,]\d|\d)(?= \p{L})/gu, "$1,$2");
}

function counted(prompt: string): Counted[] {
  const number = new RegExp(String.raw`(?<![\w$.,%:/-])(${numberPattern})\+?(?![\w:/]|[.,]\d)`, "giu");
  return sentencesOf(withPlainCounts(prompt).replaceAll(rangeOfPeople, fewest)).flatMap((sentence) =>
    [...sentence.matchAll(number)].flatMap((match) => {
      const after = sentence.slice(match.index + match[0].length);
      const before = sentence.slice(0, match.index);
      if (
        timeUnit.test(after) ||
        measureUnit.test(after) ||
        /(?:\$|USD|over|under|aged?|ages|sizes?|kids|grades?|route|I-)\s?$/i.test(before)
      )
        return [];
      if (/^\s?(?:-|–|to) ?\d/.test(after) || /\d ?(?:-|–|to) ?$/.test(before)) return [];
      const noun = (
        /^\s+((?:of (?:them|us)|[\p{L}'’][\p{L}\d'’-]*)(?:\s+[\p{L}'’][\p{L}\d'’-]*){0,4})/u.exec(
          after,
        )?.[1] ?? ""
      ).trim();
      return [
        {
          value: numberOf(match[1] ?? ""),
          before,
          noun,
          after,
          sentence,
          whole: `${match[0]} ${noun}`.trim(),
        },
      ];
    }),
  );
}

const isPeople = (noun: string): boolean => noun.split(/\s+/).slice(0, 4).some(namesPeople);
const passing =
  /\b(?:walk by|pass|passers-by|passersby|cross|come through|come in|holds?|attend|visitors|expected|on site|in total|altogether|total|max(?:imum)?|capacity|roughly|approximately|finishers|of them|seats|invited|show up|are told|foot traffic|per day|a day|employees|each)\b/i;

/** What the brief counts its success in, and the words that say so. */
export function targetIn(prompt: string, goals: readonly string[] = []): BriefReading["target"] {
  const of = (text: string, bonus: number) =>
    counted(text).map((one) => ({ ...one, score: bonus + scoreOfTarget(one) }));
  const [best] = [...goals.flatMap((goal) => of(goal, 6)), ...of(prompt, 0)]
    .filter(({ score, value }) => score >= 3 && value > 0)
    .sort((a, b) => b.score - a.score);
  if (!best) return lateTarget(prompt);
  const counts = countsOf(best);
  return {
    text: `${numberText(best.value)} ${counts}`,
    words: beginning(best.whole, 300),
    count: Math.round(best.value),
    counts,
  };
}

/** "only rentals booked for their next race: 200" */
function lateTarget(prompt: string): BriefReading["target"] {
  for (const sentence of sentencesOf(prompt)) {
    const found = /([\p{L} '-]+): (\d[\d,]*)[.!]?$/u.exec(sentence);
    if (found?.[1] && found[2] && deeds.test(found[1]) && !/budget/i.test(found[1])) {
      const counts = found[1]
        .trim()
        .replace(/^only /, "")
        .split(/\s+/)
        .slice(0, 2)
        .join(" ");
      return {
        text: `${found[2]} ${counts}`,
        words: beginning(found[0].trim(), 300),
        count: numberOf(found[2]),
        counts,
      };
    }
  }
  return undefined;
}

function scoreOfTarget({ value, before, noun, after, sentence, whole }: Counted): number {
  const clause = before.split(/[.;]|,(?=\s)|\b(?:but|so|and|if)\b/).at(-1) ?? "";
  const alone =
    /^\s*(?:and |about |aim: |goal: |target: )?$/i.test(before) && sentence.length - whole.length < 45;
  const deed = deeds.test(noun);
  const wanted = wanting.test(before.slice(-60));
  const late = /would make|would be|is success|is the goal|is what|out of it|that day/i.test(after);
  const some = isPeople(noun);
  return (
    (deed ? 3 : 0) +
    (wanted && /^(?:\w+ )?ones\b/i.test(noun) ? 2 : 0) +
    (wanted ? 2 : 0) +
    (alone && noun !== "" ? 2 : 0) +
    (late ? 2 : 0) +
    (/\b(?:target|goal|aim|objective|kpi|success|our number|want|wish|a win)\b(?:[ :=](?:is|are|of|with|would be))?[ :=]*$/i.test(
      before,
    )
      ? 3
      : 0) +
    (/^(?:sell|collect|sign up|book|win|recruit|get|gain|register|convert)\s*$/i.test(before) ? 2 : 0) +
    (some && (wanted || alone) ? 1 : 0) +
    (some && !deed && passing.test(`${clause} ${noun} ${(after.split(/[,.;]/)[0] ?? "").slice(0, 40)}`)
      ? -3
      : 0) +
    (ownThings.test(noun) && !wanted ? -3 : 0) +
    (/^(?:each|every|per|a)\b/i.test(noun) ? -4 : 0) +
    (/\b(?:must have|with at least|reset|takes?)\b/i.test(before.slice(-20)) && !deed ? -2 : 0) +
    (/\b(?:hold|holds|seats|fits|about|roughly|around|all|have|own|bring)\s*$/i.test(before) && !wanted
      ? -2
      : 0) +
    (value < 3 ? -1 : 0) +
    (noun === "" ? -5 : 0)
  );
}

/** The noun of a target: up to its last telling word, without what follows with a preposition or a verb. */
function countsOf({ noun, before }: Counted): string {
  const named = /^(?:\w+ )?ones\b/i.test(noun)
    ? before
        .split(/[^\p{L}'-]+/u)
        .filter(namesPeople)
        .at(-1)
    : undefined;
  if (named !== undefined) return named;
  const words = noun.split(/\s+/);
  const end = words.findIndex((word, at) => at > 0 && stopsNoun.test(word));
  const kept = (end < 0 ? words : words.slice(0, end)).slice(0, 4);
  return bare(kept.join(" ")) || bare(words[0] ?? "people");
}

const stopsNoun =
  /^(?:to|of|in|on|at|by|for|from|with|who|that|which|would|will|out|per|each|a|an|the|and|or|is|are|play|apply|lie|connect|through|walk|come|cross|work|want|as|into|before|after|during|than|over|under|until|while|when|about|within|but|so)$/i;

/** The people a brief speaks of, with how many there are. */
export function audienceIn(
  prompt: string,
  named = "",
  target?: BriefReading["target"],
  place?: BriefReading["place"],
): BriefReading["audience"] {
  const phrases = distinctPhrases([
    ...[...prompt.matchAll(described)].map(([whole]) =>
      whole.trim().replace(/(?: (?:a|an|the|and|or|of|to|in|on|at|for|with|is|are|that|by|it's))+$/i, ""),
    ),
    ...sentencesOf(prompt).flatMap(peoplePhrases),
  ])
    .map((one) =>
      one.replace(
        /^(over|under)-(\d0)s$/i,
        (_, than: string, age: string) => `people ${than.toLowerCase()} ${age}`,
      ),
    )
    .filter((one) => !target?.counts.toLowerCase().includes(one.toLowerCase()));
  const stated = statedSize(prompt);
  const others = counted(prompt).filter(
    ({ value, noun }) => value > 5 && !(target && value === target.count && !passing.test(noun)),
  );
  const ofPeople = others.filter((one) => isPeople(one.noun) || groups.test(one.noun));
  // Without a word for people the other numbers are the bound: to promise too little is mended, too much is not.
  const bound =
    ofPeople.length > 0
      ? ofPeople
      : others.filter(
          ({ value, noun, before }) =>
            (noun !== "" || /\b(?:about|around|roughly|approx)\.?\s*$/i.test(before)) &&
            !ownThings.test(noun) &&
            value >= (target?.count ?? Infinity),
        );
  const sizes = bound.map(({ value, after, sentence }) => value * timesIn(sentence, after, prompt));
  const size = stated ?? (sizes.length > 0 ? Math.max(...sizes) : undefined);
  const text =
    named ||
    phrases.slice(0, 3).join(", ") ||
    target?.counts.split(/\s+/).filter(namesPeople).join(" ") ||
    (size === undefined ? "" : `${numberText(size)} people`) ||
    peopleOf(place);
  if (text === "") return undefined;
  return {
    text: beginning(text, 200),
    words: beginning(phrases.slice(0, 3).join(", ") || text, 300),
    ...(size === undefined ? {} : { size: Math.round(size) }),
  };
}

/** A number that is said to be how many there are: "expected attendance: 800", "a room of 60". */
function statedSize(prompt: string): number | undefined {
  const found = new RegExp(
    String.raw`\b(?:attendance|capacity|turnout|headcount|crowd|a room|audience)(?: is| of|:| =)? ?(?:expected |at |about |around |roughly |some )*(${numberPattern})(?![\w%]|[.,]\d| ?(?:minutes|hours|days|years))`,
    "iu",
  ).exec(prompt)?.[1];
  return found === undefined ? undefined : numberOf(found);
}

const described =
  /\b(?:retired |young |busy |local )?people (?:who (?:[\p{L}'-]+ ?){1,4}|(?:over|under) \d\d)/giu;

/** What an audience begins with of which the brief says only where it is. */
export const peopleIn = "People in";

/** Whom one meets at a place, if the brief says no more. */
function peopleOf(place: BriefReading["place"]): string {
  const [venue] = place?.venues ?? [];
  if (venue !== undefined && /festival|convention|expo|fair|show|conference|market|museum|booth/i.test(venue))
    return `Visitors of the ${venue.replace(/ booth$/i, "")}`;
  return place?.town ? `${peopleIn} ${place.town}` : "";
}

const groups =
  /^(?:\p{L}+ )?(?:trucks|garages|roofs|of them|households|rooms|seats|places|heads|pax|covers|tables of|homes|firms|shops|teams|pairs|desks|registrations|tickets|delegates|badges|members)\b/iu;

/** "40 guests each" in three places, "900 a day" on two days. */
function timesIn(sentence: string, after: string, prompt: string): number {
  const tail = after.slice(0, 46);
  const several = (pattern: string): number => {
    const [, count] =
      new RegExp(String.raw`(?<![\w$.,-])(${numberPattern})[ -](?:[\w-]+ ){0,2}(?:${pattern})\b`, "iu").exec(
        prompt,
      ) ?? [];
    return count === undefined || numberOf(count) > 60 ? 1 : Math.max(1, numberOf(count));
  };
  if (/\b(?:a|per|each|every) (?:site and )?day\b|\bdaily\b|\band day\b/i.test(tail))
    return several("days|workdays|mornings|evenings|nights");
  const per =
    /\b(?:per|a|each|every) (evening|night|session|stop|screening|class|show|performance|shift|hall|office|floor|town|weekend|morning|afternoon|workshop|seating|table|group)\b/i.exec(
      tail,
    )?.[1];
  if (per !== undefined) return several(`${per}s|${per}es`);
  // "40 guests each", but not "40 guests, each of whom brings one".
  const own = tail.split(/[,.;]/)[0] ?? "";
  if (/\beach\b/i.test(own) && !/\beach (?:in|takes|may|can|brings?|has|of)\b/i.test(own))
    return several(
      "bookshops|bookstores|stations|sites|stores|centers|cities|schools|cafés|places|venues|locations|hospitals|employers|markets|evenings|nights|sessions|stops|screenings|classes|shows|performances|shifts|halls|offices|floors|towns|weekends|workshops|seatings|tables|groups|mornings|afternoons|days|saturdays|sundays|fridays",
    );
  return sentence === "" ? 0 : 1;
}

function peoplePhrases(sentence: string): string[] {
  const words = sentence.split(/(\s+|[,;:.!?()]+)/).filter((one) => one.trim() !== "");
  return words.flatMap((word, at) => {
    if (!namesPeople(word)) return [];
    const before: string[] = [];
    for (let back = at - 1; back >= 0 && before.length < 3; back--) {
      const one = words[back] ?? "";
      if (
        !/^\p{L}[\p{L}'’-]*$/u.test(one) ||
        emptyWords.has(one.toLowerCase()) ||
        (/(?:ing|ed)$/.test(one) && !/^(?:retired|certified)$/i.test(one)) ||
        noModifier.test(one)
      )
        break;
      before.unshift(one);
    }
    const after = words[at + 1] ?? "";
    const over = /^(?:over|under|aged)$/i.test(after) ? ` ${after} ${words[at + 2] ?? ""}` : "";
    const phrase = `${[...before, word].join(" ")}${over}`;
    const isRefused = /\b(?:no|nobody|not)\s*$/i.test(
      sentence
        .slice(0, sentence.indexOf(word))
        .split(/\s+/)
        .slice(-before.length - 2, -before.length || undefined)
        .join(" "),
    );
    return isRefused || notAudience.test(phrase) ? [] : [phrase];
  });
}

const notAudience =
  /^(?:people|person|members|teams|experts|others|(?:two |four )?employers?|companies|businesses|brands)$|\b(?:volunteers?|installers|fitters|wishlists|hired|paid|medical|influencers|speakers|staff (?:only|lounge)|actors|dealers|performers)\b/i;
const noModifier =
  /^(?:like|sell|give|help|reach|meet|show|win|tell|invite|among|between|many|few|several|new|real|about|roughly|around|introduce|launch|because|while|since|until|told|think|during|before|after|per|hundred|thousand|million|hours|together|only|wants?|lets?|makes?|says?|says|put|when|half|bring|trust|fight|walk|pass|holds?|find|today|still|both|than|least|qualified|booked|dear|thanks|hello|ok)$/i;

function distinctPhrases(phrases: readonly string[]): string[] {
  const kept: string[] = [];
  for (const phrase of [...phrases].sort((a, b) => b.split(" ").length - a.split(" ").length))
    if (!kept.some((one) => one.toLowerCase().includes(phrase.toLowerCase()))) kept.push(phrase);
  return kept.sort((a, b) => phrases.indexOf(a) - phrases.indexOf(b));
}

/** What the brand brings for people to use, such as "We have 6 helmets". */
export function stationsIn(prompt: string): BriefReading["stations"] {
  for (const { value, before, noun, whole } of counted(prompt)) {
    const isOwn = owning.test(before) || /\b(?:[a-z]+ours|appointment)\b/i.test(noun);
    if (
      ownThings.test(noun) &&
      value <= 500 &&
      (isOwn || /\b(?:fitters?|stations?|helmets?|beds?|vehicles?|pairs)\b/i.test(noun))
    ) {
      const words = noun.split(/\s+/);
      const at = words.findIndex(
        (_, index) =>
          ownThings.test(words.slice(index).join(" ")) && !ownThings.test(words.slice(index + 1).join(" ")),
      );
      const one = (words[Math.max(0, at)] ?? "stations").toLowerCase();
      return { text: `${value} ${one}`, words: whole, count: Math.round(value), noun: one };
    }
  }
  return undefined;
}

/** How long one person takes. */
export function minutesIn(prompt: string): (Found & { count: number }) | undefined {
  const minutes = new RegExp(
    String.raw`(?<![\w.,:-])(${numberPattern})[ -]minutes?\b(?! (?:before|after|until|walk|drive|from))`,
    "giu",
  );
  for (const match of prompt.matchAll(minutes)) {
    const count = Math.round(numberOf(match[1] ?? ""));
    const around = prompt.slice(Math.max(0, match.index - 70), match.index + match[0].length + 40);
    const isBreak = /\b(?:breaks?|slots?|sessions?) of\s*$/i.test(
      prompt.slice(Math.max(0, match.index - 20), match.index),
    );
    const isComplaint = /\b(?:explains?|lose|waste|always)\b/i.test(around.slice(0, 70));
    if (
      !isBreak &&
      !isComplaint &&
      count >= 1 &&
      count <= 120 &&
      /\b(?:takes?|each|sessions?|demo|anyone|anybody|swab|install|loop|trial|fitting|properly|with|appointment|class|route|puzzle|person|slots?|sit|test)\b/i.test(
        around,
      )
    )
      return { text: `${count} minutes each`, words: match[0], count };
  }
  return undefined;
}
