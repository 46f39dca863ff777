// cspell:ignore enroll headlin invit librar nightly subscri
import { numberText } from "../../text/formats.ts";
import { usd } from "../../text/usd.ts";
import type { BriefReading, Found } from "./brief-reading.ts";
import { numberOf, numberPattern, sentencesOf } from "./brief-text.ts";
import type { Conflict } from "./conflicts.ts";
import { animalConflicts, skinConflicts } from "./forbidden-kinds.ts";
import { crewConflicts, forbiddenProduct, powerConflicts, wantedAndRefused } from "./own-contradictions.ts";
import { speaksOf, wishAbout } from "./refused-words.ts";

/** What of a brief contradicts another part of it, whatever anybody pays. */
export function contradictionsIn(text: string, reading: BriefReading): Conflict[] {
  return [
    ...siteConflicts(text, reading),
    ...openingConflicts(text, reading),
    ...ageConflicts(text, reading),
    ...roomConflicts(text, reading),
    ...closedConflicts(text, reading),
    ...wantedAndRefused(reading),
    ...sceneConflicts(text, reading),
    ...handsConflicts(text, reading),
    ...payConflicts(text, reading),
    ...forbiddenProduct(text, reading),
    ...animalConflicts(reading),
    ...skinConflicts(reading),
    ...powerConflicts(text, reading),
    ...crewConflicts(text, reading),
  ];
}

const hourlyUsd = 12;
const hoursADay = 6;
const sites =
  "sites|beaches|campuses|stores|shops|schools|offices|cities|towns|stations|stops|markets|parks|halls|hospitals|clinics|branches|locations|places|venues|villages|states|counties|malls|gyms|libraries|restaurants|bars|cafés|airports|buildings|floors|plants|warehouses|farms|squares|corners";
const manySites = new RegExp(
  String.raw`(?<![\w$.,-])(${numberPattern})\s+(?:[\p{L}'-]+\s+){0,3}?(${sites})\b`,
  "giu",
);
const together =
  /\b(?:at the same time|(?:very )?same (?:time|morning|day|evening|night|hour|afternoon|moment)|simultaneous\w*|all at once|in parallel|each of|at all|at every one|on every one)\b/i;

