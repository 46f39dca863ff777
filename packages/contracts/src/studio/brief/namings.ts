// cspell:ignore Foldwell Brisko Niebla Ficha Pasos Pagewise Dotline ntroduc aunch nveil Seyi Hashimoto Nullpunkt Ferrata Husum Nordkraut
const word = String.raw`\p{Lu}[\p{L}\d'’&-]*\p{L}`;
/** "Aerolite 3", "Harrow E7" */
const name = String.raw`${word}(?: (?:(?:and )?${word}|\p{Lu}{1,3}-?\d{1,4}|\d{1,3}(?![\d:]|[.,]\d))){0,2}`;
/** From its beginning: "TrayMate" is no Mate. */
const own = String.raw`(?<![\p{L}\d])(?:"|“|'|‘)?(${name})(?:"|”|'|’)?`;
/** A name with a capital within: "FlatBus", "ReTint". */
export const joined = String.raw`\p{Lu}\p{Ll}+\p{Lu}\p{Ll}\p{L}*`;

/** The words for a kind of thing, without what says where or for whom it is. */
const kindWord = String.raw`(?!(?:and|or|at|in|on|of|for|with|by|from|to|during|near|is|are|boat|ferry|ship|truck|van|dog|cat|horse)\b)\p{Ll}[\p{L}-]+`;
const kind = `(?:${kindWord} ){0,3}${kindWord}`;

/** Kinds of things that have a name of their own right after them: "the app PageTrail", "a board game Foldwell". */
const made =
  "(?:app|game|device|gadget|tool|software|platform|program|service|course|subscription|drink|beer|wine|snack|bar|cream|soap|shampoo|perfume|lotion|sauce|spice|tea|coffee|chocolate|cheese|bread|lamp|light|chair|bed|mattress|pillow|bag|backpack|jacket|coat|shoe|boot|glove|mask|helmet|bike|bicycle|scooter|car|van|trailer|boat|tent|stove|oven|grill|knife|pan|filter|pump|printer|scanner|camera|drone|sensor|monitor|meter|robot|machine|watch|ring|phone|speaker|headset|hearing aid|toy|puzzle|book|novel|album|series|magazine|podcast|card|ticket|pass|loan|fund|insurance|account|kit|set|box|feeder|harness|leash|collar|patch|bandage|vitamin|supplement|vaccine|test|check|paint|glue|adhesive|cleaner|detergent|fertilizer|seed|fabric|yarn)";

export const isMade = new RegExp(`^${made}s?$`, "i");

/** What a product does, as its name's sentence says it: "Foldwell reads your pull requests". */
const does =
  "reads|turns|lets|helps|keeps|rounds|drafts|writes|prints|measures|tells|tracks|finds|hears|cleans|filters|stores|teaches|repairs|folds|charges|heats|cools|cuts|saves|warns|counts|sorts|records|maps|books|matches|connects|replaces|removes|protects|covers|holds|carries|feeds|dries|washes|translates|checks|scans|guides|delivers|shows|sends|puts|plans|trains";
/** What a company of the name does with what it offers. */
const sells = "makes|sells|lends|rents|builds|produces|bakes|brews|publishes|offers|grows";
const begins = "^(?:(?:so|hi|hello|hey|ok|okay|well|see below|as discussed)[,.:]? )?";

/** "Our foundation runs a hotline called": the noun that stands nearest. */
const nearest = String.raw`(?:(?!\b(?:an?|the|our|my|runs?|has|have|offers?|makes?) )[^.,;:()])`;

