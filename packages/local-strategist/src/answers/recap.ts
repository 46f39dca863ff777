import { counted, onDay, quotable } from "@marquee/adapters/ai/plain-text";
import type { ToolDeal, ToolDealDetail } from "@marquee/adapters/ai/tool-results";
import { numberText } from "@marquee/contracts/text/formats";
import { usd } from "@marquee/contracts/text/usd";
import { inDigits } from "../reading/numbers.ts";
import type { Scene } from "../scene.ts";
import { dealName, otherOf } from "./deal-lines.ts";
import { dealsMeant } from "./deals.ts";
import { altogether, type Tile, tileValue } from "./measured.ts";
import { answerWorthAgain } from "./worth-again.ts";

/** How many sentences or lines a text is to have: "a 4 sentence recap", "3 bullets", "in two lines". */
export function sentencesWanted(question: string): { count: number; bullets: boolean } | undefined {
  const found = /\b(\d{1,2}|one|a single)[ -](?:short )?(sentences?|lines?|bullets?|points?)\b/i.exec(
    inDigits(question),
  );
  if (!found?.[1] || !found[2]) return undefined;
  const count = /^\d/.test(found[1]) ? Number(found[1]) : 1;
  return { count, bullets: /^(?:bullet|point)/i.test(found[2]) };
}

/** What a sponsorship cost and brought, in plain sentences, the most telling first; of all deals where none is meant. */
export async function recapSentences(scene: Scene): Promise<string[]> {
  const [deal, ...others] = await dealsMeant(scene);
  const one = others.length === 0 ? deal : undefined;
  const [analytics, detail, opinion] = await Promise.all([
    altogether(scene, one ? { dealId: one.id, side: one.ownSide } : {}),
    one ? scene.tools.getDeal({ dealId: one.id }) : null,
    /\b(?:whether|if|should|renew|again)\b/i.test(scene.u.question) ? answerWorthAgain(scene) : undefined,
  ]);
  const of = (id: Tile["id"]) => tileValue(analytics, id);
  const [leads, revenue, roi, customers] = [of("leads"), of("revenue"), of("roi"), of("customers")];
  const paid = one?.amountUsd;
  const name = quotable(one?.eventName, 70) || "Our sponsorships";
  return [
    ...(opinion ? [opinion.verdict.replace(/\ball (?:of )?your deals\b/, "all of our deals")] : []),
    `${name}${paid === undefined ? "" : ` cost us ${usd(paid)}`} ${paid === undefined ? "brought" : "and brought"} ${leads === null ? "no measured leads" : counted(leads, "lead")}${leads && paid ? ` at ${usd(paid / leads, { exact: true })} each` : ""}.`,
    revenue === null
      ? "No revenue is recorded yet."
      : `Attributed revenue so far is ${usd(revenue, { exact: true })}${roi === null ? "" : `, ${Math.round(roi * 100)}% of what we paid`}.`,
    ...(customers ? [customersWon(customers, paid)] : []),
    ...againstTarget(detail, leads),
    `The numbers are those in Marquee as of ${onDay(scene.now)}.`,
  ];
}

const customersWon = (customers: number, paid: number | undefined): string =>
  `${counted(customers, "customer")} came of it${paid === undefined ? "" : `, so each cost us ${usd(paid / customers, { exact: true })}`}.`;

/** "80 qualified leads were agreed on": a target that counts leads, next to what came. */
function againstTarget(detail: ToolDealDetail | null, leads: number | null): string[] {
  const target = detail?.kpis.find((kpi) => /\bleads?\b/i.test(kpi));
  return target === undefined || leads === null
    ? []
    : [`Our target was ${quotable(target, 80)}; ${numberText(leads)} came.`];
}

