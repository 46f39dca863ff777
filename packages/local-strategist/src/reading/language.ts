/**
 * Languages that Morgan without a model recognizes by their commonest words, to say in them that she reads English only.
 */
const languages = {
  es: /\b(?:el|los|las|una|qué|cuánto|cuándo|dónde|cómo|para|con|por|tengo|eventos?|cuesta|patrocinar|hola|gracias|cu[aá]l(?:es)?|hay|ellos|ellas|tienen|est[aá]n?|nuestr[oa]s?|y)\b|[¿¡]/giu,
  fr: /\b(?:le|les|une|des|est|quels?|quelles?|combien|quand|où|pour|avec|moi|montrez|événements?|printemps|bonjour|merci|coûte)\b/giu,
  de: /\b(?:der|die|das|den|dem|was|beim|bei|welche[rs]?|gibt|noch|oder|wer|nicht|auch|zum|zur|vom|kann|sind|unser\w*|silber|ein|eine|und|ist|wie|wieviel|viele|wann|wo|für|mit|ich|habe|wir|kostet|\w*veranstaltung\w*|hallo|danke)\b/giu,
  pt: /\b(?:os|uma|quanto|quando|onde|como|para|com|tenho|eventos?|custa|patrocinar|olá|obrigad[oa]|não|você)\b/giu,
  it: /\b(?:il|gli|una|quanto|quando|dove|come|per|con|ho|eventi|costa|ciao|grazie|sono)\b/giu,
  nl: /\b(?:het|een|en|wat|hoeveel|wanneer|waar|hoe|voor|met|heb|wij|kost|evenementen?|hallo|bedankt)\b/giu,
} as const;
type Language = keyof typeof languages | "ja" | "zh" | "ko" | "ru" | "ar";

const english =
  /\b(?:the|what|how|is|are|do|does|for|and|my|our|we|you|me|us|it|in|to|of|a|an|which|who|when|where|can|should|not|just|then|with|on|at|ok)\b/gi;

const readsEnglish: Readonly<Record<Language, string>> = {
  es: "Solo entiendo inglés, pero esto es lo que encuentro por los nombres y números:",
  fr: "Je ne lis que l'anglais, mais voici ce que je trouve par les noms et les chiffres :",
  de: "Ich lese nur Englisch, aber das finde ich anhand der Namen und Zahlen:",
  pt: "Só leio inglês, mas isto é o que encontro pelos nomes e números:",
  it: "Leggo solo l'inglese, ma ecco cosa trovo da nomi e numeri:",
  nl: "Ik lees alleen Engels, maar dit vind ik op naam en getal:",
  ja: "英語しか読めませんが、名前と数字から分かることはこちらです。",
  zh: "我只能读英文，但根据名称和数字找到了这些：",
  ko: "영어만 읽을 수 있지만, 이름과 숫자로 찾은 내용입니다.",
  ru: "Я читаю только по-английски, но вот что нашлось по именам и числам:",
  ar: "أقرأ الإنجليزية فقط، لكن هذا ما وجدته من الأسماء والأرقام:",
};

/** The sentence that says, in the language of a text, that only English is read; undefined for English. */
export function readsEnglishOnly(text: string): string | undefined {
  if (/[\u3040-\u30ff]/.test(text) || (/[\u4e00-\u9fff]/.test(text) && /[ぁ-んァ-ン]/.test(text)))
    return readsEnglish.ja;
  if (/[\u4e00-\u9fff]/.test(text)) return readsEnglish.zh;
  if (/[\uac00-\ud7af]/.test(text)) return readsEnglish.ko;
  if (/[\u0400-\u04ff]{3,}/.test(text)) return readsEnglish.ru;
  if (/[\u0600-\u06ff]{3,}/.test(text)) return readsEnglish.ar;
  const own = text.match(english)?.length ?? 0;
  const [best] = Object.entries(languages)
    .map(([language, words]) => ({ language: language as Language, count: text.match(words)?.length ?? 0 }))
    .sort((one, other) => other.count - one.count);
  return best && best.count >= 2 && best.count > own ? readsEnglish[best.language] : undefined;
}

/** The wish for a language before what is asked in it: "English then: just May" asks for May. */
const languageWish =
  /^(?:(?:ok(?:ay)?|well|so|fine|now),? )?(?:back to |in )?english(?:,? (?:then|please|now|again|it is|only))*\s*[:;,.–-]\s*(?=\S)/i;

/** Words of other languages that ask for what English ones do, so that names and numbers get their answer. */
export function inEnglish(text: string): string {
  return text
    .replaceAll(
      /(?:montrez-moi|montre-moi|muéstrame|mu[eé]streme|zeig(?:e|en sie)? mir|mostrami|mostre-me)/giu,
      "show me",
    )
    .replaceAll(
      /\b(?:cu[aá]nto cuesta|combien coûte|wie viel kostet|quanto costa|quanto custa|hoeveel kost)\b/gi,
      "how much costs",
    )
    .replaceAll(/\b(?:cu[aá]ndo|quand|wann|quando|wanneer)\b/gi, "when")
    .replaceAll(/\b(?:wie viele|cu[aá]ntos|combien de|quanti|quantos|hoeveel)\b/gi, "how many")
    .replaceAll(/\b(?:cr[eé]ditos|cr[eé]dits|crediti|credits)\b/gi, "credits")
    .replaceAll(/(?:eventos|événements|veranstaltungen|eventi|evenementen)/giu, "events")
    .replaceAll(/\b(?:printemps|primavera|frühling|frühjahr|lente)\b/gi, "spring")
    .replaceAll(/\b(?:été|verano|sommer|estate|verão|zomer)\b/gi, "summer")
    .replaceAll(/\b(?:automne|otoño|herbst|autunno|outono|herfst)\b/gi, "autumn")
    .replaceAll(/\b(?:hiver|invierno|inverno)\b/gi, "winter")
    .replaceAll(/(?<=\s)à (?=\p{Lu})/gu, "in ")
    .replaceAll(/\ben (?=\p{Lu})/gu, "in ");
}

/** A question as it is read, in whichever language it was asked. */
export const asRead = (text: string): string =>
  readsEnglishOnly(text) === undefined ? text.replace(languageWish, "") : inEnglish(text);
