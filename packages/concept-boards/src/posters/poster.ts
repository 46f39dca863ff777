import type { EventCategory, SponsorshipTier } from "@marquee/contracts/enums";
import { dayIn } from "@marquee/contracts/events/event-time";
import { shortened } from "@marquee/contracts/text/characters";
import { type SeededRandom, seededRandom } from "../seeded-random.ts";
import { landmarkOf } from "./landmarks.ts";
import { type PosterColors, posterColors, sign } from "./poster-colors.ts";
import { oneLine, type Setting, signText, signTexts } from "./sign-letters.ts";
import { skyline } from "./skyline.ts";
import { venueOf } from "./venues.ts";

/** What a poster shows of an event. Equal facts give equal posters. */
export interface PosterFacts {
  name: string;
  category: EventCategory;
  /** Its city comes first, up to a comma. */
  location: string;
  /** When it begins, and the zone of its place, whose day the poster shows. */
  date: string;
  timeZone: string;
  attendeeCount: number;
  /** The tier of the package that the poster is about, as on a deal: a ribbon across its corner. */
  tier?: SponsorshipTier | undefined;
}

/** The size of a poster's drawing; it may be shown at any size of this shape. */
export const posterSize = { width: 320, height: 180 } as const;

/** Where the city stands. */
const horizon = 98;
const months = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];
const tierColors: Record<SponsorshipTier, string> = {
  platinum: "#e3eaee",
  gold: "#f2b632",
  silver: "#bcc4cb",
  bronze: "#d09562",
};
const nameSettings: [Setting, ...Setting[]] = [
  { lines: 1, height: 26, narrow: 0.78 },
  { lines: 1, height: 25, narrow: 0.58 },
  { lines: 1, height: 21, narrow: 0.58 },
  { lines: 2, height: 18, narrow: 0.78 },
  { lines: 2, height: 18, narrow: 0.58 },
  { lines: 2, height: 15, narrow: 0.56 },
  { lines: 2, height: 12, narrow: 0.5 },
];
const rooms = {
  month: { x: 29, y: 24, width: 52, height: 15, settings: oneLine(12), bytesMax: 400 },
  day: { x: 28, y: 43, width: 54, height: 42, settings: oneLine(37), bytesMax: 400 },
  city: { x: 24, y: 98.5, width: 272, height: 16, settings: oneLine(9), bytesMax: 1_200 },
  name: { x: 24, y: 116, width: 272, height: 49, settings: nameSettings },
  tier: { x: -38, y: 20, width: 76, height: 18, settings: oneLine(9.5), bytesMax: 600 },
};
/** A poster is no larger, whatever its event is called. */
const posterBytesMax = 6 * 1_024;
const opening = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${posterSize.width} ${posterSize.height}" width="640" height="360" font-family="ui-sans-serif, Helvetica, Arial, sans-serif">`;
const overhead = opening.length + signTexts().length + "</svg>".length;
/** How many characters a sign shows at most; wide ones are cut before. */
const nameMax = 64;
const cityMax = 32;

/**
 * An event's poster: its city at an hour of its own behind a lit marquee with its day, city and name. A drawing of at
 * most 6 KB in plain shapes, without fonts, ids, styles or references, so that it may stand in a page as often as one
 * likes, in a mail, a PDF or a picture; it passes the guard for stored drawings. It says nothing that does not stand
 * next to it, so that readers who do not see it miss nothing.
 */
export function drawPoster(facts: PosterFacts): string {
  const day = dayIn(facts.timeZone, facts.date);
  const month = months[Number(day.slice(5, 7)) - 1] ?? "";
  const scene = posterScene(facts);
  const texts = [
    signText(month, { ...rooms.month, fill: sign.lamp }),
    signText(String(Number(day.slice(8))), { ...rooms.day, fill: sign.panel }),
    signText(shortened(cityOf(facts), cityMax), { ...rooms.city, fill: sign.panel }),
    facts.tier === undefined ? "" : ribbon(facts.tier),
  ].join("");
  const bytesMax = posterBytesMax - overhead - scene.length - new TextEncoder().encode(texts).length;
  const name = signText(shortened(facts.name, nameMax), { ...rooms.name, fill: sign.letters, bytesMax });
  return `${opening}${scene}${signTexts(texts, name)}</svg>`;
}

function cityOf({ location }: PosterFacts): string {
  return location.split(",")[0]?.trim() ?? "";
}

