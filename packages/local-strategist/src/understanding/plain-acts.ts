import type { ReadAct } from "../reading/acts.ts";
import { refuses, supposes } from "../reading/acts.ts";
import type { Side } from "./prior.ts";

const opening = String.raw`^(?:(?:ok|okay|yes|no|fine|good|great|right|please|and|then|now|so|just|can you|could you)[,.!]? )*`;
const them = String.raw`(?:them|him|her|\{(?:host|event)\}|the (?:host|sponsor|brand|organizer)s?|\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)(?<!\b(?:[Mm]e|[Uu]s))`;

/** What is said after it is to be passed on, whatever it speaks of: "Write back: the keynote is gone". */
const passesOn = new RegExp(
  String.raw`${opening}(?:write|reply|answer|respond|message|tell)(?: back)?(?: to)?(?: ${them})?(?: (?:back|on|about|regarding|re)(?: [^:]{2,50})?)?: \S`,
  "u",
);
/** "Ask them to throw in a speaker slot for the same money" */
const asksForMore = new RegExp(
  String.raw`${opening}ask ${them} (?:to|if they (?:can|could|would)) (?:also )?(?:throw in|include|add|put in|swap|replace|remove|extend|move|give us)\b`,
  "u",
);
/** "Tell them 16k is fine": what the other side asked for is agreed to. */
const agreesTo = new RegExp(
  String.raw`${opening}(?:tell|let) ${them}(?: know)?(?: that)? (?:\{(?:amount|number)\}|it|that|their (?:offer|price|number|counter))(?: is|['’]s| works| sounds)(?: (?:fine|ok|okay|good|great|alright|perfect|a deal)| for us)\b`,
  "u",
);
/** "Tell them we can't do two years": something to know, and no amount. */
const tellsThat = new RegExp(
  String.raw`${opening}tell ${them},? (?:that )?(?:we|i|our|my|the|there|it|this|unfortunately|sorry)\b(?!.*(?:\{amount\}|%|\baccept|\bagree|\bdecline|\bcancel|\brenew|\bdeal\b|\bin\b[.!]*$|\bpass\b|\bno\b|\byes\b))`,
  "u",
);
/** "Counter at 25,500, but only if they sign by Friday": the condition goes with the offer. */
const offersIf = new RegExp(
  String.raw`${opening}(?:counter|offer|bid|go back|come back)\b(?: (?:it|them|him|her|that))?(?: (?:at|with|for|to))? \{(?:amount|number)\}.*\bonly if\b`,
  "u",
);
/** "Start the deal, but at 13,500" */
const startsDeal = new RegExp(
  String.raw`${opening}(?:start|open|begin) (?:the|a|that|our) (?:new )?deal\b`,
  "u",
);
/** "Write them that we take 12k if they add two passes": what stands after "that" is what they read. */
const writesThat = new RegExp(
  String.raw`${opening}(?:(?:write|message|email)(?: to)? ${them} that\b|(?:tell|let) ${them}(?: know)?(?: that)? .*\bif\b)`,
  "u",
);
/** "Seattle should be among our cities too." */
const belongsToProfile =
  /\b(?:should|must|ha(?:s|ve) to|needs? to|belongs?)\b.{0,14}\b(?:among|in|into|on|to|part of|with) (?:my|our) (?:list of )?(?:cities|places|markets|regions|interests|fields|topics|audiences)\b/i;
/** "Lower the {package} to {amount}": a host has prices to change. */
const changesPrice =
  /\b(?:lower|raise|drop|cut|reduce|increase|bump|bring|push|set|put|change|make)\b(?![^.;]*\b(?:offer|counter|bid|deal)\b)[^.;]{0,40}(?:\{package\}|\bpackage|\bprice)[^.;]{0,30}\b(?:to|at|by)\b[^.;]{0,12}(?:\{(?:amount|number)\}|%)/i;

/**
 * The act that a sentence can only mean by how it is built, whatever it speaks of. Undefined for all others, which are
 * known by their words.
 * @param sentence With names and values in braces
 */
export function plainAct(sentence: string, side: Side): ReadAct | undefined {
  // Only a name keeps its capital.
  const text = sentence.trim().replace(/^\p{Lu}/u, (first) => first.toLowerCase());
  const of = (act: ReadAct["act"]): ReadAct => ({ act, stance: "asked", isClear: true });
  if (passesOn.test(text))
    return of(
      side !== "brand" && /\b(?:answer|reply|respond|write back)\b/i.test(text.split(":")[0] ?? "")
        ? "reply_inquiry"
        : "message",
    );
  if (text.endsWith("?") || refuses(text)) return undefined;
  if (offersIf.test(text)) return of("counter");
  if (writesThat.test(text)) return of("message");
  if (startsDeal.test(text)) return of("start");
  if (supposes(text)) return undefined;
  if (asksForMore.test(text)) return of("request_changes");
  if (belongsToProfile.test(text)) return of("set_profile");
  if (agreesTo.test(text)) return of("accept");
  if (tellsThat.test(text)) return of("message");
  return side !== "brand" && changesPrice.test(text) ? of("change_price") : undefined;
}
