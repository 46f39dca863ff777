// cspell:ignore clich
import { sentencesOf } from "./brief-text.ts";

const off = String.raw`(?:out of the question|off the table|off[- ]limits|out of bounds|not an option|no option|a no-?go|no-?gos|not allowed|not permitted|not wanted|unwanted|not welcome|unwelcome|forbidden|banned|prohibited|ruled out|vetoed|taboo|not okay|not ok|not acceptable|unacceptable|not our style|not our thing|to be avoided|(?:a )?deal-?breakers?|out)`;
const bad = String.raw`(?:hated|flopped|backfired|bombed|tanked|disaster|never again|nobody (?:came|cared|used|liked|wanted)|went wrong|embarrass\w+|won't (?:do|try|repeat)|wouldn't (?:do|try|repeat)|didn't work|did not work|failed|regret\w*|was awful|were awful|was a mess|got complaints|cringed?)`;

/** Sentences that refuse something without beginning so, each with what it says plainly. */
const refusals: (readonly [RegExp, string])[] = [
  // "Champagne is out of the question", "bikini contests are out, so is anything with a DJ"
  [
    new RegExp(
      String.raw`^((?:[\p{L}'-]+ ){1,6}?)(?:is|are|would be|will be|remains?|stays?)(?: all| strictly| absolutely| simply| just| also)? ${off}(?= *[.!?,;(]|$| and | for | so )(?!,? of)`,
      "iu",
    ),
    "No $1",
  ],
  [/\b(?:and |,\s*)?so (?:is|are) ((?:any|anything|every|all)?[\p{L}' -]{3,60})$/iu, ". No $1"],
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
    /^(?:(?:please|also|and) )*(?:keep|leave) (?:the |any |all )?([\p{L}' -]{3,50}?) (?:out of (?:it|this|the \p{L}+)|away(?: from .+)?|at home|aside)$/iu,
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
  [/^(?:we|i) (?:refuse|decline) (?:to (?:use|have|do|show|serve|see) )?(.+)$/i, "No $1"],
  // "clipboards don't work", "Mascots do not fit us": a thing, not people, or it says what is wrong today.
  [
    /^((?:\p{L}+ ){0,2}\p{L}+s) (?:don't|do not|won't) (?:work(?: (?:here|there|for us|with us|outdoors|in .+))?|fit(?: us| here)?|belong (?:here|there)|suit us)(?=,|$)/iu,
    "No $1",
  ],
];

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
    /^(?!.*\b(?:bring|brings|buy|buys|own|owns|carry|leave|give|has|have|wear)\b.* (?:we|i|they) )(?!(?:what|that|things?|something|who|where|when|if|because)\b)([\p{L}' -]{3,50}?) (?:we|i|they) (?:can't|cannot|won't|don't|may not|must not|never) (?:do|have|use|offer|show|serve|allow|want|need|like|take)\b.*$/iu,
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
    /^(?:and |but )?(?:not under any circumstances|under no circumstances|in no case|on no account|by no means|at no point|no way) (?:(?:are|is|may|should|must|can|do|will|shall) (?:we|there|it|they|you|anybody|anyone)(?: to)?|will we)? ?(?:be |have |use |show |do |sell |serve |mention |see )?(?:any |a |an |the )?(.+)$/iu,
    "No $1",
  ],
  // "Smoking is prohibited by law", "By law it's forbidden to us to name medicines"
  [
    /^.{0,30}?\bit(?:'s| is) (?:forbidden|prohibited|illegal|not allowed|not permitted)(?: (?:to|for) (?:us|them|anybody|anyone))? to (?:use |have |show |carry |do |name |weld )?(?:a |an |any |the )?(.+)$/iu,
    "No $1",
  ],
);

/** A text in which what somebody refuses begins with "No", however it was said. */
export function plainlyRefused(text: string): string {
  return triedAndBad(sentencesOf(text))
    .map((sentence) => {
      const end = /[.!?]+$/.exec(sentence)?.[0] ?? "";
      const body = sentence
        .slice(0, sentence.length - end.length)
        // "Giveaways: none"
        .replace(
          /^([^:,]{3,50}): (?:none|no way|no thanks|never|nope|forbidden|absolutely not|better not)$/iu,
          "No $1",
        );
      const said = body
        .split(/(;\s*|:\s+|,\s+(?:and |but |so )?(?=(?:we|i|if|so|it|neither|the same)\b)|\s[–—]\s)/i)
        .map((clause, at) => (at % 2 === 0 ? plainClause(clause) : clause))
        .join("");
      // "no models no catwalk no influencers"
      return `${said.replaceAll(/(\bno (?:[\p{L}'-]+ ){1,4}?)(?=no [\p{L}])/giu, (_, one: string) => `${one.trimEnd()}, `)}${end}`;
    })
    .join(" ")
    .replaceAll(/\s+\. /g, ". ");
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
    if (tried.test(sentence) && wasBad.test(next)) return [`${sentence.replace(/[.!?]+$/, "")}, ${next}`];
    return at > 0 && tried.test(sentences[at - 1] ?? "") && wasBad.test(sentence) ? [] : [sentence];
  });
}

function plainClause(clause: string): string {
  return refusals
    .reduce((before, [pattern, plain]) => before.replace(pattern, plain), clause)
    .replace(/^No (?:any|all|another|a|an|the|some|no) /i, "No ");
}
