import type { BriefReading } from "./brief-reading.ts";
import { tellingWords } from "./brief-text.ts";

/** Other words for what briefs refuse most often. */
const alike: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:alcohol|drinks?|booze)$/, ["beer", "wine", "cocktail", "champagne", "bar", "liquor", "spirits"]],
  [
    /^(?:music|entertainment|noise)$/,
    ["music", "band", "dj", "concert", "singer", "comedian", "magician", "performer"],
  ],
  [/^(?:vr|headsets?)$/, ["vr", "headset", "virtual"]],
  [
    /^(?:games?|quiz|quizzes|trivia|contests?|competitions?|tournaments?)$/,
    ["quiz", "trivia", "contest", "tournament", "leaderboard"],
  ],
  [
    /^(?:raffles?|giveaways?|prizes?|sweepstakes?|lottery)$/,
    ["raffle", "giveaway", "prize", "sweepstake", "lottery"],
  ],
  [/^(?:costumes?|cosplay|mascots?)$/, ["costume", "cosplay", "mascot"]],
  [/^(?:photos?|photographers?|selfies?|cameras?|filming)$/, ["photo", "photographer", "selfie", "camera"]],
  [/^(?:phones?|email|e-mail)$/, ["phone", "qr", "selfie", "email"]],
  [
    /^(?:speech|speeches|keynotes?|slides?|slideshow|presentations?|panels?)$/,
    ["speech", "keynote", "slide", "slideshow", "presentation", "panel"],
  ],
  [/^(?:stage|theater)$/, ["stage", "theater"]],
  [/^(?:dairy|milk)$/, ["milk", "dairy", "cheese"]],
  [/^(?:single-use|disposable)$/, ["disposable", "sachet", "paper cup"]],
  [/^(?:queue|queues|line|lines|waiting)$/, ["queue", "wait in line"]],
  [/^(?:donation|donations|fundraising)$/, ["donate", "donation", "pledge", "fundraiser"]],
  [/^(?:politics|political)$/, ["politics", "political", "election"]],
  [/^(?:actors?|performers?)$/, ["actor", "performer"]],
  [/^(?:influencers?|celebrity|celebrities)$/, ["influencer", "creator", "celebrity"]],
  [/^(?:staff|volunteers?)$/, ["volunteer", "hired staff"]],
  [/^(?:scent|scents|smells?|perfumed?)$/, ["spray", "scent", "perfume", "fragrance", "scented"]],
  [/^(?:sales|sell|pitch)$/, ["sales pitch", "salespeople"]],
];
const general = new Set(
  "strong hard loud dark big long free live real cheap small large extra kind type sort single whole open anywhere near others see sees stop stops make makes sell selling show take takes give use used find people person place product logo sight under anybody board promise promises claim claims ask asks talk talks".split(
    " ",
  ),
);
const relates =
  /\s(?:that|who|where|which|when|as|with|on|at|in|of|from|for|to|anywhere|near|beyond|by|if|during|because|may|since)\s.*$/i;

/** The words that betray that a text breaks a must-not; none that the brief itself uses for what it wants. */
export function refusedWords(reading: BriefReading): { line: string; words: readonly string[] }[] {
  const wanted = new Set(
    tellingWords(
      [
        reading.product?.text,
        reading.audience?.text,
        reading.place?.text,
        reading.target?.text,
        ...reading.mustHaves.map(({ text }) => text),
      ].join(" "),
    ).flatMap((word) => [word, word.replace(/s$/, "")]),
  );
  return reading.mustNots.map(({ text }) => {
    const bareText = text.replace(
      /^(?:no|none of|nothing|nobody|no one|without|never|don't|do not|not a word about|not another|not a|not even|not|avoid|skip|zero|leave out|leave off|steer clear of|stay away from|stay clear of|spare us|hold|forget about|forget|exclude|(?:we|i) (?:don't|do not|won't) want|must not|anything but)\s+(?:the |a |an |any )?/i,
      "",
    );
    // "Nothing printed on paper" is about the paper, "no captain in uniform" about the captain.
    const head = tellingWords(/^nothing\b/i.test(text) ? bareText : bareText.replace(relates, ""));
    const own = head.filter((word) => !general.has(word));
    const telling = own.length > 0 ? own : tellingWords(bareText).filter((word) => !general.has(word));
    const words = telling.flatMap((word) => [
      word,
      ...(alike.find(([pattern]) => pattern.test(word))?.[1] ?? []),
    ]);
    return {
      line: text,
      words: [...new Set(words)].filter((word) => !wanted.has(word) && !wanted.has(word.replace(/s$/, ""))),
    };
  });
}

/** A word without what its plural or its verb adds. */
function stemOf(word: string): string {
  const one = word.replace(/(?<=ss|sh|ch|x)es$|(?<=[^s])s$/, "");
  return one.replace(/(?<=\p{L}{3})(?:e|ing)$/u, "");
}

/** Whether a text speaks of one of some words, in singular or plural. */
export function speaksOf(text: string, words: readonly string[]): boolean {
  return words.some((word) => {
    const stem = stemOf(word).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    return new RegExp(String.raw`(?<![\p{L}\p{N}])${stem}(?:s|e|es|ing|ed)?(?![\p{L}\p{N}])`, "iu").test(
      text,
    );
  });
}

/** The must-nots that a result breaks: what it speaks of without saying that there is none of it. */
export function brokenMustNots(result: unknown, reading: BriefReading): string[] {
  const text = textsIn(result)
    .flatMap((one) => one.split(/(?<=[.!?;])\s+|\n/))
    .filter((sentence) => !/\b(?:nobody|never|no|not|without|instead of|free of)\b/i.test(sentence))
    .join("\n");
  return refusedWords(reading)
    .filter(({ words }) => speaksOf(text, words))
    .map(({ line }) => line);
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => (name === "type" ? [] : textsIn(part)));
}
