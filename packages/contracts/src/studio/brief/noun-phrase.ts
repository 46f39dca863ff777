// cspell:ignore ittle rivate imple ance ment tion
import { isTown } from "./brief-place.ts";
import { bare } from "./brief-text.ts";

/** Words that end a noun phrase. */
const stops =
  /^(?:to|at|in|on|for|from|with|by|of|the|their|its|that|which|who|whose|is|are|was|were|has|have|had|so|and|or|but|because|where|when|while|exists?|inside|outside|home|during|before|after|without|as|into|near|about|wants?|needs?|works?|should|shall|must|can|will|would|around|through|under|over|than|like|via|per|lets?|makes?|helps?|stays?|gives?|comes?|goes|against|among|between|across|up|out|down|off|directly|there|here|this|next|it|they|we|you|people|nobody|everybody|everyone|actually|locks?|not|never|all|today|tomorrow|until|costs?|saves?|takes?|replaces?|using|me|him|us|came|began)$/i;
/** What the first words of a brief often say beside the product. */
export const occasions =
  /\s+(?:launch(?: party| event)?|tasting|demo|sampling|release|campaign|event|pop-?up|activation|roadshow|tour|booth|dinner|presence|promotion|promo|trial|takeover|workshop|wants|exhibit|fundraising|fundraiser|ride-and-drive|premiere|opening|showcase|stunt|festival)$/i;
const tells =
  /^(?:tastes?|smells?|looks?|feels?|sounds?|reads?|fits?|sits?|lasts?|works?|melts?|wants|contains)$/i;
