import { foldLetters } from "@marquee/contracts/text/search-text";
import { onCard } from "../on-card.ts";
import { type ReadAct, refuses, supposes } from "../reading/acts.ts";
import { askedBack } from "./asked-back.ts";

/** So few words, and no question, can be the answer to "which one?". */
const completingWords = 8;

const corrects = /\b(?:typo|i meant?|correction|rather|instead|oops|make (?:it|that))\b/i;
/** "Not 25,500. 25,200" */
export const correctsAmount =
  /\bnot \$?\d[\d,.]*k?\b[^\d?]{1,16}\$?\d|^(?:no|stop|wait|hang on|hold on)\b[^\d?]{0,20}\$?\d[\d,.]*k?\b(?! (?:years?|people|passes|days?))[^?]*$/i;
const doIt =
  /^(?:(?:ok|okay|yes|right|fine|good)[,.!]? )*(?:please )?(?:do (?:it|that|so)|go ahead|let['’]?s do (?:it|that))[.! ]*$/i;

/** The act that was asked for before, where a text tells which thing or what amount was meant for it. */
export function completedAct(
  before: { question: string; act: ReadAct | undefined } | undefined,
  answer: string,
  text: string,
  { picks, tells }: { picks: boolean; tells: boolean },
): ReadAct | undefined {
  const act = before?.act;
  // "What if I took 91,500? … Do it."
  if (act?.stance === "supposed" && doIt.test(text))
    return { ...act, stance: "asked", begun: before?.question ?? text };
  // "Not 25,500. 25,200": the card before with another amount.
  if (act?.stance === "asked" && correctsAmount.test(text))
    return { ...act, isClear: true, begun: act.begun ?? before?.question ?? text };
  if (act?.stance !== "asked" || text.includes("?") || supposes(text) || refuses(text)) return undefined;
  if (text.split(/\s+/).length > completingWords || /^(?:plus|also|and|then)\b/i.test(text.trim()))
    return undefined;
  if (askedBack(answer) && (tells || tellsChoice(text, answer)))
    return { ...act, isClear: true, begun: act.begun ?? before?.question ?? text };
  if (tells && corrects.test(text)) return { ...act, begun: act.begun ?? before?.question ?? text };
  return picks ? act : undefined;
}

/** Acts whose card is made anew with what is added to it. */
const extended: ReadonlySet<string> = new Set(["start", "counter"]);
const addsTo = /\b(?:too|also|as well|on top(?: of (?:it|that))?|in there)\b/i;

/** The act of the card that was just shown, where a text wants something put in besides: "put forty demos in, too". */
export function extendedAct(
  before: { question: string; act: ReadAct | undefined } | undefined,
  answer: string,
  text: string,
  own: ReadAct | undefined,
): ReadAct | undefined {
  const act = before?.act;
  if (act?.stance !== "asked" || !extended.has(act.act) || !answer.includes(onCard)) return undefined;
  if (own?.stance !== "asked" || !extended.has(own.act) || !addsTo.test(text)) return undefined;
  return { ...act, isClear: true, begun: act.begun ?? before?.question ?? text };
}

/** Whether a text has a word of some, and not all, of the choices that an answer lists. */
function tellsChoice(text: string, answer: string): boolean {
  const choices = answer.split("\n").flatMap((line) => (line.startsWith("- ") ? [foldLetters(line)] : []));
  return (foldLetters(text).match(/[\p{L}\p{N}]{4,}/gu) ?? []).some((word) => {
    const having = choices.filter((choice) => choice.includes(word)).length;
    return having > 0 && (having < choices.length || choices.length === 1);
  });
}
