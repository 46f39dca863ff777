// cspell:ignore refus
const went =
  "(?:flopped|bombed|tanked|backfired|fizzled(?: out)?|fell flat|went nowhere|went wrong|failed|didn't work|did not work|put \\p{L}+ off|scared \\p{L}+ (?:off|away)|cost us|annoyed|embarrassed|made (?:people|folks|them|everybody|everyone|it|us))";
const again =
  "(?:so |and )?(?:please )?(?:not again|never again|not this time|none of (?:that|those)|no more of (?:that|those)|once was enough|let's not)";
const last = String.raw`(?: (?:last|once|before|this|in|at|two|three|for)\b[^,;.]*?)?`;
const thing = String.raw`((?:[\p{L}'-]+ ){0,5}?[\p{L}'-]+)`;

const triedOnce = new RegExp(
  String.raw`^.{0,40}?\b(?:we|they|i|somebody|someone|the last agency)(?:'ve| have)? (?:tried|did|had|used|ran|booked|hired|brought|bought|gave out|handed out|set up|offered|held) (?:a |an |the |our |some )?${thing}${last}(?:,|;| and| but) .{0,70}?,? ${again}\b`,
  "iu",
);
const wentWrong = new RegExp(
  String.raw`^(?:and |but |also )?(?:the |our |a |an |last \p{L}+'s )?${thing} (?:just |only |really |totally |completely )?${went}\b[^.;]{0,60}?[,;]? ${again}\b`,
  "iu",
);

/** "We tried a discount and it made folks suspicious, so not again", "the hunt flopped last fall, so none of that" */
export const notAgain = (sentence: string): string =>
  sentence
    .replace(triedOnce, "No $1")
    .replace(wentWrong, "No $1")
    // "The rink is not allowing open fire and is not allowing glass"
    .replaceAll(/,? and (?:is|are) not (?:allowing|permitting|accepting) /giu, " or ");

/** What somebody else asks for, forbids or doesn't allow, and what one won't do, each with what it says plainly. */
export const toldRefusals: readonly (readonly [RegExp, string])[] = [
  // "The client has asked that we stay away from cash giveaways"
  [
    /^(.*?, (?:and |but )?)?[^,;]{0,80}?\b(?:that (?:we|i|they|you|staff|hosts?|nobody)|(?:us|you|me|staff|everybody) to|must|should|shall|has to|have to|want to|wants to|prefer to|rather|will|better) (?:all |also |always |please )?(?:(?:stay|keep|steer) (?:well |far )?(?:away|clear) (?:from|of)|avoid|skip|leave out|refrain from|drop|omit|do without) (?:any |all |the |a |an )?(.+)$/iu,
    "$1No $2",
  ],
  // "My board chair will have my head if we ask for money"
  [
    /^.{0,40}?\b(?:will|would|'ll|'d) (?:have my head|kill (?:me|us)|fire (?:me|us)|quit|walk(?: out)?|never forgive (?:me|us)|have a fit|go through the roof|hate (?:me|us)) if (?:we|i|you|they) (.+)$/iu,
    "Never $1",
  ],
  // "What I won't repeat is a free trial lesson, since they came for the freebie"
  [
    /^what (?:we|i|they|he|she|nobody|(?:my|our|the) \p{L}+) (?:won't|will not|don't want to|do not want to|refuses? to|can't|cannot|must not|mustn't|would never|wouldn't|never wants? to|doesn't want to) (?:\p{L}+ ){0,3}?(?:is|are) (?:a |an |another |the |any )?(.+?)(?:,? (?:since|because|as|it|they)\b.*)?$/iu,
    "No $1",
  ],
  // "The rink is not allowing open fire"
  [
    /^(?:and |but )?(?:the |our |my )?[\p{L}' -]{2,30}? (?:is|are)(?: not|n't) (?:allowing|permitting|accepting|tolerating|letting us (?:use|have|bring|show)) (?:any |the |a |an )?(.+)$/iu,
    "No $1",
  ],
  // "State rules forbid us to promise salaries", "the lease keeps us from cooking"
  [
    /^.{0,40}?\b(?:forbids?|forbade|prohibits?|doesn't allow|does not allow|won't allow|don't allow|do not allow) (?:us|you|me|anyone|anybody|everyone|staff|hosts?) to (.+)$/iu,
    "Never $1",
  ],
  [
    /^.{0,40}?\b(?:forbids?|prohibits?|bans?|bars?|stops?|keeps?|prevents?) (?:us|you|me|anyone|anybody|everyone|staff|hosts?) from (\p{L}+ing .+)$/iu,
    "No $1",
  ],
  // "We're not giving out any food", "I will not rush a child"
  [
    /^(?:and |but |so |no, )?(?:we|i)(?:'re| are|'m| am) not (?:going to be )?((?:giving|asking|handing|selling|filming|telling|paying|pouring|serving|collecting|calling|photographing|promising|diagnosing|rushing|pushing) .+)$/iu,
    "No $1",
  ],
  [
    /^(?:and |but |so |no, )?(?:we|i) (?:will not|won't) (?:ever )?((?:ask|rush|push|force|tell|touch|call|collect|hand|give away|film|photograph|diagnose|pressure|wake|interrupt) .+)$/iu,
    "Never $1",
  ],
  // "We don't want to look cheap", "legal says we can't claim that it cures"
  [
    /^(?:and |but |so )?(?:we|i|the client|our \p{L}+) (?:don't|do not|doesn't|does not|never|wouldn't|would not) (?:want|wish|like|intend) to ((?!(?:see|have|hear|do|use|read)\b)\p{L}+ .+)$/iu,
    "Never $1",
  ],
  [
    /^(?:and |but |so )?(?:(?:legal|compliance|(?:the|our) (?:lawyers?|regulators?|law|insurers?|client)) (?:says?|said|tells? us) (?:that )?)?(?:we|you|i) (?:can't|cannot|can not|may not|must not|mustn't|shouldn't|aren't allowed to|are not allowed to) ((?:claim|say|promise|suggest|imply|guarantee|pretend) .+)$/iu,
    "Never $1",
  ],
  // "The nurses are not to be called heroes"
  [
    /^(?:and |but |so )?(?:the |our )?[\p{L}' -]{2,30}? (?:is|are) not to (be (?:called|asked|told|touched|named|filmed) .+)$/iu,
    "Nobody is to $1",
  ],
  // "In no case call it cheese", "it is not allowed to weld in the tent"
  [
    /^(?:and |but )?(?:under no circumstances|in no case|on no account|by no means|at no point|no way) ((?:call|say|tell|ask|write|put|let|make|touch|wake) .+)$/iu,
    "Never $1",
  ],
  [
    /^.{0,30}?\bit(?:'s| is) (?:forbidden|prohibited|illegal|not allowed|not permitted)(?: (?:to|for) (?:us|them|anybody|anyone))? to ((?!use |have |show |carry |do |name )\p{L}+ .+)$/iu,
    "Never $1",
  ],
  // "Keep off beer brands", "crypto isn't spoken of"
  [/^(?:and |but |please )?keep (?:well )?off (?:the |any )?(.+)$/iu, "No $1"],
  [
    /^(?:and |but )?(?:the )?([\p{L}' -]{3,40}?) (?:isn't|aren't|is never|are never|is not|are not) (?:to be )?(?:spoken of|talked about|mentioned|discussed|brought up)(?: .*)?$/iu,
    "No $1",
  ],
];
