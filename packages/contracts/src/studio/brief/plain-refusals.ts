// cspell:ignore othing ithout refus declin desir undesir
// cspell:ignore verboden
// cspell:ignore bann keyrings licen organi vetoe
// cspell:ignore clich
import { sentencesOf } from "./brief-text.ts";
import { listedRefusals } from "./refused-lists.ts";
import { colonRefusals, notAgain, toldRefusals } from "./told-refusals.ts";

const off = String.raw`(?:out of the question|off the table|off[- ]limits|out of bounds|not an option|no option|a no-?go|no-?gos|not allowed|not permitted|not wanted|unwanted|not welcome|unwelcome|forbidden|verboten|verboden|banned|prohibited|ruled out|vetoed|taboo|not okay|not ok|not acceptable|unacceptable|not desir\w+|undesir\w+|not appreciated|not needed|not appropriate|inappropriate|not suitable|unsuitable|not tolerated|not our style|not our thing|to be avoided|(?:a )?deal-?breakers?|out)`;
const bad = String.raw`(?:hated|flopped|backfired|bombed|tanked|disaster|never again|nobody (?:came|cared|used|liked|wanted)|went wrong|embarrass\w+|won't (?:do|try|repeat)|wouldn't (?:do|try|repeat)|didn't work|did not work|failed|regret\w*|was awful|were awful|was a mess|got complaints|cringed?|not again|none of that|no more of (?:that|those)|once was enough)`;

