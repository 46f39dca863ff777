// cspell:ignore ights regist subscri ying
import { numberText } from "../../text/formats.ts";
import { usd } from "../../text/usd.ts";
import type { BriefReading } from "./brief-reading.ts";
import { sentencesOf } from "./brief-text.ts";
import { contradictionsIn } from "./contradictions.ts";

/** What of a brief can't be had as it was asked for, and why. */
export interface Conflict {
  asks: "audience" | "must-have" | "must-not" | "place" | "time" | "budget" | "target";
  /** The wish itself, for a must-have or a must-not. */
  text?: string;
  why: string;
}

/** The least that some things cost, in USD; by the piece or the day where a brief may ask for many. */
const dear: readonly {
  thing: RegExp;
  what: string;
  least: number;
  each?: { per: "piece" | "day"; usd: number };
}[] = [
  {
    thing: /\bdrones?\b.*\b(?:show|light|swarm)|\b\d{2,} drones\b/i,
    what: "a drone show",
    least: 15_000,
    each: { per: "piece", usd: 150 },
  },
  { thing: /\bfireworks?\b/i, what: "fireworks with permits", least: 8_000 },
  {
    thing:
      /\b(?:real|fresh) snow\b|\bsnow (?:slope|run|hill)\b|\b(?:build|set up|bring|need|must have|with|put up) (?:us )?an? (?:real |pop-up |outdoor )*(?:ice|skating) rink\b/i,
    what: "real snow or ice that people can use",
    least: 25_000,
  },
  {
    thing: /\bhelicopters?\b|\bhot[- ]air balloons?\b|\bblimp\b|\bzeppelin\b/i,
    what: "a flight with crew and permits",
    least: 6_000,
  },
  {
    thing:
      /\b(?:on a truck|show truck|mobile showroom|tour bus|roadshow truck|truck tour|expandable trailer)\b/i,
    what: "a show truck with a driver",
    least: 2_500,
    each: { per: "day", usd: 900 },
  },
  {
    thing:
      /\b(?:a-list|celebrity|superstar|hollywood|grammy|oscar|nobel|chart-topping)\b|\b(?:world-|nationally |really )?famous (?:\p{L}+ ){0,2}?(?:singer|actor|actress|band|athlete|chef|rapper|comedian|player|star|author|dj|driver|astronaut)\b|\b(?:pop|rock|movie|film|tv|nba|nfl) stars?\b|\bolympic (?:medalist|champion)\b/iu,
    what: "somebody famous",
    least: 40_000,
  },
  {
    thing: /\bfl(?:y|ying|own|ights?)\b[^.]{0,20}?\b\d{2,}\b/i,
    what: "flights for that many",
    least: 600,
    each: { per: "piece", usd: 250 },
  },
  { thing: /\b(?:symphony|full) orchestra\b|\borchestra of\b/i, what: "an orchestra", least: 12_000 },
  {
    thing: /\bferris wheel\b|\broller ?coaster\b|\bwave pool\b|\bcircus tent\b/i,
    what: "such a ride with its crew",
    least: 15_000,
  },
  { thing: /\bprivate jets?\b|\byachts? for\b/i, what: "that with its crew", least: 10_000 },
  { thing: /\b(?:tv|television) (?:spot|commercial|ad)s?\b/i, what: "airtime with a spot", least: 15_000 },
  {
    thing:
      /\b(?:full[- ]size|real|actual|three-masted) (?:[\p{L}-]+ )?(?:ship|submarine)\b|\bship\b[^.]*\b(?:full size|afloat)\b/iu,
    what: "a ship that people can board",
    least: 60_000,
  },
  {
    thing:
      /\b(?:full|life)[- ]size (?:[\p{L}-]+ ){0,2}?(?:house|home|cabin|plane|aircraft|jet|train|locomotive|tank|dinosaur|kitchen)\b|\breal \d+-foot (?:[\p{L}-]+ )?(?:boat|houseboat|yacht)\b/iu,
    what: "that at full size, with its transport and crew",
    least: 8_000,
    each: { per: "day", usd: 1_500 },
  },
  { thing: /\bholograms?\b/i, what: "a hologram", least: 20_000 },
  { thing: /\bsuper bowl\b|\btimes square billboard\b/i, what: "such a place", least: 60_000 },
];
const alone = /\b(?:i'm alone|i am alone|by myself|just me|on my own|can't bring anybody|only one of us)\b/i;
const soldOrCounted =
  /\b(?:leads?|sign-?ups?|regist\w+|contacts?|subscri\w+|enroll\w*|emails?|accounts?|appointments?|members?|memberships?|applications?|addresses)\b/i;
