import { counted, onDay, quotable } from "@marquee/adapters/ai/plain-text";
import type { ToolAnalytics } from "@marquee/adapters/ai/tool-results";
import { usd } from "@marquee/contracts/text/usd";
import { bullets } from "../answer.ts";
import { daysLater, rangeBehind, rangeWords } from "../period.ts";
import type { Reply, Scene } from "../scene.ts";
import { dealsMeant } from "./deals.ts";

type Tile = ToolAnalytics["tiles"][number];

/** How people ask for each number. */
const tileWords: readonly (readonly [Tile["id"], RegExp])[] = [
  [
    "cost_per_lead",
    /\bcost per lead\b|\bper lead\b|\bleads?\b.*\beach of (?:them|those)\b|\bwhat did each\b/,
  ],
  ["lead_conversion", /\blead conversion\b|\bconversion rate\b/],
  ["engagement_rate", /\bengagement\b/],
  ["roi", /\b(?:roi|return on investment|return)\b/],
  ["revenue", /\b(?:revenue|brought in|came back|income)\b/],
  ["deal_value", /\bdeal value\b/],
  ["mqls", /\bmqls?\b/],
  ["sqls", /\bsqls?\b/],
  ["customers", /\bcustomers?\b/],
  ["leads", /\bleads?\b/],
  ["conversions", /\bconversions\b/],
  ["impressions", /\bimpressions?\b/],
  ["interactions", /\binteractions?\b/],
];

function inUnit({ unit }: Pick<Tile, "unit">, value: number | null): string {
  if (value === null) return "nothing measured";
  if (unit === "usd") return usd(value, { exact: true });
  const number = value.toLocaleString("en-US", { maximumFractionDigits: 2 });
  return unit === "percent"
    ? `${number}%`
    : unit === "multiple"
      ? `${number}x, ${Math.round(value * 100)}% of the cost`
      : number;
}

const windowDays = 399;
const windows = 3;

/**
 * What was measured altogether, over three years back: what is counted is summed over periods as long as one may be, and
 * what is a ratio is made from the sums or is to date anyway.
 */
export async function altogether(
  { tools, now }: Pick<Scene, "tools" | "now">,
  of: { dealId?: string; side?: "brand" | "host" },
): Promise<ToolAnalytics> {
  const ends = Array.from({ length: windows }, (_, back) => daysLater(now, -back * (windowDays + 1)));
  const all = await Promise.all(
    ends.map((to) => tools.getAnalytics({ ...of, from: daysLater(to, -windowDays), to })),
  );
  const [latest] = all;
  if (!latest) throw new Error("no period");
  const sum = (id: Tile["id"]) =>
    all.reduce((total, { tiles }) => total + (tiles.find((tile) => tile.id === id)?.value ?? 0), 0);
  const ratio = (part: Tile["id"], whole: Tile["id"]) =>
    sum(whole) === 0 ? null : (sum(part) / sum(whole)) * 100;
  const valueOf = (tile: Tile): number | null => {
    switch (tile.id) {
      case "roi":
      case "cost_per_lead":
      case "deal_value":
        return tile.value;
      case "engagement_rate":
        return ratio("interactions", "impressions");
      case "lead_conversion":
        return ratio("conversions", "leads");
      default:
        return sum(tile.id);
    }
  };
  return { ...latest, tiles: latest.tiles.map((tile) => ({ ...tile, value: valueOf(tile) })) };
}

/** What came of the deals: the numbers that are asked for, of one event, of a period, or altogether. */
export async function answerResults(scene: Scene): Promise<Reply> {
  const { tools, u, now } = scene;
  const asked = [u.question, ...(u.isFollowUp && u.before && !hasTile(u.question) ? [u.before.question] : [])]
    .join(" ")
    .toLowerCase();
  const isAll = /\b(?:altogether|taken together|overall|in total|all (?:of )?(?:our|my))\b/i.test(u.question);
  const meant = isAll ? [] : await dealsMeant(scene);
  const isPeriod = /\b(?:week|month|quarter|year|days|ytd|since)\b/.test(u.question.toLowerCase());
  const range = rangeBehind(u.question);
  const [deal] = meant;
  const of = deal ? { dealId: deal.id, side: deal.ownSide } : {};
  const analytics = isPeriod
    ? await tools.getAnalytics({ range, ...of })
    : await altogether({ tools, now }, of);
  const kpis =
    deal && /\btargets?|goals?|kpis?|agreed\b/.test(asked)
      ? ((await tools.getDeal({ dealId: deal.id }))?.kpis ?? [])
      : [];
  const named = tileWords.filter(([, words]) => words.test(asked)).map(([id]) => id);
  // "Lead conversion" also says leads.
  const wanted = named.filter((id) => id !== "leads" || !named.includes("lead_conversion"));
  const ids = wanted.length > 0 ? wanted : (["roi", "revenue", "leads", "cost_per_lead"] as const);
  const tiles = ids.flatMap((id) => analytics.tiles.find((tile) => tile.id === id) ?? []);
  const [first] = tiles;
  const about = deal
    ? ` of ${quotable(deal.eventName, 70)}`
    : isPeriod
      ? ` of ${rangeWords[range]}`
      : " of all your deals to date";
  const each = eachCost(asked, analytics, deal?.amountUsd);
  if (!first)
    return {
      verdict: "I don't keep a number by that name.",
      body: "",
      question: "Shall I show leads, revenue or ROI?",
      options: [],
      isUnable: true,
    };
  return {
    verdict: `${first.label}${about}: ${inUnit(first, first.value)}${each}.`,
    body: bullets([
      ...tiles.map(
        (tile) =>
          `**${tile.label}**: ${inUnit(tile, tile.value)}${isPeriod && tile.previous !== null ? `, ${inUnit(tile, tile.previous)} in the period before` : ""}. Computed as: ${tile.formula}`,
      ),
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

const hasTile = (question: string) => tileWords.some(([, words]) => words.test(question.toLowerCase()));

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
