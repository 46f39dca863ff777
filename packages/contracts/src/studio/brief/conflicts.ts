import { numberText } from "../../text/formats.ts";
import { usd } from "../../text/usd.ts";
import type { BriefReading } from "./brief-reading.ts";
import { sentencesOf } from "./brief-text.ts";

/** What of a brief can't be had as it was asked for, and why. */
export interface Conflict {
  asks: "must-have" | "must-not" | "place" | "time" | "budget" | "target";
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
    thing: /\b(?:real|fresh) snow\b|\bsnow (?:slope|run|hill)\b|\bice rink\b|\bskating rink\b/i,
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
    thing: /\b(?:a-list|celebrity|superstar|famous (?:singer|actor|band|athlete|chef))\b/i,
    what: "somebody famous",
    least: 40_000,
  },
  { thing: /\bholograms?\b/i, what: "a hologram", least: 20_000 },
  { thing: /\bsuper bowl\b|\btimes square billboard\b/i, what: "such a place", least: 60_000 },
];
const alone = /\b(?:i'm alone|i am alone|by myself|just me|on my own|can't bring anybody|only one of us)\b/i;
const soldOrCounted =
  /\b(?:lead|sign-?up|registration|contact|subscription|subscriber|enrollment|email|account)s?\b/i;
const hourlyUsd = 12;

/** What can't be met, whoever tries. Reads the brief alone; what a concept misses is for its checklist. */
export function conflictsIn(prompt: string, reading: BriefReading): Conflict[] {
  const text = prompt.replaceAll("’", "'");
  return [
    ...costConflicts(text, reading),
    ...placeConflicts(text, reading),
    ...refusalConflicts(text, reading),
    ...timeConflicts(text, reading),
    ...targetConflicts(reading),
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

function refusalConflicts(text: string, { mustNots, mustHaves, target }: BriefReading): Conflict[] {
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
      /\b(?:name|names|phone|email|data|contact details?)\b/i.test(no) &&
      /\b(?:collect\w*|ask\w*|record\w*|forbid\w*|stor\w*|tak\w*)\b/i.test(refused.words) &&
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
        (/\b(?:perfume|fragrance|cologne|scented)\b/i.test(text) ? { text: "" } : undefined);
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
