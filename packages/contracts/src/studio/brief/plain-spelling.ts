// cspell:ignore plse thks
/** How people write in a hurry, and what it stands for. */
const shorthand: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\p{N}])w\/o(?=\s)/giu, "without"],
  [/(?<![\p{L}\p{N}])w\/(?=\s)/giu, "with"],
  [/\b(?:pls|plz|plse)\b/gi, "please"],
  [/\b(?:thx|thks|tnx)\b/gi, "thanks"],
  [/\b(?:bc|cuz|coz)\b/g, "because"],
  [/\b(?:abt)\b/gi, "about"],
  [/\b(?:ppl)\b/gi, "people"],
  [/\b(?:acct)(s?)\b/gi, "account$1"],
  // "CHF 55'000"
  [/(?<=\d)['’](?=\d{3}(?!\d))/gu, ","],
  [/\bincl\.?(?= )/gi, "including"],
  [/\bi\.\s?e\.,?(?= )/gi, "that is"],
  [/\b(do|does|did|is|are|was|were|have|has|must|should|would|could|need)nt\b/gi, "$1n't"],
  [
    /\b(that|what|there|here|it)s\b(?= (?:the|a|an|not|why|what|how|no|our|my|all|too|optimistic|fine|ok|okay|it)\b)/gi,
    "$1's",
  ],
  [/\b(it|that)['’]d (?=be\b)/gi, "$1 would "],
  [/\b(ca|wo)nt\b(?= \p{Ll})/giu, "$1n't"],
  // "16-24 year olds"
  [/\b(\d\d?)(?: ?(?:-|–|to)(?: ?to)? ?(\d\d?))?[- ]year[- ]olds\b/gi, "people aged $1 to $2"],
  [/\b(people aged \d\d?) to (?!\d)/g, "$1 "],
  [/(?<=\p{L}) [&+] (?=\p{L})/gu, " and "],
  // What one says while thinking: "so um this is", "we want like 400", "this account right, it's".
  [/(?<=^|[\s,.;])(?:u+h+m*|u+m+|e+r+m*|hm+),? /giu, ""],
  [/(?<=\p{L}) right,(?= (?:it|it's|so|and|we|they|that|he|she|fits|called)\b)/giu, ","],
  [/\b(want|need|maybe|about|say|get|there's|have|for|got) like (?=\d)/giu, "$1 "],
  [
    /^(?:(?:so|okay|ok|right|well|basically|hey|hi|yeah|yes|look),? )+(?=(?:this|it|i|we|our|my|the)\b)/giu,
    "",
  ],
  [/(?<=[.!?] )(?:[Oo]h|[Oo]kay|[Oo]k|[Yy]eah),? (?:and |so |but )?(?=\p{Ll})/gu, ""],
];

/** A text with contractions, "with" and "please" as they are usually spelled. Everything else stays as it is. */
export function plainlySpelled(text: string): string {
  return shorthand.reduce((before, [pattern, plain]) => before.replaceAll(pattern, plain), text);
}

const variants: readonly (readonly [string, string])[] = [
  ["without", "(?:without|w/o)"],
  ["with", "(?:with|w/)"],
  ["please", "(?:please|pls|plz|plse)"],
  ["because", "(?:because|bc|cuz|coz)"],
  ["about", "(?:about|abt)"],
  ["people", "(?:people|ppl)"],
  ["account", "(?:account|acct)"],
  ["accounts", "(?:accounts|accts)"],
  ["including", String.raw`(?:including|incl\.?)`],
  ["and", String.raw`(?:and|&|\+)`],
];
const spellings = new Map(variants);

/** The part of a text that some of its words, spelled plainly, came from; undefined if it isn't in it as a whole. */
export function asWritten(words: string, text: string): string | undefined {
  const tokens = words.replaceAll("’", "'").match(/[\p{L}\p{N}'+]+|[$€£]/gu) ?? [];
  if (tokens.length === 0) return undefined;
  const parts = tokens.map(
    (token) =>
      spellings.get(token.toLowerCase()) ??
      token.replaceAll(/[+$]/g, String.raw`\$&`).replaceAll("'", "['’]?"),
  );
  return new RegExp(parts.join(String.raw`[^\p{L}\p{N}]{0,6}`), "iu").exec(text)?.[0];
}
