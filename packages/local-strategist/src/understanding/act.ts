import { type Act, acts, type ReadAct, refuses, supposes } from "../reading/acts.ts";
import { speaksOf } from "./act-words.ts";
import { classified, evidenceFor, isNeutral, type Label, type Likely } from "./classify.ts";
import { plainAct } from "./plain-acts.ts";
import type { Side } from "./prior.ts";

/** So much has to speak for an act at all, and for one act alone, before a card is prepared. */
const least = { any: 0.55, one: 0.42, timesNext: 2 };
/** So telling a word of it has to be, and this much less than a word of another act at most, for a clear request. */
const clear = { least: 2, behind: 2 };

/**
 * The act that a message speaks of, and how: asked for, refused or only imagined. Each sentence is read for itself. The
 * first request counts, unless it is taken back: "accept it. No wait, don't". Undefined where it speaks of none, or
 * where two acts are about as likely.
 * @param text With names and values in braces
 * @param whole What the text as a whole is likely to be; most are one sentence
 */
export function actOf(given: string, side: Side, whole: readonly Likely[]): ReadAct | undefined {
  const text = given.replace(laterSteps, "");
  // "Don't decline it, counter with 79,000" says two things.
  const sentences = text
    .split(
      /(?<=[.!?;])\s+|\n+|(?<=\{amount\}),? and (?=(?:say|tell them|add|mention|write) that\b)|(?<=\b(?:[Dd]on['’]?t|[Dd]o not|[Rr]ather than) [^,.!?]{3,40}), (?=\p{L})/u,
    )
    .filter((each) => each.trim() !== "");
  // "Take the Boston one. How far are we off?" picks what the question is about.
  const picks = (sentence: string, at: number) =>
    /^(?:ok,? |so |well,? )?take (?:the|that) [\p{L} {}-]{2,40}$/iu.test(
      sentence.replace(/[.!,]+$/, "").trim(),
    ) &&
    (sentences[at + 1]?.includes("?") ?? false);
  // Beside a question, a statement is what it is about: "An offer is on my desk. How far is it from the list price?"
  const asks = text.includes("?");
  const states = (sentence: string) =>
    // "Zania wants the platinum package" tells what somebody else wants.
    /^(?:and |so |but |ok,? )*(?:\{\w+\}|\p{Lu}[\p{L}&'’-]+)(?: (?:\{\w+\}|\p{Lu}[\p{L}&'’-]+)){0,2} (?:wants?|wanted|offers?|offered|asks?|asked|needs?|says?|said|proposes?|proposed|would like)\b(?!.*[:;])/u.test(
      sentence.trim(),
    ) ||
    (asks &&
      /^(?:an?|the|our|my|their|his|her|this|that|these|those|it|there|they|he|she|some|(?:we|i)(?: (?:now|also|just|only|still|already|both|all|mostly|mainly))* (?:are|am|have|had|sell|make|run|do|come|know|were|was|look after|host|like|live|work))\b/i.test(
        sentence.trim(),
      ) &&
      !sentence.includes("?"));
  const read = sentences.flatMap((sentence, at) => {
    if (picks(sentence, at) || states(sentence) || saysHow.test(sentence)) return [];
    const act =
      plainAct(sentence, side) ??
      actIn(sentence, sentence === given ? whole : classified(sentence, side)) ??
      (asks ? undefined : requestBeforeReason(sentence, side));
    // "Save both? No wait, only this one" still wants it done.
    return act?.stance === "refused" && at > 0 && /\b(?:only|just)\b.*\{/.test(sentence) ? [] : (act ?? []);
  });
  return read.reduce<ReadAct | undefined>((before, next) => {
    if (next.stance === "refused" || before === undefined) return next;
    const isMore = before.stance !== "asked" || (next.isClear && !before.isClear);
    return next.stance === "asked" && isMore ? next : before;
  }, undefined);
}

/**
 * The request at the beginning of a sentence that goes on with why: "decline it, all gold spots are gone". Its reason may
 * speak of anything, but neither imagines nor takes back.
 */
function requestBeforeReason(sentence: string, side: Side): ReadAct | undefined {
  const [, request, reason] =
    /^([^,;–—]{4,40}?)(?:, | ?[;–—] ?| - | (?=(?:because|since|as) ))(.{8,})$/su.exec(sentence.trim()) ?? [];
  if (request === undefined || reason === undefined || supposes(reason) || refuses(sentence))
    return undefined;
  if (
    supposes(sentence) ||
    !/\b(?:it|that|this|them|that one|this one)(?: (?:down|off|back|up|away|on|in))?$/i.test(request)
  )
    return undefined;
  if (/\b(?:said|says|asked|wrote|told|thinks?|or|not|would|could|might|maybe)\b/i.test(sentence))
    return undefined;
  const act = actIn(request, classified(request, side));
  return act?.stance === "asked" && act.isClear ? act : undefined;
}

/**
 * Whether a message wants a text to read first, and nothing sent: "draft a reply to them", "write them a note". An offer
 * with an amount is prepared as one.
 * @param given With names and values in braces
 */
export function asksForText(given: string): boolean {
  if (onlyText.test(given)) return true;
  // "Draft a counter at 10,500, dont send it": a text, even of what could be prepared.
  if (readsFirst.test(given) && drafting.test(given)) return true;
  const text = given.replaceAll(
    /,? (?:but )?(?:don['’]?t|do not|never|without) (?:yet )?send(?:ing)?(?: (?:it|that|them))?( yet)?,?|\b(?:i|we)(?:['’]ll| will| can| want to| am going to| are going to)(?: \p{L}+ly)? (?:send|post|mail|print|paste|forward|hand|read|take)\b[^.!?;]*/giu,
    "",
  );
  if (sending.test(text) || /\b(?:offer|bid|deal|counter)\b.*\{(?:amount|number)\}/i.test(text)) return false;
  return /^(?:(?:ok|okay|please|now|and|then|so|good|great|fine|could you|can you|just)[,.!]? )*(?:draft(?! (?:me |us |up )?(?:an? |the )?(?:\S+ )?(?:package|listing)\b)|compose|pen|word|formulate|write (?!down|off|back|that|up\b|this\b|it\b|to .{2,60} (?:and )?(?:ask|tell|say)))/i.test(
    text.trim(),
  );
}

/** Whether a message after a draft changes it: its length, its tone, or what it says. */
export const goesOnDrafting = (text: string): boolean =>
  text.trim().split(/\s+/).length <= 16 &&
  /\b(?:shorter|shorten|punchier|briefer|halve|half (?:as long|of (?:that|it)|the (?:length|words))|trim|tighter|too (?:long|chatty|wordy|stiff|formal)|skim|crisper|friendl\w+|warmer|less (?:stiff|formal)|loosen|waffle|work in|slip in|mention|(?:add|say) (?:that|a (?:line|sentence)))\b/i.test(
    text,
  );

function actIn(sentence: string, likely: readonly Likely[]): ReadAct | undefined {
  if (onlyText.test(sentence) || isNeutral(sentence)) return undefined;
  const shareOf = (label: string) => likely.find((each) => each.label === label)?.share ?? 0;
  const [refused, supposed] = [shareOf("act:refused"), shareOf("act:supposed")];
  const requests = likely.flatMap(({ label, share }) => {
    const act = label.startsWith("act:") ? label.slice(4) : "";
    return act === "" || stances.has(act) || !speaksOf(sentence, act as Act)
      ? []
      : [{ act: act as Act, share }];
  });
  const asked = requests.reduce((sum, { share }) => sum + share, 0);
  const amounts = sentence.includes("{amount}") ? requests.filter(({ act }) => ofAmount.has(act)) : [];
  const together = amounts.reduce((sum, { share }) => sum + share, 0);
  const [first, second] =
    together > (requests[0]?.share ?? 0) && amounts[0]
      ? [{ act: amounts[0].act, share: together }, requests.find(({ act }) => !ofAmount.has(act))]
      : requests;
  if (!first || asked + refused + supposed < least.any) return undefined;
  const of = { act: first.act, isClear: isClear(sentence, first.act) };
  if (refuses(sentence) || refused > asked) return { ...of, stance: "refused" };
  if (supposes(sentence) || supposed > asked) return { ...of, stance: "supposed" };
  // "Write them a note" wants to read one first; "send them a note" wants it sent.
  if (isSent.has(first.act) && drafting.test(sentence) && !sending.test(sentence)) return undefined;
  if (first.share < least.one || first.share < (second?.share ?? 0) * least.timesNext) return undefined;
  return { ...of, stance: "asked" };
}

/** "16k is fine, but don't sign anything yet": no card signs, and a step that is left for later takes nothing back. */
const laterSteps =
  /,? (?:but |and )?(?:please )?do(?:n['’]?t| not) (?:sign|publish) (?:(?:it|that|anything|them) )?(?:yet|now|for now|anything)[.! ]*$/i;

/** How an answer is to be written: "One line.", "In three sentences, please." */
const saysHow =
  /^(?:in |just )?(?:one|two|three|four|five|an?|a few|\d+) (?:short )?(?:lines?|sentences?|words?|bullets?|paragraphs?)(?: (?:each|only|max|at most|please))?[.!]*$/i;

/** Whether the words of a sentence speak for this act, and for no other one more. */
function isClear(sentence: string, act: Act): boolean {
  const own = evidenceFor(sentence, `act:${act}`);
  const others = acts
    .filter((each) => each !== act && !(ofAmount.has(act) && ofAmount.has(each)))
    .map((each): Label => `act:${each}`);
  return (
    own >= clear.least && own + clear.behind >= Math.max(...others.map((each) => evidenceFor(sentence, each)))
  );
}

/** Which of these an amount is for follows from who speaks, and of what. */
const ofAmount: ReadonlySet<Act> = new Set<Act>(["counter", "start", "change_price"]);
const onlyText =
  /\b(?:only (?:need|want) the (?:text|wording)|nothing (?:should|is to|must) be sent|just the (?:text|wording)|without sending|for me to send|i(?:['’]ll| will) send (?:it|that) (?:myself|on my own)|just (?:write|give)(?: me)? the (?:text|wording)|(?:i|we) can (?:re-?use|paste|copy)|(?:standard|stock|canned) (?:reply|answer|text)|template)\b/i;

/** It is to be read before it goes out: "show me first", "don't send it". */
const readsFirst =
  /\b(?:do(?:n['’]?t| not)|without) (?:yet )?send(?:ing)?\b|\b(?:show|let) (?:it to )?me (?:(?:see|read|check) )?(?:it |that )?(?:first|before)\b|\bi(?:['’]d| want to| would) (?:like to )?(?:read|see|check) it first\b/i;
const isSent: ReadonlySet<string> = new Set<Act>(["message", "reply_inquiry", "decline"]);
const drafting = /\b(?:write|draft|pen|word|phrase|compose|formulate|put into words)\b/i;
const sending = /\b(?:send|post|through the deal|in the deal|right away|off with it|write back)\b/i;

const stances: ReadonlySet<string> = new Set(["refused", "supposed", "undo"]);
