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
    /^(?:and |but |so |no, )?(?:we|i)(?:'re| are|'m| am) not (?:going to be )?((?:doing|holding|running|giving|asking|handing|selling|filming|telling|paying|pouring|serving|collecting|calling|photographing|promising|diagnosing|rushing|pushing) .+)$/iu,
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
    /^(?:and |but |so )?(?:(?:legal|compliance|(?:the|our|my) (?:lawyers?|regulators?|law|insurers?|client)) (?:says?|said|tells? us) (?:that )?)?(?:we|you|i) ?(?:can't|cannot|can not|may not|must not|mustn't|shouldn't|aren't allowed to|(?:'re| are) not (?:allowed|permitted) to) ((?:claim|say|promise|suggest|imply|guarantee|pretend) .+)$/iu,
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
  // "Proponents are asked to refrain from superhero language"
  [
    /^(?:and |but )?[^,;]{0,50}? (?:is|are) (?:kindly |politely )?(?:asked|requested|urged|told|reminded|advised) (?:to (?:refrain from|avoid|stay away from|keep away from|skip|do without|steer clear of)|not to (?:use|show|bring|mention)) (?:any |the )?(.+)$/iu,
    "No $1",
  ],
  // "Could we please leave tartan out of it", "can we skip the quiz"
  [
    /^(?:and |so |also )?(?:could|can|may|might) (?:we|you|i) (?:please |maybe |just )?(?:leave|keep) (?:the |any )?(.+?) (?:out(?: of (?:it|this|the \p{L}+))?|at home|off|aside)(?:,? please)?$/iu,
    "No $1",
  ],
  [
    /^(?:and |so |also )?(?:could|can|may|might) (?:we|you|i) (?:please |maybe |just )?(?:skip|avoid|drop|omit|do without|spare us|lose) (?:the |any )?(.+?)(?:,? please)?$/iu,
    "No $1",
  ],
  // "I've had it up to here with sample cups", "of blind tastings we have the nose full", "quizzes we have done to death"
  [
    /^(?:and |but |so )?(?:we|i|they)(?:'ve| have)? had (?:it|enough) (?:up to here )?(?:with|of) (.+)$/iu,
    "No $1",
  ],
  [
    /^(?:and |but )?of ([\p{L}' -]{3,50}) (?:we|i|they|people) (?:have|'ve had|have had|are) (?:the nose full|enough|our fill|tired|seen enough)(?:,.*)?$/iu,
    "No $1",
  ],
  [
    /^(?:and |but )?([\p{L}' -]{3,50}?),? (?:we|they|everyone|everybody|others|competitors?) (?:have |has |'ve )?(?:been )?done to death$/iu,
    "No $1",
  ],
  // "Photos of feet, forget it", "scary pictures are a hard no", "plastic gadgets also drop"
  [
    /^(?:and |but )?(?!(?:we|i|they|you|he|she|it|that|this)\b|.*\b(?:must|should|has to|have to|needs? to)\b)([\p{L}' -]{3,60}?)(?:,? (?:is|are))?,? (?:forget (?:it|them|that)|no thanks|no thank you|please no|(?:a )?(?:hard|big|firm|clear|definite) no|(?:also|likewise|please) (?:no|drop|leave out)|drop (?:it|them)|hands off|not on your life|over my dead body)(?: (?:too|as well|either|also))?(?:,? please)?$/iu,
    "No $1",
  ],
  // "Mascot in costume we don't consider", "loud speakers we can do without"
  [
    /^(?!(?:what|that|things?|who|where|when|if)\b)([\p{L}' -]{3,50}?) (?:we|i|they) (?:don't|do not|won't|will not|can't|cannot) (?:consider|entertain|want to see|wish to see|want|need|contemplate)$/iu,
    "No $1",
  ],
  [/^([\p{L}' -]{3,50}?) (?:we|i|they) can (?:easily |happily |very well )?(?:do|live) without$/iu, "No $1"],
  // "The forest office doesn't agree that somebody picks mushrooms"
  [
    /^(?:and |but )?(?:the |our |my )?[\p{L}' -]{2,40}? (?:doesn't|does not|won't|will not|don't) agree (?:that|to) (.+)$/iu,
    "Never: $1",
  ],
  // "Children's faces can't be photographed", "prices are never spoken aloud"
  [
    /^((?:the |our |any )?[\p{L}' -]{3,40}?) (?:can't|cannot) be (?:filmed|photographed|recorded)\b.*$/iu,
    "No filming or photographing of $1",
  ],
  [
    /^((?:the |our |any )?[\p{L}' -]{3,40}?) (?:can't|cannot) be (?:seen|shown|mentioned|named|used|heard|displayed)\b.*$/iu,
    "No $1",
  ],
  [
    /^(?:and |but )?(?:the )?([\p{L}' -]{3,40}?) (?:is|are) (?:never|not) (?:said|spoken|named|mentioned|told|shown)(?: aloud| out loud| in public)$/iu,
    "No $1 aloud",
  ],
  [
    /^(?:and |but )?(?:the )?words? ([\p{L}' -]{3,40}?) (?:must|may|should|shall|can)(?: not| never|n't|not) (?:appear|be used|be said|come up|fall)\b.*$/iu,
    "No $1",
  ],
  // "Oh and compliance says no cash prizes"
  [
    /^(?:(?:oh|and|but|also|so),? )*(?:(?:our|my|the) )?(?:compliance|lawyers?|insurers?|insurance|headquarters|hq|management|board|police|city|client|owner|manager|director|safety|regulators?) (?:says?|said|insists?|wants?)(?: that)? ((?:nothing|nobody|no) .+)$/iu,
    "$1",
  ],
  // "School says nothing to eat gets handed out", "I don't want nobody kneeling"
  [
    /^(?:and |but )?(?:the |our |my )?(?:school|venue|landlord|council|hotel|hospital|boss|legal|library|museum|mall|church|union|fire marshal|organizers?) (?:says?|said|insists?)(?: that)? ((?:nothing|nobody|no) .+)$/iu,
    "$1",
  ],
  [
    /^(?:and |but )?(?:we|i) (?:don't|do not) want (?:nobody|anybody|anyone|no one) (\p{L}+ing [^,]+).*$/iu,
    "Nobody $1",
  ],
  // "I'd sooner shut up shop than see a bowler hat"
  [
    /^(?:and |but )?(?:we|i)(?:'d| would) (?:sooner|rather) [^.;]{3,40}? than (?:see|have|use|show|wear|do|hear|serve) (?:a |an |another |any |the )?(.+)$/iu,
    "No $1",
  ],
  // "Champagne is what everybody else pours"
  [
    /^([\p{L}' -]{3,40}?) (?:is|are) what (?:everybody|everyone|all the others?|the others?|they all)(?: else)? \p{L}+$/iu,
    "No $1",
  ],
];

/** What refuses across a colon: "League logos: lawyers said hands off", "what can't be said: that it cures". */
export const colonRefusals: readonly (readonly [RegExp, string])[] = [
  [
    /^([\p{L}' -]{3,40})[:,] [\p{L}' -]{3,40} (?:said|says|say|told us)(?: to)? (?:no|hands off|forget it|forget them|never|keep off|leave (?:it|them))$/iu,
    "No $1",
  ],
  [
    /^what (?:does not|doesn't|won't|can't|cannot|must not|is never to) (?:come in(?:to)? question|work|happen|be (?:there|shown|used|done)|go)(?::| is| are) (.+)$/iu,
    "No $1",
  ],
  [
    /^what (?:(?:can't|cannot|must not|mustn't|may not|should not|shouldn't) be said|we (?:never|don't|must not|can't) say)(?::| is) (.+)$/iu,
    "Never say $1",
  ],
];