/** Sentences that refuse something without beginning so, each with what it says plainly. */
const refusals: (readonly [RegExp, string])[] = [
  // "Champagne is out of the question", "bikini contests are out, so is anything with a DJ"
  [
    new RegExp(
      String.raw`^(?!(?:whoever|anyone who|anybody who)\b)((?:[\p{L}'-]+ ){1,6}?)(?:is|are|would be|will be|remains?|stays?)(?: all| strictly| absolutely| simply| just| also)? ${off}(?= *[.!?,;(]|$| and | for | so )(?!,? of)`,
      "iu",
    ),
    "No $1",
  ],
  [/\b(?:and |,\s*)?so (?:is|are) (?:an? |the )?((?:any|anything|every|all)?[\p{L}' -]{3,60})$/iu, ". No $1"],
  [/\b(?:and )?neither (?:is|are|do we want) ([\p{L}' -]{3,60})$/iu, ". No $1"],
  [/^(?:the )?same (?:goes|is true|applies) (?:for|to) ([\p{L}' -]{3,60})$/iu, "No $1"],
  // "We tried a prize wheel and hated it"
  [
    new RegExp(
      String.raw`^.{0,40}?\b(?:we|they|i|somebody|the last agency)(?:'ve| have)? (?:tried|did|had|used|ran|booked|hired|brought|bought|gave out|handed out|set up) (?:a |an |the |our |some )?((?:[\p{L}'-]+ ){0,5}?[\p{L}'-]+)(?: (?:last|once|before|in|at|two|three|for)\b[^,;.]*?)?(?:,|;| and| but| –| -) .{0,30}?\b${bad}\b.*$`,
      "iu",
    ),
    "No $1",
  ],
  // "If anybody suggests something pink I will quit"
  [
    /^.{0,12}?\bif (?:i|anybody|anyone|somebody|someone|they|you|we) (?:ever )?(?:sees?|suggests?|mentions?|proposes?|brings?(?: up)?|shows? up with|comes? (?:up )?with|says?|hears?|offers?) (?:yet )?(?:me )?(?:another |one more |a single |a |an |any |the words? )?(.{3,50}?),? (?:again,? )?(?:i|we|my boss|she|he|they)(?:'ll| will|'m| am|'d| would)\b.*$/i,
    "No $1",
  ],
  // "We're allergic to gimmicks like photo booths and spinning wheels"
  [
    /^.{0,30}?\b(?:allergic to|sick of|tired of|fed up with|had enough of|done with|over|against|no fans? of|not (?:a )?(?:big )?fans? of|not into|can't stand|can't bear|hates?|despises?|loathes?) (?:\p{L}+ ){0,3}(?:gimmicks?|things?|stuff|nonsense|clich[eé]s?|ideas?|tricks?|trends?|kitsch) (?:like|such as) (.+)$/iu,
    "No $1",
  ],
  [
    /^(?:(?:we|i)(?:'re| are|'m| am)|our \p{L}+ is|my \p{L}+ is) (?:so |really |quite |honestly )?(?:allergic to|sick of|tired of|fed up with|done with|against|opposed to|not into|no fans? of|not (?:a )?(?:big )?fans? of) (?:seeing |having |doing )?(.+)$/iu,
    "No $1",
  ],
  [
    /^(?:(?:please|also|and) )*(?:keep|leave) (?:the |any |all )?([\p{L}' -]{3,50}?) (?:out of (?:it|this|the \p{L}+)|away(?: from .+)?|at home|aside)(?: (?:too|as well|either|also))?$/iu,
    "No $1",
  ],
  [
    /^(?:it|this|the (?:event|evening|day|booth|stand|space|place|room|whole thing)|everything) (?:must|should|has to|needs to) (?:be|stay|remain) (?:free of|without|clear of) (.+)$/i,
    "No $1",
  ],
  [
    /^(?:it|this|the (?:event|evening|day|booth|stand|whole thing)|everything) (?:must|should|has to|needs to) (?:be|stay|remain) ([\p{L}]+)-free$/iu,
    "No $1",
  ],
  [
    /^(?:it|this|everything|the \p{L}+) (?:must|should|has to|needs to|can|ought to)\b.{0,30}? without (?:any )?(.+)$/iu,
    "No $1",
  ],
  [/^(?:we|i) can (?:easily |happily )?(?:do|live) without (.+)$/i, "No $1"],
  [
    /^(?:we|i)(?:'d| would) rather (?:die than|quit than|not) (?:see|have|do|use|serve|show)? ?(.+)$/i,
    "No $1",
  ],
  [/^(?:anything|everything) but (.+)$/i, "No $1"],
  [
    /^(?:the )?last thing (?:we|i|they) (?:want|need) (?:to see )?(?:is|are) (?:a |an |another )?(.+)$/i,
    "No $1",
  ],
  [
    /^(?:and |but )?(?:we|i) (?:refuse|decline) (?:to (?:use|have|do|show|serve|see|say|mention|play|sell|print|call it) )?(.+)$/i,
    "No $1",
  ],
  // "clipboards don't work", "Mascots do not fit us": a thing, not people, or it says what is wrong today.
  [
    /^((?:\p{L}+ ){0,2}\p{L}+s) (?:don't|do not|won't) (?:work(?: (?:here|there|for us|with us|outdoors|in .+))?|fit(?: us| here)?|belong (?:here|there)|suit us)(?=,|$)/iu,
    "No $1",
  ],
];

refusals.push(...toldRefusals);

/** Verbs of what is not to be done with a thing. */
const doneTo =
  "(?:anywhere near|in sight|used|offered|shown|served|seen|heard|mentioned|given(?: out| away)?|handed out|sold|played|present|allowed|brought|named|spoken of|part of|there|visible|involved|included|displayed|worn)";
refusals.push(
  // "Giveaways: none"
  [
    /^(.{3,50}?)(?::|,| –| -) ?(?:none|no way|no thanks|never|nope|forbidden|absolutely not|better not)$/iu,
    "No $1",
  ],
  // "Cash incentives of whatever kind shall not be offered"
  [
    new RegExp(
      String.raw`^((?!(?:it|we|i|they|you|he|she|this|that|there|people|visitors|guests|everything)\b)[\p{L}' -]{3,60}?),? (?:must|may|shall|should|can|will|is to|are to)(?: not| never|n't)(?: ever)? be ${doneTo}\b.*$`,
      "iu",
    ),
    "No $1",
  ],
  // "An auction we can't do, tax reasons"
  [
    /^(?!.*\b(?:says?|said|thinks?|told|knows?|believes?|writes?|asks?|insists?|bring|brings|buy|buys|own|owns|carry|leave|give|has|have|wear)\b.* (?:we|i|they) )(?!(?:what|that|things?|something|who|where|when|if|because)\b|(?:and|but|or|so|also|then|oh|well|besides) (?:we|i|they)\b)([\p{L}' -]{3,50}?) (?:we|i|they) (?:can't|cannot|can not|won't|will not|don't|do not|may not|must not|never) (?:do|have|use|offer|show|serve|allow|want|need|like|take|wish|pay for|accept|tolerate|approve|sign off|print|sell|bring|book|hire|buy|mention)\b.*$/iu,
    "No $1",
  ],
  // "A bouncy castle isn't happening", "influencers not welcome either"
  [
    /^((?!(?:it|we|i|they|this|that|there)\b)[\p{L}' -]{3,60}?) (?:(?:is|are)(?:n't| not)|not) (?:happening|going to happen|for us|welcome|wanted|an option|allowed|permitted|needed|appropriate)\b.*$/iu,
    "No $1",
  ],
  // "And champagne bores them"
  [
    /^(?:and |but )?([\p{L}' -]{3,40}?) (?:bores?|annoys?|irritates?|offends?|scares?|embarrass(?:es)?|puts? off) (?:them|him|her|us|me|people|everybody|everyone|our \p{L}+|the \p{L}+)$/iu,
    "No $1",
  ],
  [
    /^(?:and |but )?(?:not under any circumstances|under no circumstances|in no case|on no account|by no means|at no point|no way(?! (?:round|around|out|of|to)\b)) (?:(?:are|is|may|should|must|can|do|will|shall) (?:we|there|it|they|you|anybody|anyone)(?: to)?|will we)? ?(?:be |have |use |show |do |sell |serve |mention |see )?(?:any |a |an |the )?(.+)$/iu,
    "No $1",
  ],
  // "Smoking is prohibited by law", "By law it's forbidden to us to name medicines"
  [
    /^.{0,30}?\bit(?:'s| is) (?:forbidden|prohibited|illegal|not allowed|not permitted)(?: (?:to|for) (?:us|them|anybody|anyone))? to (?:use |have |show |carry |do |name )?(?:a |an |any |the )?(.+)$/iu,
    "No $1",
  ],
);

/** Who sets rules, so that what they refuse is refused: "the landlord bans", "our lawyers ruled out", "we hate". */
const ruler = String.raw`(?:(?:and|but|so|also|please|besides) )?(?:(?:we|i|you|it|this)|(?:(?:our|my|the|their|his|her|local) )?(?:[\p{L}-]+ )?(?:boss|ceo|cfo|cmo|coo|founders?|owners?|board|legal|lawyers?|compliance|clients?|landlords?|landlady|venue|hotel|management|managers?|school|hospital|organi[sz]ers?|union|council|city|town|police|fire (?:marshal|department|brigade)|hr|policy|contract|lease|rules?|permits?|licen[cs]es?|law|regulators?|regulations?|inspectors?|ministry|monks?|priest|owner's wife|chairwoman|insurance|insurers?|safety|security|museum|library|church|mall|market|fair|station|airport|captain|principal|headmaster|headmistress|director|chair(?:man|woman|person)?|president|minister|mayor|sheriff|warden|caretaker|janitor|steward|federation|association|committee|foundation|sponsors?|partners?|parents?|wife|husband|mother|father|family|team|brand|headquarters|hq|guidelines?|code|zoo|park|university|college|campus|company|bank|agency|editor|publisher|chef|coach|trainer|doctor|nurses?|staff|buyers?))`;
/** What somebody says who doesn't want a thing. */
const refusing = String.raw`(?:(?:has |have |had )?(?:really |absolutely |just |simply |strongly |all |both |also |truly |honestly |still |strictly |officially )*(?:hates?|detests?|despises?|loathes?|dislikes?|abhors?|forbids?|forbade|bans?|banned|prohibits?|prohibited|excludes?|excluded|outlaws?|vetoe?s|vetoed|rules? out|ruled out|rejects?|rejected|disallows?|disallowed|refuses?|refused|(?:can't|cannot|can not|couldn't|won't|will not|don't|do not|doesn't|does not|didn't|did not|wouldn't|would not|mustn't|must not|may not|shouldn't|should not|aren't allowed to|are not allowed to|isn't allowed to|is not allowed to|are not going to|aren't going to|is not going to|are not supposed to|would rather not|'d rather not|would prefer not to|prefer not to|never (?:again )?(?:want|wants|allows?|permits?|accepts?|tolerates?)(?: to)?|never|no longer|will never)(?: (?:want|wish|have|bear|stand|stomach|abide|use|do|show|serve|see|hear|like|need|allow|permit|accept|tolerate|involve|include|contain|feature|play|bring|offer|host|run|put up with|deal with|pay for|spend (?:money |anything )?on|resort to|rely on|book|rent|hire|buy|order|mention|even think of|think of|read|find|meet|smell|promise|claim|quote|call it)(?: (?:to )?(?:see|have|do|use|hear|read|deal with))?)|(?:is|are|am|'s|'re|'m) (?:so |really |quite |strictly |very )?(?:against|opposed to|allergic to|sick of|tired of|fed up with|done with|over|not into|not (?:a )?(?:big )?fans? of|no fans? of|through with|weary of|wary of)|(?:have|has|'ve|'s|had)(?: had)? (?:more than )?enough(?: of)?|(?:says?|said|wants?|insists? on|demands?|asks? for) (?:no|zero|nothing with|none of (?:the|those|these)|never (?:promise|claim|mention|use|show|say|quote|offer|give|sell))|(?:would|'d) (?:sooner|rather) (?:quit|die|leave|do without|not have|cancel) ?(?:than )?(?:see|have)?|(?:draws?|drew) the line at|has (?:zero|no) (?:tolerance|patience|room|place|budget|use) for|(?:have|has) (?:no|zero) (?:tolerance|patience|room|place|budget|use) for))`;
const determiner =
  "(?:the |any |all |every |a |an |another |more |yet |kind of |kinds of |sort of |those |these |such |that |our |usual |single )*";
/** What is said of a thing that nobody wants, after it. */
const refused = String.raw`(?:(?:is|are|was|were|would be|will be|remains?|stays?|has been|have been|got|gets?|'s|'re)(?: all| strictly| absolutely| simply| just| also| totally| completely| always| now)* (?:out of the question|off the table|off[- ]limits|out of bounds|not an option|no option|a no-?go|no-?gos?|not allowed|not permitted|not wanted|unwanted|not welcome|unwelcome|forbidden|verboten|verboden|banned|prohibited|ruled out|excluded|vetoed|taboo|not okay|not ok|not acceptable|unacceptable|not our style|not our thing|not us|to be avoided|(?:a )?deal-?breakers?|(?:a )?turn-?offs?|poison|(?:a )?red flags?|(?:a )?red rags?|the (?:very )?last things? (?:we|i|anybody|they|he|she|anyone) (?:wants?|needs?)|(?:what|the thing|things?) (?:we|i) (?:don't want|hate|dread|fear)|where (?:we|i) draw the line|(?:a )?(?:disasters?|flops?|mistakes?|nightmares?|fiascos?|embarrassments?)|illegal|against (?:the )?(?:rules?|policy|law|code|regulations?)|out(?! (?:in|on|this|next|since|of) ))|(?:must|should|has to|have to|can|may|will)(?: all)? (?:stay|remain|be left|be kept|go)(?: at home| away| outside| out| elsewhere| off the (?:site|premises|menu|list))|(?:has|have) no (?:place|business|room)(?: here| there| with us| in (?:it|this|that))?|(?:don't|doesn't|do not|does not) (?:belong|fly|fit|work|suit us|come into question)(?: here| there| with us| for us)?|need not apply|(?:makes?|make) (?:our|my|the) [\p{L} ]{2,20} (?:cringe|roll their eyes|leave|furious|angry|sick))`;

refusals.push(
  // "Returns are not to be promised in any shape"
  [
    /^(?:and |but )?([\p{L}' -]{3,50}?) (?:(?:is|are) (?:not|never) to be|(?:must|may|shall|should|can|will)(?: not| never|n't) be) (?:promised|guaranteed|quoted|discussed|advertised|claimed|implied|suggested|hinted at|brought up|debated)\b.*$/iu,
    "No $1",
  ],
  // "Children may not be filmed or photographed"
  [
    /^((?:the |our |any )?[\p{L}' -]{3,40}?) (?:may|must|can|should|are|is|shall|will)(?: not| never|n't)(?: to)? be (?:filmed|photographed|recorded)(?: (?:or|nor) (?:filmed|photographed|recorded))?\b.*$/iu,
    "No filming or photographing of $1",
  ],
  // "We would rather not hand out branded merchandise"
  [
    /^(?:and |but )?(?:we|i)(?:'d| would) rather not (?:hand out|give out|give away|show|serve|sell|play|use|have|see|put up) (.+)$/iu,
    "No $1",
  ],
  // "The words retirement home are not to be used"
  [
    /^(?:and |but )?the (?:words?|term|phrase|name) (.{3,40}?) (?:is|are|must|may|should|shall)(?: not| never|n't)(?: to)?(?: be)? (?:used|said|written|mentioned|spoken)\b.*$/iu,
    "No $1",
  ],
  // "The union asks that there be no gift cards", "please show no cages"
  [/^(?:.{0,40}\b)?there be (no .+)$/iu, "$1"],
  [
    /^(?:and |but )?(?:please )?(?:show|use|bring|serve|give|hand out|play|display|put up|sell|do|plan) (no [\p{L}' -]{3,50})$/iu,
    "$1",
  ],
  // "The station allows no open flame and no leaflets"
  [/^(?:.{0,40}\b)?(?:allows?|permits?|accepts?|tolerates?) (no .+)$/iu, "$1"],
  // "Please keep everything pink out of it"
  [
    /^(?:and |but )?(?:please )?(?:keep|leave) (?:everything|anything) ([\p{L}-]+) out(?: of (?:it|this|the \p{L}+))?$/iu,
    "Nothing $1",
  ],
  // "'Exclusive' and 'journey' are words we have retired"
  [
    /^(.{3,60}?) (?:is|are) (?:not )?(?:an? )?(?:words?|terms?|phrases?|expressions?) (?:that |which )?(?:we|i|they|he|she|our \p{L}+|the \p{L}+) (?:have |has |had )?(?:retired|banned|never|don't|do not|doesn't|won't|can't|avoids?|hates?|dislikes?|refuses?|dropped|given up|cut|stopped)\b.*$/iu,
    "No $1",
  ],
  // "Nor do the kids visit backstage"
  [/^nor (?:do|does|may|should|will|shall|can|must) (?:the |any |we |they )?(.+)$/iu, "No $1"],
  // "The landlord doesn't allow tables", "we hate tables"
  [
    new RegExp(
      `^${ruler}(?: \\p{L}+ly)? ?${refusing} ${determiner}(?!it\\b|that\\b|this\\b|them\\b|us\\b|me\\b|their\\b|to\\b)(.+?)(?: (?:again|ever|anymore|any more|anywhere|for a lifetime|at all|either))*$`,
      "iu",
    ),
    "No $1",
  ],
  // "Last year's tables were a disaster, not again", "Tables are the last thing we need"
  [
    new RegExp(
      `^(?:last (?:year|time|month|season)'s |(?:and|but|also|besides) )?${determiner}(?!(?:it|that|this|they|there|we|he|she|which|who|whoever|anyone|anybody|what|nobody|people|everything|nothing)\\b)((?:[\\p{L}'-]+ ){1,6}?)${refused}(?= *[.!?,;(]|$| and | for | so | by | in | with | to | here| there| at )(?!,? of).*$`,
      "iu",
    ),
    "No $1",
  ],
  // "Alcohol also not"
  [
    /^((?:[\p{L}'-]+ ){0,3}[\p{L}'-]{3,}),? (?:also|likewise|certainly|absolutely|definitely|better) not$/iu,
    "No $1",
  ],
  [
    /^(?:please )?(?:don't|do not|never) (?:even |ever )?(?:think|dream) (?:of|about) (?:another |a |an |any |the )*(.+)$/iu,
    "No $1",
  ],
  // "Whoever says 'brave' goes home"
  [
    /^(?:and |but )?(?:whoever|anyone who|anybody who|the first (?:one )?(?:who|to)) (?:says?|brings?|shows?|wears?|mentions?|uses?|plays?|writes?|hands out|calls? (?:them|us|it|him|her|people|anyone)) (?:the words? |an? |any )?(.{3,40}?) (?:goes|is out|is fired|leaves|pays|can (?:leave|go)|gets|will be|walks|is sent|has to)\b.*$/iu,
    "No $1",
  ],
  // "You won't get tables past our board"
  [
    /^(?:you|nobody|we) (?:won't|will not|will never|can't|cannot|'ll never) get (?:a |an |any |the )?(.{3,50}?) past (?:our|my|the) .*$/iu,
    "No $1",
  ],
  // "Not a single one of those tables", "Zero tolerance for tables"
  [
    /^(?:not (?:a single|one)(?: one)? of|none of|zero tolerance (?:for|of)|no tolerance for|enough of|enough with|down with|away with|to hell with|death to|away from|hands off|goodbye to|no place for|no room for) (?:the |those |these |all |our |your |that )*(.+)$/iu,
    "No $1",
  ],
  // "It has to work without tables", "Keep it free of tables"
  [
    /^(?:(?:it|this|that|everything|all|the [\p{L}-]+|we|i)\b(?:['’]\p{L}+)?(?: \p{L}+){0,2}? (?:must|should|ha(?:s|ve) to|needs? to|is to|are to|works?|can|could|will|would|stays?|go|keep|want|prefer|do)\b|please|do|try|make it|keep it|keep this|and|so)\b.{0,40}? (?:without|free of|free from|clear of|devoid of|minus|sans) (?:any |the |a |an )*(?!a doubt|doubt|being|having to|any problem|further|them|it|us|knowing|asking)(.+)$/iu,
    "No $1",
  ],
  // "I'd ask you not to use tables", "Nobody should have to deal with tables"
  [
    /^.{0,40}?\b(?:ask|asked|beg|want|told|tell|warn(?:ed)?|expect|prefer|remind(?:ed)?|request(?:ed)?)(?: you| us| everybody| me)? not to (?:use|have|show|bring|do|serve|involve|include|mention|set up|put up|play|offer|run|see) (?:any |the |a |an )*(.+)$/iu,
    "No $1",
  ],
  [
    /^(?:nobody|no one|no visitor|no guest) (?:should|must|may|shall|ought to|needs to|wants to|has to|is to|will)(?: have to| ever)? (?:deal with|see|use|put up with|face|sit through|endure|suffer|hear|encounter|need|want|bring) (?:any |the |a |an )*(.+)$/iu,
    "No $1",
  ],
  // "Instead of tables we want something warm"
  [
    /^instead of (?:the |another |a |an |any |yet another )*([\p{L}' -]{3,40}?),? (?:we|i|you|please|let|show|give|do|think|build|make|try)\b(.*)$/iu,
    "No $1. Something$2",
  ],
);

/** A text in which what somebody refuses begins with "No", however it was said. */
export function plainlyRefused(text: string): string {
  return alsoRefused(
    triedAndBad(sentencesOf(opened(text).replaceAll(refusesEach, "$1no "))).map(plainSentence),
  )
    .join(" ")
    .replaceAll(/\s+\. /g, ". ");
}

/**
 * A text without the marks that hide where a refusal begins and ends: quotes around it, "that is my brother" within it,
 * brackets in which it stands, and those in which it names its kinds: "nothing like gambling (wheels, draws)".
 */
const opened = (text: string): string =>
  text
    .replaceAll(/(^|[\s(:])['"“‘](?=(?:no|never|nothing|not)\b)/giu, "$1")
    .replaceAll(/(?<=[.!?])['"”’](?=\s|$)/gu, "")
    .replaceAll(/, that is,? [^,.]{2,30},(?= )/giu, "")
    .replaceAll(/ \((?:and|but) ([^()]{5,60})\)/gu, "; $1")
    .replaceAll(/,? and (?=[\p{L}' -]{3,40} (?:is|are) (?:not|never) to be \p{L})/gu, "; ")
    .replaceAll(
      /\b((?:[Nn]o|[Nn]othing|[Ww]ithout|[Aa]void)\b[^.,;:()]{3,60}) \(([^()\p{Lu}]{3,80})\)/gu,
      (whole, refusal: string, kinds: string) => {
        const named = kinds.split(/,\s*(?:or |and )?| or | and /);
        return named.length > 1 &&
          named.every(
            (kind) =>
              /^\p{L}[\p{L}'-]*(?: \p{L}[\p{L}'-]*){0,2}$/u.test(kind.trim()) && !tellsMore.test(kind),
          )
          ? [refusal, ...named.map((kind) => `no ${kind.trim()}`)].join(", ")
          : whole;
      },
    );
const tellsMore =
  /\b(?:is|are|was|were|has|have|had|does|do|did|says?|said|we|they|it|he|she|i|you|everyone|everybody)\b/iu;

/** "Cannot: politics, cannot: quiz" */
const refusesEach =
  /(^|[,;.]\s+)(?:cannot|can't|can not|may not|must not|mustn't|never|not|don't|no|without|forbidden|banned):\s+(?=\p{L})/giu;

/** "No leaderboards. Timers also.": a few words that say no more than that they are refused, too. */
const alsoRefused = (sentences: readonly string[]): string[] => {
  const written: string[] = [];
  for (const sentence of sentences) {
    const [, what] =
      /^((?:[\p{L}'-]+ ){0,4}[\p{L}'-]{3,}),? (?:also|too|as well|either|likewise|neither)[.!]*$/iu.exec(
        sentence,
      ) ?? [];
    written.push(
      what !== undefined && /(?:^|[.,;] )no\b/i.test(written.at(-1) ?? "")
        ? `No ${what.replace(/^no /i, "")}.`
        : sentence,
    );
  }
  return written;
};

function plainSentence(sentence: string): string {
  const end = /[.!?]+$/.exec(sentence)?.[0] ?? "";
  const body = listedRefusals(
    colonRefusals.reduce(
      (before, [pattern, plain]) => before.replace(pattern, plain),
      notAgain(sentence.slice(0, sentence.length - end.length)),
    ),
  )
    // "Gold is to be avoided, as is any form of wall"
    .replace(
      /^(.{3,60}? (?:is|are) (?:to be avoided|forbidden|out|banned|not allowed|prohibited)),? as (?:is|are) (?:any form of |any |all |the )?(.{3,60})$/iu,
      "$1. No $2",
    )
    // "If there are tables, we walk"
    .replace(
      /^.{0,12}?\bif (?:there(?:'s| is| are)|it (?:has|involves|includes|means|needs)|we (?:get|have)) (?:another |one more |a single |a |an |any |yet another )?([^,]{3,50}), (?:i|we|my boss|she|he|they)(?:'ll| will)? (?:walk|leave|quit|go|cancel|are out|am out|are gone|am gone)\b.*$/iu,
      "No $1",
    )
    // "Giveaways: none", "Spray cans: also no, the neighbors would mind"
    .replace(
      /^([^:,]{3,50}): (?:(?:also|again|please|sorry|same),? )?(?:no|none|no way|no thanks|never|nope|forbidden|absolutely not|better not)(?:[,;–-] ?.*)?$/iu,
      "No $1",
    );
  const said = body
    .split(
      /(;\s*|:\s+|,\s+(?:and |but |so )?(?=(?:we|i|if|so|it|neither|the same|the words?|keep|leave|whoever|anyone who|anybody who)\b|(?:do|keep|make|hold|run) (?:it|this|that|everything)\b|no (?!thanks|thank you)[^,;]{2,20}(?:,|$))|\s[–—]\s)/i,
    )
    .map((clause, at) => (at % 2 === 0 ? plainClause(clause) : clause))
    .join("");
  // "no models no catwalk no influencers"
  return `${said.replaceAll(/(\bno (?:[\p{L}'-]+ ){1,4}?)(?=no [\p{L}])/giu, (_, one: string) => `${one.trimEnd().replace(/ (?:and|or|nor)$/i, "")}, `)}${end}`;
}

const tried = /\b(?:we|they|i)(?:'ve| have)? (?:tried|did|had|used|ran|booked|hired|brought)\b/i;
const wasBad = new RegExp(String.raw`^.{0,20}?\b${bad}\b`, "iu");

/** "We tried a quiz. Never again." as one sentence. */
function triedAndBad(sentences: readonly string[]): string[] {
  return sentences.flatMap((sentence, at) => {
    const next = sentences[at + 1] ?? "";
    // "Should they listen blindfolded? No: ..."
    if (
      sentence.endsWith("?") &&
      /^(?:no|nope|never|absolutely not)\b(?! \p{Ll}+[.,]? \p{Lu})/iu.test(next) &&
      sentence.length < 120
    )
      return [
        `No ${sentence
          .replace(/^(?:should|could|can|may|shall|maybe|what about|how about|ought) (?:we |they |it )?/i, "")
          .replace(/^(\p{Lu})/u, (one) => one.toLowerCase())
          .replace(/ (?:should|could|ought to|might|can) /i, " to ")
          .replace(/\?$/, ".")}`,
      ];
    // "A countdown on a big screen? We've had enough of those."
    if (sentence.endsWith("?") && enough.test(next))
      return [`No ${sentence.replace(/^(?:an? |the |some )/i, "").slice(0, -1)}.`];
    if (at > 0 && sentences[at - 1]?.endsWith("?") && enough.test(sentence)) return [];
    if (tried.test(sentence) && wasBad.test(next)) return [`${sentence.replace(/[.!?]+$/, "")}, ${next}`];
    return at > 0 && tried.test(sentences[at - 1] ?? "") && wasBad.test(sentence) ? [] : [sentence];
  });
}

const enough =
  /^(?:we've|we have|i've|i have|they've|everybody has|everyone has) (?:had|seen) (?:enough|too many|plenty)(?: of (?:those|these|them|that))?[.!]*$/i;

function plainClause(clause: string): string {
  return refusals
    .reduce(
      (before, [pattern, plain]) => before.replace(pattern, plain),
      clause
        .replace(
          /^(?:i|we)(?:'d| would)(?: like to)? (?:ask|want|like) you to (?=keep|leave|avoid|skip)/iu,
          "",
        )
        .replace(/^so (?=[\p{L}' -]{3,60} (?:is|are) (?:off|out|not)\b)/iu, ""),
    )
    .replace(/^No (?:(?:and|but) )?(?:any|all|another|a|an|the|some|no) /i, "No ")
    .replace(/^No words? (?:like |such as )?(?=\p{L})/iu, "No ")
    .replace(/^(No [^.]{3,60}?),? (?:please|(?:we|they|you|i)(?:'re|'m| are| am))$/iu, "$1");
}
