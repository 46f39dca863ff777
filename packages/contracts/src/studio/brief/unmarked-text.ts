/**
 * What begins another thought in a text without marks: what is to be, what is not, what it costs and what should come
 * of it.
 */
const thoughts = [
  String.raw`(?:(?:the|our|my) )?(?:budget|goal|target)\b`,
  String.raw`(?:we|i) (?:want|need|have|can|hope|got|will|would like)\b`,
  String.raw`(?:we|i)'(?:ve|ll|d like)\b`,
  String.raw`(?:want|need) (?:to|them|people|it|everybody|everyone)\b`,
  String.raw`(?:they|people|visitors|guests|everyone|everybody|it) (?:should|must|need|ha(?:s|ve) to|ought)\b`,
  String.raw`please\b`,
  String.raw`(?:don'?t|do not|never|must not)\b`,
  String.raw`no (?!one\b|longer\b|more\b|idea\b|matter\b)\p{L}+`,
  String.raw`nobody\b`,
  String.raw`if (?:[\p{L}\d]+ ){1,10}(?:we|i|it|that) (?:would|'d|will|am|are)\b`,
].join("|");
/** A thought goes on after these, however the next words begin. */
const goesOn =
  "we|i|you|they|he|she|it|not|would|could|should|that|which|who|whom|whose|what|where|when|while|because|since|if|as|than|until|unless|though|although|but|and|or|so|to|of|in|at|on|for|with|from|by|the|a|an|is|are|was|were|be|there|there's|has|have|had|please|says?|said|think|thinks|believe|know|means";
const another = new RegExp(
  String.raw`(?<=[\p{L}\d])(?<!\b(?:${goesOn})) (?:(?:and|but|so|also|then) )*(?=(?:${thoughts}))`,
  "giu",
);

/** From so many words without a mark on, nobody meant a single sentence. */
const longWords = 24;

/** A town after "in" or "near": what it isn't. */
const noTown =
  /^(?:the|a|an|our|your|their|his|her|its|my|this|that|these|those|it|them|us|one|two|three|four|five|six|front|person|public|total|time|fact|general|advance|particular|short|person|case|order|addition|between|about|around|town|bed|hand|use|sight|which|what|whom|spring|summer|autumn|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|english|german|french|spanish|small|large|big|many|most|some|all|every|each|any|shops?|stores?|offices?|schools?|hospitals?|hotels?|malls?|parks?|bars?|cafes?|clubs?|gyms?|trains?|cars?|homes?|streets?|kitchens?|bathrooms?|cash|stock|line|pairs?|groups?|silence|peace|fear|pain|need|charge|doubt|love|trouble|debt|plastic|glass|paper|wood|steel|white|black|red|green|blue|photos|pictures|daylight|mirrors?)$/;
const smallTown =
  /(?<=(?:\b(?:in|near|around|outside)|,) )(\p{Ll}{4,})(?=\s*(?:[,.;:(]|$)|\s+(?:on|at|for|with|from|who|where|because|and|lets?|has|have|had|gave|gives?|is|are|was|were|wants?|says?|said|will|can|during|next|this|every|lends?)\b)/gu;

const shortDays = "mon|tues?|wed|thu|thurs?|fri|sat|sun";
const shortDay = new RegExp(String.raw`\b(?:${shortDays})\b`, "g");
/** "Sat" and "sun" are words as well, unless another day stands beside them. */
const twoDays = new RegExp(
  String.raw`\b(?:${shortDays})(?:,? (?:and|to|till|or) |, ?| ?[-–/] ?| )(?:${shortDays})\b`,
  "g",
);

/**
 * A brief that was typed in one breath, with the marks and capitals that its reader needs: stops between its thoughts, and
 * a capital for where it is. A brief with marks and capitals of its own stays as it is.
 */
export function withMarks(text: string): string {
  const marked = stopped(text).replaceAll(twoDays, (days) =>
    days.replaceAll(shortDay, (day) => day.charAt(0).toUpperCase() + day.slice(1)),
  );
  return isSmall(text)
    ? marked.replaceAll(smallTown, (town, _, at: number, whole: string) =>
        noTown.test(town) ||
        // "No drilling in walls"
        whole.slice(0, at).endsWith("ing in ") ||
        (whole[at - 2] === "," && !isKnownAlone(whole, at, town))
          ? town
          : town.charAt(0).toUpperCase() + town.slice(1),
      )
    : marked;
}

/** After a comma, a town stands alone up to the next one: ", coorg, for people who". */
const isKnownAlone = (text: string, at: number, town: string): boolean =>
  // "atrium of a mall, soweto", "in a hotel, coorg"
  /(?:\b(?:in|at) |(?:^|\n)\s*(?:\p{L}+ ){0,2}(?:of|in|at) )(?:a|an|the|our) (?:\p{L}+ ){1,3}$/u.test(
    `${
      text
        .slice(0, at - 2)
        .split(/[,.;]/)
        .at(-1) ?? ""
    } `,
  ) && /^\s*[,.]/.test(text.slice(at + town.length));

/** Whether a text has hardly any capitals. */
function isSmall(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word) && word !== "I").length;
  return words.length >= 12 && capitals * 25 <= words.length;
}

const afterComma = new RegExp(String.raw`, (?:(?:and|but|so|also|then) )*(?=(?:${thoughts}))`, "giu");
const wordsIn = (text: string): number => text.trim().split(/\s+/).length;

function stopped(text: string): string {
  return text
    .split(/(?<=[.!?;\n])/)
    .map((sentence) => {
      const parts = sentence
        .split(/(?<=[,:])/)
        .map((part) => (wordsIn(part) < longWords ? part : part.replaceAll(another, ". ")))
        .join("");
      return wordsIn(sentence) < 2 * longWords ? parts : parts.replaceAll(afterComma, ". ");
    })
    .join("");
}
