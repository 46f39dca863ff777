import { counted, onDay, quotable } from "@marquee/adapters/ai/plain-text";
import type { ToolAnalytics, ToolDeal } from "@marquee/adapters/ai/tool-results";
import { foldLetters } from "@marquee/contracts/text/search-text";
import { usd } from "@marquee/contracts/text/usd";
import { bullets } from "../answer.ts";
import { daysBehind, rangeBehind, rangeWords } from "../period.ts";
import { aboutOrFocus, type Reply, type Scene } from "../scene.ts";
import { isSigned } from "./deal-lines.ts";
import { dealsMeant } from "./deals.ts";
import { answerTargets } from "./lead-targets.ts";
import {
  altogether,
  asksWorst,
  inText,
  inUnit,
  mainTiles,
  namesNumber,
  type Tile,
  tileWords,
} from "./measured.ts";
import { answerMoney, asksMoney } from "./money.ts";
import { asksBoth, comparedResults } from "./results-compared.ts";
import { comparedPeriods, periodsIn } from "./results-periods.ts";

/** What came of the deals: the numbers that are asked for, of one event or several, of a period, or altogether. */
export async function answerResults(scene: Scene): Promise<Reply> {
  const { u } = scene;
  const asked = [
    u.question,
    ...(u.isFollowUp && u.before && !namesNumber(u.question) ? [u.before.question] : []),
  ]
    .join(" ")
    .toLowerCase();
  const named = tileWords.filter(([, words]) => words.test(asked)).map(([id]) => id);
  // "Lead conversion" and "cost per lead" also say leads.
  const wanted = named.filter(
    (id) => id !== "leads" || !(named.includes("lead_conversion") || named.includes("cost_per_lead")),
  );
  const ids = wanted.length > 0 ? wanted : (["roi", "revenue", "leads", "cost_per_lead"] as const);
  const isAll =
    /\b(?:altogether|taken together|overall|in total|(?:put|take|add|adding|putting|taking|count|sum)\b.{0,30}\b(?:together|up)|totals?|all (?:of )?(?:our|my)|everything|combined|sum total|our (?:sponsorships|deals|events))\b/i.test(
      u.question,
    );
  if (/\bpdf\b/i.test(u.question)) return reportFile();
  const targets = await answerTargets(scene);
  if (targets) return targets;
  const periods = u.isNamed ? [] : periodsIn(u.question, scene.now);
  if (periods.length > 1) return comparedPeriods(scene, periods, ids);
  // "What worked?" is about all of them, whatever was spoken of before.
  const isOpen = !u.isNamed && /\bworked\b|\b(?:cfo|finance)\b/i.test(u.question);
  // Several that were listed are meant only where they are pointed to.
  const spokenOf = new Set(aboutOrFocus(u).flatMap(({ id, eventId }) => eventId ?? id));
  const isVague = spokenOf.size > 1 && !u.isNamed && !u.isPicked && !pointsToSeveral.test(u.question);
  const isOfAll =
    isAll || isOpen || isVague || (!u.isNamed && (asksBoth(u.question) || asksEnd.test(u.question)));
  const meant = isOfAll ? [] : await resultsOf(scene);
  const isGeneral = named.length === 0 && !/\b(?:roi|which|best|worst|worked)\b/i.test(u.question);
  const goesOn = u.isFollowUp && u.question.trim().split(/\s+/).length <= shortFollowUp;
  const money =
    asksMoney(u.question, scene.role) || (goesOn && asksMoney(u.before?.question ?? "", scene.role));
  if (meant.length !== 1 && (money || (isGeneral && isAll))) return answerMoney(scene, asked);
  if (meant.length > 1) return comparedResults(scene, meant, ids);
  const ranks =
    /\b(?:which|best|worst|most|least|rank\w*|top|better|cheap\w*|worked|by (?:deal|event)|sort|order)\b/.test(
      asked,
    ) || asksWorst(u.question);
  if (meant.length === 0 && ranks && (!isAll || /\b(?:which|where)\b/i.test(u.question))) {
    const measured = await scene.tools.listDeals({ limit: 20 });
    const signed = measured.filter(isSigned);
    if (signed.length > 1) return comparedResults(scene, signed, ids);
  }
  return ownResults(scene, meant[0], ids, asked);
}

/** "And the most expensive?" asks for the other end of all. */
const asksEnd =
  /^(?:and |or |so )*(?:which (?:one )?(?:is|was) )?(?:the )?(?:most|least|best|worst|\p{L}{3,}est)(?: \p{L}+)?\??$/iu;
