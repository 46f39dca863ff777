// cspell:ignore Foldwell Brisko Niebla Ficha Pasos Pagewise Dotline ntroduc aunch nveil Seyi Hashimoto Nullpunkt Ferrata Husum Nordkraut
import { namesPeople } from "./brief-counts.ts";
import { isTown, isVenue } from "./brief-place.ts";
import { bare, emptyWords, sentencesOf } from "./brief-text.ts";
import { isMade, joined, namings } from "./namings.ts";

/** What a product is called, with what the brief says that it is. */
export interface Naming {
  name: string;
  /** What follows or precedes the name as its explanation, up to the end of the clause; empty if nothing does. */
  said: string;
}

/** Names that everybody's briefs speak of, and what has capitals and is no name. */
const others =
  /^(?:YouTube|LinkedIn|WhatsApp|TikTok|PayPal|PowerPoint|McDonald'?s?|QuickBooks|OpenAI|GitHub|HubSpot|FaceTime|AirTag|BlackRock|Mc\p{Lu}\p{L}+|Mac\p{Lu}\p{L}+|CrossFit|WeChat|SoundCloud|Instagram|Facebook|Zoom|Google|Apple|Amazon|Microsoft|Discord|Twitch|Slack|Teams|Excel|The|A|An|We|I|It|They|He|She|You|Our|My|This|That|These|Those|No|Not|Never|Please|Budget|Goal|Target|Success|Result|Results|Outcome|Rule|Rules|Money|Pain|Product|Client|Plan|Idea|Aim|Why|Venue|Place|Site|Where|When|Who|What|Why|How|Audience|Date|Time|Task|Brief|Must|Target|Hello|Hi|Dear|So|And|But|Or|If|One|Two|Three|Four|Five|Six|Get|Bring|Make|Show|Help|Let|Give|Take|Tell|Find|Win|Reach|Invite|Teach|Sell|Build|Create|Launch|Launching|Promote|Introduce|Convince|Need|Want|Campaign|Activation|Good|Great|Format|Banned|Security|Buyers|Pain)$/u;
const noName =
  /\b(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|English|German|French|Spanish|Italian|Polish|Turkish|Arabic|Hindi|Tamil|Malay|Punjabi|Portuguese|Chinese|Japanese|Christmas|Easter|Ramadan|Diwali|Eid|Q[1-4])\b/u;

/** The name that a brief gives to what it is about, if it gives one. */
export function nameIn(prompt: string): Naming | undefined {
  const sentences = sentencesOf(prompt);
  for (const naming of namings)
    for (const sentence of sentences) {
      const found = naming.pattern.exec(sentence);
      const called = bare(found?.[naming.name] ?? "");
      const said = naming.said === 0 ? "" : (found?.[naming.said] ?? "");
      if (
        found &&
        isBrand(called, said, sentence, naming) &&
        !(naming.ofPlaces && said === "" && isPlaceName(called))
      )
        return { name: called, said };
    }
  return undefined;
}

const isPlaceName = (called: string): boolean => isVenue(called.toLowerCase().split(" ").at(-1) ?? "");

/** Whether a name can be a product's: no town, no person, no place and no word that only begins its sentence. */
function isBrand(
  called: string,
  said: string,
  sentence: string,
  { ofThings = false, ofSender = false }: Partial<(typeof namings)[number]>,
): boolean {
  const [first = ""] = called.split(" ");
  const head = headOf(said);
  return (
    called.length > 2 &&
    called.length <= 40 &&
    !others.test(called) &&
    !others.test(first) &&
    !noName.test(called) &&
    !isTown(called) &&
    // "Dayton Ohio"
    !isTown(called.split(" ").at(-1) ?? "") &&
    !emptyWords.has(called.toLowerCase()) &&
    (ofThings || isJoined.test(called) || !(namesPeople(called) || namesPeople(`${called}s`))) &&
    !called.split(/ (?:and|of) /).some((part) => isTown(part) || others.test(part)) &&
    !namesPeople(head) &&
    (isVenue(head) ? ofSender || isMade.test(head) : !namesPeople(`${head}s`)) &&
    !(ofSender ? ofPeople : notNamed).test(head) &&
    // A heading in capitals is no name.
    !(/^[\p{Lu}\s]{4,}$/u.test(called) && called.includes(" ")) &&
    // "Umbrella, an old friend": a sentence begins so with any word.
    !(
      sentence.startsWith(called) &&
      !called.includes(" ") &&
      !isJoined.test(called) &&
      isWordOf(sentence, called)
    )
  );
}

/** The last word of a noun phrase before what says whose it is or what for. */
const headOf = (said: string): string =>
  said
    .split(/ (?:for|of|with|that|which|who|from|in|on|at|to|by)\b|,/)[0]
    ?.trim()
    .split(" ")
    .at(-1) ?? "";

/** Heads of phrases for what is no product, though it has a name. */
const notNamed =
  /\b(?:city|town|village|island|country|region|district|capital|suburb|company|firm|charity|agency|cooperative|association|bank|hospital|school|university|council|museum|library|brand)$/iu;
/** Whoever writes offers nothing of it under this name. */
const ofPeople =
  /\b(?:team|family|couple|committee|board|department|manager|director|city|town|village|country|region|boat|ferry|ship)$/iu;

const isJoined = new RegExp(`^${joined}$`, "u");

/** Whether a word stands in its text without a capital as well. */
const isWordOf = (text: string, called: string): boolean =>
  new RegExp(String.raw`(?<!\p{L})${called.toLowerCase().replaceAll(/[^\p{L}\d]/gu, ".")}`, "u").test(text);

/** Whoever writes, by name: "Seyi here, from Lagos", "I am Hashimoto of", "Clare from the team", "Mate,". */
const senders: readonly RegExp[] = [
  // "School nurse turned inventor here."
  /^\s*(?:\p{L}[\p{L}'-]* ){2,5}here[.!]\s+/u,
  // "Mate, …", and not "Candles, poured by hand, …"
  /^\s*(?!(?!Guys|Folks|Mates|Lads|Boys|Thanks|Greetings|Yes)\p{Lu}\p{Ll}+s,)\p{Lu}\p{Ll}+, (?=\p{Ll})(?!(?:a|an|the|our)\b)/u,
  /(?<=^|[.!?,]\s+)(?:(?:I am|I'm|[Mm]y name is|[Mm]y name's) )\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?\b(?=,| (?:of|from|at|and)\b|\.)/u,
  /(?<=^|[.!?,]\s+)(?:\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)? here|\p{Lu}\p{Ll}+(?= from (?:the|our)\b))\b,?(?: from [^,.!?]+[,.!?]?)?/u,
];

/** A text without whoever writes it. */
export const withoutSender = (text: string): string =>
  senders.reduce((rest, pattern) => rest.replace(pattern, " "), text).trim();
