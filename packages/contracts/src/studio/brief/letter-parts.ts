// cspell:ignore abeg ahoj akal alaikum alamu annyeong Atentamente buen buongiorno chao Cordialement freundlichen geehrte Grüßen guten habari habibi jambo konnichiwa kumusta mabuhay merhaba moin namaskar namaste Namaste Niaje noches sala Saludos salut sasa sawasdee sawubona sehr servus tardes tudo vanakkam abraços beste bien cordiales cordiali cumprimentos danke dzięki fyri gracias grazie groet groetjes Grüße hartelijke herzliche hilsen hälsningar Inken kiitos liebe obrigad pozdrawiam pqit saluti schöne Takk vennlig vous vriendelijke vänliga Wiebke xoxo
/** Thanks, wishes and greetings that a letter opens or ends with, in the languages that people mix into an English one. */
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

/** What kind of paper it is, as its first line: "REQUEST FOR PROPOSAL No. 2026-014", "Voice memo transcript:", "Brief:". */
const paperTitle =
  /^\s*(?:(?:request for (?:proposals?|quotations?|tenders?|information)|rf[pqit]|invitation to (?:tender|bid)|call for (?:proposals|tenders|bids)|tender(?: notice)?|terms of reference)\b[^\n:.]*(?:\n|$|[:.]\s*)|(?:(?:creative |client |short )?(?:brief(?:ing)?|voice (?:memo|note|message)|voicemail|memo|transcript|notes?)(?: transcript(?:ion)?)?)\s*(?::|\n)\s*)/iu;

const closings =
  "thanks(?: (?:a lot|so much|in advance|again))?|thank you(?: (?:very much|so much|in advance))?|regards|wishes|greetings|sincerely(?: yours)?|yours(?: (?:sincerely|faithfully|truly))?|respectfully(?: yours)?|cheers|best|all the best|love|xoxo|xx?|bye(?: bye)?|ciao|gratitude|appreciation|take care|talk soon|speak soon|see you(?: soon)?|until soon|mit freundlichen grüßen|viele grüße|liebe grüße|beste grüße|herzliche grüße|schöne grüße|grüße|lg|mfg|vg|cordialement|bien à vous|saludos(?: cordiales)?|atentamente|cumprimentos|abraços?|cordiali saluti|saluti|(?:met )?(?:vriendelijke|hartelijke) groet(?:en)?|groetjes|hilsen|(?:med )?vennlig hilsen|(?:med )?vänliga hälsningar|takk(?: fyri)?|tack|kiitos|merci|danke|grazie|gracias|obrigad[oa]|dzięki|pozdrawiam|namaste";
/** "Warm wishes," on a line of its own, "With gratitude", "Kind regards from Oslo". */
const closingLine = new RegExp(
  String.raw`^\s*(?:with (?:all |many |our |my )?)?(?:(?:many|kind|kindest|best|warm|warmest|sincere|friendly) )*(?:${closings})(?: from [\p{Lu}][\p{L} ]+)?\s*[,.!]*\s*$`,
  "iu",
);
/** The same at the end of the last line, with who writes: "Viele Grüße, Wiebke & Inken". */
const closingTail = new RegExp(
  String.raw`(?<=[.!?]\s+)(?:(?:many|kind|kindest|best|warm|warmest) )?(?:${closings}),? (?:\p{Lu}[\p{L}.-]+)(?: \p{Lu}[\p{L}.-]*)?(?: (?:&|and|und|et|y|\+) \p{Lu}[\p{L}.-]+)?[.!]?\s*$`,
  "iu",
);
/** "Takk fyri,": a few words with a comma, as one signs off in any language. */
const oddClosing = /^\s*\p{Lu}[\p{L}']*(?: [\p{L}']+){0,3},\s*$/u;
/** Whom to write to and who signs: an address, a number, a name with what they are. */
const isContact = (line: string): boolean =>
  /^\s*$|@\S+\.\S|\bhttps?:|\bwww\.|^[\s+()\d./-]{6,}$|^\s*(?:tel|phone|fax|mobile|mail|e-mail|email|cell|t|m)\b[.:]/iu.test(
    line,
  ) ||
  (line.trim().split(/\s+/).length <= 7 && !/(?<!\b\p{Lu}\p{Ll}{0,3})[.!?:]\s+\S|[$€£%]|\d{3}/u.test(line));
/** So many lines a signature has at most. */
const signatureMost = 7;

