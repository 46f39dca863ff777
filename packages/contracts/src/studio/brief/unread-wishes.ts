import { beginning } from "../../text/characters.ts";
import { isMoney, isTime } from "./brief-must-haves.ts";
import { quoted } from "./brief-problems.ts";
import type { BriefReading, Found } from "./brief-reading.ts";
import { bare, numberPattern, segmentsOf, tellingWords } from "./brief-text.ts";
import { deniedWords } from "./denied-words.ts";
import { ownWords, plainBrief } from "./read-brief.ts";
import { speaksOf } from "./refused-words.ts";
import { tellsWhatHappens } from "./what-happens.ts";

/** So much of a clause must have been read for it to count as read. */
const readShare = 0.6;
const wishesMost = 8;
/** So many clauses that only show how it goes. */
const shownMost = 4;

/** How a clause shows that it says how it is to be: an order, a duty, a hope, a bound. */
const states =
  /\b(?:must|should|shall|ought|ha(?:s|ve) to|needs? to|(?:is|are) to|want|wants|wish|wishes|hope|hopes|insists?|please|kindly|let|make sure|would (?:be|like|love)|'d (?:like|love)|essential|important|required|mandatory|possible|only|at least|at most|no more|not more|instead|everyone|everybody|each|every|exactly|always|never|nothing|nobody|none|without|no|not|don't|won't|can't|cannot|mustn't|isn't|aren't|doesn't)\b/iu;
/** What begins a clause that orders something. */
const order =
  /^(?:and |but |so |then |also |oh |please |kindly )*(?:show|bring|let|put|give|use|keep|make|build|set|hand|lend|serve|offer|teach|invite|find|get|print|play|start|end|open|close|place|hang|leave|take|do|avoid|skip|tell|ask|sort|arrange|provide|include|think|plan)\b/iu;
/** A verb with its subject, of which a list of remarks has none. */
const clause =
  /\b(?:i|we|they|you|he|she|it|who|which|that|there)\b|\b(?:is|are|was|were|has|have|had|can|will|does|do|did|would|could)\b/iu;
/** What is told of how things are or came to be, and what only opens or ends a letter. */
const tells =
  /\b(?:was|were|had|did|said|says|told|tells|think|thinks|believe|believes|because|since|last (?:year|time|week)|used to|thanks|regards|sorry|hello|dear|i know|cheers|you can guess|which is why|i suppose|funny|lol)\b|\b(?:i|we)(?:'ve| have| am|'m)\b/iu;

/** Whether a clause shows how it goes, and neither what the product is nor how things are. */
const isShown = (clause: string, { product, problems }: BriefReading): boolean =>
  tellsWhatHappens(clause) &&
  !(product !== undefined && clause.startsWith(product.text)) &&
  !problems.some(({ words }) => words.includes(clause));

/** How many there are of something: what a reading takes as a number. */
const isCount = new RegExp(
  String.raw`^(?:(?:maybe|about|around|roughly|some|ca\.?|approx\.?|perhaps|est\.?|and|all in all|only) )*(?:${numberPattern})(?: [\p{L}'-]+){0,3}$`,
  "iu",
);

/** The clauses that a reading stands on, in one text. */
function readIn(reading: BriefReading): string {
  const { product, problems, audience, mustHaves, mustNots, place, time, budget, foreignBudget } = reading;
  const { target, stations, staff, minutesEach } = reading;
  const single = [
    product,
    audience,
    place,
    time,
    budget,
    foreignBudget,
    target,
    stations,
    staff,
    minutesEach,
  ];
  return [...single, ...problems, ...mustHaves, ...mustNots]
    .flatMap((one) => (one ? [one.text, one.words] : []))
    .concat(place?.venues ?? [])
    .join("\n");
}

/**
 * What a brief wishes for in clauses from which nothing was read, in its own words. Nobody planned it, so that a checklist
 * has to name it. What the first sentence begins with is the subject, and no wish.
 */
