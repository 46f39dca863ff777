// cspell:ignore financials
import { sentencesOf } from "./brief-text.ts";

/** Labels of a brief that is written as a list, each with how a sentence would begin. */
const labels: readonly (readonly [label: RegExp, begins: string, isList: boolean])[] = [
  [
    /^(?:(?:please )?no|no-?gos?|must[- ]?nots?|don['’]?t'?s|do not|avoid|not wanted|unwanted|excluded|exclusions?|red lines?|never|taboos?|what (?:we|i|they) (?:don't|do not|won't|can't|cannot) [\p{L} ]{2,20}|(?:we|i) (?:don't|do not|won't) (?:want|like|need|do)|things (?:we|i) (?:don't|hate) ?\p{L}*|banned|off the table|leave out|not|but not|please no|please not|never ever|we hate|things to avoid|forbidden|not allowed|out|guard ?rails?|restrictions?|prohibitions?|limits|off[- ]limits|deal-?breakers?|bans?|ban list|blacklist|hard nos?|nos|out of (?:bounds|scope|the question)|off the menu|don'?t)$/iu,
    "No",
    true,
  ],
  [
    /^(?:must(?:[- ]?haves?)?|needed|(?:\p{L}+ ){1,3}(?:wanted|required|needed)|loves?|likes?|yes|requirements?|required|mandator(?:y|ies)|obligator(?:y|ies)|obligations?|compulsory|wishes|wish ?list|has to be there|what (?:matters|is important|we need)(?: to us)?|important|conditions?|essentials?|has to have|has to happen|to include|inclusions?|please include|dos?|do's|musts|obligatory)$/iu,
    "Must have",
    true,
  ],
  [
    /^(?:product|machine|service|what|what it is|offer|what we sell|brand|subject|topic|re|object|project|assignment|item|article|name|campaign|what we do|what we make)$/i,
    "The product is",
    false,
  ],
  [/^(?:client|the client|sender|company|about us|who we are)$/i, "The client is", false],
  [
    /^(?:where|location|place|city|town|venue|setting|site|spot|stage|position|address|locale|scope|possible|occasion|action)$/i,
    "It is in",
    false,
  ],
  [
    /^(?:goals?|target|targets|aim|objectives?|kpis?|success|measure of success|success metric|what we want|we want|result|outcome|indicators?|metric|metrics|measure|number|key figure|success means|success criterion|success criteria|win|deliverable|outputs?|results?|expected|expectation|wish|hope|aims)$/i,
    "Goal:",
    false,
  ],
  [
    /^(?:budget|money|the money|costs?|cost frame|cost ceiling|funds|funding|price tag|we have|ceiling|spend|financials?|purse|frame|finance|resources|means|value|amount|financial frame|production budget|available budget)$/i,
    "Budget:",
    false,
  ],
  [
    /^(?:who|for whom|audience|target group|target audience|visitors|guests|attendees|participants|people|crowd|population|public|consumers?|buyers?|users?|customers?|who comes|reach|shoppers?|public|demographic|persona|beneficiaries)$/i,
    "It is for",
    false,
  ],
  [
    /^(?:problems?|pains?(?: points?)?|challenge|why|issue|background|their trouble|the trouble|what goes wrong|needs?|insights?|tension|barriers?|situation|today|status quo|context|obstacle|consumer insight|key insight)$/i,
    "They struggle because",
    false,
  ],
  [
    /^(?:when|dates?|time|timing|days?|hours|opening hours|schedule|period|duration|slot|calendar)$/i,
    "It is open",
    false,
  ],
  [/^(?:staff|personnel|crew|field team|team|hands|capacity|manpower|equipment)$/i, "We have", false],
  [/^(?:ask|the ask|task|what we ask for|assignment|format)$/i, "Think of", false],
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
const numbering = /(?:^|(?<=[\s;,]))\(?(?:[a-h]|\d{1,2}|i{1,3}|iv|vi?)[).]\s+/gi;

/** A list with labels as the sentences that it stands for. */
export function labelsSpelledOut(prompt: string): string {
  return prompt
    .split(
      /\n|(?<=[,;.] )(?=(?:we )?(?:hates?|loves?|likes?|dislikes?|yes|avoid): )|(?<=[.!?]\s)(?=\d{1,2}[.)] \p{Lu})|(?<=[.!?] )(?=[\p{L}' -]{2,40}:\s)(?<!\? (?=[Nn][Oo]:))|\s+\/\s+(?=\p{Lu}\p{L}+: )/u,
    )
    .map((line) => line.replace(/^\s*\d{1,2}[.)] (?=\p{Lu})/u, ""))
    .map(spelledLine)
    .join("\n");
}

function spelledLine(line: string): string {
  const [, label = "", rest = ""] = labeled.exec(line.replaceAll("’", "'")) ?? [];
  const known =
    labels.find(([pattern]) =>
      pattern.test(
        label
          .split(/ [/|] /)
          .at(-1)
          ?.trim() ?? "",
      ),
    ) ?? (refusingLabel.test(label) ? labels[0] : undefined);
  // "Subscriptions wanted: 200" counts them.
  if (!known || (known[1] === "Must have" && /^\d[\d,.]*\W*$/.test(rest)))
    return line.replace(/^\s*[-*•·]\s+/, "");
  const [, begins, isList] = known;
  // A list ends with its sentence.
  const [list = "", ...more] = isList ? sentencesOf(rest) : [rest];
  const parts = isList
    ? list
        .replaceAll(numbering, "")
        .replaceAll(/\([^)]*\)/g, "")
        .split(
          /[,;]\s+(?:(?:or|and)\s+)?|(?<!\b(?:before|with|up|in|on|over|here|more|again)) +(?:and|or)\s+/i,
        )
    : [
        rest
          .replaceAll(numbering, "")
          .replace(
            /^(?:[\p{L}-]+ )?(?:launch|release|opening)?\s*(?:evening|event|party|night|day|campaign|idea)s? (?:for|of) (?:a |an |the |our )?/iu,
            "",
          ),
      ];
  return parts
    .map((part) => part.replace(/^(?:no|not|must have|must|our|any|a|an|the)\s+/i, "").replace(/[.\s]+$/, ""))
    .filter((part) => part !== "")
    .map((part) => `${begins} ${part}.`)
    .concat(more)
    .join(" ");
}
