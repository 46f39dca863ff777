import { onDay, quotable } from "@marquee/adapters/ai/plain-text";
import type { ToolAnalytics, ToolDeal } from "@marquee/adapters/ai/tool-results";
import { numberText } from "@marquee/contracts/text/formats";
import { usd } from "@marquee/contracts/text/usd";
import { bullets } from "../answer.ts";
import { everyDeal } from "../every-deal.ts";
import type { Reply, Scene } from "../scene.ts";
import { asReference, dealName, isSigned, otherOf } from "./deal-lines.ts";
import { dealsMeant } from "./deals.ts";
import { altogether, tileValue } from "./measured.ts";

/** Whether a question asks for an opinion on doing a sponsorship once more: "should we do it again?". */
const asksWhetherAgain = (question: string): boolean =>
  /\b(?:should|shall|would|worth|whether|if|do you think|is it|does it|makes? sense)\b/i.test(question) &&
  /\b(?:again|renew\w*|repeat\w*|rebook\w*|once more|another (?:year|round|time)|second time|come back)\b/i.test(
    question,
  );

/** The answer to a question whether to do a sponsorship again; undefined for all others. */
export async function answerWhetherAgain(scene: Scene): Promise<Reply | undefined> {
  const { u, role } = scene;
  const isElse = role === "event_host" || u.topic === "draft" || u.topic === "how_to";
  return isElse || !asksWhetherAgain(u.question) ? undefined : answerWorthAgain(scene);
}

/** Less than this is no difference to go by. */
const telling = 0.1;

/** Whether one sponsorship of the reader's was worth it enough to do it again, by what it brought next to all of theirs. */
export async function answerWorthAgain(scene: Scene): Promise<Reply | undefined> {
  const meant = (await dealsMeant(scene)).filter((each) => each.ownSide === "brand" && isSigned(each));
  const [deal] = meant;
  if (meant.length > 1) return bestToRepeat(scene, meant);
  if (!deal) {
    const all =
      /\b(?:which|what|any|ones?)\b/i.test(scene.u.question) && !scene.u.isNamed
        ? await everyDeal(scene.tools, { side: "brand", status: "completed" })
        : [];
    return all.length > 1 ? bestToRepeat(scene, all.slice(0, comparedMost)) : undefined;
  }
  const [own, all] = await Promise.all([
    altogether(scene, { dealId: deal.id, side: "brand" }),
    altogether(scene, { side: "brand" }),
  ]);
  const [roi, usual] = [tileValue(own, "roi"), tileValue(all, "roi")];
  const isOver = deal.eventDate <= scene.u.today;
  return {
    verdict: verdictOf(deal, { roi, usual, isOver }),
    body: bullets([
      ...lineOf("ROI to date", own, all, times),
      ...lineOf("Attributed revenue", own, undefined, (value) => usd(value, { exact: true })),
      ...lineOf("Leads", own, undefined, (value) => numberText(value)),
      ...lineOf("Cost per lead", own, all, (value) => usd(value, { exact: true })),
      `**Paid**: ${usd(deal.amountUsd)} to ${otherOf(deal)}`,
    ]),
    question: deal.moves.includes("renew")
      ? "Should I prepare the renewal?"
      : "Should I look for what suits you better?",
    options: deal.moves.includes("renew") ? [] : ["Which events fit us best?"],
    shows: [asReference(deal)],
  };
}

const comparedMost = 20;
const namedMost = 3;

/** Which of several to do again: the one that brought back most, and next to it the cheaper leads. */
async function bestToRepeat(scene: Scene, deals: readonly ToolDeal[]): Promise<Reply | undefined> {
  const rows = await Promise.all(
    deals.map(async (deal) => {
      const read = await altogether(scene, { dealId: deal.id, side: "brand" });
      return { deal, read, roi: tileValue(read, "roi"), each: tileValue(read, "cost_per_lead") };
    }),
  );
  const measured = rows.flatMap(({ roi, each, ...row }) =>
    roi === null || each === null || row.deal.eventDate > scene.u.today ? [] : [{ ...row, roi, each }],
  );
  const byRoi = measured.toSorted((one, other) => other.roi - one.roi);
  const [first, second] = byRoi;
  if (!first || !second) return undefined;
  const isTie = first.roi - second.roi < first.roi * telling;
  const ties = byRoi.filter(({ roi }) => first.roi - roi < first.roi * telling);
  const usual = byRoi.toSorted((one, other) => one.roi - other.roi)[Math.floor(byRoi.length / 2)]?.roi ?? 0;
  if (byRoi.length > namedMost) {
    const yes = byRoi.filter(({ roi }) => roi > usual).slice(0, namedMost);
    const no = byRoi
      .filter(({ roi }) => roi < usual * (1 - telling))
      .slice(-namedMost)
      .toReversed();
    const names = (some: typeof byRoi) =>
      some.map(({ deal, roi }) => `${quotable(deal.eventName, 70)} (${times(roi)})`).join(", ");
    return {
      verdict: `I'd renew ${names(yes)}${no.length > 0 ? `, and not ${names(no)} at the same price` : ""}, by what they brought back of what they cost.`,
      body: bullets(byRoi.slice(0, linesMost).map(repeatLine)),
      question: "Should I prepare one of these renewals?",
      options: [],
      shows: byRoi.slice(0, linesMost).map(({ deal }) => asReference(deal)),
    };
  }
  const best = isTie ? (ties.toSorted((one, other) => one.each - other.each)[0] ?? first) : first;
  const others = byRoi.filter((row) => row !== best);
  const [next] = others;
  const [name, other] = [quotable(best.deal.eventName, 70), quotable(next?.deal.eventName, 70)];
  const why = isTie
    ? `it brought back about as much of what it cost as ${other}, and its leads cost ${usd(best.each, { exact: true })} instead of ${usd(next?.each ?? 0, { exact: true })}`
    : `it brought back ${times(best.roi)} of what it cost, against ${times(next?.roi ?? 0)} at ${other}`;
  return {
    verdict: `I'd do ${name} again first: ${why}.`,
    body: bullets([best, ...others].map(repeatLine)),
    question: "Should I prepare its renewal?",
    options: [],
    shows: [best, ...others].map(({ deal }) => asReference(deal)),
  };
}