/** How many people a brief allows for; undefined if it doesn't say. */
function handsIn(text: string): number | undefined {
  if (
    /\b(?:i'm|i am|i'll be) (?:all )?alone\b|\bjust me\b(?! and)|\bby myself\b|\bon my own\b|\bonly me\b(?! and)/i.test(
      text,
    )
  )
    return 1;
  if (
    /\b(?:just|only) (?:it'?s )?me and \p{Lu}\p{L}+(?! and)/u.test(text) ||
    /\bme and \p{Lu}\p{L}+,? no\b/u.test(text)
  )
    return 2;
  const [, count] = /\b(?:only |just )?(two|three|four|five|six|[2-9]) of us\b/iu.exec(text) ?? [];
  return count === undefined ? undefined : numberOf(count);
}

/** More places at once than there is money or people for. */
function siteConflicts(text: string, { budget, time, mustHaves }: BriefReading): Conflict[] {
  return sentencesOf(text).flatMap((sentence): Conflict[] => {
    if (!together.test(sentence)) return [];
    const [most] = [...sentence.matchAll(manySites)]
      .map(([, count = "", kind = ""]) => ({ count: numberOf(count), kind }))
      .filter(({ count }) => count >= 3 && count <= 5_000)
      .toSorted((a, b) => b.count - a.count);
    if (!most) return [];
    const { count, kind } = most;
    const hands = handsIn(text);
    const hours = time?.hours ?? (time?.days ?? 1) * hoursADay;
    const wages = count * hours * hourlyUsd;
    return [
      ...(hands !== undefined && hands < count
        ? [
            conflictOf(
              wishAbout(mustHaves, [kind]),
              "place",
              `${hands === 1 ? "one person" : `${hands} people`} can't be in ${numberText(count)} ${kind} at the same time`,
            ),
          ]
        : []),
      ...(budget && wages > budget.usd
        ? [
            {
              asks: "budget",
              why: `one host in each of ${numberText(count)} ${kind} for ${numberText(Math.round(hours))} hours costs ${usd(Math.round(wages))}, more than ${usd(budget.usd)}`,
            } as const,
          ]
        : []),
    ];
  });
}

/** "Four mechanics who receive 15 dollars per hour" */
const paid = new RegExp(
  String.raw`(?<![\w$.,-])(${numberPattern}) (?:[\p{L}'-]+ ){0,2}?(\p{L}+)(?: who)? (?:(?:should|must|have to|shall) )?(?:receive|get|earn|cost|are paid|be paid|at|for|,) ?(?:each )?(?:\$ ?)?(\d+(?:\.\d+)?)(?: ?(?:dollars|usd))? (?:an|per|the|each) hour\b`,
  "giu",
);

/** More pay, or more hours of a single host, than the whole budget. */
function payConflicts(text: string, { budget, time }: BriefReading): Conflict[] {
  const hours = time?.hours;
  if (!budget || hours === undefined) return [];
  const [asked] = [...text.matchAll(paid)]
    .map(([, count = "", who = "", rate = ""]) => ({ count: numberOf(count), who, rate: Number(rate) }))
    .filter(({ count, rate }) => count > 0 && count * rate * hours > budget.usd);
  if (asked)
    return [
      {
        asks: "budget",
        why: `${numberText(asked.count)} ${asked.who} at ${usd(asked.rate)} an hour for ${numberText(hours)} hours cost ${usd(Math.round(asked.count * asked.rate * hours))}, more than ${usd(budget.usd)}`,
      },
    ];
  const wages = Math.ceil(hours * hourlyUsd);
  return wages > budget.usd
    ? [
        {
          asks: "budget",
          why: `one host for ${numberText(hours)} hours costs ${usd(wages)}, more than ${usd(budget.usd)}; it only works with people who aren't paid from it`,
        },
      ]
    : [];
}

function conflictOf(
  wish: Found | undefined,
  instead: "place" | "target" | "audience",
  why: string,
): Conflict {
  return wish ? { asks: "must-have", text: wish.text, why } : { asks: instead, why };
}

/** More hours than the place is open for. */
function openingConflicts(text: string, { time }: BriefReading): Conflict[] {
  const open = time?.hours;
  if (
    open === undefined ||
    !/\b(?:only|closes|closed (?:at|from)|no longer than|contract|permit|lets us|gives us|until)\b/i.test(
      text,
    )
  )
    return [];
  const wanted = new RegExp(
    String.raw`\b(?:want|need|insist\w*|must (?:be|run|last)|should (?:be|run|last)|has to (?:be|run|last)|have to (?:be|run|last)|run|plan)\b[^.!?]{0,40}?\b(${numberPattern}) hours\b(?! (?:before|beforehand|ahead|earlier|in advance|prior))`,
    "iu",
  ).exec(text)?.[1];
  if (wanted === undefined || numberOf(wanted) <= open) return [];
  return [
    {
      asks: "time",
      why: `the place is open for ${numberText(open)} hours, and ${numberText(numberOf(wanted))} hours are asked for`,
    },
  ];
}

const ageLimit =
  /\b(?:nobody|no one|none|not|no guests?|no visitors?|no persons?|no minors|never anyone|closed to (?:anyone|everyone))\b[^.!?]{0,30}?\b(?:under|below|younger than) (?:the age of )?(\d{2}|eighteen|twenty-one)\b|\b(18|21)\s?(?:\+|and over|plus|or older)|\b(?:adults?[- ]only|over[- ](?:18|21)s? only|no (?:minors|children|kids) (?:are )?(?:allowed|admitted|let in|permitted))\b/i;
const young = [
  "toddler",
  "kid",
  "child",
  "children",
  "baby",
  "babies",
  "teen",
  "teenager",
  "pupil",
  "schoolchild",
  "preschooler",
  "youth",
  "infant",
  "under-18",
  "minor",
];

/** Children whom the place doesn't let in. */
function ageConflicts(text: string, { audience, mustHaves }: BriefReading): Conflict[] {
  const found = ageLimit.exec(text)?.[0];
  if (found === undefined) return [];
  const why = `the place lets nobody in who is too young (“${found}”), and children are to come`;
  const wish = wishAbout(mustHaves, young);
  const comes = audience !== undefined && speaksOf(`${audience.text} ${audience.words}`, young);
  return [
    ...(comes || wish ? [{ asks: "audience", why } as const] : []),
    ...(wish ? [{ asks: "must-have", text: wish.text, why } as const] : []),
  ];
}

/** More guests than the room holds. */
function roomConflicts(text: string, { target }: BriefReading): Conflict[] {
  const holds = new RegExp(
    String.raw`\b(?:room|hall|venue|space|place|boat|bus|café|restaurant|theater|tent|kitchen|workshop|studio|terrace|bar|cabin|truck|it|that|which)\b[^.!?]{0,30}?\b(?:holds?|seats?|fits?|takes?|has room for|has seats for|(?:legal |fire )?capacity (?:is|of))\b[^.!?\d]{0,20}?(${numberPattern})(?! ?(?:minutes|hours|days|%|percent|cars|feet|years))`,
    "iu",
  ).exec(text);
  if (!holds?.[1]) return [];
  const room = numberOf(holds[1]);
  const many = new RegExp(
    String.raw`(?<![\w$.,])(${numberPattern}) (?:[\p{L}'-]+ ){0,2}?(?:guests|people|visitors|attendees|seats|invitations|employees|members|customers|students|fans)\b`,
    "giu",
  );
  const [first] = sentencesOf(text.replace(holds[0], " "))
    .filter((sentence) =>
      /\b(?:at once|same time|at a time|together|sit|seat\w*|invit\w*|dinner)\b/i.test(sentence),
    )
    .flatMap((sentence) => [...sentence.matchAll(many)].map(([, count = ""]) => numberOf(count)))
    .filter((count) => count > room && count !== target?.count);
  return first === undefined
    ? []
    : [
        {
          asks: "audience",
          why: `${numberText(first)} people don't fit where there is room for ${numberText(room)}`,
        },
      ];
}

const closed =
  /\b(?:is|are|stays?|remains?|will be|has been|was)\b[^.!?]{0,30}?\b(?:closed|(?:a )?(?:closed )?construction site|fenced off|torn down|demolished|flooded|burned down|condemned|sealed off|booked (?:out|solid|up)|fully booked|sold out|not available|unavailable|off limits)\b|\b(?:refused|denied|won't (?:give|grant|get)|didn't (?:give|grant|get)|no) (?:us )?(?:the |a )?permits?\b/i;

/** "When the dining hall is closed": when something beside the place is shut says when it is, and not that it can't be had. */
function isOfPlace(sentence: string, venues: readonly string[]): boolean {
  const at = closed.exec(sentence)?.index ?? 0;
  const [subject = ""] = sentence
    .slice(0, at)
    .split(/[,;:]\s/)
    .slice(-1);
  const [, modifier = ""] = /\b(?:the|an?|our|their|its) (\p{L}+) \p{L}+ $/iu.exec(subject) ?? [];
  return !(
    /^(?:and )?(?:when|while|after|once|since|as soon as) /iu.test(subject) &&
    (modifier === "" || !venues.some((one) => one.toLowerCase().includes(modifier.toLowerCase())))
  );
}

/** A place that the brief itself says can't be had. */
function closedConflicts(text: string, { place }: BriefReading): Conflict[] {
  if (!place) return [];
  const names = [
    ...place.venues.map((one) => one.split(" ").at(-1) ?? one),
    place.town ?? "",
    "venue",
    "place",
    "site",
  ].filter((one) => one.length > 2);
  const found = sentencesOf(text.replaceAll(/[()]/g, " ")).find(
    (sentence) =>
      closed.test(sentence) &&
      speaksOf(sentence, names) &&
      isOfPlace(sentence, place.venues) &&
      !/\b(?:think|thinks|thought|to the public for us|after it was)\b/i.test(sentence),
  );
  const said = found === undefined ? undefined : closed.exec(found)?.[0];
  return said === undefined ? [] : [{ asks: "place", why: `the brief itself says that the place ${said}` }];
}

const inside =
  /\b(?:librar(?:y|ies)|hospital|museum|airport|terminal|school|office|mall|train|theater|church|courthouse|clinic|nursing home)\b/i;
const quiet =
  /\b(?:librar(?:y|ies)|hospital|reading room|quiet (?:zone|car|room)|nursing home|funeral|exam|chapel|intensive care|absolute silence|complete silence|no sound at all)\b/i;
/** What a place doesn't allow for, whoever asks. */
const scenes: readonly { wish: RegExp; place: RegExp; why: string }[] = [
  {
    wish: /\b(?:open fire|bonfire|campfire|flames?|torches|fireworks?|charcoal|pyrotechnics?|wood-fired)\b/i,
    place: inside,
    why: "open fire can't be lit in such a building; outside it is the nearest",
  },
  {
    wish: /\b(?:live band|brass band|drums|drummers?|dj|rock band|karaoke|loud|shout\w*|cheer\w*|microphone|megaphone)\b/i,
    place: quiet,
    why: "it can't be loud in a place that has to be quiet; headphones are the nearest",
  },
  {
    wish: /\bdrones?\b/i,
    place: /\b(?:airports?|runway|prison|military base|stadium during|white house)\b/i,
    why: "drones may not be flown there; a recording of the flight is the nearest",
  },
  {
    wish: /\b(?:horses?|cows?|goats?|elephants?|camels?|lions?|tigers?|petting zoo|live animals)\b/i,
    place: /\b(?:hospital|clinic|restaurant|food hall|supermarket|airport|casino|office tower)\b/i,
    why: "animals aren't let into such a place; a spot outside is the nearest",
  },
];

function sceneConflicts(text: string, { mustHaves, place }: BriefReading): Conflict[] {
  const where = [place?.text, ...(place?.venues ?? [])].join(" ");
  return scenes.flatMap(({ wish, place: of, why }): Conflict[] => {
    const found = mustHaves.find((one) => wish.test(`${one.text} ${one.words}`));
    return found && (of.test(where) || of.test(text.replace(found.words, "")))
      ? [{ asks: "must-have", text: found.text, why }]
      : [];
  });
}

/** The most that one pair of hands gives out in an hour. */
const handedOut = 150;

/** More than the people and things that there are can do in the time. */
function handsConflicts(text: string, { target, time, stations, minutesEach }: BriefReading): Conflict[] {
  const hours = time?.hours;
  if (!target || hours === undefined) return [];
  const hands = handsIn(text);
  const most =
    stations && minutesEach
      ? Math.floor((stations.count * hours * 60) / minutesEach.count)
      : hands === undefined
        ? undefined
        : Math.floor(hands * hours * handedOut);
  if (most === undefined || target.count <= most * 1.1) return [];
  const by =
    stations && minutesEach
      ? `${stations.text} at ${minutesEach.text}`
      : hands === 1
        ? "one person"
        : `${hands} people`;
  return [
    {
      asks: "target",
      why: `${by} can serve ${numberText(most)} in ${numberText(hours)} hours, not ${numberText(target.count)}`,
    },
  ];
}