/** How a brief gives a name, the surest first, each with where the name and its explanation stand. */
export const namings: readonly {
  pattern: RegExp;
  name: number;
  said: number;
  /** A place is introduced in the same way: "Harbor Hall, a venue". */
  ofPlaces?: true;
  /** It says what kind of thing the name is of, so that it can end as names of people do. */
  ofThings?: boolean;
  /** Of whoever writes: what they run may be a place or a company. */
  ofSender?: boolean;
}[] = [
  // "I run a small yoga studio called Still Point", "we are a mental health charity, Open Door"
  {
    pattern: new RegExp(
      String.raw`\b(?:[Ww]e|I)(?:'re| are|'m| am| run| own| opened| started| founded| manage| have| operate| represent|(?:'re| are|'m| am) (?:opening|starting|running|launching)) (?:an?|the|our|my) ([^.,;:()]{3,60}?)(?:,|,? (?:called|named))(?: the)? ${own}(?=[,.;:(]|$| (?:in|for|at|with|that|which|and|from)\b)`,
      "u",
    ),
    name: 2,
    said: 1,
    ofSender: true,
  },
  // "Our game is called Slow Orchard", "an 8 week course, it's called Counter Signs"
  {
    pattern: new RegExp(
      String.raw`(?:\b(?:[Aa]n?|[Tt]he|[Oo]ur|[Mm]y) (${nearest}{3,50}?)(?: is| are|,? which is|,? that's|,)? |\b(?:it|they)(?:'s| is|'re| are) |, )(?:called|named|known as|by the name of|under the name(?: of)?) ${own}`,
      "u",
    ),
    name: 2,
    said: 1,
  },
  // "We make hearing aids that look like earbuds (brand: Murmur)"
  {
    pattern: new RegExp(
      String.raw`\b[Ww]e (?:make|sell|build|produce|offer|brew|bake|design|run) (?:an? |the )?([^.;:()]{3,80}?) \((?:brand|brand name|name|it's called|called):? ?${own}\)`,
      "u",
    ),
    name: 2,
    said: 1,
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:brand|brand name|brand's name|product's name)(?: is|:| =) ${own}`,
      "u",
    ),
    name: 1,
    said: 0,
  },
  // "We call this the Letter Table"
  {
    pattern: new RegExp(
      String.raw`\b(?:[Ww]e|I|they|everybody|everyone)(?:'ve| have)? (?:call|called|named|name|christened|baptized|dubbed) (?:it|this|that|them|these|the (?:thing|service|program|product|idea)) (?:the |our )?${own}`,
      "u",
    ),
    name: 1,
    said: 0,
  },
  // "FlatBus, an overnight bus", "ReTint (a paint)", "Late Fish = swimming lessons"
  {
    pattern: new RegExp(
      String.raw`(?:(?<![\p{L}\d] )|(?<=\b(?:for|is|launch|launching|promote|introduce|introducing|present|presenting|founded|created|developed|designed|built|invented|started) ))${own}(?:, | \(| ?: | [–—-] )(?:it's |that's )?(?:a|an|our) ([^.;:()]{3,80})`,
      "u",
    ),
    name: 1,
    said: 2,
    ofPlaces: true,
  },
  // "the rain cape "Niebla"", "an hour counter for pickers, FichaSol, works without"
  {
    pattern: new RegExp(
      String.raw`\b(?:[Aa]n?|[Tt]he|[Oo]ur|[Mm]y) ((?:\p{Ll}[\p{L}-]+ ){0,2}\p{Ll}[\p{L}-]+),? (?:"|“)(${name})(?:"|”)`,
      "u",
    ),
    name: 2,
    said: 1,
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:[Aa]n?|[Tt]he|[Oo]ur|[Mm]y) ([^.,;:()]{3,60}), (${joined})(?=[,.;:])`,
      "u",
    ),
    name: 2,
    said: 1,
  },
  // "Our new running shoe, the Aerolite 3", "a cookbook by a refugee, "Salt and Orange""
  {
    pattern: new RegExp(
      String.raw`\b(?:(?:[Oo]ur|[Mm]y|[Nn]ew) (?=[^,]*, )|(?:[Tt]his|[Aa]n?) (?=[^,]*, the ))(${kind}), (?:the )?${own}(?=[.;:)]|$|, (?!and (?!it\b|you\b|people\b|they\b)|\p{Lu}|[\d$€£]|(?:one|two|three|four|five|six|seven|eight|nine|ten|a|an|on|in|from|next|every|each|under|about|around)\b))`,
      "u",
    ),
    name: 2,
    said: 1,
    ofPlaces: true,
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:[Aa]n?|[Tt]he|[Oo]ur|[Mm]y) ((?:[\p{L}-]+ ){0,3}[\p{L}-]+(?: (?:by|about|of|from|on) [^.,;:()"“]{3,40})?), (?:"|“)(${name})(?:"|”)`,
      "u",
    ),
    name: 2,
    said: 1,
  },
  // "Our accounting app Tallyho does returns", "our new protein bar Kindling is made from"
  {
    pattern: new RegExp(
      String.raw`\b[Oo]ur(?: new)? (${kind}) ${own}(?=[,.;:(]|$| (?:is|are|was|has|have|does|makes?|helps?|lets?|turns?|tells?|keeps?|shows?|works?|gives?|takes?|can|will|for|that|which|with|at|in|on|to)\b)`,
      "u",
    ),
    name: 2,
    said: 1,
    ofPlaces: true,
  },
  // "We're Nordkraut, two sisters from Husum, and make"
  {
    pattern: new RegExp(
      String.raw`^(?:[Ww]e're|[Ww]e are) ${own}, (?:an? |the |two|three|four|five) ?(?:\p{Ll}+ )?(?:family|sisters|brothers|friends|couple|farmers|bakers|designers|engineers|students|collective)\b`,
      "u",
    ),
    name: 1,
    said: 0,
  },
  // "Our app Tandem Taxi matches people"
  {
    pattern: new RegExp(String.raw`\b[Oo]ur(?: new)? (${made}) ${own}(?= \p{Ll}+s\b)`, "u"),
    name: 2,
    said: 1,
  },
  // "The product is Ferrata, climbing harness for"
  {
    pattern: new RegExp(
      String.raw`^The product is ${own}(?:, | \(|: | [–—-] )(?:an? |the |our )?(\p{Ll}[^.;:()]{3,80})`,
      "u",
    ),
    name: 1,
    said: 2,
  },
  // "The client is Nullpunkt, four nights a week to the coast"
  {
    pattern: new RegExp(String.raw`^The client is ${own}(?:, (\p{Ll}[^.;:()]{3,80}))?(?=[.,;]|$)`, "u"),
    name: 1,
    said: 2,
  },
  // "Nullpunkt goes over the window you've got", "Nullpunkt is stories for the ear"
  {
    pattern: new RegExp(
      String.raw`^(?!(?:Rain|Snow|Water|Dinner|Lunch|Breakfast|Coffee|Everybody|Everyone|Nobody|Somebody|Someone|Anybody|Traffic|Parking|Summer|Winter|Life|Time|Work)\b)${own} (?:goes|sits|clips|slides|hangs|sticks|straps|rolls|folds|comes) (?:over|onto|on|around|under|through|without|off|flat) (?:a|an|the|your|any|every|its|their)\b`,
      "u",
    ),
    name: 1,
    said: 0,
    ofPlaces: true,
  },
  {
    pattern: new RegExp(
      String.raw`^${own} is (\p{Ll}+s (?:for|in|by|about|from|that|with) [^.;:()]{3,80})`,
      "u",
    ),
    name: 1,
    said: 2,
    ofPlaces: true,
  },
  // "Our Nullpunkt has zero alcohol", "we are having Galla, it is telling", "we're called Nickel because"
  {
    pattern: new RegExp(
      String.raw`\b[Oo]ur ${own}(?= (?:has|is|are|goes|can|does|lets|helps|makes|keeps)\b)`,
      "u",
    ),
    name: 1,
    said: 0,
    ofPlaces: true,
  },
  {
    pattern: new RegExp(
      String.raw`\b[Ww]e(?:'re| are) (?:called (?:the )?|having )${own}(?=[,.:;(]|$| (?:because|and|since|as|for)\b)`,
      "u",
    ),
    name: 1,
    said: 0,
    ofPlaces: true,
  },
  { pattern: new RegExp(String.raw`${own} = ([^.;:()]{3,80})`, "u"), name: 1, said: 2 },
  // "Four persons making a board game Foldwell: one holds the lamp"
  {
    pattern: new RegExp(
      String.raw`\b(?:[Aa]n?|[Tt]he|[Oo]ur|[Mm]y) ((?:\p{Ll}[\p{L}-]+ ){0,3}${made}) (?:"|“|'|‘)?(${name})(?:"|”|'|’)?(?=[,.:;(]| – | (?:for|that|which|with|is|lets|helps|makes)\b)`,
      "u",
    ),
    name: 2,
    said: 1,
  },
  { pattern: new RegExp(String.raw`(${joined})(?:: |, )([^.;:()]{3,80})`, "u"), name: 1, said: 2 },
  // "We produce Pasos, an audio walk", "right so we're WalkTalk, volunteers who"
  {
    pattern: new RegExp(
      String.raw`\b(?:[Ww]e|I|[Ww]e're|[Ww]e are)(?: (?:are|do|make|produce|run|sell|offer|built|build|publish|launch|made|started|introduce))?(?: launching| introducing| making| building)? ${own}(?=[,.:;(]|$| – )(?:[,:] ([^.;:()]{3,80}))?`,
      "u",
    ),
    name: 1,
    said: 2,
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:[Ii]ntroduc(?:e|ing)|[Ll]aunch(?:ing| of)?|[Pp]resent(?:ing)?|[Uu]nveil(?:ing)?|[Mm]eet) ${own}(?=[,.:;(]|$| – )(?:[,:] ([^.;:()]{3,80}))?`,
      "u",
    ),
    name: 1,
    said: 2,
  },
  // "Pagewise is our new e-paper", "Squall is a deck with magnets"
  {
    pattern: new RegExp(String.raw`(?<![\p{L}\d,] )${own} (?:is|are) our (?:new )?([^.;:()]{3,80})`, "u"),
    name: 1,
    said: 2,
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}\d,] )${own} is (?:an?|one|two|three|four|five|six|eight|ten|twelve|\d+) (?=(?:[\p{L}-]+ ){1,4}(?:that|which|with|for|made)\b)(?!\p{L}+ (?:problem|place|night|day|way|time|city)\b|(?:problem|nightmare|issue|pain|thing|question|must|shame|mess|challenge|reason|way|place|sign|matter|day|night|time)\b)([^.;:()]{3,80})`,
      "u",
    ),
    name: 1,
    said: 2,
    ofPlaces: true,
  },
  // "Foldwell is liability insurance by the day", "the game is Mudlark & Sons"
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}\d,] )${own} is (?:an? |the |our )?((?:[\p{Ll}-]+ ){0,3}${made}\b[^.;:()]{0,60})`,
      "u",
    ),
    name: 1,
    said: 2,
    ofThings: true,
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:[Tt]he|[Oo]ur|[Mm]y|[Ii]ts) ((?:\p{Ll}[\p{L}-]+ )?(?:${made}|show))(?:'s name)? is ${own}(?=[,.;(]|$| – )`,
      "u",
    ),
    name: 2,
    said: 1,
  },
  // "Foldwell reads your merged pull requests", "Brisko makes gloves to the hand"
  {
    pattern: new RegExp(
      String.raw`${begins}${own} ((?:${does}) (?:a|an|the|your|our|its|each|every|all|any|up|out|in|on|down|away|over|what|whatever|how|where|whether|when|people|you)\b[^.;:()]{3,80})`,
      "u",
    ),
    name: 1,
    said: 2,
    ofPlaces: true,
  },
  {
    pattern: new RegExp(String.raw`${begins}${own} (?:${sells}) (\p{Ll}[^.;:()]{3,80})`, "u"),
    name: 1,
    said: 2,
    ofPlaces: true,
  },
  // "Slow Porch takes patients to chemo": the second capital is that of a name.
  {
    pattern: new RegExp(
      String.raw`^(${word} ${word}) (?!wants|needs|says|asks|thinks|hopes|writes|lies|is|has|was)\p{Ll}{2,}[^s\P{L}]s \p{L}`,
      "u",
    ),
    name: 1,
    said: 0,
    ofPlaces: true,
  },
  // "a label printer which prints in one pass ("Dotline")"
  { pattern: new RegExp(String.raw`\p{Ll}\)? \((?:"|“)(${name})(?:"|”)\)`, "u"), name: 1, said: 0 },
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}@./]|\b(?:(?<!\b(?:plug|log|type|put|drop|clip|click|hand|screw|slot) )in|at|near|from|to|on|via|over) )(${joined})(?!\p{L}|\.\p{L})`,
      "u",
    ),
    name: 1,
    said: 0,
    ofPlaces: true,
  },
];
