import { daysAgo, type Facts } from "./facts.ts";
import { look } from "./obliging-model.ts";
import type { Question } from "./questions.ts";
import { brand, day, host, num, usd } from "./world.ts";

const last = (days: number) => [daysAgo(days - 1), daysAgo(0)] as const;
const before = (days: number) => [daysAgo(2 * days - 1), daysAgo(days)] as const;
const year = ["2026-01-01", daysAgo(0)] as const;

const sum = (t: Facts, measure: string, days: readonly [string, string]) => t.measured(brand, measure, days);
const rounded = (value: number) => {
  const text = String(Math.round(value * 100) / 100);
  const [whole = "", rest] = text.split(".");
  return rest === undefined ? num(Number(whole)) : `${num(Number(whole))}.${rest}`;
};
const toDate = (t: Facts, measure: string, to: string) =>
  t.returning(brand, to).reduce((all, { id }) => all + t.measured(brand, measure, ["2000-01-01", to], id), 0);
const costToDate = (t: Facts, to: string) =>
  t.returning(brand, to).reduce((all, { amountCents }) => all + amountCents, 0);
const roiAt = (t: Facts, to: string) => {
  const cost = costToDate(t, to);
  return cost === 0 ? [] : [rounded(toDate(t, "revenue", to) / cost)];
};

export const creditQuestions: readonly Question[] = [
  {
    ask: "How many credits do I have?",
    facts: (t) => [num(t.balanceOf(brand))],
    looks: [look("getCreditBalance")],
  },
  {
    ask: "How many free replies are left this month?",
    facts: (t) => [num(t.prices().freeRepliesPerMonth ?? 0)],
    looks: [look("getCreditBalance"), look("getPriceList")],
  },
  {
    ask: "How many credits does a campaign cost?",
    facts: (t) => [num(t.prices().campaignIdeas ?? 0), num(t.prices().competitiveAnalysis ?? 0)],
    looks: [look("getPriceList")],
  },
  {
    ask: "What does a reply cost in credits after the free ones?",
    facts: (t) => [num(t.prices().chatReply ?? 0), num(t.prices().freeRepliesPerMonth ?? 0)],
    looks: [look("getPriceList")],
  },
  {
    ask: "Which credit packages can I buy?",
    facts: (t) =>
      t.creditPackages().flatMap(({ name, creditAmount, price }) => [name, num(creditAmount), usd(price)]),
    looks: [look("getPriceList")],
  },
  {
    ask: "How many campaigns do my credits pay for?",
    facts: (t) => [num(t.balanceOf(brand)), num(t.prices().campaignIdeas ?? 0)],
    looks: [look("getCreditBalance"), look("getPriceList")],
  },
  {
    ask: "What can I afford?",
    facts: (t) => [num(t.balanceOf(brand)), num(t.prices().campaignIdeas ?? 0)],
    looks: [look("getCreditBalance"), look("getPriceList")],
  },
  {
    ask: "Where did my credits come from and what were they spent on?",
    facts: () => ["Welcome credits", "137", "Thanks for your feedback", "6"],
    looks: [look("listCreditEntries", { limit: 10 })],
  },
  {
    ask: "What did I buy so far, and how much did I pay?",
    facts: () => ["Growth Package", "$199", day("2026-10-03")],
    looks: [look("listPayments", { limit: 10 })],
  },
  {
    ask: "How many credits do I have and what does a campaign cost?",
    facts: (t) => [num(t.balanceOf(brand)), num(t.prices().campaignIdeas ?? 0)],
    looks: [look("getCreditBalance"), look("getPriceList")],
  },
  {
    ask: "How many credits do I have, and what needs my attention?",
    facts: (t) => [num(t.balanceOf(brand)), t.deal("startup_expo").eventName],
    looks: [look("getCreditBalance"), look("listDeals", { limit: 20 })],
  },
  {
    ask: "What is my credit balance?",
    as: host,
    facts: (t) => [num(t.balanceOf(host))],
    never: (t) => [`${num(t.balanceOf(brand))} credits`],
    looks: [look("getCreditBalance")],
  },
  {
    ask: "Show my campaigns",
    facts: () => ["The Night Desk", "Harbor of Proofs", "A roadshow for site reliability engineers"],
    looks: [look("listCampaigns", { limit: 20 })],
  },
  {
    ask: "What did my campaign The Night Desk cost?",
    facts: () => ["The Night Desk", "15", "20"],
    looks: [look("listCampaigns", { limit: 20 })],
  },
  {
    ask: "Which ideas did my Harbor of Proofs campaign have?",
    facts: () => ["Harbor of Proofs", "Harbor of Proofs on Tour", "$10,000"],
    looks: [look("listCampaigns", { limit: 20 })],
  },
  {
    ask: "Which of my campaigns failed, and why?",
    facts: () => ["A roadshow for site reliability engineers", "The model was not available."],
    looks: [look("listCampaigns", { limit: 20 })],
  },
  {
    ask: "What do you know about me?",
    facts: () => ["Northwind Cloud", "$120,000", "developer", "architects", "Austin"],
    looks: [look("getProfile")],
  },
  {
    ask: "What is my budget?",
    facts: () => ["$120,000"],
    looks: [look("getProfile")],
  },
];