export function unreadWishes(prompt: string, reading: BriefReading): Found[] {
  const read = readIn(reading);
  const problems = reading.problems.map(({ words }) => words.toLowerCase());
  const found: Found[] = [];
  const others: Found[] = [];
  for (const { text, sentence, at } of segmentsOf(plainBrief(prompt))) {
    const wish = bare(ownWords(bare(text), prompt));
    const words = tellingWords(wish);
    const isSubject = at === 0 && !sentence.slice(0, Math.max(0, sentence.indexOf(text))).includes(";");
    if (words.length === 0 || isSubject || wish.length > 240) continue;
    const isStated = states.test(wish) || order.test(wish) || !clause.test(wish);
    const isTold = tells.test(wish) && !/\b(?:must|should|shall|please|has to|have to)\b/i.test(wish);
    const isPart = problems.some((problem) => problem.includes(wish.toLowerCase()));
    const isRead = words.filter((word) => speaksOf(read, [word])).length >= words.length * readShare;
    // A short remark beside a sentence that tells something explains it.
    const isLabel =
      sentence.includes(`${text}:`) || isCount.test(wish) || isMoney.test(wish) || isTime.test(wish);
    const isAside = !clause.test(wish) && words.length < 3 && clause.test(sentence);
    if (!(isStated || isShown(wish, reading)) || isTold || isPart || isRead || isLabel || isAside) continue;
    if ([...found, ...others].some((one) => one.text.toLowerCase() === wish.toLowerCase())) continue;
    (isStated ? found : others).push({ text: beginning(wish, 200), words: beginning(wish, 300) });
  }
  return [...found, ...others.slice(0, shownMost)].slice(0, wishesMost);
}

const wishes =
  /\b(?:must|mustn't|should|shall|ought|ha(?:s|ve) to|needs?|let|wants?|wish|wishes|hopes?|would|like to|goal|target|success|no|not|never|nobody|nothing|\w+n't)\b/iu;
/** A verb that tells something of its subject; what labels spell out says it of a field. */
const tellsOf =
  /^(?!the (?:client|product|tone) is\b)(?:.*\b(?:they|he|she|it|who|which|that|there)\b|.*\b(?:is|are|was|were|has|have|had|does|do|did)\b|.*\p{L}{3,}s (?:a|an|the|to|it|them|their|his|her|up|out|from|in|on|into)\b|.*\p{L}{2,}s (?!and\b|or\b|of\b)\p{L}{3,})/iu;
/** So many of what a brief tells besides fit on a card that somebody reads before they begin. */
const toldMost = 3;
/** Who writes, whom they thank and what they think of it: nothing that a host has to know. */
const ofWriter =
  /\b(?:i|i'm|i've|me|my|thanks?|regards|sorry|hello|dear|budget|money|dollars|euros|usd|agency|proposals?|ideas?|concepts?|brief|please|kindly|lol|cheers|boss|board)\b|[$€£]|^\d/iu;

/**
 * What a brief tells in clauses from which nothing was read, in a few of its own words: how things are, whom it is about
 * and what comes of it, without what it wishes, refuses or counts. The fullest come first.
 */
export function untoldIn(prompt: string, reading: BriefReading): string[] {
  const read = `${readIn(reading)}\n${reading.product?.kind ?? ""}`;
  const denied = [...deniedWords(plainBrief(prompt))];
  const clauses = segmentsOf(plainBrief(prompt)).flatMap(({ text }) => {
    const said = bare(ownWords(bare(text), prompt));
    const words = tellingWords(said);
    const unread = words.filter((word) => !speaksOf(read, [word]));
    const isOther =
      isMoney.test(said) ||
      isTime.test(said) ||
      isCount.test(said) ||
      ofWriter.test(said) ||
      wishes.test(said) ||
      order.test(said) ||
      !tellsOf.test(said) ||
      /\b(?:writes|says|said|tells|thinks)$|^(?:yes|no|ok|okay)\b/i.test(said) ||
      speaksOf(said, denied);
    return isOther || unread.length < 2 || unread.length < words.length * (1 - readShare)
      ? []
      : [{ said, unread }];
  });
  return quoted(
    clauses.toSorted((a, b) => b.unread.length - a.unread.length).map(({ said }) => said),
    reading.mustNots,
  )
    .map(({ text }) => text)
    .slice(0, toldMost);
}
