import type { Facts } from "./facts.ts";
import { look, lookAtNamed } from "./obliging-model.ts";
import type { Question } from "./questions.ts";
import { brand, day, host, num, partner, usd } from "./world.ts";

const all = look("listDeals", { limit: 20 });
const looksAt = (id: string) => [all, look("getDeal", { dealId: `deal_demo_${id}` })];
const looksAtAgreement = (id: string) => [all, look("getAgreement", { dealId: `deal_demo_${id}` })];

const deal = (key: string) => (t: Facts) => t.deal(key);
const amount = (key: string) => (t: Facts) => usd(deal(key)(t).amountCents);
const totalOf = (deals: readonly { amountCents: number }[]) =>
  usd(deals.reduce((sum, { amountCents }) => sum + amountCents, 0));

export const dealQuestions: readonly Question[] = [
  ...(
    [
      ["ai_conference", "AI Conference"],
      ["startup_expo", "Startup Expo"],
      ["developer_days", "Developer Days"],
      ["founders_harbor", "Founders Harbor"],
      ["tech_summit", "Tech Summit 2025"],
    ] as const
  ).flatMap(([key, name]): Question[] => [
    {
      ask: `How much is our ${name} deal worth?`,
      facts: (t) => [amount(key)(t), deal(key)(t).packageName],
      looks: looksAt(key),
    },
    {
      ask: `Who is the other side of the ${name} deal, and where does that deal stand?`,
      facts: (t) => [t.user(deal(key)(t).hostId)?.company ?? ""],
      looks: looksAt(key),
    },
  ]),
  {
    ask: "Until when is the Startup Expo deal's offer open?",
    facts: (t) => [day(deal("startup_expo")(t).expiresAt)],
    looks: looksAt("startup_expo"),
  },
  {
    ask: "What are the KPIs of my AI Conference deal?",
    facts: (t) => deal("ai_conference")(t).kpis,
    looks: looksAt("ai_conference"),
  },
  {
    ask: "When is the closing date of the Developer Days deal?",
    facts: (t) => [day(deal("developer_days")(t).closingDate)],
    looks: looksAt("developer_days"),
  },
  {
    ask: "Why was my SaaS Growth Forum deal declined?",
    facts: (t) => [deal("saas_growth")(t).endReason ?? ""],
    looks: looksAt("saas_growth"),
  },
  {
    ask: "Which of my deals are negotiating?",
    facts: (t) => {
      const open = t.dealsOf(brand).filter(({ status }) => status === "negotiating");
      return open.flatMap(({ eventName, amountCents }) => [eventName, usd(amountCents)]);
    },
    never: (t) => [deal("tech_summit")(t).eventName],
    looks: [look("listDeals", { status: "negotiating", limit: 20 })],
  },
  {
    ask: "Show all of my deals and what they are worth",
    // The latest ones: an answer shows eight.
    facts: (t) =>
      t
        .dealsOf(brand)
        .filter(({ status }) => status !== "completed")
        .flatMap(({ eventName, amountCents }) => [eventName, usd(amountCents)]),
    looks: [all],
  },
  {
    ask: "Which of my deals are active?",
    facts: (t) =>
      t
        .dealsOf(brand)
        .filter(({ status }) => status === "active")
        .flatMap(({ eventName, amountCents }) => [eventName, usd(amountCents)]),
    looks: [look("listDeals", { status: "active", limit: 20 })],
  },
  {
    ask: "What needs my attention?",
    facts: (t) => [
      deal("startup_expo")(t).eventName,
      amount("startup_expo")(t),
      deal("developer_days")(t).eventName,
    ],
    looks: [all],
  },
  {
    ask: "Who signed the agreement of the AI Conference deal?",
    facts: (t) => [t.user(brand)?.name ?? "", t.user(host)?.name ?? ""],
    looks: looksAtAgreement("ai_conference"),
  },
  {
    ask: "Is there a contract that I still have to sign?",
    facts: (t) => [deal("developer_days")(t).eventName],
    looks: [look("listDeals", { status: "pending", limit: 20 })],
  },
  {
    ask: "What do I owe this week?",
    as: host,
    facts: (t) => {
      // The clock is on a Sunday, so this week ends today.
      const due = t.owedBy(host).filter(({ dueDate }) => String(dueDate) <= "2026-11-22");
      return due.length === 0 ? [] : due.map(({ benefit }) => benefit);
    },
    never: (t) =>
      t
        .owedBy(host)
        .filter(({ dueDate }) => String(dueDate) > "2026-11-22")
        .map(({ dueDate }) => day(dueDate)),
    looks: [look("listOwed", { until: "2026-11-22" })],
  },
  {
    ask: "What do I owe next week?",
    as: host,
    facts: (t) =>
      t
        .owedBy(host)
        .filter(({ dueDate }) => String(dueDate) <= "2026-11-29")
        .flatMap(({ dueDate, benefit }) => [day(dueDate), benefit]),
    looks: [look("listOwed", { until: "2026-11-29", limit: 20 })],
  },
  {
    ask: "Which deliverables do I owe by the end, all of them?",
    as: host,
    facts: (t) => t.owedBy(host).map(({ dueDate }) => day(dueDate)),
    looks: [look("listOwed", { limit: 20 })],
  },
  {
    ask: "Which deals do I have with Fieldnote Experiential?",
    as: host,
    facts: (t) => [deal("fintech_frontiers")(t).eventName, amount("fintech_frontiers")(t)],
    looks: [look("listDeals", { status: "active", limit: 20 })],
  },
  {
    ask: "How much is our Cyber Defense Week deal worth?",
    as: partner,
    facts: (t) => [amount("cyber_defense")(t)],
    looks: looksAt("cyber_defense"),
  },
  {
    ask: "How much is the Cyber Defense Week deal worth?",
    facts: () => [],
    never: (t) => [amount("cyber_defense")(t)],
    looks: looksAt("cyber_defense"),
  },
  {
    ask: "What are my completed deals worth together?",
    as: partner,
    facts: (t) => [totalOf(t.dealsOf(partner).filter(({ status }) => status === "completed"))],
    looks: [look("listDeals", { status: "completed", limit: 20 })],
  },
  {
    ask: "How many of my deals are canceled?",
    facts: (t) =>
      t
        .dealsOf(brand)
        .filter(({ status }) => status === "cancelled")
        .map(({ eventName }) => eventName),
    looks: [look("listDeals", { status: "cancelled", limit: 20 })],
  },
  {
    ask: "How many attendees does that event expect?",
    before: [
      { author: "user", text: "How much is our Developer Days deal worth?" },
      {
        author: "morgan",
        text: "**Developer Days, Workshop Partner is waiting for signatures at $24,000.**",
      },
    ],
    facts: (t) => [num(t.event("evt_developer_days").attendeeCount)],
    looks: [
      look("findEvents", { query: "Developer Days", limit: 20 }),
      lookAtNamed("Developer Days", "getEvent"),
    ],
  },
];
