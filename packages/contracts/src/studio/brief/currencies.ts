// cspell:ignore lacs renminbi
// cspell:ignore imum kwacha pula reais ringgit rupiah soles dinars
/** Codes and signs of currencies whose amounts would mislead if they were taken for dollars. */
const codes =
  "rs|inr|rupees?|r|kes|ksh|tsh|ugx|ngn|naira|ghs|aed|dhs|sar|qar|omr|kwd|bhd|jod|mxn|mx|brl|dkk|sek|nok|isk|jpy|yen|cny|rmb|krw|twd|zar|zmw|bwp|thb|try|pln|huf|czk|ron|bgn|php|idr|myr|rm|vnd|sgd|hkd|egp|mad|tnd|pkr|lkr|bdt|npr|cop|clp|ars|pen|uyu|ils|uah|rub|xof|xaf";
const names =
  "rupees?|reais|naira|cedis?|dirhams?|dinars?|riyals?|rials?|pesos|soles|kroner|kronor|krona|kroner|yen|yuan|renminbi|won|rand|baht|lira|zloty|zlotys|forint|koruna|lei|leva|shillings?|francs?|ringgit|rupiah|dong|shekels?|hryvnia|rubles|taka|kwacha|pula|birr";
const scale = String.raw`(?:k|m|thousand|million|mil|lakhs?|lacs?|crores?)`;
const nations = String.raw`(?:indian|pakistani|mexican|saudi|omani|kenyan|ugandan|tanzanian|nigerian|ghanaian|south african|egyptian|moroccan|swedish|norwegian|danish|czech|polish|turkish|chilean|colombian|argentine|philippine|brazilian|japanese|korean|thai|swiss|singapore|hong kong)`;
const before = new RegExp(String.raw`(?:\b(?:${codes})\.?|r\$|[₹₦¥₩₪₱₺₫฿₵₴]) ?$`, "iu");
const after = new RegExp(
  String.raw`^ ?(?:(?:${scale}) ?)?(?:(?:${nations} )?(?:${names})\b|lakhs?\b|lacs?\b|crores?\b|mil\b|(?:${codes.replace("|r|", "|")})\b)`,
  "iu",
);

/** "130 try-ons", "40 pen pals": such a code is a word as well, and no currency unless it has its capitals. */
const isWord = /^ ?(?:try|cop|pen|mad|ron|php)$/u;

/** What around a number makes it an amount in such a currency; undefined if nothing does. */
export function foreignMoney(
  textBefore: string,
  textAfter: string,
): { before: string; after: string } | undefined {
  const behind = after.exec(textAfter)?.[0] ?? "";
  const found = { before: before.exec(textBefore)?.[0] ?? "", after: isWord.test(behind) ? "" : behind };
  return found.before === "" && found.after === "" ? undefined : found;
}