/** Whether a word can be the verb of what stands before it, by its end. */
export const isVerb = (word: string): boolean =>
  /[^sui'’]s$/i.test(word) &&
  !/^(?:sales|sports|goods|savings|news|glass|business|fitness|wellness|christmas|ladies|kids|[\p{L}-]+(?:ous|ics|less|ness))$/iu.test(
    word,
  );

/** What a verb goes on with, and a plural does not: "Northwind Bill shows which service costs most". */
const asks = /^(?:which|how|what|who|whom|whose|where|when|why|whether|it|you|us|them|people|your|their)$/i;

const leadsOn = /^(?:for|by|with|in|at|from|to|on|under|into|out|of)$/i;
/** "Removal of wasps' nests", "an app of dog boarding": such a word says too little without what follows. */
const act = /^(?:app|\p{L}+(?:val|tion|ment|ance|ery|ing)|repair|rental|hire|care)$/iu;
const isOfAct = (kept: readonly string[], all: readonly string[], at: number): boolean =>
  kept.length === 1 &&
  act.test(kept[0] ?? "") &&
  /^of$/i.test(all[at] ?? "") &&
  /^\p{Ll}/u.test(all[at + 1] ?? "");

/** "Repair for Life", "House of Tea": a small word between two with capitals is part of a name. */
const isInName = (kept: readonly string[], all: readonly string[], at: number): boolean =>
  /^(?:for|of|and|in|to|on|with)$/.test(all[at] ?? "") &&
  /^\p{Lu}\p{Ll}/u.test(kept.at(-1) ?? "") &&
  kept.length < 3 &&
  /^\p{Lu}\p{Ll}/u.test(all[at + 1] ?? "") &&
  !isTown((all[at + 1] ?? "").replace(/\P{L}+$/u, ""));

/** "Bike fits" as a heading, or "for gravel riders": a noun, whatever else such a word tells. */
const isPluralOf = (clean: string, raw: string, next: string | undefined): boolean =>
  clean.endsWith("s") && (next === undefined ? clean === raw : /^for$/i.test(next));

/** "Our first home loan", beside "they take it home". */
const isHomeThing = (word: string, next: string): boolean =>
  /^home$/i.test(word) &&
  /^(?:loans?|insurance|office|care|visits?|theater|delivery|gym|kit|battery|baking|brewing|security|game|improvement|equity|owners?|buyers?|cooking|bakery|charger|tutoring|nursing)\b/i.test(
    next,
  );

/** "A line of dog food": so much of it, and not the thing itself. */
const amountOf =
  /^(?:(?:an?|the|our|new|small|own|whole) )*(?:line|range|series|kind|type|sort|collection|assortment|variety|bottle|can|box|pack) of (?=\p{Ll})(?!(?:the|our|my|an?)\b)/iu;

/** "Sleeper bus El Paso": where something goes or is stands after it and is no part of what it is called. */
function withoutTown(words: readonly string[]): readonly string[] {
  const from = words.findIndex(
    (word, at) =>
      at > 0 &&
      /^\p{Ll}/u.test(words[at - 1] ?? "") &&
      /^\p{Lu}/u.test(word) &&
      isTown(words.slice(at).join(" ")),
  );
  return from < 0 ? words : words.slice(0, from);
}

/** The noun phrase that a text begins with. */
export function nounPhrase(text: string): string {
  const kept: string[] = [];
  const all = text.replace(amountOf, "").split(/\s+/);
  for (const [at, raw] of all.entries()) {
    const word = raw.replace(/^["'“‘(]+/, "");
    const clean = word.replace(/[,.;:!?)"”]+$/, "").replace(/(?<=s)'$/, "'");
    if (
      clean === "" ||
      raw.startsWith("(") ||
      raw === "=" ||
      (kept.length > 0 &&
        stops.test(clean) &&
        !isHomeThing(clean, all[at + 1] ?? "") &&
        !isOfAct(kept, all, at) &&
        !isInName(kept, all, at)) ||
      (/^[\d$]/.test(clean) &&
        !/^\d+-(?:year|\p{Ll}+-)/u.test(clean) &&
        !(/^\d{1,3}$/.test(clean) && /^\p{Lu}/u.test(kept.at(-1) ?? ""))) ||
      /^['‘"]/.test(raw)
    )
      break;
    // "Our robot picks parcels": a word on -s before another noun is the verb.
    if (
      kept.length > 0 &&
      isVerb(clean) &&
      !/^(?:trousers|glasses|jeans|shoes|boots|gloves|panels|t[iy]res|vests|cards|drops|pads|tapes|bars|kits|guards|fittings|machines|cleaners|tools|instruments|classes|courses|tickets|lessons|insurances?|savings|goods)$/i.test(
        clean,
      ) &&
      at + 1 < all.length &&
      !/[,.;:!?)]$/.test(raw) &&
      /^\p{L}/u.test(all[at + 1] ?? "") &&
      (!stops.test(all[at + 1] ?? "") || asks.test(all[at + 1] ?? ""))
    )
      break;
    if (tells.test(clean) && kept.length > 0 && !isPluralOf(clean, raw, all[at + 1])) break;
    // "A cabin reserved for women", "families moved to the city"
    if (
      kept.length > 0 &&
      /\p{L}{3}ed$|^(?:made|grown|woven|sewn|drawn|brewed)$/iu.test(clean) &&
      leadsOn.test(all[at + 1] ?? "")
    )
      break;
    kept.push(clean);
    if (/[,.;:!?)]$/.test(raw) || kept.length >= 6) break;
  }
  return bare(withoutTown(kept).join(" "))
    .replace(/^(?:a|an|the|our|new|my|some|your|brand-new)\s+/i, "")
    .replace(/^(?:making|selling|producing|offering|lending|brewing|teaching)\s+(?=\p{L})/iu, "")
    .replace(/^(?:[Ss]mall|[Ll]ittle|[Pp]rivate|[Ss]imple|[Tt]iny)\s+(?=\p{Ll}{3})/u, "")
    .replace(/(?<=\p{L})\s+(?:brand|team|company|startup|people|folks|business)$/iu, "")
    .replace(
      /^(?:[\p{L}\d-]+ ){0,3}(?:bakery|company|shop|store|brand|firm|studio|farm|clinic|club|team|brewery|winery|distillery|family|workshop|factory|restaurant|café|kitchen|dairy|mill)['’]s\s+/iu,
      "",
    )
    .replace(occasions, "")
    .replace(/\s+(?:ok|okay|please|thanks|lah|mate|again|now)$/i, "")
    .replace(/^new\s+/i, "");
}
