// cspell:ignore ists
// cspell:ignore dealbreakers refus
import { beginning } from "../../text/characters.ts";
import type { Found } from "./brief-reading.ts";
import { bare, firstWords, type Segment, segmentsOf, tellingWords } from "./brief-text.ts";
import { setsRules, tellsHow } from "./refused-lists.ts";

const begins =
  /^(?:(?:and|but|or|also|so|please|kindly|then|for (?:heaven|god|goodness|pity|christ)['’]?s? sake|with|absolutely|definitely|oh|just)\s+)*(no|none of|nothing|nobody|no one|without|never|don't|do not|not a word about|not another|not a|not even|not|avoid|skip|zero|neither|leave out|leave off|steer clear of|stay away from|stay clear of|spare us|hold the|forget about|forget|exclude|(?:we|i) (?:don't|do not|won't) (?:want|wish|care)(?: to (?:see|have|hear|use|do|read)| for)?|under no circumstances|must not|mustn't|sans|minus|anything but|keep out)\b\s*(.*)$/i;
/** "no one has to climb" and "nobody comes" say how it is, not how it shall be. */
const noWish =
  /^(?:no one|nobody) (?:\p{L}+ ){0,2}(?:knows|understands|believes|cares|notices)\b|^without (?:exception|exceptions|fail|delay|question|doubt|further)\b|^never (?:finds?|notices?|visits?|reach(?:es)?|meets?|hears? of) (?:us|our|it|one|them)\b|^not to exceed\b|^no way\b|^not \d|^no exceed\b|^no (?:more than )?[$€£\d]|^(?:never|no|not) (?:more|less|fewer) than \p{L}*\d?|^not even (?:as|for|in|once|then|if|when)\b|^no (?:budget|money)(?:$| (?:for|to|left|yet|is|in)\b)|^no (?:figure|number|amount|sum|price) (?:can|could|is|has|was)\b|^no more (?:\p{L}+ )?(?:will|can) be\b|^not (?:a |the )?(?:cheap|easy|much|many|sure|yet|far)\b|^no (?:more|extra|additional) (?:staff|people|hosts|budget|money|help)\b|^(?:no one|nobody) (?!(?:under|in|with|outside|below|younger|except|may|should|shall|must|dressed|else|from|is to|are to|will be|gets? (?:to )?\p{L}+|has to|needs? to|is (?:\p{L}+ed|shown|told|sold|given|made|put|sent|asked))\b)|^no (?:idea|longer|matter|wonder|doubt|more than|less than|fewer than|reply|rush|problem|evenings? left|time(?! (?:pressure|limit|clock)))\b|^nothing (?:happens|works|helps|changes|beats|sticks|else)\b|^(?:don't|do not) (?:listen|worry|ask(?! (?:people|anyone|anybody|any|visitors|guests|them|customers|for|the|a)\b)|laugh|hesitate|mind|wait|forget|be|know|trust|want to buy|believe|have|understand|think|like|care|need)\b|^never (?:driven|heard|tried|seen|been|used|had|read)\b/iu;
const inside: readonly RegExp[] = [
  // "The camp's rule is that nothing that pierces skin comes onto the grounds"
  /\b(?:rule|condition|policy|law|line) (?:there )?is (?:that |clear: )?(nothing (?:that|with|which) .+?)(?: (?:comes?|goes|gets?|is (?:allowed|brought|let)|may) (?:onto|into|on|in|near|through|come|be)\b.*)?$/i,
  /\b(?:we|i|they|you) (?:don't|won't|never|do not|will not) (?:do|want|use|serve|show|allow|have|need) (?!and\b|but\b|or\b|to\b)(.+)$/i,
  /\b(?:boss|ceo|founder|owner|board|legal|client|landlord|venue|management|school|hospital|organizer|union|council|city|they) (?:hates?|won't have|won't allow|refuses?|vetoed|can't stand|doesn't want|does not want|rules? out(?! loud)|objects? to) (.+)$/i,
  /\b(?:must|may|should|can|shall)(?: not|n't| never) (?:be |have |use |show |include |involve |contain |see |hear |feature )?(?:any |a |an |the )?(.+)$/i,
  /^(.{3,40}?) (?:is|are) (?:a )?(?:no-?go|dealbreakers?|deal breakers?|not an option|unwelcome|prohibited|not permitted|ruled out|not wanted|off the table|not okay|not ok)\b/i,
  /\bkeep (.+?) out(?: of it)?$/i,
  /\bsteer clear of (.+)$/i,
  // "The school says simulating blindness is offensive"
  /\b(?:says?|finds?|considers?|thinks?|calls?|feels?) (?:that )?(.{3,40}?) (?:is |are )?(?:offensive|insulting|tasteless|inappropriate|disrespectful|illegal|unlawful|dangerous for (?:them|us))\b/i,
  /\b(?:instead of|rather than) (?:yet )?another (.+)$/i,
  /^(?:it's |keep it |all |strictly )?([\p{L}]+)-free$/iu,
  /\b(?:forbids?|bans?|prohibits?|rules out(?! loud)|doesn't allow|won't allow|does not allow)\s+(.+?)(?:$|, so\b|;)/i,
  /\b(nobody (?:under|below|younger than) .+)$/i,
  // "I'm on my own, so nothing that needs staff"
  /\bso (nothing (?:that|with|which) .+)$/i,
  // "The hotel says that water on the carpet is not possible"
  /\b(?:says?|said) (?:that )?(?!it\b|this\b|that\b|there\b)(.{3,40}?) (?:is|are) (?:not possible|impossible)$/i,
  // "There shall be no music of any kind"
  /\bthere (?:shall|should|must|will|can|may|is to|are to|has to|ought to) be (no .+)$/i,
  // "There's no electricity on the field": nothing that needs it
  /\bthere(?:'s| is| are) (no (?:electricity|power|mains|running water|water|internet|wi-?fi|signal|reception|toilets?|heating|roof|shade|parking)\b.*)$/i,
  // "The regulator does not let us promise any profit"
  /\b(?:does not|doesn't|won't|will not|do not|don't) (?:let|allow|permit) us (?:to )?\p{L}+ (?:any |a |an |the )?(.+)$/iu,
  // "Gold is to be avoided", "prices are neither displayed nor spoken"
  /^(.{3,40}?) (?:is|are) (?:to be (?:avoided|left out|excluded|omitted)|neither|not (?:to be )?(?:admitted|displayed|shown|spoken|tolerated|mentioned|desired|wanted|accepted|sold|served|used|filmed|photographed))\b/i,
  /\b([\p{L}-]+)-free by policy\b/iu,
  /^(.{3,40}?) (?:is|are) (?:out(?! (?:in|on|this|next|of|there|now|since|by)\b)|banned|forbidden|off limits|not allowed|a no-go|taboo)\b/i,
  /\b(?:out|no|not|never|nothing|banned|forbidden|off|taboo|prohibited)\b.*\bso (?:is|are) (.+)$/i,
  /\b(nobody (?:is|are) to .+)$/i,
  /\b(?:please )?spare us (?:the |any )?(.+)$/i,
  /^(?:please )?((?:sell|give|show|play|hand out|serve|take) nothing .+)$/i,
  /\b(?:and|but|with|so please) (no (?!one\b|longer\b|more\b|idea\b)[\p{L}'-]+(?: [\p{L}'-]+){0,5})$/iu,
];

/** "Safety induction says no music": whatever says so sets a rule, unless it is what people say. */
const saysNo =
  /\b(?!(?:everybody|everyone|nobody|somebody|he|she|it|one|mom|dad)\b)\p{L}{2,}[^s\W] says? (?:no|never)?\b[^;]*$/iu;

/** Whether a part of a sentence says how things are for others, by what stands before it. */
function isTold({ sentence }: Segment, piece: string): boolean {
  const told = sentence.slice(0, Math.max(0, sentence.indexOf(piece)));
  // "Because they are skint: so no income questions" concludes with a rule.
  const before = /^(?:and )?so\b/i.test(piece) ? (told.split(/[:;]\s/).at(-1) ?? "") : told;
  return (
    (tellsHow.test(before) ||
      // "People take it for a scam and don't sign"
      (/^(?:don't|do not|won't|can't|never)\b/i.test(piece) &&
        /\b(?:they|people|some|many|most|customers?|visitors|users|residents|tenants|owners)\b[^.;,]*\band\s*$/iu.test(
          before,
        ))) &&
    !setsRules.test(before) &&
    !saysNo.test(before)
  );
}

/** "Nurses who may not wear scent", "which one tilts without a nurse": what somebody or the product is like. */
function isAttribute({ sentence, at }: Segment, piece: string): boolean {
  const before = sentence.slice(0, Math.max(0, sentence.indexOf(piece)));
  if (/^The (?:product|client) is\b/.test(before)) return true;
  // "Racing game played by ear only, no picture at all, headphones and a wheel.": what it is, without a verb.
  if (
    at === 0 &&
    before !== "" &&
    !/\b(?:no|not|never|nobody|nothing|without)\b/i.test(before) &&
    sentence.split(/\s+/).length <= 16 &&
    /,\s*$/.test(before) &&
    !/;/.test(sentence)
  )
    return true;
  // "We sell a sleep mask with side walls, zero light enters": what the product is like.
  if (
    /^(?:(?:hi|hello|bonjour|dear \p{L}+)[,.!]* )?(?:we|i) (?:sell|make|build|offer|rent|lend|produce|brew|bake|publish|import|developed|invented)\b/iu.test(
      before,
    ) &&
    /^(?:no|zero|without|never|nothing)\b/i.test(piece)
  )
    return true;
  const said = `${before}${piece}`;
  const refusal = said.search(/\b(?:no|not|never|without|cannot|can't|won't|don't|doesn't)\b/i);
  return (
    /\b(?:people|\p{L}+(?:ers|ors|ees|ists|women|men)|those|nurses|patients|anyone|everyone) (?:who|that) (?:\p{L}+ ){0,2}$/iu.test(
      said.slice(0, refusal),
    ) ||
    (/^without\b/i.test(piece) && /\b(?:a|an|the|our) [^.]*\b(?:which|that)\b[^,]*, $/i.test(before))
  );
}

/** "Nobody lies down in a gown. No patient data": beside something that is refused, nobody is to do it. */
function nobodyAmong({ text, at, sentence }: Segment, all: readonly Segment[]): string | undefined {
  if (!/^(?:and |but )?(?:nobody|no one) \p{L}+s\b/iu.test(text)) return undefined;
  // "Nobody diagnoses anything in a coat hall, the lawyers were clear"
  if (isRuled.test(sentence)) return capital(bare(text.replace(/^(?:and|but) /i, "")));
  // "Nobody talks about financing at the trucks, and there must be no alcohol"
  const isRule = all.some(
    (other) => other.at === at && other.text !== text && mustNotOf(other.text) !== undefined,
  );
  if ((isKnownOf.test(text) || isHabit.test(text)) && !isRule) return undefined;
  const isBeside = (other: Segment): boolean =>
    other.text !== text &&
    (other.at === at ||
      (Math.abs(other.at - at) === 1 && (refuses.test(other.sentence) || /^\p{Ll}/u.test(other.sentence))));
  const isStressed = /^(?:NOBODY|NO ONE)\b/.test(text) && text !== text.toUpperCase();
  return isStressed || all.some((other) => isBeside(other) && mustNotOf(other.text) !== undefined)
    ? capital(bare(text.replace(/^(?:and|but) /i, "")))
    : undefined;
}
/** Somebody who sets rules was asked. */
const isRuled =
  /\b(?:lawyers?|legal|compliance|insurers?|insurance|landlord|landlady|boss|board|client|regulators?|union|management|owner|venue|school|hospital) (?:is|are|was|were|says?|said|insists?|insisted)\b(?: \p{L}+){0,2}? ?(?:clear|strict|firm|adamant|so|on (?:it|that)|$)/iu;
/** What nobody knows, sees or buys says how things are. */
const isKnownOf =
  /^(?:and |but )?(?:nobody|no one) (?:knows|sees|cares|comes|buys|believes|wants|reads|uses|understands|notices|trusts|likes|asks(?! (?:about|for|any|them|anyone|anybody)\b)|remembers|has|is|does|tells|thinks|listens|helps|answers|hears|pays|talks|stops|orders|tries|works|lives|needs)\b/i;
/** "Nobody looks at it until the basement is flooded" */
const isHabit = /\b(?:until|because|since|any ?more|these days|nowadays|unless)\b/i;
/** A sentence that refuses from its first word on. */
const refuses = /^(?:no|nothing|don't|do not|never|without|not|avoid|please no)\b/i;

/** What must not be, each as the brief says it. */
export function mustNotsIn(prompt: string): Found[] {
  const found: Found[] = [];
  const segments = segmentsOf(prompt);
  for (const segment of segments) {
    const whole = /\b(?:forbids?|bans?|prohibits?)\b/i.test(segment.text)
      ? bare(segment.sentence.split(/;\s/).find((one) => one.includes(segment.text)) ?? segment.sentence)
      : segment.text;
    for (const piece of whole.split(
      /\s+(?:and|or|but)\s+(?=(?:please\s+)?(?:no|nothing|nobody|don't|not)\b)/i,
    )) {
      if (isTold(segment, piece) || isAttribute(segment, piece)) continue;
      const wish = mustNotOf(piece) ?? nobodyAmong(segment, segments);
      if (wish !== undefined && !found.some(({ text }) => text === wish))
        found.push({ text: wish, words: beginning(piece, 300) });
    }
  }
  return found.slice(0, 8);
}

/** "No alcohol or celebrities, two weekends in December": how many and when ends what is refused. */
const isWhen =
  /^no (?:\d|(?:one|two|three|four|five|six|a few|several) (?:weekends?|days?|evenings?|mornings?|afternoons?|nights?|weeks?|months?|hours?)\b)/i;

function mustNotOf(piece: string): string | undefined {
  const [, negation = "", rest = ""] = begins.exec(piece) ?? [];
  const plain = bare(
    piece
      .replaceAll(/["“”‘]|(?<!\p{L})'|'(?!\p{L})/gu, "")
      .replace(/^(?:(?:and|but|or|also|so|please|kindly|then|with|absolutely|definitely|oh)\s+)*/i, "")
      .replace(/\s+(?:please|kindly|and|or|but|also)$/i, ""),
  );
  if (negation !== "" && tellingWords(rest).length > 0 && !noWish.test(plain) && !isWhen.test(plain))
    return beginning(capital(firstWords(withoutTail(plain), 14)), 200);
  if (/\b(?:can't|cannot|think|believe|thought|afraid)\b/i.test(piece)) return undefined;
  for (const pattern of inside) {
    const [, what = ""] = pattern.exec(piece) ?? [];
    if (tellingWords(what).length === 0) continue;
    const text = /^(?:no|nobody|nothing)\b|\bnothing\b/i.test(what)
      ? what
      : doing.test(what)
        ? `Must not ${what}`
        : `No ${what.replace(/^(?:(?:and|but|also) )?(?:(?:any|the) )?/i, "")}`;
    return noWish.test(text) ? undefined : beginning(capital(firstWords(bare(text), 20)), 200);
  }
  return undefined;
}

/** How something must not be or seem, rather than a thing: "it must not feel like a sales pitch". */
const doing =
  /^(?:feel|look|sound|seem|smell|turn|become|end|cost|come across|interrupt|block|disturb|compete|replace|ask|rush)\b/i;

/** "No pyrotechnics are permitted", "no alcohol obviously": what is refused, without how it is said. */
const withoutTail = (text: string): string =>
  text
    .replace(
      /(?<=^No \p{L}.*) (?:is|are|shall be|may be|must be|will be|can be) (?:permitted|allowed|distributed|accepted|tolerated|used|handed out|given out|desired|wanted)$/iu,
      "",
    )
    .replace(/(?<=\p{L}{3}),? (?:obviously|of course|naturally|either|as well|too)$/iu, "");

const capital = (text: string): string =>
  text.charAt(0).toUpperCase() +
  text
    .slice(1)
    .toLowerCase()
    .replaceAll(/\bvr\b/g, "VR")
    .replaceAll(/\bqr\b/g, "QR")
    .replaceAll(/\bdj\b/g, "DJ");
