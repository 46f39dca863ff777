// cspell:ignore abeg ahoj akal alaikum alamu annyeong Atentamente buen buongiorno chao Cordialement freundlichen geehrte Grüßen guten habari habibi jambo konnichiwa kumusta mabuhay merhaba moin namaskar namaste Namaste Niaje noches sala Saludos salut sasa sawasdee sawubona sehr servus tardes tudo vanakkam
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

const salutation =
  /^\s*(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\b[^.,!?\n]{0,40}(?:, \p{Lu}\p{L}+(?: and \p{L}+)?)?[,.!\n]\s*(?:(?:following up|further|as discussed|as agreed|thanks|thank you|nice|great|good)\b[^.!?\n]{0,60}\b(?:call|meeting|e?-?mail|chat|conversation|talk|discussion|message|time)\b[^.!?\n]{0,20}[.!\n]\s*)?/iu;
const farewell =
  /(?<=[.!?\n])\s*(?:(?:Many|many|Kind|kind|Best|best|Warm|warm) )?(?:Thanks|thanks|Thank you|thank you|Regards|regards|Wishes|wishes|Cheers|cheers|Best|Sincerely|Yours|Mit freundlichen Grüßen|Cordialement|Saludos|Atentamente|Namaste)(?: in advance)?[,.!\s]*(?:\p{Lu}[\p{L}.-]*(?: \p{Lu}[\p{L}.-]*)?)?[.!\s]*$/u;

/** What a mail program writes above a message, and before each line of one that was forwarded. */
const mailLines =
  /^[ \t>]*(?:-{2,}[^\n]*-{2,}|(?:from|to|cc|bcc|sent|reply-to|on [^\n]+ wrote)\s*:[^\n]*|subject\s*:\s*(?:(?:fwd?|re|aw|wg)\s*:)[^\n]*)(?:\n|$)/gimu;
const quoteMarks = /^[ \t]*(?:>[> \t]*)+/gm;
/** Thanks and wishes before anything is said. */
const courtesy =
  /^\s*(?:(?:greetings of the day|greetings|habibi|g'?day|good (?:day|morning|afternoon|evening)(?: o| all| everyone| team)?|my (?:people|friends?)|hiya|oi|hola|hey there|hi there|thank you (?:for your [^.!?\n]{3,40}|very much|in advance)|thanks (?:for [^.!?\n]{3,40})|tudo bem|so|right|well|okay|ok|look|listen|dear sir(?: or |\/)madam)\s*[,.!?]+\s*)+/iu;

/** "Niaje!", "Buenas tardes!", "Team, as discussed:": a few words before anything is said, in whichever language. */
const greeting =
  /^\s*(?:[\p{L}' ]{2,24}!(?=\s+\p{Lu})|(?:peace be upon you|ass?alamu? alaikum|sala+m|namaste|namaskar|bonjour|guten tag|gr[üu]ezi|servus|moin|sehr geehrte[^,.!\n]*|buen[oa]s (?:d[ií]as|tardes|noches)|hola|ol[áa]|bom dia|boa tarde|ciao|buongiorno|hej|hei|jambo|habari|sawubona|shalom|merhaba|salut|ahoj|cze[śs][ćc]|konnichiwa|ni hao|aloha|kia ora|sat sri akal|vanakkam|howdy|g'?day|y'all|abeg|niaje|sasa|mabuhay|kumusta|xin chao|sawasdee|annyeong)[.!,]+|(?:team|all|everyone|folks|guys|both)\b[^.!?\n]{0,24}[,:])\s*/iu;

/** A brief that was sent as a letter, without how it begins and ends: neither says anything of what is asked for. */
export function withoutLetter(text: string): string {
  const begun = text
    .replaceAll(mailLines, "")
    .replaceAll(quoteMarks, "")
    .replace(salutation, "")
    .replace(greeting, "")
    .replace(courtesy, "");
  const body = begun.replace(farewell, "");
  return body.trim() === "" ? text : body;
}

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
