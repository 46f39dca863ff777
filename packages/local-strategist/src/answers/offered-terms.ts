import { quotable } from "@marquee/adapters/ai/plain-text";
import { timeIn } from "../reading/times.ts";
import { capital } from "../say.ts";

/** Terms that an offer carries besides its amount; a list is whole. */
export interface OfferedTerms {
  benefits?: string[];
  kpis?: string[];
  /** Such as 2027-03-04. */
  closingDate?: string;
  /** What the other side reads with the offer. */
  note?: string;
}

/** What of a deal is a benefit, as hosts list them. */
const benefitNoun =
  /\b(?:pass(?:es)?|tickets?|badges?|booths?|logos?|sessions?|slots?|talks?|keynotes?|workshops?|posts?|newsletters?|mailings?|scanners?|dinners?|tables?|seats?|mentions?|banners?|screens?|introductions?|meetings?|demos?|recordings?|contacts)\b/i;
const wantsBenefit =
  /^(?:(?:and|plus|with|also|then|but)\s+)*(?:(?:add|include|ask for|want|throw in|put in|request|give us|get us|we want|i want|we need|we['’]d like)\s+)?(?:(?:also|us|me|them)\s+)?((?:an?|the|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,3}|extra|more|another|additional)\b.{3,80}?)(?: (?:in(?: there)?|too|as well|on top|please))*$/i;
const asKpi =
  /^(?:(?:and|plus|with|also|add|include|put|set)\s+)*(.{3,80}?) (?:in )?as (?:an? |the )?kpis?\b/i;
const kpiOf = /\bkpis?(?: of|:| is| are)? (.{3,80})$/i;
const saysTo =
  /^(?:(?:and|but|then|also|please)\s+)*(?:(ask)|(?:tell|say|mention|write|add|note|explain|remind))(?: (?:them|him|her))?(?: that| to them)?,? (?!for\b)(.{4,300})$/i;
const closes = /\b(?:clos(?:e|es|ing)|sign(?:ed|ing)?|final\w*)\b.*\b(?:by|on|to|until|before|date)\b/i;

/**
 * What a request for an offer asks for besides its amount: further benefits, agreed targets, the closing date, and a word
 * to the other side. Each stands in a part of its own: "counter at 9k with two more passes, and ask who staffs the booth".
 * @param deal Whose benefits and targets stay
 */
export function offeredTerms(
  question: string,
  deal: { benefits: readonly string[]; kpis?: readonly string[] } | null,
  today: string,
): OfferedTerms {
  const parts = question
    .replace(/[.!]+$/, "")
    .split(/\s*[,;]\s+|\.\s+|\s+(?=(?:and|plus|with|but)\s)/i)
    .map((part) => part.trim());
  const terms: OfferedTerms = {};
  for (const [at, part] of parts.entries()) {
    const kpi = asKpi.exec(part)?.[1] ?? kpiOf.exec(part)?.[1];
    if (kpi !== undefined) {
      terms.kpis = [...(terms.kpis ?? deal?.kpis ?? []), capital(kpi.trim())];
      continue;
    }
    const day = closes.test(part) ? timeIn(part, today) : undefined;
    if (day && /\d/.test(part)) {
      terms.closingDate = day.to ?? day.from;
      continue;
    }
    const condition = at > 0 ? /^(?:and |but )*(only if .{4,200})$/i.exec(part)?.[1] : undefined;
    if (condition !== undefined) {
      terms.note = `This holds ${condition}.`;
      continue;
    }
    const [, asks, said] = (at > 0 ? saysTo.exec(part) : null) ?? [];
    if (said !== undefined) {
      const rest = [said, ...parts.slice(at + 1)].join(", ").replaceAll(", and ", " and ");
      terms.note = asks === undefined ? `${capital(rest)}.` : questionFor(rest);
      break;
    }
    const benefit = at > 0 ? wantsBenefit.exec(part)?.[1] : undefined;
    if (benefit !== undefined && benefitNoun.test(benefit))
      terms.benefits = [...(terms.benefits ?? deal?.benefits ?? []), capital(quotable(benefit, 100))];
  }
  return terms;
}

/** What is asked, as a question to the other side: "who staffs the booth", "if there is power", "to move the date". */
export function questionFor(asked: string): string {
  if (/^to\s/i.test(asked)) return `Could you ${asked.replace(/^to\s+/i, "")}, please?`;
  if (/^for\s/i.test(asked)) return `Could you send us ${asked.replace(/^for\s+/i, "")}?`;
  const text = asked.replace(/^(?:if|whether)\s+/i, "");
  return /^(?:about|what|when|where|who|which|why|how)\b/i.test(asked)
    ? `Could you tell us ${asked}?`
    : `Could you tell us whether ${text}?`;
}
