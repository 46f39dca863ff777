// cspell:ignore aeio Bahnhof Bellecour Bolhão eration Garmisch Hauptbahnhof Jardin Ultratrail Zeil Gaswerk
import { literally } from "../../text/literally.ts";

/** Who writes, as a brief begins or says of itself: "Indie game studio, …", "We're St. Mary's University Hospital". */
const senders: readonly RegExp[] = [
  /(?<=^|[.!?]\s+)The client is [^.\n]*/gu,
  /^(?:\p{L}+ ){0,3}(?:studio|brand|company|startup|charity|agency|dealer|installer|maker|chain)(?=[,.]| \()/gu,
  /\b(?:[Ww]e're|[Ww]e are|I work (?:for|at)|I'm (?:from|with)|I run marketing for) (?:(?:an?|the) )?(?:\p{L}+ ){0,4}?(?:\p{Lu}[\p{L}'’.]+ )*(?:University Hospital|Hospital|University|Authority|tourism board of the (?:\p{Lu}\p{L}+ ?)+|charity|brigade)\b/gu,
  /\bI own (?:an? |the )?(?:\p{Ll}+ ){0,3}chain\b/gu,
];
/** A kind of place within another word: "audit trail", "Gen Z", "trail running shoe", "wash station". */
const noPlaces =
  /\b(?:audit|paper) trail\b|\bGen(?:eration)? [XYZ]\b|\btrail (?=running|shoes?\b|mix\b|bikes?\b)|\b(?:wash|charging) stations?\b|\bthe islands?(?= (?:are|is)\b)/giu;

/** A text without who writes it and without words that only look like places, which say nothing of where it is to be. */
export const textOfPlaces = (text: string): string =>
  senders.reduce((rest, pattern) => rest.replaceAll(pattern, " "), text).replaceAll(noPlaces, " ");

const name = String.raw`\p{Lu}[\p{L}'’-]+`;
/** "Place Bellecour", "Mercado do Bolhão", "Frankfurt's Zeil", "Hamburg Hauptbahnhof": a square, market or street by its name. */
const properPlace = new RegExp(
  String.raw`\b((?:Place|Piazza|Plaza|Mercado|March[ée]|Jardin|Parc|Campo) (?:(?:d[aeio]s?|do|la|del) )?${name})|\bin ${name}'s (${name}(?: ${name})?)(?! ?(?:\p{Ll}+s\b))|\b(${name} (?:Hauptbahnhof|Bahnhof))\b`,
  "u",
);

/** A place that is known by its own name rather than by what kind it is; undefined if the text names none. */
export function properPlaceIn(text: string): string | undefined {
  const [, square, street, station] = properPlace.exec(text) ?? [];
  return square ?? street ?? station;
}

/** "At the Alpine Ultratrail, Garmisch, 3 days": an event by its name, and the town after it. */
const eventInTown = new RegExp(
  String.raw`\b[Aa]t (?:the )?(${name}(?: ${name}){0,2}(?: (?:trade show|fair|expo|festival|show|marathon))?), (${name})(?=, (?:\d+|one|two|three|four|five|six|from|on|in)\b)`,
  "u",
);

/** An event and its town that stand side by side; undefined if no text does so. */
export function eventAndTownIn(text: string): { event: string; town: string } | undefined {
  const [, event, town] = eventInTown.exec(text) ?? [];
  return event === undefined || town === undefined ? undefined : { event, town };
}

/** "PAX West Seattle, 4 days": an event by its name right before the town it is in. */
export const eventBefore = (text: string, town: string): string | undefined =>
  new RegExp(String.raw`(?:^|[.,;:!?]\s+)(${name}(?: ${name}){1,2}) ${literally(town)}(?=[.,;])`, "u").exec(
    text,
  )?.[1];

/** "Climbing Gaswerk, Schlieren": what is said of where it is, as a house and its town. */
export function houseAndTownIn(setting: string): { house: string; town: string } | undefined {
  const [, house, town] =
    new RegExp(String.raw`^(${name}(?: ${name})+), (${name})[.\s]*$`, "u").exec(setting) ?? [];
  return house === undefined || town === undefined ? undefined : { house, town };
}