const hourlyUsd = 12;

/** What can't be met, whoever tries. Reads the brief alone; what a concept misses is for its checklist. */
export function conflictsIn(prompt: string, reading: BriefReading): Conflict[] {
  const text = prompt.replaceAll("’", "'");
  return [
    ...costConflicts(text, reading),
    ...perHeadConflicts(reading),
    ...placeConflicts(text, reading),
    ...refusalConflicts(text, reading),
    ...timeConflicts(text, reading),
    ...targetConflicts(reading),
    ...contradictionsIn(text, reading),
  ];
}

function costConflicts(text: string, { budget, mustHaves, time }: BriefReading): Conflict[] {
  if (!budget) return [];
  return dear.flatMap(({ thing, what, least, each }) => {
    const found = sentencesOf(text).find((sentence) => thing.test(sentence) && !/^no\b/i.test(sentence));
    if (found === undefined) return [];
    const pieces =
      each?.per === "day"
        ? (time?.days ?? 1)
        : Math.max(1, ...(found.match(/\d{2,}/g) ?? []).map(Number).filter((one) => one < 2_000));
    const cost = Math.max(least, (each?.usd ?? 0) * pieces);
    if (budget.usd >= cost) return [];
    const why = `${what} costs at least ${usd(cost)}, and the budget is ${usd(budget.usd)}`;
    const wish = mustHaves.find((one) => thing.test(one.text) || thing.test(one.words));
    return [
      { asks: "budget", why },
      ...(wish ? [{ asks: "must-have", text: wish.text, why } as const] : []),
    ] satisfies Conflict[];
  });
}

function placeConflicts(text: string, { mustHaves }: BriefReading): Conflict[] {
  const conflicts: Conflict[] = [];
  const airside = /\b(?:airside|past security|behind security|after security|departure gate)\b/i.test(text);
  const sharp = /\b(?:knife|knives|blades?|scissors|axes?|swords?|fuel|gas canisters?|firearms?)\b/i.exec(
    text,
  )?.[0];
  if (airside && sharp)
    conflicts.push({
      asks: "place",
      why: `${sharp} can't be brought past airport security; before security is as near as it gets`,
    });
  const warm =
    /\b(?:june|july|august|midsummer|heat ?wave|phoenix|miami|tampa|houston|las vegas|honolulu)\b/i.test(
      text,
    );
  const snow = mustHaves.find((one) => /\b(?:snow|ice slope|ice rink)\b/i.test(`${one.text} ${one.words}`));
  if (snow && warm && /\b(?:outdoors?|outside|open air|at noon)\b/i.test(text))
    conflicts.push({
      asks: "must-have",
      text: snow.text,
      why: "snow doesn't last outdoors in the heat; an indoor slope is the nearest",
    });
  return conflicts;
}