/** A letter's text without its sign-off and all that stands under it. */
function withoutSignature(text: string): string {
  const lines = text.split("\n");
  const at = lines.findIndex(
    (line, index) =>
      index > 0 &&
      index >= lines.length - signatureMost - 1 &&
      (closingLine.test(line) ||
        (oddClosing.test(line) &&
          index < lines.length - 1 &&
          /^\s*$|[.!?)]["”]?\s*$/u.test(lines[index - 1] ?? ""))) &&
      lines.slice(index + 1).every(isContact),
  );
  return (at < 0 ? text : lines.slice(0, at).join("\n")).trimEnd().replace(closingTail, "");
}

const us = "(?:me|us|our team|the office)";
const replies =
  "(?:ideas?|proposals?|concepts?|quotes?|quotations?|offers?|bids?|tenders?|drafts?|suggestions?|thoughts|submissions?|replies|answers?|pitch(?:es)?|something|an? answer|feedback)";
const some = String.raw`(?:(?:a|an|some|your|the|any|all|first|two|three|or|few|couple of|\d) ){0,4}`;
/**
 * Sentences that speak of the correspondence and not of what is asked for: "Could you come back with two ideas by
 * Friday?", "Offers are to be submitted by 30 April", "I hope you are well", "Call me back", "See attached".
 */
const correspondence: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:(?:could|can|would|will) you|please|kindly|i'd like you to|we'd like you to|i need you to) (?:please |kindly |maybe |perhaps |already |then )?(?:(?:come|get|write|report) back\b|reply\b|respond\b|answer\b|call ${us}\b|ring ${us}\b|(?:send|e-?mail|give|show|make|share|submit|forward|pitch|mail) (?:${us} )?(?:over )?${some}${replies}\b(?! (?:for|about|on|around|to|that|how|which|with|regarding|concerning)\b)|let ${us} (?:know|have ${some}${replies})|have ${some}${replies} (?:ready|by|for us))`,
    "iu",
  ),
  /^(?:(?:so|and|please|just|okay|ok|oh|that's it),? )*(?:call|ring|phone|e-?mail|text|write|message) (?:me|us)\b/iu,
  new RegExp(
    String.raw`^(?:all |your |the |any )?(?:offers|proposals|bids|tenders|submissions|applications|quotes|quotations|ideas|concepts|questions|inquiries|responses) (?:(?:must|should|shall|may|can|will|are to|have to|need to|has to) )?(?:(?:all )?be )?(?:due|expected|received|submitted|sent|handed in|delivered|e-?mailed|mailed|addressed|directed|asked)\b`,
    "iu",
  ),
  /^(?:(?:the )?(?:deadline|closing date|due date)(?: (?:for|of) [^:.]*)?|submission|submissions|contact(?: person)?|questions|reply by|response due)(?::| is\b)/iu,
  new RegExp(
    String.raw`^(?:we|i)(?:'d| would)? (?:need|want|like|love|expect|await|hope)(?: to (?:see|have|get|receive|hear))? (?:from you )?${some}(?:${replies.replace("|something", "")}) (?:by|until|before|in|within|back)\b`,
    "iu",
  ),
  /^(?:(?:i|we)(?:'m|'re| am| are) )?(?:really |very |much )?(?:looking forward|excited|curious|keen) (?:to (?:hear|read|see|get|your)|about your)\b/iu,
  /^(?:please |do |just )*(?:let (?:me|us) know|don't hesitate|do not hesitate|feel free|get in touch|reach out|shout)\b/iu,
  /\b(?:happy|glad|free|available) to (?:jump on|hop on|have|talk|discuss|answer|chat|explain)\b|\bwill (?:gladly |happily )?answer (?:your |any |all )*questions\b/iu,
  /^(?:and )?(?:i |we )?(?:do )?hope (?:you|this|all|everything|your)\b(?!.*\b(?:visitors|guests|customers|people|sign|buy|try)\b)/iu,
  /^(?:it was |it's |it is |so |very )?(?:great|nice|lovely|good|wonderful) (?:to (?:hear|meet|see|talk|speak|chat)|hearing|meeting|talking|speaking|seeing|chatting)\b/iu,
  /^(?:thanks|thank you|many thanks|cheers)\b(?:[^.!?]{0,80})$/iu,
  /^(?:as (?:promised|discussed|agreed|mentioned)|following up|further to)\b[^.!?]*\b(?:here|brief|below|attached|call|chat|mail|meeting)\b[^.!?]{0,30}$/iu,
  /^(?:please )?(?:see|find) (?:attached|enclosed|below)\b[^.!?]*$|^(?:here|below)(?:'s| is| are)(?: the| our| my| a)? (?:brief|details|facts|info|information|key facts|what we need)(?: we need)?$/iu,
  /^(?:anyway|anyhow|that's (?:it|all)(?: (?:from me|for now|then))?|that is all|that would be all|over to you|talk soon|speak soon|bye|okay bye|ok bye|goodbye|any ideas|what do you think|any questions|thoughts|sorry about the noise)$/iu,
];
/** What says how much there is or what must be is asked for, in whatever sentence it stands. */
const asksBesides =
  /[$€£]\s?\d|\b(?:budget|must|goal|target|audience)\b(?! be (?:received|sent|submitted))/iu;

/** A line without its sentences about the correspondence. */
const withoutCorrespondence = (line: string): string =>
  line
    .split(/(?<=[.!?]["')”]?)(?<!\b(?:approx|incl|excl|no|st|mr|mrs|dr|vs|e\.g|i\.e)\.) +/iu)
    .filter((sentence) => {
      const said = sentence
        .trim()
        .replace(/[\s.!?,;]+$/u, "")
        .replace(/^\s*(?:\d{1,2}(?:\.\d{1,2})*[.)]?|[-*•])\s+/u, "");
      return said === "" || asksBesides.test(said) || !correspondence.some((one) => one.test(said));
    })
    .join(" ");

/** Addresses in brackets and on their own: "(t.reed@firm.example)", "www.firm.example". */
const addresses =
  /\s*\(?(?:mailto:)?[\w.+-]+@[\w-]+(?:\.[\w-]+)+\)?|\s*\(?\b(?:https?:\/\/|www\.)[^\s)]+\)?/giu;

/** A brief that was sent as a letter, without how it begins and ends: neither says anything of what is asked for. */
export function withoutLetter(text: string): string {
  const begun = withoutSignature(text.replaceAll(mailLines, "").replaceAll(quoteMarks, ""))
    .replace(paperTitle, "")
    .replace(salutation, "")
    .replace(greeting, "")
    .replace(courtesy, "");
  const body = begun
    .replace(farewell, "")
    .replaceAll(addresses, "")
    .split("\n")
    .map(withoutCorrespondence)
    .join("\n")
    .replaceAll(/\n{3,}/gu, "\n\n")
    .trim();
  return body.trim() === "" ? text : body;
}