/** The poster without its texts: what tells two events apart from across the room. */
export function posterScene(facts: PosterFacts): string {
  const { name, category, date, location, attendeeCount } = facts;
  const random = seededRandom(`${name}|${category}|${location}|${date}|${attendeeCount}`);
  const colors = posterColors(category, random);
  const landmark = landmarkOf(cityOf(facts), random);
  const venue = venueOf({ name, location, attendeeCount }, random);
  const isLandmarkLeft = random.next() < 0.5;
  const landmarkX = isLandmarkLeft ? random.int(96, 122) : random.int(214, 236);
  const venueX = isLandmarkLeft ? random.int(176, 194) : random.int(96, 116);
  const houses = skyline(landmark.roofs, horizon, random);
  return (
    skyBands(colors) +
    inTheSky(colors, random) +
    `<path d="${houses.roofs}" fill="${colors.far}"/>` +
    `<path d="${houses.windows}" stroke="${colors.light}" stroke-width="1.8" opacity="0.55"/>` +
    `<g fill="${colors.near}"><path d="${landmark.shape}" transform="translate(${landmarkX} ${horizon})"/>` +
    `<path d="${venue.shape}" transform="translate(${venueX} ${horizon})"/></g>` +
    `<path d="${venue.lights}" transform="translate(${venueX} ${horizon})" stroke="${colors.light}" stroke-width="2.4"/>` +
    house(colors, random)
  );
}

function skyBands({ sky }: PosterColors): string {
  const tops = [14, 44, 64, 80];
  return sky
    .map((color, index) => {
      const top = tops[index] ?? 0;
      return `<rect x="14" y="${top}" width="292" height="${horizon - top}" fill="${color}"/>`;
    })
    .join("");
}

/** Stars, a moon or a low sun, or the beams of a premiere. */
function inTheSky({ light, sky }: PosterColors, random: SeededRandom): string {
  const x = random.int(120, 280);
  const drawn = random.pick(["moon", "sun", "beams", "crescent"]);
  if (drawn === "sun") {
    const radius = random.int(18, 34);
    return `<circle cx="${x}" cy="${random.int(66, 92)}" r="${radius}" fill="${light}" opacity="0.85"/>`;
  }
  if (drawn === "beams") {
    const [left, right] = [random.int(130, 180), random.int(220, 270)];
    const lean = random.int(20, 60);
    return (
      `<path d="M${left} 98L${left + lean} 14H${left + lean + 26}zM${right} 98L${right - lean} 14H${right - lean - 26}z` +
      `M${left} 98L${left - lean} 14H${left - lean + 16}z" fill="${light}" opacity="0.28"/>`
    );
  }
  const stars = Array.from({ length: 14 }, () => `M${random.int(94, 300)} ${random.int(18, 60)}h0`).join("");
  const [y, radius] = [random.int(28, 44), random.int(8, 13)];
  return (
    `<path d="${stars}" stroke="${light}" stroke-width="1.6" stroke-linecap="round"/>` +
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${light}"/>` +
    (drawn === "crescent"
      ? `<circle cx="${x + radius * 0.55}" cy="${y - radius * 0.25}" r="${radius}" fill="${sky[0]}"/>`
      : "")
  );
}

/** The house around the picture: its bulbs, the blade with the date, and the lit panel with its rails. */
function house({ frame, strip }: PosterColors, random: SeededRandom): string {
  // Their frame is 84 gaps long, which every pattern divides, so that no two bulbs meet where it begins.
  const gap = 11.136;
  const lit = random.pick([`0 ${gap}`, `0 ${gap} 0 ${gap} 0 ${2 * gap}`, `0 ${gap} 0 ${2 * gap}`]);
  const bulbs = `<rect x="7" y="7" width="306" height="166" rx="5" fill="none" stroke-width="5.4" stroke-linecap="round"`;
  return (
    `<rect x="14" y="98" width="292" height="18" fill="${strip}"/>` +
    `<rect x="14" y="115" width="292" height="51" fill="${sign.panel}"/>` +
    `<path d="M14 140.5H306M14 164H306" stroke="${sign.rail}" stroke-width="1.4"/>` +
    `<path d="M0 0H320V180H0zM14 14V166H306V14z" fill="${frame}"/>` +
    `${bulbs} stroke="${sign.lampOff}" stroke-dasharray="0 ${gap}"/>` +
    `${bulbs} stroke="${sign.lamp}" stroke-dasharray="${lit}"/>` +
    `<rect x="25" y="19" width="60" height="72" rx="4" fill="${frame}" stroke="${sign.lamp}" stroke-width="1.6"/>`
  );
}

function ribbon(tier: SponsorshipTier): string {
  const text = signText(tier, { ...rooms.tier, fill: sign.letters });
  return `<g transform="translate(3060 140) rotate(45)"><path d="M-380 200H380L560 380H-560z" fill="${tierColors[tier]}"/>${text}</g>`;
}
