// cspell:ignore declin Covent deally organi referably
// cspell:ignore exclud refus
import { beginning } from "../../text/characters.ts";
import { namesPeople } from "./brief-counts.ts";
import type { BriefReading, Found } from "./brief-reading.ts";
import { languageIn, scenesIn } from "./brief-scenes.ts";
import {
  asksFor,
  bare,
  firstWords,
  type Segment,
  segmentsOf,
  sentencesOf,
  shortClauses,
  tellingWords,
  wishWords,
} from "./brief-text.ts";
import { isNoWish } from "./no-wish.ts";
import { speaksOf } from "./refused-words.ts";
import { pointedAt, thingsListed } from "./wish-lists.ts";

const asks =
  /\b(?:must|need|needs|has to|have to|should|want|bring|let (?:them|people|everybody|everyone|visitors|guests|each)|have (?:them|people|everybody|everyone|visitors|guests)|incl|including|please|insists?|required|a must|at (?:the )?(?:most|least)|maximum|on hand|next door|on site|free|lend|take them|try it|at full size|ought|mandatory|compulsory|essential|would be (?:lovely|nice|great|good|wonderful)|could you|important (?:that|to)|want (?:the |our |every |each )?\p{L}+ (?:\p{L}+ ){0,5}?to|for each|in front of|they already (?:have|own)|makes? (?:a|the) \p{L}+|(?:we'd|would|should) like|gets? to|whole (?:idea|point)|the (?:idea|point) is|handed out|(?:we|i)(?:'ll| will)? (?:hand out|lend|pour|serve|provide|supply|show|bring|cook|set up)|every (?:one|visitor|guest|person|table|family)|everyone|everybody|each (?:of them|one|visitor|guest|person|table|family)|only$)\b|^you (?!know\b|need\b|can't\b|are\b|have\b)\p{L}+ /iu;
const noWishAtAll =
  /^ask (?:any|anyone|anybody|around|us|me|my)\b|^(?:we need to )?prove (?:them|everyone|people|it)\b|^that's (?:a|the) must$|^(?:bring|take) (?:it|this|them) (?:to|into|across)\b|^(?:(?:perhaps|maybe|about|around|some|roughly) )?\d[\d,]+ (?:of them|people|visitors|guests)\b|^(?:that's|this is|it's) the (?:only|one|main) (?:thing|condition)\b|^(?:at present|currently|today|nowadays)\b|\b(?:financial|cost|price) ceiling\b|\bamount sanctioned\b|^(?:goal|aim|target|success|subject|background|venue|date|date and time|mandatory|excluded|budget|respect|price|total|duration|place|audience)$|\binsists?$|\b(?:i want|wants|would be|holds? \d|of them$|we're told|is strict|resets itself)|^(?:(?:and|but|or|so|then) )?(?:move|hold|do|put|set|run|shift) (?:it|this|everything) (?:to|in|at|for|on)\b|^(?:it's (?!important|essential|vital|crucial)|only the|together|about|roughly|around|max|up to|~)\b|^(?:at|in|near|outside) (?:the |a |an |\d|three |two |four )/i;
/** A refusal in words that weren't understood is at least no wish. */
const negative =
  /\b(?:no|not|never|without|avoid|skip|leave (?:out|off)|forbid\w*|ban(?:s|ned)?|hates?|nothing|zero|refus\w+|dislikes?|prohibit\w*|off[- ]limits|no-?go|keep out|can't|cannot|won't|don't|doesn't|isn't|mustn't|shouldn't|allergic|sick of|tired of|steer clear|stay away)\b|\w-free\b/i;
const refusesBefore =
  /\b(?:forbid\w*|forbidden|prohibit\w*|banned|refrain\w*|(?:can't|cannot) (?:bear|stand)|hates?|taboo|exclud\w*|refus\w*|reject\w*|declin\w*|unwanted|no-?gos?|ruled out|spare us|keep|leave)\b[^.;!?]*$/i;
/** A wish in which "without" or "free" asks for something: "with and without it", "step-free". */
const affirmative = (text: string): string =>
  text.replaceAll(
    /\bwith and without\b|\b(?:step|barrier|hands|toll|obstacle|lactose|gluten|sugar|nut|fragrance)-free\b/gi,
    " ",
  );

/** "Must: chairs without armrests": what a label asks for is a wish, whatever it does without. */
const labeledWish = /^Must have (?!no\b|not\b|nothing\b).*/;
/** What follows says more of it, so that "a bottle for anyone who comes without" is still a wish. */
const relative =
  /\s(?:who(?:['’](?:ve|re|d|s|ll))?|that|which|where|whoever|for (?:anyone|anybody|everyone|those)|so (?:that )?|if|when|until|before|after|while|(?:we|you|they|i) (?:can|could|may|will))\s.*$/i;
const imperative =
  /^(?:fit (?:an?|the|one|each|every)\b|fly|hand out|hand|lend|show|try|take|pour|use(?! (?:remains|is|was|has|of)\b)|keep|put|offer|serve|include|make sure|build|set up|teach|play|give|send|invite|start|end|print|add|cook|brew|cut|paint|plant|record|park|real|good|free)\b/i;
/** A clause that names an amount of money, and nothing else. */
export const isMoney =
  /\$|\b(?:budget|usd|dollars|grand|bucks|all[- ]in)\b|^\d+(?:\.\d+)?k$|^(?:under |about |around |up to )?\d[\d.,-]*k?$/i;
/** A clause that says when it is, and nothing else. */
export const isTime =
  /^(?:it (?:runs|lasts) )?(?:(?:about|around|over|for|from|open|one|two|three|four|five|six|seven|ten|twelve|a|the|each|each day|every|in total|straight|hours|minutes|days?|nights?|evenings?|mornings?|afternoons?|weeks?|weekdays?|workdays?|weekend|months?|sundays?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|(?:mon|tues?|weds?|thu(?:rs)?|fri|sat|sun)|first|second|third|fourth|last|next|early|late|mid|after|service|on|in|noon|midnight|to|and|until|till|before|am|pm|p\.m|a\.m|half|january|february|march|april|may|june|july|august|september|october|november|december|at|in|on|per|day|\d[\d:.]*(?:-\d[\d:.]*)?(?:am|pm)?)[\s–+&,-]*)+$/i;

/** What is said of all that stands before it: "insurance and a license check are a must". */
const allOfIt =
  /\b(?:is|are) (?:both |all )?(?:a must|essential|required|needed|mandatory|important|musts)\b/i;

/** What of a brief is no wish, since it says something else. */
interface Taken {
  mustNots: readonly Found[];
  /** What it speaks of in the same breath as a denial. */
  denied: readonly string[];
  others: readonly string[];
  /** The town and the kinds of places, which have a line of their own. */
  places: readonly string[];
  /** How many people there are. */
  audience: number | undefined;
  target: BriefReading["target"];
  product: string;
}

/** Whether one of some wishes says what another one says. */
const isSaidIn = ({ text }: Found, wishes: readonly Found[]): boolean =>
  wishes.some((one) =>
    [one.text, one.words].some(
      (said) =>
        said.toLowerCase().includes(text.toLowerCase()) || text.toLowerCase().includes(said.toLowerCase()),
    ),
  );

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
  for (const wish of stated(prompt, taken, found)) found.push(wish);
  for (const wish of [...scenesIn(prompt, taken.product), ...languageIn(prompt)])
    if (!isSaidIn(wish, [...found, ...taken.mustNots])) found.push(wish);
  const kept = found.filter(
    ({ text, words }) =>
      isLabeledThing.test(words) || allOfIt.test(words) || !isNoWish(text, prompt, taken.places.length > 0),
  );
  // A list of things is one of wishes throughout, whoever is in it.
  for (const wish of [...pointedAt(prompt), ...thingsListed(prompt)])
    if (!isSaidIn(wish, [...kept, ...taken.mustNots]) && !isOfTarget(wish, taken)) kept.push(wish);
  return kept.slice(0, 8);
}

/** "Must: trained helpers" names people and is a wish all the same. */
const isLabeledThing =
  /^Must have (?!this\b|that\b|it\b|any\b|(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+)\b)\S+ (?!only\b)\S/u;

/** How a sentence shows that it states a wish, in whatever words it does so. */
const states =
  /\b(?:must|should|shall|ought to|ha(?:s|ve) to|needs? to|essential|important|compulsory|mandatory|would be (?:lovely|nice|great|good|wonderful)|(?:i|we) want (?:the |our |every |each )?\p{L}+ (?:\p{L}+ ){0,3}to|(?:let|have|want) (?:them|people|every\w+|each)|(?:i|we)(?:'d| would) (?:like|love) (?:that|it if|for|to see)|what (?:i|we)(?:'d)? (?:want|like|need|wish|would like) is|(?:i|we) want (?:\p{L}+ ){0,2}\p{L}+s (?:hear|see|touch|try|taste|feel|smell|do|make|take|guess|play|ride|wear|use|watch|walk|write|choose|meet|bring))\b|^(?:please |also )?(?:(?:get )?(?:every|each) (?!day|week|year|month|time|night|evening|morning|summer|winter|spring|autumn|season|other|second|january|february|march|april|may|june|july|august|september|october|november|december)\p{L}|(?:everyone|everybody|read|serve|cook|show|build)\b)/iu;
const leadsToWish =
  /^(?:(?:and|but|so|also|then|please|now) )*(?:what (?:i|we)(?:'d)? (?:want|like|need|wish|would like) is(?: that)?|(?:i|we)(?:'d| would)? (?:want|need|like|love)(?: that| it if)?|(?:it )?would be (?:lovely|nice|great|good|wonderful)(?: if| to have)?|it(?:'s| is) (?:essential|important|mandatory) (?:that|to)|there (?:ought to|should|must|has to|shall) be)\s+/iu;

/** "The contractor shall provide test rides": who does it needn't be said. */
const ofAgency =
  /^the (?:agency|contractor|supplier|provider|tenderer|bidder) (?:shall|must|should|has to|is to) (?:(?:provide|offer|organi[sz]e) )?/iu;

/** The wishes that a sentence states plainly, of which nothing else was read. */
function stated(prompt: string, { mustNots, target, others }: Taken, found: readonly Found[]): Found[] {
  const known = [...mustNots, ...found].map(({ words }) => words.toLowerCase());
  const isKnown = (clause: string): boolean =>
    known.some((words) => clause.toLowerCase().includes(words) || words.includes(clause.toLowerCase()));
  return (
    sentencesOf(prompt)
      // The first sentence says what it is about: only a plain "must" is a wish there.
      .filter((sentence, at) => at > 0 || asksFor(sentence))
      .flatMap((sentence) =>
        sentence.split(/[;()]\s*|\s[–—-]\s|,\s+(?=(?:that's|it's|this is|because|since|so)\b)/),
      )
      .map((clause) => bare(clause))
      .filter(
        (clause) =>
          states.test(clause) &&
          // "We shall be at a field day"
          !/^(?:we|i) (?:shall|will|should|must|have to)(?: all)? be (?:at|in|on|near)\b/iu.test(clause) &&
          !isKnown(clause) &&
          !negative.test(affirmative(clause).replace(relative, "")) &&
          !/[$€£]|\d{3,}|\b(?:budget|goal|target|boss|chairman|agency|think)\b/i.test(
            clause.replace(ofAgency, ""),
          ) &&
          !(target && clause.replaceAll(",", "").includes(String(target.count))) &&
          !others.some((one) => one.toLowerCase().includes(clause.toLowerCase())),
      )
      .flatMap((clause) => shortClauses(clause, wishWords))
      .flatMap((clause) => {
        const heart = heartOf(
          clause
            .replace(ofAgency, "")
            .replace(leadsToWish, "")
            .replace(/^get (?=every|each)/i, ""),
        );
        if (/^prove (?:them|everyone|people|it)\b/iu.test(heart)) return [];
        return tellingWords(heart).length > 1 || heart.split(" ").length > 3
          ? [{ text: beginning(heart, 200), words: beginning(clause, 300) }]
          : [];
      })
  );
}

/** Whether what a list names was read as whom it is for, what is sold or where it is. */
const isOfTarget = ({ text }: Found, { target, others, places }: Taken): boolean =>
  (target !== undefined && text.includes(target.counts)) ||
  [...others, ...places].some(
    (one) =>
      one.length > 2 &&
      (one.toLowerCase().includes(text.toLowerCase()) ||
        (text.toLowerCase().startsWith(one.toLowerCase()) && text.length < one.length * 1.6)),
  );

/** "70 people who book a campus visit" count visits, and wish for nothing besides. */
const isCountOf = (text: string, { counts }: NonNullable<Taken["target"]>): boolean =>
  / who /u.test(text) && text.replace(/^.* who /u, "").includes(counts.replace(/s$/u, ""));

/** "A refill station and a place to sit" are two wishes; a target among them is none. */
function piecesOf({ text }: Segment, { target }: Taken): string[] {
  const pieces = allOfIt.test(text)
    ? [text]
    : shortClauses(text, wishWords)
        .map((one, at) => (at === 0 ? one : `must ${one}`))
        .flatMap((one) => one.split(/\s+and\s+(?=(?:a|an|the|hand|let|give|show|take)\s)/i));
  const tail =
    target && !isCountOf(text, target) && text.includes(target.words.split(" ").slice(0, 2).join(" "))
      ? /\b(?:to|who) ((?!want|have|are|own|wish|had|need)\p{L}+ (?:their|the|a|an|our|one) .+)$/u.exec(
          text,
        )?.[1]
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

/** Somebody of whom a wish need not speak. */
const nobodyNamed =
  /^(?:it|we|i|they|you|he|she|there|this|that|them|what|(?:the |our )?(?:event|activation|contractor|agency|supplier|booth|concept|idea|campaign|evening|day|stand|thing|whole thing|one thing))?$/i;
const modal =
  /^(.*?)\b(?:(?<!\ba )must|should|shall|ha(?:s|ve) to|needs? to|ought to|(?:is|are) to|gets? to|(?:is|are) supposed to)\s+(.+)$/iu;
const letting =
  /^(?:let|have|get|make)\s+(them|people(?: (?:over|under|aged|around|above|between|who|with|from|in)\b[^.;]*?(?= to ))?|everybody|everyone|visitors|guests|each \p{L}+|every \p{L}+|(?:the |our )?\p{L}+s)\s+(?:to )?(\p{L}.+)$/iu;
const opening =
  /^(?:and|but|or|so|also|then|because|with|for|to|a|an|the|please|of|it's important that|it is important that|important that|important to|(?:i|we)(?:'d| would) like that|we'd like|we would like|we should like|would like|i'd like|we need|i need|they need|need|needs|we want|what (?:we'd like|we would like|we want|we'd love|i'd like) is(?: that)?|(?:it|that) would be (?:lovely|nice|great|good|wonderful) if|also need|bring|please bring|including|incl\.?|there|would be (?:lovely|nice|great|good|wonderful) (?:if|to have)|could you think of something that|take them on|try it|on)\s+/i;
const closing =
  /\s+(?:please|is fine|(?:is|are) (?:a must|essential|important|required|needed)(?: too| as well)?|on hand|or nobody comes|or nothing|is the whole idea)$/i;
const ability = /^(?:be able to|get to|be allowed to|have to)\s+/i;

/** A wish in as few words as say all of it: whom it is for, if it says so, and what is to happen. */
function heartOf(text: string): string {
  const start = repeatedly(text.trim(), opening);
  const [, who = "", what = ""] = letting.exec(start) ?? modal.exec(start) ?? [];
  const doer = repeatedly(who.trim(), /^(?:and|but|or|so|also|then|because|please|that)\s+/i).trim();
  const told =
    what === ""
      ? start
      : nobodyNamed.test(doer) || doer.split(/\s+/).length > 5
        ? what.replace(ability, "").replace(/^(?:have|be|see|bring)\s+/i, "")
        : `${doer} to ${what.replace(ability, "")}`;
  const short = firstWords(
    repeatedly(told, opening)
      .replace(/\s+because\b.*$/i, "")
      .replace(closing, ""),
    wishWords,
  );
  return repeatedly(
    bare(short),
    /\s+(?:a|an|the|and|or|of|to|in|on|at|for|with|is|are|that|who|so|because|as|their|they)$/i,
  );
}

/** A text without what a pattern finds, again and again. */
function repeatedly(text: string, pattern: RegExp): string {
  const rest = text.replace(pattern, "");
  return rest === text || rest === "" ? text : repeatedly(rest, pattern);
}

/** A sentence that tells of something has a subject with its verb; of wishes it has at most their names. */
const tellsSomething =
  /\b(?:we|they|i|you|he|she|it|who|is|are|was|were|has|have|had|can|will|does|do|did|gets?|comes?|goes|keeps?|takes?|knows?|turns?|runs?|remains?|makes?|says?|hears?|that's|it's|there's|\p{L}+n't)\b/iu;
const noFragment =
  /^(?:people|those|folks?|anyone|families|parents|couples|women|men|\p{L}+ers) (?:who|with|without|from|like|over|under|aged)\b|^(?:their|there|this|that|these|those|half of|some of|most of|all of|otherwise|instead|per|hi|hello|hey|dear|thanks|everything else|condition|plan|aim|machine|who|why|when|what)\b|\d{4,}|\d(?:k|\$)\b/iu;

/** "People with five hives and a day job": what goes on saying whom it is for. */
const ofPeople =
  /\b(?:people|those|anyone|families|parents|couples|\p{L}+ers) (?:who|with|without) [^,.;:]*$/iu;

const isLabel = (sentence: string, text: string): boolean =>
  sentence.includes(`${text}:`) ||
  (/^[\p{L}' ]+$/u.test(text) &&
    new RegExp(String.raw`^[^:]{0,60}${text}[^:]{0,12}: `, "u").test(sentence) &&
    !asksFor(text));

function wishOf(
  segment: Segment,
  { mustNots, denied, others, places, audience, target, product }: Taken,
  isFirst: boolean,
): string | undefined {
  const { text, sentence } = segment;
  if (mustNots.some(({ words }) => text.includes(words) || words.includes(text))) return undefined;
  if (isMoney.test(text) || isTime.test(text) || tellingWords(text).length === 0) return undefined;
  // "Organizer's rule 14, pasted: …": what stands before a colon names what follows.
  if (isLabel(sentence, text)) return undefined;
  const plain = text.toLowerCase();
  const says = (count: number | undefined): boolean =>
    count !== undefined && text.replaceAll(",", "").includes(String(count));
  const counts = target?.words.split(" ").slice(0, 2).join(" ").toLowerCase() ?? "";
  if (
    says(audience) ||
    says(target?.count) ||
    (counts.includes(" ") && plain.includes(counts)) ||
    noWishAtAll.test(text)
  )
    return undefined;
  if (
    others.some(
      (one) =>
        one !== "" &&
        (one.toLowerCase().includes(plain) ||
          (plain.includes(one.toLowerCase()) && plain.length < one.length * 1.6)),
    )
  )
    return undefined;
  const before = sentence.slice(0, Math.max(0, sentence.indexOf(text)));
  const isMust =
    /^[,;]? (?:and )?(?:it's|it is|that's|this is) (?:a must|essential|the heart|the whole|the (?:only|one|main) (?:thing|condition))\b/i.test(
      sentence.slice(before.length + text.length),
    );
  const asked = isMust || asks.test(text) || (asks.test(before.slice(-40)) && !refusesBefore.test(before));
  if (negative.test(affirmative(text).replace(labeledWish, "").replace(relative, ""))) return undefined;
  // "Forbidden: hearts, stories": what stands in a sentence that refuses is a wish only if it asks plainly.
  if (
    refusesBefore.test(before) &&
    !asksFor(text) &&
    !/\b(?:but|instead|only|except|please|and we|must)\b/i.test(before.slice(-60))
  )
    return undefined;
  const order = !isFirst && (imperative.test(text) || /^with (?!the\b)/i.test(text));
  const fragment =
    text.split(/\s+/).length <= 9 &&
    !isFirst &&
    !tellsSomething.test(text.replace(relative, "")) &&
    (!tellsSomething.test(sentence.replace(relative, "")) || asks.test(before)) &&
    !noFragment.test(text) &&
    !ofPeople.test(before) &&
    !/^\d/.test(text);
  if (!asked && !fragment && !order) return undefined;
  // Better a wish too few than what the brief doesn't want to see.
  if (!order && !asksFor(text) && (!asksFor(before) || negative.test(before)) && speaksOf(text, denied))
    return undefined;
  if (
    /\b(?:think|believe|rarely|don't know|would make my boss|happy|sorry|hopefully|thanks?|i know)\b/i.test(
      text,
    ) ||
    (isFirst && !/\b(?:must|has to|bring)\b/i.test(text))
  )
    return undefined;
  // "Our new plan, Steps, splits the cost": what the product does.
  if (
    /^\p{Lu}/u.test(product) &&
    sentence.includes(product) &&
    !isMust &&
    !order &&
    !asksFor(text) &&
    !asks.test(text)
  )
    return undefined;
  // "Landlords paint over and hope", "parcel hub Leipzig"
  if (
    !asked &&
    namesPeople(text.split(" ")[0] ?? "") &&
    /^\S+ \p{Ll}+ \p{Ll}/u.test(text) &&
    !/ (?:with|to|into|their|own) /u.test(text)
  )
    return undefined;
  if (!asked && places.some((place) => text.endsWith(` ${place}`)) && text.split(" ").length < 5)
    return undefined;
  // "Ideally King's Cross or Covent Garden"
  if (/^(?:[Ii]deally|[Pp]referably) (?:at |in |near )?\p{Lu}/u.test(text)) return undefined;
  const set = withoutPlace(text, places);
  if (set === "" || isTime.test(set)) return undefined;
  const heart = heartOf(set);
  // "Northwind Bill shows which service costs most" tells what it does.
  const told = others.find((one) => one !== "" && heart.startsWith(`${one} `));
  if (told !== undefined && /^ \p{Ll}+s\b/u.test(heart.slice(told.length))) return undefined;
  // "Get platform engineers" says no more than whom it is for.
  if (
    others.some(
      (one) => one.toLowerCase() === heart.replace(/^\p{L}+ (?:the |our |more |some )?/u, "").toLowerCase(),
    )
  )
    return undefined;
  return tellingWords(heart).length === 0 ? undefined : beginning(heart, 200);
}
