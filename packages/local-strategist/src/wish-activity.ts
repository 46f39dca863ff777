// cspell:ignore advis aeiou
import { midSentence } from "@marquee/adapters/ai/plain-text";
import { asTold } from "./as-told.ts";
import { capital } from "./say.ts";

/** More words of a brief in a row would be an echo of it. */
const inARow = 6;
/** Where something may be put in between without tearing what belongs together; the better places first. */
const joints: readonly RegExp[] = [
  /^(?:and|so|while|where|who|which|when|but)$/iu,
  /^(?:with|for|from|before|after|between|until|at|in|on|by|under|into|that)$/iu,
  /^(?:to|as|of|or)$/iu,
];

const orders =
  /^(?:also |then |please |to )*(?:show|bring|let|put|give|use|keep|make|build|set|hand|lend|serve|offer|teach|invite|find|get|print|play|start|end|open|close|place|hang|leave|take|do|sort|arrange|provide|wash|clean|disinfect|cook|pour|explain|collect|measure|tell|read|sing|draw|repair|mend|plant|test|try|send|check|answer|film|record|run|fit|prepare|demonstrate|have|pick|bake|brew|carry|write|name|sign|greet|allow|feature|host|involve|hold|mark|paint|compare|deliver|load|tow|charge|wear|speak|ask|label|apply|translate|donate|welcome|work)\b(?! (?:is|are|has|have|must|should|can|will)\b)/iu;
const qualities =
  /^(?:fully |completely |strictly |entirely |only )*(?:accessible|bilingual|playable|vegetarian|vegan|halal|kosher|organic|free of|free for|open to|suitable|safe|reef[- ]safe|child-?friendly|family-?friendly|wheelchair|barrier-free|step-free|waterproof|reusable|recyclable|plastic-free|carbon[- ]neutral|gluten-free|alcohol-free|silent|quiet|calm|readable|usable|understandable|multilingual|captioned|subtitled|outdoors|indoors|compliant|sustainable|inclusive|dignified|anonymous|confidential|private)\b/iu;
const languages = /^in (?:both )?\p{Lu}\p{Ll}+(?:,? (?:and|or) \p{Lu}\p{Ll}+)*$/u;
const people =
  /\b(?:people|persons?|nurses?|doctors?|dermatologists?|audiologists?|therapists?|advis[eo]rs?|consultants?|specialists?|experts?|engineers?|mechanics?|chefs?|cooks?|bartenders?|baristas?|teachers?|trainers?|coach(?:es)?|tailors?|farmers?|growers?|makers?|founders?|veterans?|players?|musicians?|bands?|interpreters?|translators?|guides?|installers?|opticians?|pharmacists?|midwives|midwife|physiotherapists?|lawyers?|artists?|authors?|readers?|owners?|users?|volunteers?|staff|members?|graduates?|students|customers|colleagues|judges?|djs?|choirs?|technicians?|mentors?|drivers?|riders?|carers?|parents|families|children|witness(?:es)?|sommeliers?|bakers?|butchers?|fishermen|beekeepers?|gardeners?|craftsmen|craftspeople|seamstress(?:es)?|hosts?|agronomists?|roasters?|brewers?|distillers?|pilots?|hygienists?)\b/iu;
const presence =
  /^(.*?),? (?:present|at hand|on hand|on site|on-site|available|in attendance|there|in the room|on the spot)(?: for (.+))?$/iu;
const verbs =
  /\b(?:is|are|has|have|gets?|can|may|sees?|tries|wears?|tastes|hears?|reads|stays?|cooks?|learns?|makes?|gives?|brings?|picks?|sits?|meets?|opens?|leaves|takes?|comes?|goes|does|holds?|explains?|puts?|chooses?|builds?|writes?|votes?|carries|fills?|presses|mixes|pours?|plants?|talk|work)\b/iu;

/** What introduces a wish and is no part of it. */
const lead =
  /^(?:(?:it|there|the (?:event|activation|campaign|stand|contractor|agency)|this|we|you) )?(?:must|should|shall|has to|have to|needs? to|would|ought to|will)(?: also| always| definitely)? (?:include |have |involve |feature |contain |provide |be |offer )?|^(?:it |there )?(?:must|is|are|be|include[sd]?|including|involve|at least|needed|required|essential|mandatory|important|please)(?: is| are|:)? (?=\p{L})|^(?:something|a (?:part|moment|place|thing)) where /iu;

/**
 * Something that a brief asks for as a part of a concept: who does it, and where.
 * @param wish The brief's own words for it
 * @param units What people use, in the plural
 * @param variant Another one for each of the ideas, and for each of the wishes
 */
