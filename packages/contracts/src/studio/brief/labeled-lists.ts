// cspell:ignore mustn shouldn financials imum kein nein nicht organi pflicht wichtig zahl ziel
import { sentencesOf } from "./brief-text.ts";

const refusesItself = /^(?:nothing|nobody|never|without|none|no|not)\b/i;
const asked = "Think of";
/** What is asked for may be an order by itself: "Task: introduce the pledge". */
const order =
  /^(?:introduce|launch|create|show|get|find|make|win|bring|build|present|promote|develop|design|invite|recruit|sell|give|let|help|drive|raise|propose|plan)\b/i;

/** Labels of a brief that is written as a list, each with how a sentence would begin. */
const labels: readonly (readonly [label: RegExp, begins: string, isList: boolean])[] = [
  [
    /^(?:(?:please )?no|no-?gos?|must[- ]?nots?(?:[- ]haves?)?|(?:must|should|may|shall|can)(?:n['’]t| not)(?: (?:have|be|include|contain|happen))?|prohibited|don['’]?t'?s|do not|avoid|not wanted|unwanted|excluded|exclusions?|red lines?|never|taboos?|what (?:it|this|that) (?:isn't|is not|(?:won't|can't|cannot|must not|mustn't|should not|shouldn't|may not|will not) (?:be|become|have|include|contain))|(?:please )?(?:steer|stay|keep) (?:well )?(?:clear|away) (?:of|from)|please (?:avoid|skip)|nicht|kein(?:e)?|tabu|verboten|nein|what (?:we|i|they) (?:don't|do not|won't|can't|cannot) [\p{L} ]{2,20}|(?:we|i) (?:don't|do not|won't) (?:want|like|need|do)|things (?:we|i) (?:don't|hate) ?\p{L}*|banned|off the table|leave out|not|but not|please no|please not|never ever|we hate|things to avoid|forbidden|not allowed|out|left out|what (?:would|could|might) (?:spoil|ruin|kill|wreck) (?:it|this|that|everything)|what (?:should|must|may) not (?:be|happen)|what (?:should|must) we avoid|what (?:can['’]?t|cannot|can not|mustn['’]?t|must not|may not|shouldn['’]?t|won['’]?t)(?: (?:be|happen|be there))?|guard ?rails?|restrictions?|prohibitions?|limits|off[- ]limits|deal-?breakers?|bans?|ban list|blacklist|hard nos?|nos|cannot|can't|may not|must not|out of (?:bounds|scope|the question)|off the menu|don'?t|(?:the )?following (?:\p{L}+ ){1,4}(?:avoided|excluded|omitted|forbidden|prohibited|banned|refused|out|left out|not (?:wanted|allowed|permitted|welcome)))$/iu,
    "No",
    true,
  ],
  [
    /^(?:must(?:[- ]?haves?)?|muss|pflicht|wichtig|needed|(?:\p{L}+ ){1,3}(?:wanted|required|needed)|loves?|likes?|yes|requirements?|required|mandator(?:y|ies)|obligator(?:y|ies)|obligations?|compulsory|wishes|wish ?list|has to be there|what (?:has to|must|should) happen|what (?:matters|is important|we need)(?: to us)?|important|conditions?|essentials?|has to have|has to happen|to include|inclusions?|please include|dos?|do's|musts|obligatory|(?:the )?following (?:\p{L}+ ){1,4}(?:required|needed|wanted|included|mandatory|essential|indispensable))$/iu,
    "Must have",
    true,
  ],
  [
    /^(?:product|machine|service|what|what is it|what's it|what it is|what are we (?:selling|launching)|offer|what we sell|brand|subject|topic|re|object|project|assignment|item|article|name|campaign|what we do|what we make)$/i,
    "The product is",
    false,
  ],
  [
    /^(?:client|contracting (?:authority|entity|party)|procuring entity|purchaser|commissioner|organi[sz]er|the client|sender|company|about us|who we are)$/i,
    "The client is",
    false,
  ],
  [
    /^(?:where|where is it|where will it be|where and when|when and where|place and time|time and place|date and place|location|place|city|town|venue|setting|site|spot|stage|position|address|locale|scope|possible|occasion|action)$/i,
    "It is in",
    false,
  ],
  [
    /^(?:goals?|target|targets|aim|objectives?|kpis?|expected (?:results?|outcomes?|outputs?)|ziel(?:e)?|zahl|success|measure of success|success metric|what we want|we want|result|outcome|indicators?|metric|metrics|measure|number|key figure|success means|when (?:are|will) we (?:be )?happy|what is success|what does success look like|what (?:would|will) make us happy|what counts|success criterion|success criteria|win|deliverable|outputs?|results?|expected|expectation|wish|hope|aims)$/i,
    "Goal:",
    false,
  ],
  [
    /^(?:budget|max(?:imum|\.)? (?:price|budget|amount|cost)|money|the money|what can we spend|how much(?: can we spend| is there| money)?|what does it cost|what is the budget|costs?|cost frame|cost ceiling|funds|funding|price tag|we have|ceiling|spend|financials?|purse|frame|finance|resources|means|value|amount|financial frame|production budget|available budget)$/i,
    "Budget:",
    false,
  ],
  [
    /^(?:who|whom|to whom|for whom|who(?: is|'s) it for|who(?: is|'s) coming|who do we want|user groups?|audience|target group|target audience|visitors|guests|attendees|participants|people|crowd|population|public|consumers?|buyers?|users?|customers?|who comes|reach|shoppers?|public|demographic|persona|beneficiaries)$/i,
    "It is for",
    false,
  ],
  [
    /^(?:problems?|pains?(?: points?)?|challenge|why|issue|background|their trouble|the trouble|what goes wrong|needs?|insights?|tension|barriers?|situation|what stands in the way|what(?: is|'s) (?:wrong|the (?:problem|matter|trouble))|what do they struggle with|today|status quo|context|obstacle|consumer insight|key insight|what happens (?:now|today)|(?:right )?now|currently|at present|at the moment|these days)$/i,
    "They struggle because",
    false,
  ],
  [
    /^(?:when|when is it|how long|dates?|time|timing|days?|hours|opening hours|schedule|period|duration|slot|calendar)$/i,
    "It is open",
    false,
  ],
  [/^(?:tone|tone of voice|mood|style|voice|look|look and feel)$/i, "The tone is", false],
  [/^(?:staff|personnel|crew|field team|team|hands|capacity|manpower|equipment)$/i, "We have", false],
  [/^(?:ask|the ask|task|what we ask for|assignment|format)$/i, asked, false],
];

/** "Not permitted", "Strictly forbidden here" */
const refusingLabel =
  /^(?:(?:strictly|absolutely|please|also|but) )*(?:no|not|never|against (?:the|our|my|all)|(?:we )?hates?|dislikes?|forbidden|prohibited|excluded?|exclusions?|avoid|banned|without|unwanted|don't|undesired|unacceptable)\b(?: \p{L}+){0,2}$/iu;

const label = String.raw`[\p{L}'’/| -]{2,40}?`;
const labeled = new RegExp(
  String.raw`^\s*(?:[-*•·–—]\s*|\(?\d{1,2}[.)]\s*)?(${label})\s*(?::|\s[-–—](?=\s))\s*(.+)$`,
  "u",
);
/** What lists number their parts with: "(a)", "2.", "iii)". */
const number = /(?:^|(?<=[\s;,]))\(?(?:[a-h]|\d{1,2}|i{1,3}|iv|vi?)[).]\s+/gi;

/** A list without its numbers. "8 to 2. We can" has none: it doesn't begin with the first. */
const unnumbered = (list: string): string =>
  /(?:^|[\s;,])\(?(?:a|1|i)[).]\s/i.test(list) ? list.replaceAll(number, "") : list;

/** What a label's sentence begins with, such as "No" or "Must have"; undefined if it is no label. */
export const labelKind = (label: string): string | undefined =>
  (labels.find(([pattern]) => pattern.test(label)) ??
    (refusingLabel.test(label) ? labels[0] : undefined))?.[1];

/** What was said without the beginning that a label was spelled out with. */
export const withoutLabel = (words: string): string =>
  labels
    .map(([, begins]) => begins)
    .reduce((rest, begins) => (rest.startsWith(`${begins} `) ? rest.slice(begins.length + 1) : rest), words);

/** A list with labels as the sentences that it stands for. */
export function labelsSpelledOut(prompt: string): string {
  return withColons(answered(prompt))
    .replaceAll(/(?<=\p{L}), as (?:agreed|discussed|always|usual|promised|before|we said)(?=:\s)/gu, "")
    .split(
      /\n|(?<=[,;.] )(?=(?:we )?(?:hates?|loves?|likes?|dislikes?|yes|avoid): )|(?<=[.!?]\s)(?=\d{1,2}[.)] \p{Lu})|(?<=[.!?] )(?=[\p{L}' -]{2,40}:\s)(?<!\? (?=[Nn][Oo]:))|\s+\/\s+(?=\p{Lu}\p{L}+: )/u,
    )
    .map((line) => line.replace(/^\s*\d{1,2}[.)] (?=\p{Lu})/u, ""))
    .map(spelledLine)
    .join("\n");
}

/** "Where? Our dock. When? On five Wednesdays": the questions of a brief that asks them itself, as labels. */
function answered(prompt: string): string {
  const question = /^([ \t]*(?:[-*•]\s*)?\p{Lu}[\p{L}'’ ]{2,38})\?[ \t]+(?=\S)/gmu;
  return (prompt.match(question)?.length ?? 0) < 3 ? prompt : prompt.replaceAll(question, "$1: ");
}

/** "TABOOS Champagne" as "TABOOS: Champagne", in a list of which at least three lines begin so. */
function withColons(prompt: string): string {
  const shouted =
    /^(\s*(?:[-*•]\s*)?\p{Lu}{2,}(?: (?:(?!(?:USD|EUR|GBP|US)\b)\p{Lu}{2,}|&)){0,3})[ \t]+(?=\p{Lu}?\p{Ll}|\p{Lu} |[$€£\d])/gmu;
  return (prompt.match(shouted)?.length ?? 0) < 3 ? prompt : prompt.replaceAll(shouted, "$1: ");
}

/** The sentences after a label that are no more than names of things, which go on with its list. */
function listOf(rest: string): { list: string; more: string[] } {
  const [first = "", ...others] = sentencesOf(rest);
  const end = others.findIndex(
    (one) => one.split(/\s+/).length > 4 || !/^[\p{L}' -]+[.!]?$/u.test(one) || tells.test(one),
  );
  const named = others.slice(0, end < 0 ? others.length : end);
  return {
    list: [first, ...named].map((one) => one.replace(/[.!\s]+$/, "")).join(", "),
    more: others.slice(named.length),
  };
}
const tells =
  /^(?:no|not|never|nothing|nobody|we|i|they|it|you|he|she|this|that|there|please|thanks|budget|goal|target|must)\b|\b(?:is|are|was|were|will|would|must|should|can|has|have|had|do|does|want|wants|need|needs)\b/iu;

const leadOfItem = /^(?:no|not|must have|must|our|any|a|an|the)\s+/i;
/** "Requirements: chairs, no cash": what refuses among wishes goes on refusing. */
const leadOfWish = /^(?:must have|must|our|any|a|an|the)\s+/i;
const twoVerbs =
  /(?<=^|[,;] )((?:wash|clean|rinse|wipe|dry|cut|cook|build|touch|see|hear|try|test|fit|measure|print|mix|fill|load|plug|sand|paint|lift|carry|check|show|explain)) and (?=\p{Ll}+ (?!and\b|or\b)\p{L})/gu;
const providesItself =
  /^(?:the|our|we|my|it|they|\p{Lu}\p{L}+) (?:[\p{L}-]+ ){0,3}?(?:provides?|seconds?|sends?|brings?|supply|supplies|gives?|lends?|contributes?|have|has)\b|\b(?:will be|are|is) (?:provided|present|there|available|sent|seconded|supplied)\b/iu;
const isReason =
  /^(?:(?:our|my|the|their|his|her) )?\p{L}+ (?:is|are|was|were|says?|said|insists?|thinks?)\b/iu;

/** "Needs: carts people can borrow, a person who explains it" lists what is to be there, "needs: to be heard" doesn't. */
const namesThings =
  /^(?!(?:they|to|it|he|she|people|someone|somebody|more|less|no|not|help|sleep|time|a way)\b)[^.,;]+[,;] (?:and )?(?:an?|one|two|some|\p{L}+)\b(?!.*\b(?:they|them|their|to be)\b)/iu;
const mustLabel = labels.find(([, begins]) => begins === "Must have");

function spelledLine(line: string): string {
  const [, label = "", rest = ""] = labeled.exec(line.replaceAll("’", "'")) ?? [];
  const known =
    (/^needs?$/iu.test(label.trim()) && namesThings.test(rest) ? mustLabel : undefined) ??
    labels.find(([pattern]) =>
      pattern.test(
        label
          .split(/ [/|] /)
          .at(-1)
          ?.trim() ?? "",
      ),
    ) ??
    (refusingLabel.test(label) ? labels[0] : undefined);
  // "Subscriptions wanted: 200" counts them.
  if (!known || (known[1] === "Must have" && /^\d[\d,.]*\W*$/.test(rest)))
    return line.replace(/^\s*[-*•·]\s+/, "");
  const [, begins, isList] = known;
  // "Personnel: the city provides four coaches" has a subject and a verb of its own.
  if (begins === "We have" && providesItself.test(rest)) return rest;
  // A list ends with its sentence, unless only names of things follow.
  const { list, more } = isList ? listOf(unnumbered(rest)) : { list: unnumbered(rest), more: [] };
  const parts = isList
    ? list
        .replaceAll(/\([^)]*\)/g, "")
        // "Wash and disinfect shoes" has one object.
        .replaceAll(begins === "No" ? /(?!)/g : twoVerbs, "$1 & ")
        .split(
          /[,;]\s+(?:(?:or|and)\s+)?|(?<!\b(?:before|with|up|in|on|over|here|more|again)) +(?:and|or)\s+/i,
        )
    : [
        list.replace(
          /^(?:[\p{L}-]+ )?(?:launch|release|opening)?\s*(?:evening|event|party|night|day|campaign|idea|activation|promotion|roadshow|presentation|demonstration|appearance)s? (?:for|of) (?:a |an |the |our )?/iu,
          "",
        ),
      ];
  return (
    parts
      .map((part) =>
        part.replace(begins === "Must have" ? leadOfWish : leadOfItem, "").replace(/[.\s]+$/, ""),
      )
      // "Pictures of children, our lawyer is strict": why, beside what.
      .filter((part, at) => part !== "" && !(begins === "No" && at > 0 && isReason.test(part)))
      .map((part) =>
        (begins === asked && order.test(part)) ||
        ((begins === "No" || begins === "Must have") && refusesItself.test(part))
          ? `${part.charAt(0).toUpperCase()}${part.slice(1)}.`
          : `${begins} ${part}.`
              // "Anybody mentioning weight" is refused by what they do.
              .replace(/^No (?:any|some)(?:body|one) (?=\p{L}+ing\b)/iu, "No ")
              .replace(/^No (?:any|some)(?:body|one)\b/i, "Nobody")
              .replace(/^No (?:any|some)thing\b/i, "Nothing"),
      )
      .concat(more)
      .join(" ")
  );
}