const pointsToSeveral =
  /\b(?:them|they|their|these|those|each|both|either|two|pair|versus|vs|against|compared)\b/i;
/** So few words ask the question before of another time. */
const shortFollowUp = 6;

/** The deals whose results are meant: those that are named, or those that a comparison goes on from. */
async function resultsOf(scene: Scene): Promise<ToolDeal[]> {
  const { u } = scene;
  const meant = (await dealsMeant(scene)).filter(({ status }) => status !== "cancelled");
  const compares = /\b(?:them|both|pair|two|either|versus|vs|compared|against|which of)\b/i.test(u.question);
  if (!compares || meant.length > 1) return meant;
  const before = u.before?.about.filter(({ kind }) => kind === "deal").map(({ id }) => id) ?? [];
  const earlier = u.before?.before?.about.filter(({ kind }) => kind === "deal").map(({ id }) => id) ?? [];
  const ids = new Set([...meant.map(({ id }) => id), ...before, ...(before.length < 2 ? earlier : [])]);
  const deals = await scene.tools.listDeals({ limit: 20 });
  return deals.filter((deal) => ids.has(deal.id) && isSigned(deal));
}

async function ownResults(
  scene: Scene,
  deal: ToolDeal | undefined,
  ids: readonly Tile["id"][],
  asked: string,
): Promise<Reply> {
  const { tools, u, now } = scene;
  const days = daysBehind(u.question, now);
  const isPeriod =
    days !== undefined || /\b(?:week|month|quarter|year|days|ytd|since)\b/.test(foldLetters(u.question));
  const range = rangeBehind(u.question);
  const of = deal ? { dealId: deal.id, side: deal.ownSide } : {};
  const analytics = isPeriod
    ? await tools.getAnalytics({ ...(days ?? { range }), ...of })
    : await altogether({ tools, now }, of);
  const kpis =
    deal && /\btargets?|goals?|kpis?|agreed|promised\b/.test(asked)
      ? ((await tools.getDeal({ dealId: deal.id }))?.kpis ?? [])
      : [];
  const tiles = ids.flatMap((id) => analytics.tiles.find((tile) => tile.id === id) ?? []);
  const [first] = tiles;
  const period = days ? `${onDay(days.from)} to ${onDay(days.to)}` : rangeWords[range];
  const about = deal
    ? ` of ${quotable(deal.eventName, 70)}`
    : isPeriod
      ? ` of ${period}`
      : " of all your deals";
  const each = eachCost(asked, analytics, deal?.amountUsd);
  if (!first)
    return {
      verdict: "I don't keep a number by that name.",
      body: "",
      question: "Shall I show leads, revenue or ROI?",
      options: [],
      isUnable: true,
    };
  const others = mainTiles
    .filter((id) => !ids.includes(id))
    .flatMap((id) => analytics.tiles.find((tile) => tile.id === id) ?? [])
    .filter(({ value }) => value !== null);
  return {
    verdict: `${first.label}${about}: ${inUnit(first, first.value)}${each}.`,
    body: bullets([
      ...tiles.map(
        (tile) =>
          `**${tile.label}**: ${inUnit(tile, tile.value)}${isPeriod && tile.previous !== null ? `, ${inUnit(tile, tile.previous)} in the period before` : ""}. Computed as: ${tile.formula}`,
      ),
      ...(others.length > 0
        ? [
            `**Beside it**: ${others.map((tile) => `${inText(tile.label)} ${inUnit(tile, tile.value)}`).join(", ")}`,
          ]
        : []),
      ...(deal ? [`**Paid**: ${usd(deal.amountUsd)}`] : []),
      ...(kpis.length > 0 ? [`**Agreed targets**: ${kpis.map((kpi) => quotable(kpi, 80)).join("; ")}`] : []),
      ...(analytics.sample ? ["These are sample numbers until you record your own"] : []),
      ...(isPeriod ? [`**Period**: ${onDay(analytics.from)} to ${onDay(analytics.to)}`] : []),
    ]),
    question: "Shall I look at another number?",
    options: [],
    shows: deal ? [{ kind: "deal", id: deal.id, name: deal.eventName, eventId: deal.eventId }] : [],
  };
}

/** Where these numbers come as a file. */
function reportFile(): Reply {
  return {
    verdict: "Yes: open Analytics and choose “Page as PDF”.",
    body: "**Analytics** shows the same numbers for the period that you choose there, and saves the page as a PDF with its period and definitions.",
    question: "Shall I look at another number?",
    options: [],
  };
}