/** What a text is to say too, where it is a number that is known: "what we paid per customer". */
export async function numberToAdd(scene: Scene): Promise<string | undefined> {
  const asked = scene.u.question;
  const [deal, ...others] = await dealsMeant(scene);
  const one = others.length === 0 ? deal : undefined;
  const wants = (words: RegExp) => words.test(asked);
  if (!wants(/\b(?:customers?|leads?|revenue|roi|return|paid|cost)\b/i)) return undefined;
  const analytics = await altogether(scene, one ? { dealId: one.id, side: one.ownSide } : {});
  const of = (id: Tile["id"]) => tileValue(analytics, id);
  const [customers, leads, roi] = [of("customers"), of("leads"), of("roi")];
  if (wants(/\bcustomers?\b/i)) return customers ? customersWon(customers, one?.amountUsd) : undefined;
  if (wants(/\b(?:roi|return)\b/i))
    return roi === null ? undefined : `The ROI to date is ${numberText(roi, { decimals: 2 })}x.`;
  if (wants(/\bleads?\b/i) && leads && one)
    return `Each of the ${counted(leads, "lead")} cost us ${usd(one.amountUsd / leads, { exact: true })}.`;
  return one ? `We paid ${usd(one.amountUsd)}.` : undefined;
}

/** Where a signed deal stands, for the other side: what is delivered, and what comes when. */
export async function deliveryStatus({ tools }: Scene, deal: ToolDeal): Promise<string | undefined> {
  const detail = await tools.getDeal({ dealId: deal.id });
  const all = detail?.deliverables ?? [];
  if (all.length === 0) return undefined;
  const isDone = ({ status }: (typeof all)[number]) => ["accepted", "delivered", "waived"].includes(status);
  const done = all.filter(isDone).map(({ benefit }) => asPart(benefit));
  const open = all
    .filter((each) => !isDone(each))
    .toSorted((one, other) => (one.dueDate ?? "9").localeCompare(other.dueDate ?? "9"))
    .map(({ benefit, dueDate }) => `${asPart(benefit)}${dueDate ? ` by ${onDay(dueDate)}` : ""}`);
  const owner = deal.ownSide === "host" ? "we" : otherOf(deal);
  return [
    ...(done.length > 0 ? [`Delivered so far: ${done.join("; ")}.`] : ["Nothing is delivered yet."]),
    ...(open.length > 0
      ? [`Still to come from ${owner === "we" ? "us" : owner}: ${open.join("; ")}.`]
      : ["That is all of it."]),
    "Tell me if anything is missing.",
  ].join(" ");
}

/** What the other side of the one deal meant is to do next, as a reminder; undefined where nothing of it waits for them. */
export async function reminderText(scene: Scene): Promise<string | undefined> {
  const [deal, ...others] = (await dealsMeant(scene)).filter(({ status }) => status !== "cancelled");
  if (!deal || others.length > 0) return undefined;
  const name = dealName(deal);
  if (deal.status === "negotiating" && !deal.moves.includes("accept"))
    return `A short reminder: our offer of ${usd(deal.amountUsd)} for ${name} waits for your answer${deal.expiresAt ? ` until ${onDay(deal.expiresAt)}` : ""}. Is there anything you still need from us?`;
  if (deal.status === "pending" && !deal.moves.includes("sign"))
    return `A short reminder: the agreement for ${name} waits for your signature.`;
  const all = (await scene.tools.getDeal({ dealId: deal.id }))?.deliverables ?? [];
  const unconfirmed = all.filter(({ status, owner }) => status === "delivered" && owner === deal.ownSide);
  if (unconfirmed.length > 0)
    return `We have delivered ${unconfirmed.map(({ benefit }) => asPart(benefit)).join(" and ")} for ${quotable(deal.eventName, 70)}. Please confirm it in the deal, or tell us what is missing.`;
  const next = all
    .filter(
      ({ status, owner }) => owner !== deal.ownSide && !["accepted", "delivered", "waived"].includes(status),
    )
    .toSorted((one, other) => (one.dueDate ?? "9").localeCompare(other.dueDate ?? "9"))[0];
  return next
    ? `A short reminder for ${quotable(deal.eventName, 70)}: ${asPart(next.benefit)} is due${next.dueDate ? ` on ${onDay(next.dueDate)}` : " next"}. Is it on its way?`
    : undefined;
}

const asPart = (benefit: string): string => {
  const text = quotable(benefit, 100);
  return /^\p{Lu}\p{Ll}/u.test(text) ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;
};
