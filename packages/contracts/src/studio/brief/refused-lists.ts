// cspell:ignore refus bann declin keyrings
import { bare, sentencesOf } from "./brief-text.ts";

/** After these words somebody tells how things are; a board or a landlord who says so sets a rule. */
export const tellsHow =
  /\b(?:trouble|problem|issue|complaint|complains?|thinks?|believes?|says?|said|because|fears?|afraid|told)\b/i;
export const setsRules =
  /\b(?:boss|ceo|founder|owner|board|legal|compliance|client|landlord|venue|management|manager|school|hospital|organizers?|union|council|city|police|fire marshal|hr|policy|contract|rules?|permit|we|i)\b/i;

const fillers = String.raw`(?:(?:and|but|so|also|please|oh|absolutely|definitely|really|strictly|just|then|with)\s+)*`;
/** How a list of things that must not be begins; the rest of it carries no word of its own for that. */
const leads: readonly RegExp[] = [
  new RegExp(
    String.raw`^${fillers}(?:no|without(?: any)?|avoid(?: any)?|skip|omit|exclude|spare us|leave out|refrain from|steer clear of|stay away from|stay clear of|forget about|not a fan of|no fan of|free of|never (?:mention|use|show|say|do|serve|play|promise|claim|offer|give|sell|quote|compare|write|print)|nothing with|nothing like|not a single|hold the)\s+(?!one\b|longer\b|more than\b|less than\b|idea\b|matter\b|doubt\b|wonder\b|later than\b|earlier than\b)(?:the |any |a |an |more )?(.+)$`,
    "i",
  ),
  /^(?:.{0,40}?\b)?(?:rather not (?:have|see|use|do)|(?:don't|do not|didn't|won't|would not|wouldn't) (?:want|wish|have|see|like|need|use|do|serve|allow|accept|tolerate)(?: to (?:see|have|hear|do|use))?(?! to\b)|hate to see|(?:can't|cannot) (?:stand|have|use|serve|show|do)|won't let us (?:use|show|have|serve|do)|allergic to|fed up with seeing|must not (?:have|use|show|include|involve)|mustn't (?:have|use|show|include|involve)|shouldn't (?:be|have|use|show|include)|not allowed(?: are)?|no-?gos?(?: are|:)|ban list:|taboos?(?: are|:)?|what must not happen:?)\s+(?:the |any |a |an |more )?(.+)$/i,
  // "We may not take down a single name, phone number or address": whoever plans is told so, not what others don't do.
  /^(?:.{0,40}?\b(?:we|you|i|it|one|nobody|staff|hosts?)\s+|(?:please\s+)?(?=(?:never|don't|do not|must not|mustn't)\b))(?:(?:may|must|can|should|shall|will|could|do)(?: not|n't)|cannot|can't|won't|don't|mustn't|never)\s+(?!be\b|feel\b|look\b|sound\b|seem\b|turn\b|become\b|come\b|cost\b|trust\b|know\b|think\b|want\b|believe\b|hold with\b)\p{L}+(?: (?:down|up|out|on|off|away|around))?\s+(?:the |any |a single |a |an |another )?(.+)$/iu,
];
/** A verb, a number or a person makes a clause of its own: the list has ended. */
const ends =
  /\b(?:is|are|was|were|be|will|would|can|could|should|must|may|has|have|had|need|needs|want|wants|wanted|do|does|did|let|lets|make|makes|get|gets|give|gives|come|comes|go|goes|work|works|hates?|likes?|loves?|insists?|budget|goal|target|aim|people|visitors|guests|total)\b|[\d$€£]/i;
const begins =
  /^(?:last (?:time|year|month|week|season|summer|winter)|always|half of|otherwise|again|because|those|somebody|someone|seen|even|since|we|i|you|he|she|it|they|there|this|that|these|those|but|only|just|please|instead|so|because|since|as|if|when|where|who|which|what|everything|anything else|nor is|neither|move|put|set|bring|use|take|run|hold|keep|show|start|shift|change|add|try|build|offer|serve|invite|hand)\b/i;
/** How something is to be, which no list of things goes on with: "no screens, quiet", "no plastic, outdoors". */
const manner =
  /^(?:(?:very|really|rather|quite|all|please|keep it|something) )*(?:quiet|calm|silent|peaceful|outdoors?|outside|indoors?|inside|open[- ]air|simple|small|cozy|intimate|relaxed|informal|casual|friendly|warm|bright|clean|elegant|serious|honest|authentic|fun|playful|local|sustainable|green|accessible|inclusive|bilingual|interactive|hands-on|low-key|understated|tasteful|modest|seated|standing|early|short|daytime|vegetarian|vegan|halal|kosher|alcohol-free|[a-z]+-(?:friendly|free|only|accessible|neutral)|(?:[\p{L}'-]+ ){1,3}only)$/iu;
const wordsMax = 6;

/**
 * Spells out lists of what must not be, of which only the first says so: "No mascots, balloons or confetti" becomes
 * three sentences. Everything else stays as it is.
 */
export function refusedListsSpelledOut(text: string): string {
  return sentencesOf(text)
    .map((sentence) =>
      spelledOut(
        withoutNor(
          // "Humor is not permitted, nor are giveaways"
          sentence.replace(/ ?,? nor (?:is|are) (?!there\b|it\b|they\b|we\b)(?=\p{L})/iu, ". No "),
        ),
      ),
    )
    .join(" ");
}

/** "The railway does not allow leaflets, nor loudspeakers": each "nor" refuses for itself. */
const withoutNor = (sentence: string): string =>
  /\b(?:no|not|never|neither|\w+n't|refus\w+|forbid\w*)\b/i.test(sentence.split(/,? nor /i)[0] ?? "")
    ? sentence.replaceAll(
        /,? nor (?!(?:do|does|did|is|are|can|will|would|should|has|have|may|must)\b)(?:that |any |an? |the )?/gi,
        ". No ",
      )
    : sentence;

function spelledOut(sentence: string): string {
  const end = /[.!?]+$/.exec(sentence)?.[0] ?? "";
  const body = sentence.slice(0, sentence.length - end.length);
  const clauses = body.split(/(;\s*|\s[–—-]\s|\.\s+)/);
  return `${clauses.map((clause, at) => (at % 2 === 0 ? spelledClause(clause) : clause)).join("")}${end}`;
}

/** What comes before a colon, if the list after it is of what must not be. */
const opensRefusals =
  /^(?:[\p{L}'-]+ ){0,2}(?:no|not|never)(?: [\p{L}'-]+){0,2}$|\bnot (?:allowed|permitted|wanted|welcome|accepted|tolerated|let)\b|\b(?:against (?:the|our|my|all|its|their|every)|refus\w*|reject\w*|declin\w*|forbid\w*|forbidden|prohibit\w*|bann?ed|bans?|refrain\w*|avoid|(?:can't|cannot|won't|don't|do not) (?:bear|stand|have|want|like|need|use|accept|allow|do|see)|hates?|taboo|exclude\w*|unwanted|undesired|rules? out|ruled out|off[- ]limits|no-?gos?|allergic|sick of|tired of|spare us)\b/iu;
const opensOther =
  /\b(?:but|instead|only|except|goal|target|budget|because|problem|trouble|always|know|knows|thinks?|believes?|says?|they)\b/i;
const items = (list: string): string[] =>
  list
    .replaceAll(/\s*\([^)]*\)/g, "")
    .split(/[,;]\s*(?:(?:and|or|nor)\s+)?|\s+(?:and|or|nor)\s+/)
    .map((item) => item.trim().replace(/^(?:any|all|a|an|the|to) /i, ""))
    .filter((item) => item.length > 2 && item.split(/\s+/).length <= 8);

/** "$21,000, one night, full discretion: no badges": what stands before a list may say something of its own. */
const tellsMore = /\d|,/u;

/** "Forbidden by the committee: hearts, stories", "Magnets, keyrings, all that stuff: no" */
export function listedRefusals(body: string): string {
  const [, intro = "", list = ""] = /^([^:]{2,90}):\s+(.+)$/su.exec(body) ?? [];
  if (list === "") return body;
  // "He says yes on condition of: no cake, not the word hero, and nobody walks around"
  const each = list.split(/[,;]\s+(?:(?:and|or|but)\s+)?/);
  if (each.length > 1 && each.every((item) => /^(?:no|not|never|nothing|nobody|none|without)\b/iu.test(item)))
    return [...(tellsMore.test(intro) ? [intro] : []), ...each]
      .map((item) => item.replace(/^not (?:the words? )?(?!\p{L}+(?:ing|ed)\b)/iu, "No "))
      .join(". ");
  if (
    /^(?:no|none|never|no way|no thanks|nope|out|forbidden|banned|absolutely not)(?:,? please)?$/iu.test(
      list,
    ) &&
    !opensOther.test(intro)
  )
    return items(intro)
      .filter(
        (item) => !/^(?:all )?(?:that|this|such) (?:stuff|kind|sort)|^(?:the like|and so on|etc)/i.test(item),
      )
      .map((item) => `No ${item.replace(/^the words? /i, "")}`)
      .join(". ");
  if (!opensRefusals.test(intro) || opensOther.test(intro)) return body;
  return items(list)
    .map((item) => (/^(?:no|nothing|nobody|never|not|without)\b/i.test(item) ? item : `No ${item}`))
    .join(". ");
}

const leftOut = new RegExp(
  String.raw`^(${fillers})(?:leave|keep) (?!that\b|this\b|it\b)(?:the |any )?(.+) (?:at home|out of it|out|off|aside)$`,
  "i",
);
/** Words that say already that something must not be. */
const refusing = /^(?:no|nothing|never|not|neither|none|without|avoid|skip|don't|do not)\b/i;

function spelledClause(given: string): string {
  const clause = given.replace(leftOut, "$1no $2").replace(forReasons, "$1");
  const pieces = clause.split(/(,\s+(?:(?:and|or|nor)\s+)?|\s+(?:or|and|nor)\s+)/);
  const written: string[] = [];
  let refuses = false;
  for (let at = 0; at < pieces.length; at += 2) {
    const piece = pieces[at] ?? "";
    const joint = at === 0 ? "" : (pieces[at - 1] ?? "");
    const item = leads.flatMap((lead) => lead.exec(piece.trim())?.[1] ?? [])[0];
    const earlier = pieces.slice(0, at + 1).join("");
    // "Speak with the maker and hold the leather" orders nothing without it.
    const isHeld = at > 0 && /^hold the\b/i.test(piece.trim());
    if (item !== undefined && isThing(item) && !isOfOthers(earlier) && !isHeld) {
      const lead = piece.slice(0, piece.length - item.length).trim();
      // What stands before "we don't want" may say something of its own.
      refuses = true;
      written.push(`${at === 0 ? "" : ". "}${refusing.test(bare(lead)) ? piece : refusalOf(piece, item)}`);
    } else if (refuses && joint !== "" && refusing.test(piece.trim())) {
      written.push(`. ${piece.trim()}`);
    } else if (
      refuses &&
      joint !== "" &&
      isThing(piece) &&
      // "No comparison with Lime or Tier"
      !(
        /\b(?:with|to|of|about|by) \p{Lu}\p{L}+$/u.test(pieces[at - 2] ?? "") && /^\p{Lu}\p{L}+$/u.test(piece)
      ) &&
      !manner.test(bare(piece)) &&
      !asksItself.test(pieces.slice(at).join(""))
    ) {
      written.push(
        `. No ${bare(piece.replace(/^(?:(?:the|any|a|an|also|even|especially|above all|ideally|of course) )+/i, ""))}`,
      );
    } else {
      refuses = false;
      written.push(`${joint}${piece}`);
    }
  }
  return written.join("");
}

/** What is refused altogether has no verb of its own; "you may not touch the paintings" allows paintings. */
function refusalOf(piece: string, item: string): string {
  const [, deed] = onlyDeed.exec(piece.trim()) ?? [];
  return deed === undefined
    ? `No ${item.replace(/^(?:for|about|to) (?:an? |the |any )?/iu, "")}`
    : `Never ${deed}`;
}
const onlyDeed =
  /\b(?:(?:may|must|can|should|shall|will|could|do)(?: not|n't)|cannot|can't|won't|don't|mustn't|never)\s+((?!(?:use|have|show|serve|bring|do|play|offer|give|hand|sell|include|involve|allow|see|hear|need|print|put|set|wear|display|host|run|book|hire|rent|like|accept|tolerate|want|wish|stand|take|invite|get|feature|distribute|go)\b)\p{Ll}+ .+)$/iu;
/** "We must not open accounts because of regulation" */
const forReasons =
  /^((?:we|you|i|please|don't|do not|never|no|must not|mustn't)\b.*?\b(?:not|never|no|cannot|\p{L}+n't|don't)\b.*?),? (?:because(?: of)?|due to|owing to|for (?:legal|safety|tax|insurance|data protection) reasons)\b.*$/iu;

/** "… and sesame and soy have to be named": the rest of the sentence is a duty of its own. */
const asksItself =
  /^(?:(?!\b(?:no|not|never|nor|without|or)\b)[^,;]){3,60}\b(?:must|should|ha(?:s|ve) to|needs? to|(?:is|are) to|will)\b(?! (?:not|never)\b)/iu;

/** Whether a refusal is what others lack or think, and no wish: "they think it has no flavor", "they don't have time". */
function isOfOthers(text: string): boolean {
  const before = text.slice(
    0,
    Math.max(0, text.search(/\b(?:no|not|without|never|don't|doesn't|can't|won't|\w+n't)\b/i)),
  );
  return (
    !setsRules.test(before) &&
    (tellsHow.test(before) ||
      /\b(?:they|people|he|she|customers?|visitors|users|most|many|nobody)\s*$|\b(?:women|men|people|those|who|whom|homeowners|\p{L}+ers) who\b[^,;.]*$/iu.test(
        before,
      ))
  );
}

/** "HOA said so", "park rules", "that's our brand": why something must not be, after a comma. */
const isReason =
  /\b(?:says?|said|told|thinks?|insists?|rules?|reasons?|policy|by law|law)\b|^(?:that's|it's|they're|he's|she's|\p{L}+ not)\b/iu;

/** A few words that name something. */
function isThing(text: string): boolean {
  const plain = bare(text);
  return (
    plain !== "" &&
    plain.split(/\s+/).length <= wordsMax &&
    !begins.test(plain) &&
    !ends.test(plain) &&
    !isReason.test(plain)
  );
}
