import { counted, onDay } from "@marquee/adapters/ai/plain-text";
import { foldLetters } from "@marquee/contracts/text/search-text";
import { usd } from "@marquee/contracts/text/usd";
import { bullets } from "../answer.ts";
import { everyDeal } from "../every-deal.ts";
import type { Reply, Scene } from "../scene.ts";
import { isSigned, otherOf, sumOf } from "./deal-lines.ts";
import { isSignedIn, periodOf } from "./money.ts";

const payer = String.raw`(?:sponsors?|company|companies|brands?|customers?|partners?|spenders?|payers?)`;
const gave = String.raw`(?:paid|pays?|spends?|spent|put|committed|brought|brings?|gave)`;

/** Who of the sponsors paid most: "which sponsor has paid us most", "our biggest sponsors", "top sponsors by revenue". */
const asksWhoPaid = new RegExp(
  [
    String.raw`\b(?:which|what|who) (?:\w+ )?(?:sponsor|company|brand|customer)\b.*\b(?:most|biggest|largest)\b`,
    String.raw`\b(?:${payer}|who|of (?:them|these|those)) (?:\w+ ){0,2}${gave}\b.*\b(?:most|more than|largest|biggest)\b`,
    String.raw`\b(?:biggest|largest|best|top|(?:best|highest)[ -]paying|most (?:important|valuable|generous)) (?:\w+ )?${payer}\b`,
  ].join("|"),
);
/** Who of them signed more than once: "which sponsors came back", "our repeat customers". */
const asksWhoReturned = new RegExp(
  [
    String.raw`\b(?:${payer}|who) (?:\w+ ){0,3}(?:came|come|comes|coming|returned|returns?|signed|sponsored|booked|bought)\b.*\b(?:back|again|once|twice|times|often|every year)\b`,
    String.raw`\b(?:${payer}|who) (?:\w+ )?(?:returned|renewed|keeps? coming)\b`,
    String.raw`\b(?:repeat|returning|regular|most loyal|loyal) ${payer}\b`,
  ].join("|"),
);

/** How it is done, why it is so, and what is to be written are other questions. */
const asksElse = /\bhow (?:do|can|could|should|would|to)\b|\bwhy\b|\b(?:draft|write|message|email)\b/;

/** Whether it is asked which of the sponsors paid most or came back, whatever is wanted of them then. */
export const asksTopSponsor = (asked: string): boolean =>
  !asksElse.test(asked) && (asksWhoPaid.test(asked) || asksWhoReturned.test(asked));

const onlyDays =
  /^(?:and |what about |how about )(?:(?:in|for|over|the|this|last|past|all|of) ){0,3}(?:20\d\d|week|month|quarter|year)[?.!]*$/i;

/**
 * A host's sponsors by what their signed and completed deals pay, the most first; of an event or a period where one is
 * named. Those with several deals, the most first, where it is asked who came back.
 */
export async function answerTopSponsor(scene: Scene): Promise<Reply | undefined> {
  const { u, tools, role } = scene;
  // "And this year?" asks again for other days.
  const isOtherDays = onlyDays.test(u.question) && u.before !== undefined;
  const asked = foldLetters(isOtherDays ? (u.before?.question ?? "") : u.question);
  if (role !== "event_host" || u.act || !asksTopSponsor(asked)) return undefined;
  const events = new Set(u.isNamed ? u.about.filter(({ kind }) => kind === "event").map(({ id }) => id) : []);
  const listed = new Set(u.shown.flatMap(({ kind, id }) => (kind === "deal" ? [id] : [])));
  // "Who of them pays most?" after a list of deals.
  const isOfThose = /\bof (?:them|these|those)\b/.test(asked) && listed.size > 1;
  const days = periodOf(scene);
  const deals = (await everyDeal(tools, { side: "host" })).filter(
    (deal) =>
      isSigned(deal) &&
      (events.size === 0 || events.has(deal.eventId)) &&
      (!isOfThose || listed.has(deal.id)) &&
      isSignedIn(deal, days),
  );
  const returned = asksWhoReturned.test(asked) && !asksWhoPaid.test(asked);
  const sponsors = [...Map.groupBy(deals, otherOf)]
    .map(([name, own]) => ({ name, own, sum: sumOf(own) }))
    .filter(({ own }) => !returned || own.length > 1)
    .toSorted((one, other) => (returned && other.own.length - one.own.length) || other.sum - one.sum);
  const when = days === undefined ? "" : ` signed from ${onDay(days.from)} to ${onDay(days.to)}`;
  return {
    verdict: saidOf(sponsors, returned, when),
    body: bullets(
      sponsors
        .slice(0, 6)
        .map(({ name, own, sum }) => `**${name}**: ${usd(sum)} in ${counted(own.length, "deal")}`),
    ),
    question:
      sponsors.length > 0 ? "Should I show the deals of one of them?" : "Should I look at another period?",
    options: [],
  };
}

function saidOf(
  sponsors: readonly { name: string; own: readonly unknown[]; sum: number }[],
  returned: boolean,
  when: string,
): string {
  const [first] = sponsors;
  if (!first && returned) return `No sponsor has two deals${when}.`;
  if (!first) return `No sponsor has paid you: there is no signed deal${when.replace(/^ signed/, "")}.`;
  const deals = `${counted(first.own.length, when === "" ? "signed deal" : "deal")}${when}`;
  return returned
    ? `${counted(sponsors.length, "sponsor")} came back, ${first.name} most often: ${deals}.`
    : `${first.name} paid you most: ${usd(first.sum)} in ${deals}.`;
}