export const numberQuestions: readonly Question[] = [
  {
    ask: "How many leads did we get in the last 30 days?",
    facts: (t) => [num(sum(t, "leadsGenerated", last(30)))],
    looks: [look("getAnalytics", { range: "last30" })],
  },
  {
    ask: "How many leads did we get in the last 7 days?",
    facts: (t) => [num(sum(t, "leadsGenerated", last(7)))],
    looks: [look("getAnalytics", { range: "last7" })],
  },
  {
    ask: "What was our revenue this year?",
    facts: (t) => [usd(sum(t, "revenue", year))],
    looks: [look("getAnalytics", { range: "ytd" })],
  },
  {
    ask: "What was our revenue in the last 90 days?",
    facts: (t) => [usd(sum(t, "revenue", last(90)))],
    looks: [look("getAnalytics", { range: "last90" })],
  },
  {
    ask: "How did my ROI change this year?",
    facts: (t) => roiAt(t, daysAgo(0)),
    looks: [look("getAnalytics", { range: "ytd" })],
  },
  {
    ask: "How did my ROI change over the last 90 days?",
    facts: (t) => [...roiAt(t, daysAgo(0)), ...roiAt(t, daysAgo(90))],
    looks: [look("getAnalytics", { range: "last90" })],
  },
  {
    ask: "How many impressions did we have in the last 30 days?",
    facts: (t) => [num(sum(t, "impressions", last(30))), num(sum(t, "impressions", before(30)))],
    looks: [look("getAnalytics", { range: "last30" })],
  },
  {
    ask: "What was our engagement rate last week?",
    facts: (t) => [rounded((100 * sum(t, "interactions", last(7))) / sum(t, "impressions", last(7)))],
    looks: [look("getAnalytics", { range: "last7" })],
  },
  {
    ask: "What is our lead conversion in the past quarter?",
    facts: (t) => [rounded((100 * sum(t, "conversions", last(90))) / sum(t, "leadsGenerated", last(90)))],
    looks: [look("getAnalytics", { range: "last90" })],
  },
  {
    ask: "What was my cost per lead this year?",
    facts: (t) => [usd(Math.round(costToDate(t, daysAgo(0)) / toDate(t, "leadsGenerated", daysAgo(0))))],
    looks: [look("getAnalytics", { range: "ytd" })],
  },
  {
    ask: "How is ROI computed?",
    facts: () => ["Attributed revenue so far ÷ amounts of the same deals"],
    looks: [look("getAnalytics")],
  },
  {
    ask: "How is the engagement rate calculated?",
    facts: () => ["Interactions ÷ impressions"],
    looks: [look("getAnalytics")],
  },
  {
    ask: "What is in my pipeline?",
    facts: (t) =>
      (["negotiating", "pending", "active"] as const).map((stage) =>
        usd(
          t.deals
            .filter(({ brandId, status }) => brandId === brand && status === stage)
            .reduce((total, { amountCents }) => total + amountCents, 0),
        ),
      ),
    looks: [look("getAnalytics")],
  },
];
