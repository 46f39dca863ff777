// cspell:ignore confus frustrat worr dealbreakers refus
import { beginning } from "../../text/characters.ts";
import type { BriefReading, Found } from "./brief-reading.ts";
import { bare, firstWords, type Segment, segmentsOf, sentencesOf, tellingWords } from "./brief-text.ts";

const begins =
  /^(?:(?:and|but|or|also|so|please|then|with|absolutely|definitely|oh|just)\s+)*(no|none of|nothing|nobody|no one|without|never|don't|do not|not a word about|not another|not a|not even|not|avoid|skip|zero|neither|leave out|leave off|steer clear of|stay away from|stay clear of|spare us|hold the|forget about|forget|exclude|(?:we|i) (?:don't|do not|won't) want|under no circumstances|must not|mustn't|sans|minus|anything but|keep out)\b\s*(.*)$/i;
/** "no one has to climb" and "nobody comes" say how it is, not how it shall be. */
const noWish =
  /^(?:no one|nobody) (?!(?:under|in|with|outside|below|younger|except|may|should|must|dressed|else|from|is to|are to)\b)|^no (?:one\b|idea|longer|matter|wonder|doubt|more than|less than|fewer than|reply|rush|problem|evenings? left|time)\b|^nothing (?:happens|works|helps|changes|beats|sticks|else)\b|^(?:don't|do not) (?:know|trust|want to buy|believe|have|understand|think|like|care|need)\b|^never (?:driven|heard|tried|seen|been|used|had|read)\b/i;
const inside: readonly RegExp[] = [
  /\b(?:we|i|they|you) (?:don't|won't|never|do not|will not) (?:do|want|use|serve|show|allow|have|need) (.+)$/i,
  /\b(?:boss|ceo|founder|owner|board|legal|client|landlord|venue|management|school|hospital|organizer|union|council|city|they) (?:hates?|won't have|won't allow|refuses?|vetoed|can't stand|doesn't want|does not want|rules? out|objects? to) (.+)$/i,
  /\b(?:must|may|should|can|shall)(?: not|n't| never) (?:be |have |use |show |include |involve |contain |see |hear |feature )?(?:any |a |an |the )?(.+)$/i,
  /^(.{3,40}?) (?:is|are) (?:a )?(?:no-?go|dealbreakers?|deal breakers?|not an option|unwelcome|prohibited|not permitted|ruled out|not wanted|off the table|not okay|not ok)\b/i,
  /\bkeep (.+?) out(?: of it)?$/i,
  /\bsteer clear of (.+)$/i,
  /\b(?:instead of|rather than) (?:yet )?another (.+)$/i,
  /^(?:it's |keep it |all |strictly )?([\p{L}]+)-free$/iu,
  /\b(?:forbids?|bans?|prohibits?|rules out|doesn't allow|won't allow|does not allow)\s+(.+)$/i,
  /\b(nobody (?:under|below|younger than) .+)$/i,
  /\b([\p{L}-]+)-free by policy\b/iu,
  /^(.{3,40}?) (?:is|are) (?:out|banned|forbidden|off limits|not allowed|a no-go|taboo)\b/i,
  /\bso (?:is|are) (.+)$/i,
  /\b(nobody (?:is|are) to .+)$/i,
  /\b(?:please )?spare us (?:the |any )?(.+)$/i,
  /^(?:please )?((?:sell|give|show|play|hand out|serve|take) nothing .+)$/i,
  /\b(?:and|but|with|so please) (no (?!one\b|longer\b|more\b|idea\b)[\p{L}'-]+(?: [\p{L}'-]+){0,5})$/iu,
];

/** What must not be, each as the brief says it. */
export function mustNotsIn(prompt: string): Found[] {
  const found: Found[] = [];
  for (const segment of segmentsOf(prompt)) {
    const whole = /\b(?:forbids?|bans?|prohibits?)\b/i.test(segment.text)
      ? bare(segment.sentence)
      : segment.text;
    for (const piece of whole.split(
      /\s+(?:and|or|but)\s+(?=(?:please\s+)?(?:no|nothing|nobody|don't|not)\b)/i,
    )) {
      const wish = mustNotOf(piece);
      if (wish !== undefined && !found.some(({ text }) => text === wish))
        found.push({ text: wish, words: beginning(piece, 300) });
    }
  }
  return found.slice(0, 8);
}

function mustNotOf(piece: string): string | undefined {
  const [, negation = "", rest = ""] = begins.exec(piece) ?? [];
  const plain = bare(
    piece
      .replaceAll(/["“”‘]|(?<!\p{L})'|'(?!\p{L})/gu, "")
      .replace(/^(?:(?:and|but|or|also|so|please|then|with|absolutely|definitely|oh)\s+)*/i, "")
      .replace(/\s+please$/i, ""),
  );
  if (negation !== "" && tellingWords(rest).length > 0 && !noWish.test(plain) && !/^no \d/.test(plain))
    return beginning(capital(firstWords(plain, 14)), 200);
  if (/\b(?:can't|cannot|think|believe|thought|afraid)\b/i.test(piece)) return undefined;
  for (const pattern of inside) {
    const [, what = ""] = pattern.exec(piece) ?? [];
    if (tellingWords(what).length === 0) continue;
    const text = /^(?:no|nobody|nothing)\b|\bnothing\b/i.test(what)
      ? what
      : `No ${what.replace(/^(?:any|the) /i, "")}`;
    return noWish.test(text) ? undefined : beginning(capital(firstWords(bare(text), 20)), 200);
  }
  return undefined;
}

const capital = (text: string): string =>
  text.charAt(0).toUpperCase() +
  text
    .slice(1)
    .toLowerCase()
    .replaceAll(/\bvr\b/g, "VR")
    .replaceAll(/\bqr\b/g, "QR")
    .replaceAll(/\bdj\b/g, "DJ");

/** How a brief says that something is bad today, each with what it counts. */
const complaints: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:sick of|tired of|hates?|fed up|bored of|dread|worr(?:y|ies|ied)|fears?|distrusts?|afraid|anxious|nervous|burnt|burned by|annoyed|frustrat\w+|overwhelmed|ashamed|embarrassed|skeptical|suspicious)\b/i,
    4,
  ],
  [
    /\b(?:still lose|lose|losing|struggles?|fights? with|gave up|give up|quit|skip|put off|puts off|putting off|argue|complain|forget|miss out|leave \w+ \w+ on the table|confus\w+|ignored?|ignore)\b/i,
    3,
  ],
  [
    /\b(?:trouble|complain\w*|complaints?|hurts?|stings?|gags?|throw(?:s|n)? away|wast\w+|falls? apart|collapses?|breaks? down|useless|too late|too heavy|too long|too expensive|full price|burned|irritated|sloppy|exhausted|more tired|kill time|wait(?:s|ing)? (?:for|weeks|hours|in)|feel bad|closed for good|copy\b.*\b(?:still|into)|still copy|stuck|the fear|can't tell|earns? nothing|only when|no garage|hangs? in|the floor is wet|are down|goes wrong|get wrong|go wrong)\b/i,
    3,
  ],
  [/\b(?:don't|doesn't|can't|cannot|never|won't|nobody|no one|rarely|hardly|few|won't touch)\b/i, 2],
  [
    /\b(?:because|think|thinks|believe|believes|see it as|finds? (?!out)|feel|feels|told|the issue|the problem|the trouble|why they|that's why|instead of|too far|pushy|drops?|stick|empty|hours in|takes a)\b/i,
    2,
  ],
];
const noComplaint =
  /\b(?:or nobody comes|or nothing|can't bring|budget|we need|must|goal|target|success|aim|our board|please|insists?|would make|i'd be|the last agency|wall of text|sorry)\b|\$|^(?:no|nothing|without|don't)\b/i;

/** What is bad today, in a few of the brief's own words. */
export function problemsIn(prompt: string, mustNots: readonly Found[]): Found[] {
  const clauses = sentencesOf(prompt).flatMap((sentence) =>
    sentence
      .split(
        /[;:()]\s*|,\s+(?=(?:and |but |so |because |they |it |who |where )|most |people |nobody |half )|(?<=\w)[.!?]+(?=\s|$)/,
      )
      .map((clause) => bare(clause))
      .filter(
        (clause) =>
          clause !== "" && !mustNots.some(({ words }) => clause === words || words.includes(clause)),
      ),
  );
  return clauses
    .map((clause, at) => ({
      clause,
      at,
      score:
        complaints.reduce((sum, [pattern, points]) => sum + (pattern.test(clause) ? points : 0), 0) -
        (noComplaint.test(clause) ? 3 : 0),
    }))
    .filter(({ score }) => score >= 2)
    .sort((a, b) => b.score - a.score || a.at - b.at)
    .slice(0, 3)
    .map(({ clause }) => ({ text: core(clause), words: beginning(clause, 300) }))
    .filter(({ text }) => text !== "");
}

const leads =
  /^.*?\b(?:because|sick of|tired of|fed up with|bored of|so that|told (?:that )?|that's why|the issue(?: is)?|see it as|find(?:s)?|feel(?:s)? (?=\w)|think(?:s)? (?:that )?(?:it means )?|believe(?:s)? (?:that )?|worr(?:y|ies) about|fears? (?:that )?|hates? (?:the )?|instead of)\b\s*/i;

/** Enough to say what is wrong, and few enough to be quoted in a sentence. */
const problemWords = 7;

/** The heart of a complaint: a handful of words that stay the brief's own. */
function core(clause: string): string {
  const heart = clause.replace(leads, "");
  const chosen = heart.split(/\s+/).length >= 2 ? heart : clause;
  const words = chosen.split(/\s+/);
  if (words.length <= problemWords) return bare(chosen);
  const cue =
    complaints.map(([pattern]) => pattern.exec(chosen)?.index ?? -1).find((index) => index >= 0) ?? 0;
  const from = chosen
    .slice(0, cue)
    .split(/\s+/)
    .filter((one) => one !== "").length;
  const start = from > words.length - 4 ? 0 : Math.max(0, Math.min(from, words.length - problemWords));
  return bare(words.slice(start, start + problemWords).join(" ")).replace(
    /\s+(?:a|an|the|and|or|of|to|in|on|at|for|with|is|are|that|who)$/i,
    "",
  );
}

const asks =
  /\b(?:must|need|needs|has to|have to|should|want|bring|let (?:them|people|everybody|everyone|visitors|guests|each)|have (?:them|people|everybody|everyone|visitors|guests)|incl|including|please|insists?|required|a must|on hand|next door|on site|free|lend|take them|try it|at full size|ought)\b/i;
const noWishAtAll =
  /^(?:goal|aim|target|success|subject|background|venue|date|date and time|mandatory|excluded|budget|respect|price|total|duration|place|audience)$|\binsists?$|\b(?:i want|wants|would be|holds? \d|of them$|we're told|is strict|resets itself)|^(?:(?:and|but|or|so|then) )?(?:move|hold|do|put|set|run|shift) (?:it|this|everything) (?:to|in|at|for|on)\b|^(?:it's|only the|together|about|roughly|around|max|up to|~)\b|^(?:at|in|near|outside) (?:the |a |an |\d|three |two |four )/i;
/** A refusal in words that weren't understood is at least no wish. */
const negative =
  /\b(?:no|not|never|without|avoid|skip|leave (?:out|off)|forbid\w*|ban(?:s|ned)?|hates?|nothing|zero|refus\w+|dislikes?|prohibit\w*|off[- ]limits|no-?go|keep out|can't|cannot|won't|don't|doesn't|isn't|mustn't|shouldn't|allergic|sick of|tired of|steer clear|stay away)\b|\w-free\b/i;
const imperative =
  /^(?:fly|hand out|hand|lend|show|try|take|pour|use|keep|put|offer|serve|include|make sure|build|set up|teach|play|give|send|invite|start|end|print|add|cook|brew|cut|paint|plant|record|park|real|good|free)\b/i;
const isMoney =
  /\$|\b(?:budget|usd|dollars|grand|bucks|all[- ]in)\b|^\d+(?:\.\d+)?k$|^(?:under |about |around |up to )?\d[\d.,-]*k?$/i;
const isTime =
  /^(?:it (?:runs|lasts) )?(?:(?:about|around|over|for|from|open|one|two|three|four|five|six|seven|ten|twelve|a|the|each|each day|every|in total|straight|hours|minutes|days?|nights?|evenings?|mornings?|afternoons?|weeks?|weekdays?|workdays?|weekend|months?|sundays?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|wed-fri|noon|midnight|to|and|until|till|before|am|pm|p\.m|a\.m|half|january|february|march|april|may|june|july|august|september|october|november|december|at|in|on|per|day|\d[\d:.]*(?:-\d[\d:.]*)?(?:am|pm)?)[\s-]*)+$/i;

/** What of a brief is no wish, since it says something else. */
interface Taken {
  mustNots: readonly Found[];
  others: readonly string[];
  /** The town and the kinds of places, which have a line of their own. */
  places: readonly string[];
  /** How many people there are. */
  audience: number | undefined;
  target: BriefReading["target"];
}

/** What must be there: what the brief says it needs, and the short remarks that say nothing else. */
export function mustHavesIn(prompt: string, taken: Taken): Found[] {
  const found: Found[] = [];
  const segments = segmentsOf(prompt);
  for (const segment of segments) {
    for (const text of piecesOf(segment, taken).map((piece) =>
      wishOf({ ...segment, text: piece }, taken, segment.at === 0),
    ))
      if (text !== undefined && !found.some((one) => one.text.toLowerCase() === text.toLowerCase()))
        found.push({ text, words: beginning(segment.text, 300) });
  }
  return found.slice(0, 8);
}

/** "A refill station and a place to sit" are two wishes; a target among them is none. */
function piecesOf({ text }: Segment, { target }: Taken): string[] {
  const pieces = text.split(/\s+and\s+(?=(?:a|an|the|hand|let|give|show|take)\s)/i);
  const tail =
    target && text.includes(target.words.split(" ").slice(0, 2).join(" "))
      ? /\bto (\p{L}+ (?:their|the|a|an|our) .+)$/u.exec(text)?.[1]
      : undefined;
  return [...pieces, ...(tail === undefined ? [] : [`must ${tail}`])];
}

/** A wish without where it is; empty if that is all it says. */
function withoutPlace(text: string, places: readonly string[]): string {
  const named = places.filter((place) => text.toLowerCase().includes(place.toLowerCase()));
  if (named.length === 0 || /\b(?:must|need|has to|bring|required)\b/i.test(text)) return text;
  const begins = named.some((place) => text.toLowerCase().startsWith(place.toLowerCase()));
  return begins ? "" : text.replace(/\s+(?:at|in|around|near|outside|inside|on|of)\s+.*$/i, "");
}

function wishOf(
  segment: Segment,
  { mustNots, others, places, audience, target }: Taken,
  isFirst: boolean,
): string | undefined {
  const { text, sentence } = segment;
  if (mustNots.some(({ words }) => text.includes(words) || words.includes(text))) return undefined;
  if (isMoney.test(text) || isTime.test(text) || tellingWords(text).length === 0) return undefined;
  const plain = text.toLowerCase();
  const says = (count: number | undefined): boolean =>
    count !== undefined && text.replaceAll(",", "").includes(String(count));
  if (says(audience) || says(target?.count) || noWishAtAll.test(text)) return undefined;
  if (
    others.some(
      (one) =>
        one !== "" &&
        (one.toLowerCase().includes(plain) ||
          (plain.includes(one.toLowerCase()) && plain.length < one.length * 1.6)),
    )
  )
    return undefined;
  const asked =
    asks.test(text) || asks.test(sentence.slice(0, Math.max(0, sentence.indexOf(text))).slice(-40));
  if (negative.test(text)) return undefined;
  const order = !isFirst && (imperative.test(text) || /^with (?!the\b)/i.test(text));
  const words = text.split(/\s+/).length;
  const fragment =
    words <= 9 &&
    !isFirst &&
    !/\b(?:is|are|was|were|we|i|they|it's|that's|he|she|i'm|we're|hate|think|believe|worry|want)\b/i.test(
      text,
    ) &&
    !/^\d/.test(text);
  if (!asked && !fragment && !order) return undefined;
  if (
    /\b(?:think|believe|rarely|don't know|would make my boss|happy|sorry|hopefully|thanks?|i know)\b/i.test(
      text,
    ) ||
    (isFirst && !/\b(?:must|has to|bring)\b/i.test(text))
  )
    return undefined;
  const set = withoutPlace(text, places);
  if (set === "" || isTime.test(set)) return undefined;
  const heart = set
    .replace(
      /^.*?\b(?:must have|must be|must|we need|i also need|also need|need|(?:it|they|we) (?:has|have) to be|(?:it|they|we) (?:has|have) to|should see|should|please bring|bring|let them|let people|let everybody|let everyone|let|have them|have everyone|ought to be|insists?|including|incl\.?|take them on|try it)\b\s+(?=\S+)/i,
      "",
    )
    .replace(/\b(?:has|have) to\b/i, "to")
    .replace(/^(?:and|but|or|so|also|with|for|to|a|an|the|please|of)\s+/i, "")
    .replace(
      /\s+(?:please|is fine|(?:are|is) a must(?: too| as well)?|on hand|or nobody comes|or nothing)$/i,
      "",
    )
    .replace(/\s+because\b.*$/i, "");
  const short = bare(firstWords(heart, 7)).replace(
    /\s+(?:a|an|the|and|or|of|to|in|on|at|for|with|is|are|that|who|so|because)$/i,
    "",
  );
  return tellingWords(short).length === 0 ? undefined : beginning(short, 200);
}