function refusalConflicts(text: string, { mustNots, mustHaves, target, product }: BriefReading): Conflict[] {
  return mustNots.flatMap((refused): Conflict[] => {
    const no = refused.text;
    if (
      /\b(?:under|below|younger than) (?:18|21)\b|\bminors\b/i.test(no) &&
      /\b(?:high school|school|homecoming|college|campus|family|playground|youth)\b/i.test(
        text.replace(refused.words, ""),
      )
    )
      return [
        {
          asks: "must-not",
          text: no,
          why: "the place is full of people under that age, so this can't be kept there",
        },
      ];
    if (
      /\b(?:name|names|phone numbers?|emails?|personal data|data|contact details?|addresses)\b/i.test(no) &&
      /\b(?:collect\w*|ask\w*|record\w*|forbid\w*|stor\w*|tak\w*|writ\w*|not\w* down|keep\w*|personal)\b/i.test(
        `${no} ${refused.words} ${sentencesOf(text).find((sentence) => sentence.includes(refused.words)) ?? ""}`,
      ) &&
      target &&
      soldOrCounted.test(target.counts)
    )
      return [
        {
          asks: "target",
          why: `${target.text} can't be counted there if names, phones and emails may not be collected`,
        },
      ];
    if (/\b(?:scents?|smells?|perfume|fragrance)\b/i.test(no)) {
      const smelled =
        mustHaves.find((one) => /\b(?:smell|scent|sniff|perfume|fragrance|skin)\b/i.test(one.text)) ??
        (/\b(?:perfume|fragrance|cologne|scented)\b/i.test(product?.text ?? "") ? { text: "" } : undefined);
      return smelled
        ? [
            {
              asks: "must-have",
              ...(smelled.text ? { text: smelled.text } : {}),
              why: "it can't be smelled in a building that forbids scents; outside the building it can",
            },
          ]
        : [];
    }
    if (
      /\b(?:noise|sound|loud)\b/i.test(no) &&
      mustHaves.some((one) => /\b(?:band|concert|dj|drums)\b/i.test(one.text))
    )
      return [
        {
          asks: "must-not",
          text: no,
          why: "a band can't play without a sound; an acoustic set is the nearest",
        },
      ];
    return [];
  });
}

/** What one of something costs that everybody is to get, in USD. */
const each: readonly (readonly [RegExp, number])[] = [
  [/\b(?:dinner|three-course|five-course|banquet)\b/i, 40],
  [/\b(?:lunch|brunch|open bar|barbecue)\b/i, 15],
  [/\b(?:headphones|headsets?|speakers?|tablets?|smartwatch\w*|sneakers|jackets?)\b/i, 30],
  [/\b(?:t-?shirts?|hoodies?|tote bags?|umbrellas?|bottles?|books?|blankets?)\b/i, 5],
];
const forEverybody =
  /\b(?:everyone|everybody|every (?:guest|visitor|person|one|attendee|student|employee)|each (?:guest|visitor|person|of them|attendee|student|employee)|all of them|all (?:\d[\d,]*|guests|visitors))\b/i;

/** What everybody is to get, times how many there are. */
function perHeadConflicts({ budget, mustHaves, audience }: BriefReading): Conflict[] {
  const size = audience?.size;
  if (!budget || size === undefined) return [];
  return mustHaves.flatMap(({ text, words }): Conflict[] => {
    const [, price] = each.find(([thing]) => thing.test(text)) ?? [];
    if (price === undefined || !forEverybody.test(`${text} ${words}`) || price * size <= budget.usd)
      return [];
    const why = `at ${usd(price)} each it costs ${usd(price * size)} for ${numberText(size)} people, and the budget is ${usd(budget.usd)}`;
    return [{ asks: "must-have", text, why }];
  });
}

function timeConflicts(text: string, { time, budget }: BriefReading): Conflict[] {
  const hours = time?.hours ?? 0;
  const days = time?.days ?? 1;
  if (alone.test(text) && hours / days > 14)
    return [
      {
        asks: "time",
        why: `one person can't be there for ${hours} hours in ${days} days without sleep; about 10 hours a day is possible`,
      },
    ];
  if (budget && hours * hourlyUsd > budget.usd)
    return [{ asks: "budget", why: `${hours} hours of one host cost more than ${usd(budget.usd)}` }];
  return [];
}

function targetConflicts({ target, audience }: BriefReading): Conflict[] {
  if (
    !target ||
    !audience?.size ||
    target.count <= audience.size ||
    /\b(?:samples?|cups?|servings?)\b/i.test(target.counts)
  )
    return [];
  return [
    {
      asks: "target",
      why: `${target.text} can't come from an audience of ${numberText(audience.size)}`,
    },
  ];
}