const linesMost = 8;
const repeatLine = ({
  deal,
  read,
  roi,
  each,
}: {
  deal: ToolDeal;
  read: ToolAnalytics;
  roi: number;
  each: number;
}) =>
  `**${quotable(deal.eventName, 70)}**: ROI to date ${times(roi)}, ${numberText(tileValue(read, "leads") ?? 0)} leads at ${usd(each, { exact: true })}, attributed revenue ${usd(tileValue(read, "revenue") ?? 0, { exact: true })}; paid ${usd(deal.amountUsd)}`;

const times = (value: number): string => `${numberText(value, { decimals: 2 })}x`;

/** Whether a question asks what is behind a result. */
const asksWhyResult = (question: string): boolean =>
  /\b(?:why|how come|what went wrong|what(?:['’]s| is) behind)\b/i.test(question) &&
  /\b(?:worse|bad|poor\w*|weak\w*|low\w*|high\w*|expensive|dear\w*|better|good|well|best|worst|much|few\w*|little|so)\b/i.test(
    question,
  );

/** What is behind the result of one sponsorship: that it isn't over, or what its leads cost next to the others'. */
export async function answerWhyResult(scene: Scene): Promise<Reply | undefined> {
  const { topic, before, question } = scene.u;
  if (!asksWhyResult(question) || (topic !== "results" && before?.topic !== "results")) return undefined;
  const [deal, ...more] = (await dealsMeant(scene)).filter(isSigned);
  if (!deal || more.length > 0) return undefined;
  const [own, all] = await Promise.all([
    altogether(scene, { dealId: deal.id, side: deal.ownSide }),
    altogether(scene, { side: deal.ownSide }),
  ]);
  const [each, usual, leads] = [
    tileValue(own, "cost_per_lead"),
    tileValue(all, "cost_per_lead"),
    tileValue(own, "leads"),
  ];
  const name = quotable(deal.eventName, 70);
  const exact = (value: number) => usd(value, { exact: true });
  const verdict =
    deal.eventDate > scene.u.today
      ? `Because it isn't over: ${name} takes place on ${onDay(deal.eventDate)}, so its ${numberText(leads ?? 0)} leads are only the first ones. That is no bad result yet.`
      : each === null || usual === null
        ? `I can't say: no leads are recorded for ${name}.`
        : each > usual * (1 + telling)
          ? `Its leads cost more: ${exact(each)} each at ${name}, against ${exact(usual)} for all of your deals, because ${usd(deal.amountUsd)} brought only ${numberText(leads ?? 0)} of them.`
          : each < usual * (1 - telling)
            ? `Its leads cost less: ${exact(each)} each at ${name}, against ${exact(usual)} for all of your deals, because ${usd(deal.amountUsd)} brought ${numberText(leads ?? 0)} of them.`
            : `Its leads cost what yours usually do: ${exact(each)} each at ${name}, against ${exact(usual)} for all of your deals.`;
  return {
    verdict,
    body: bullets([
      ...lineOf("ROI to date", own, all, times),
      ...lineOf("Attributed revenue", own, undefined, exact),
      `**Paid**: ${usd(deal.amountUsd)} to ${otherOf(deal)}`,
      "The numbers say how much, not why people came: the notes of who staffed it say more",
    ]),
    question: "Should I compare it with another one?",
    options: [],
    shows: [asReference(deal)],
  };
}

const ids = {
  "ROI to date": "roi",
  "Attributed revenue": "revenue",
  Leads: "leads",
  "Cost per lead": "cost_per_lead",
} as const;

function lineOf(
  label: keyof typeof ids,
  own: ToolAnalytics,
  all: ToolAnalytics | undefined,
  say: (value: number) => string,
): string[] {
  const value = tileValue(own, ids[label]);
  const usual = all === undefined ? null : tileValue(all, ids[label]);
  return value === null
    ? []
    : [`**${label}**: ${say(value)}${usual === null ? "" : `, ${say(usual)} for all of your deals`}`];
}

function verdictOf(
  deal: ToolDeal,
  { roi, usual, isOver }: { roi: number | null; usual: number | null; isOver: boolean },
): string {
  const name = quotable(deal.eventName, 70);
  if (!isOver) return `It's too early to say: ${name} takes place on ${onDay(deal.eventDate)}.`;
  if (roi === null || usual === null)
    return `I can't say yet: no results are recorded for ${dealName(deal)}.`;
  const [own, all] = [times(roi), times(usual)];
  if (roi < 1)
    return `Not at that price: ${name} brought back ${own} of what it cost, less than you paid; all of your deals together ${all}.`;
  if (roi > usual * (1 + telling))
    return `Yes, I'd do ${name} again: it brought back ${own} of what it cost, more than the ${all} of all your deals.`;
  if (roi < usual * (1 - telling))
    return `Only for less: ${name} brought back ${own} of what it cost, under the ${all} of all your deals.`;
  return `I'd do ${name} again, but not for more: it brought back ${own} of what it cost, about as much as all of your deals.`;
}