/** "What did one customer cost" divides what was paid. */
function eachCost(asked: string, { tiles }: ToolAnalytics, amountUsd: number | undefined): string {
  if (!/\bcustomers?\b/.test(asked) || !/\b(?:one|each)\b.*\bcost\b|\bcost\b.*\b(?:one|each)\b/.test(asked))
    return "";
  const customers = tiles.find(({ id }) => id === "customers")?.value ?? 0;
  return amountUsd === undefined || customers === 0
    ? ""
    : `, so one cost ${usd(amountUsd / customers, { exact: true })}`;
}

/** How a number is computed, and what it does not contain. */
export async function answerFormula(scene: Scene): Promise<Reply> {
  const { tiles } = await scene.tools.getAnalytics({});
  const asked = [scene.u.question, scene.u.before?.question ?? ""].join(" ").toLowerCase();
  const ids = tileWords.filter(([, words]) => words.test(asked)).map(([id]) => id);
  const chosen = (ids.length > 0 ? ids : (["roi", "cost_per_lead"] as const)).flatMap(
    (id) => tiles.find((tile) => tile.id === id) ?? [],
  );
  const [first] = chosen;
  const isProfit = /\bprofit\b/.test(asked);
  const includes = /\binclude\b/.test(asked);
  return {
    verdict: includes
      ? "No: it includes only the amount of the deal, so what you pay the host. Travel, staff and build are not in it."
      : `${isProfit ? "No, not here: " : ""}${first?.label ?? "It"} is ${first?.formula ?? "not defined"}${isProfit ? "; the amount paid is not subtracted from the revenue" : ""}.`,
    body: bullets(chosen.map((tile) => `**${tile.label}**: ${tile.formula}`)),
    question: "Do you want to see the numbers behind it?",
    options: [],
  };
}

/** A campaign that was ordered: what came out of it and what it cost. */
export async function answerCampaigns(scene: Scene): Promise<Reply> {
  const campaigns = await scene.tools.listCampaigns({ limit: 20 });
  const ids = new Set(scene.u.about.filter(({ kind }) => kind === "campaign").map(({ id }) => id));
  const named = campaigns.filter(({ id }) => ids.has(id));
  const failed = /\bfail/i.test(scene.u.question)
    ? campaigns.filter(({ status }) => status === "failed")
    : [];
  const recent = campaigns.slice(0, /\blast|latest|newest\b/i.test(scene.u.question) ? 1 : 5);
  const chosen = failed.length > 0 ? failed : named.length > 0 ? named : recent;
  const [first] = chosen;
  if (!first)
    return {
      verdict: "No, you haven't ordered a campaign yet.",
      body: "The **Strategy Builder** makes three concepts from one brief.",
      question: "What should your first campaign achieve?",
      options: [],
    };
  const title = quotable(first.ideas[0]?.name ?? first.prompt, 80);
  return {
    verdict:
      chosen.length === 1
        ? `${title}, ordered on ${onDay(first.createdAt)}, cost ${costOf(first)}; it is ${first.status}.`
        : `You ordered ${counted(campaigns.length, "campaign")}, for ${counted(
            campaigns.reduce((sum, { chargedCredits }) => sum + (chargedCredits ?? 0), 0),
            "credit",
          )} in all.`,
    body: bullets(
      chosen.length === 1
        ? [
            ...first.ideas.map(
              ({ name, type, budgetUsd }) =>
                `**${quotable(name, 80)}** (${type.replace("_", "-")}): budget ${usd(budgetUsd)}`,
            ),
            `**Brief**: ${quotable(first.prompt, 200)}`,
            ...(first.error ? [`**What went wrong**: ${quotable(first.error, 160)}`] : []),
          ]
        : chosen.map(
            (each) =>
              `**${quotable(each.ideas[0]?.name ?? each.prompt, 80)}**, ${onDay(each.createdAt)}: ${each.status}, ${counted(each.chargedCredits ?? each.costCredits, "credit")}`,
          ),
    ),
    question: "Do you want to build on one of them?",
    options: [],
    shows: chosen.map(({ id, ideas, prompt }) => ({ kind: "campaign", id, name: ideas[0]?.name ?? prompt })),
  };
}

/** What was charged in the end, which is less where a part failed. */
function costOf({
  costCredits,
  chargedCredits,
}: {
  costCredits: number;
  chargedCredits: number | null;
}): string {
  return chargedCredits === null || chargedCredits === costCredits
    ? counted(costCredits, "credit")
    : `${chargedCredits} of ${counted(costCredits, "credit")}`;
}