export function wishActivity(wish: string, units: string, variant: number): string {
  const bare = wish
    .trim()
    .replace(/[.!;,:\s]+$/u, "")
    .replaceAll(/["“”]/gu, "");
  const plain = asTold(bare.replace(lead, "").replace(lead, "").trim() || bare);
  const one = <Row>(row: readonly Row[], instead: Row): Row => row[variant % row.length] ?? instead;
  // Two briefs that wish for the same seldom read the same.
  const other = <Row>(row: readonly Row[], instead: Row): Row =>
    row[(variant + Math.floor(variant / row.length)) % row.length] ?? instead;
  const where = one(
    [
      `beside the ${units}`,
      `a few steps from the ${units}`,
      `next to the ${units}`,
      `within sight of the ${units}`,
      `on the way to the ${units}`,
    ],
    "",
  );
  const broken = (text: string): string =>
    apart(text, wish, ["as you asked", "for everybody who comes", "from the first hour on"]);
  if (languages.test(plain))
    return capital(
      one(
        [
          `All talks and signs are ${plain}`,
          `Hosts speak and signs are written ${plain}`,
          `Everything that is said or written is ${plain}`,
        ],
        plain,
      ),
    );
  if (qualities.test(plain))
    return capital(
      one(
        [
          `All ${units} and everything around them: ${broken(plain)}`,
          `Each of the ${units} is built so: ${broken(plain)}`,
          `Checked at the ${units} before the doors open: ${broken(plain)}`,
        ],
        plain,
      ),
    );
  const [, who, forWhom] = presence.exec(plain) ?? [];
  const named = (who ?? plain).replace(/ (?:is|are)$/iu, "");
  if (people.test(named) && (who !== undefined || (!verbs.test(named) && !orders.test(plain)))) {
    const does = other(
      [
        "there from opening to close",
        "at a place of their own",
        "with time for every question",
        "for as long as it is open",
      ],
      "",
    );
    return capital(
      `${broken(withArticle(midSentence(named)))}, ${where}, ${does}${forWhom ? `, for ${forWhom}` : ""}`,
    );
  }
  if (orders.test(plain))
    return capital(
      one(
        [
          `One of the crew has this task alone: ${broken(midSentence(plain.replace(/^to /iu, "")))}`,
          `What the hosts at the ${units} do: ${broken(midSentence(plain.replace(/^to /iu, "")))}`,
          `A task with a name beside it: ${broken(midSentence(plain.replace(/^to /iu, "")))}`,
        ],
        plain,
      ),
    );
  if (verbs.test(plain) && plain.split(" ").length > 3)
    return capital(
      one(
        [
          `At the ${units} ${broken(midSentence(plain))}`,
          `While people wait or watch, ${broken(midSentence(plain))}`,
          `From the first hour on, ${broken(midSentence(plain))}`,
        ],
        plain,
      ),
    );
  const kept = other(
    [
      "with a host who sees to it",
      "run by one of the crew",
      "ready before the first visitor comes",
      "checked before each opening",
    ],
    "",
  );
  return capital(`${broken(withArticle(midSentence(plain)))}, ${where}, ${kept}`);
}

/** What has no article: it isn't counted, is more than one, or has one. */
const uncounted =
  /(?:ing|ies|[^s]s|people|men|privacy|coffee|tea|water|food|music|access|shade|staff|help|advice|bread|wine|beer|heat|light|equipment|material|information|safety|time|space|hygiene|fruit|juice|milk|support|attention|proof|evidence|power|ice|snow|sand|soil|wood|paper)$/iu;

/** "A reading corner" for "reading corner". */
function withArticle(text: string): string {
  const [head = ""] = text.split(
    / (?:in|on|at|for|from|with|of|by|to|that|which|who|and|or|between|under|as)\b|,/u,
  );
  const isBare =
    /^(?!(?:an?|the|one|two|three|four|five|six|seven|eight|ten|some|your|their|his|her|its|every|each|all|no|any|at|only|real|enough|more|both|several|many|free)\b)\p{Ll}/iu.test(
      text,
    );
  const isCounted = head.split(" ").length > 1 && !uncounted.test(head);
  const isFree = /^(?:free|real) /iu.test(text) && isCounted;
  if (!(isBare || isFree) || !isCounted || /^\p{Lu}/u.test(text)) return text;
  return `${/^[aeiou]/iu.test(text) ? "an" : "a"} ${text}`;
}

/** A text in which no more than a few words stand as they stood in a wish, with something of one's own between them. */
function apart(text: string, wish: string, between: readonly string[]): string {
  const [first, ...others] = between;
  if (first === undefined || !echoes(text, wish)) return text;
  // "People can actually bring it": the smallest change comes first.
  const said = text.replace(/\b(can|may) (?!actually)(?=\p{L})/iu, "$1 actually ");
  if (said !== text) return apart(said, wish, between);
  const words = text.split(" ");
  const start = words.indexOf("actually") + 1;
  const within = words.map((_, at) => at).filter((at) => at >= start + 2 && at <= start + inARow);
  const cut =
    joints.flatMap((joint) => within.filter((at) => joint.test(words[at] ?? "")).toReversed()).at(0) ??
    start + inARow;
  const begins = words.slice(0, cut).join(" ").replace(/,$/u, "");
  return `${begins}, ${first}, ${apart(words.slice(cut).join(" "), wish, others)}`;
}

const plainly = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];

/** Whether more words in a row are those of a wish than may be. */
function echoes(text: string, wish: string): boolean {
  const words = plainly(text);
  const asked = ` ${plainly(wish).join(" ")} `;
  return words.some(
    (_, at) =>
      at + inARow < words.length && asked.includes(` ${words.slice(at, at + inARow + 1).join(" ")} `),
  );
}
