import type { Facts } from "./facts.ts";
import { look, lookAtNamed } from "./obliging-model.ts";
import type { Question } from "./questions.ts";
import { agency, day, num, usd } from "./world.ts";

/** Finds an event by name, then opens its page. */
const open = (query: string) => [look("findEvents", { query, limit: 20 }), lookAtNamed(query, "getEvent")];

const ai = "evt_ai_conference";
const developer = "evt_developer_days";
const cloud = "evt_cloud_innovation_expo";
const kube = "evt_kubecraft_europe";
const openSource = "evt_open_source_congress";
const harbor = "evt_founders_harbor";
const fintech = "evt_fintech_frontiers";

const rise = (facts: Facts, filter: (event: Facts["upcoming"][number]) => boolean) =>
  facts.upcoming.filter(filter).sort((a, b) => a.date.localeCompare(b.date));

/** Questions about a single event, asked about several events. */
function about(id: string, name: string): Question[] {
  return [
    { ask: `When is ${name}?`, facts: (t) => [day(t.event(id).date)], looks: open(name) },
    { ask: `Where does ${name} take place?`, facts: (t) => [t.event(id).location], looks: open(name) },
    {
      ask: `How many attendees does ${name} expect?`,
      facts: (t) => [num(t.event(id).attendeeCount)],
      looks: open(name),
    },
    { ask: `Who hosts ${name}?`, facts: (t) => [t.hostOf(id)], looks: open(name) },
    {
      ask: `What is the cheapest package at ${name}?`,
      facts: (t) => [t.package(id, 0).name, usd(t.package(id, 0).priceCents)],
      looks: open(name),
    },
    {
      ask: `What is the most expensive package at ${name}?`,
      facts: (t) => [t.package(id, -1).name, usd(t.package(id, -1).priceCents)],
      looks: open(name),
    },
  ];
}

export const eventQuestions: readonly Question[] = [
  ...about(ai, "AI Conference"),
  ...about(developer, "Developer Days"),
  ...about(kube, "KubeCraft Europe"),
  ...about(harbor, "Founders Harbor"),
  {
    ask: "How many spots are left at Founders Harbor?",
    facts: (t) => t.packagesOf(harbor).flatMap((one) => [one.name, String(t.spotsLeft(one))]),
    looks: open("Founders Harbor"),
  },
  {
    ask: "Does Fintech Frontiers allow competitors from my industry?",
    // One sponsor per industry, and the agency's deal takes its own industry.
    facts: (t) => [String(t.user(t.deal("fintech_frontiers").brandId)?.industry)],
    looks: open("Fintech Frontiers"),
  },
  {
    ask: "Which add-ons does Founders Harbor offer?",
    facts: () => ["Seat at the founders' dinner", "$2,400", "Push message in the event app", "$900"],
    looks: open("Founders Harbor"),
  },
  {
    ask: "Show me the packages of Open Source Congress",
    facts: (t) => t.packagesOf(openSource).flatMap(({ name, priceCents }) => [name, usd(priceCents)]),
    looks: [
      look("findEvents", { query: "Open Source Congress", limit: 20 }),
      lookAtNamed("Open Source Congress", "listPackages"),
    ],
  },
  {
    ask: "What does Cloud Innovation Expo cost to sponsor?",
    facts: (t) =>
      t
        .packagesOf(cloud)
        .map(({ priceCents }) => usd(priceCents))
        .slice(0, 1),
    looks: open("Cloud Innovation Expo"),
  },
  {
    ask: "Compare KubeCraft Europe and Open Source Congress",
    facts: (t) =>
      [kube, openSource].flatMap((id) => [
        t.event(id).name,
        day(t.event(id).date),
        num(t.event(id).attendeeCount),
        usd(t.package(id, 0).priceCents),
      ]),
    looks: [
      look("findEvents", { query: "KubeCraft Europe", limit: 20 }),
      lookAtNamed("KubeCraft Europe", "getEvent"),
      look("findEvents", { query: "Open Source Congress", limit: 20 }),
      lookAtNamed("Open Source Congress", "getEvent"),
    ],
  },
  {
    ask: "When is Developer Days, where is it and what is its cheapest package?",
    facts: (t) => [day(t.event(developer).date), t.event(developer).location, t.package(developer, 0).name],
    looks: open("Developer Days"),
  },
  {
    ask: "Where is it, and who hosts it?",
    before: [
      { author: "user", text: "When is KubeCraft Europe?" },
      { author: "morgan", text: "**KubeCraft Europe** begins on February 25, 2027." },
    ],
    facts: (t) => [t.event(kube).location, t.hostOf(kube)],
    looks: open("KubeCraft Europe"),
  },
  {
    ask: "What does the second one cost?",
    before: [
      { author: "user", text: "Compare Developer Days and AI Conference" },
      { author: "morgan", text: "1. **Developer Days** in Austin\n2. **AI Conference** in New York" },
    ],
    facts: (t) => [t.event(ai).name, usd(t.package(ai, 0).priceCents)],
    looks: open("AI Conference"),
  },
  {
    ask: "Which cloud events are coming up?",
    facts: (t) =>
      rise(t, ({ category }) => category === "cloud")
        .slice(0, 2)
        .map(({ name }) => name),
    looks: [look("findEvents", { categories: ["cloud"], limit: 5 })],
  },
  {
    ask: "Which events are in Berlin?",
    facts: (t) =>
      rise(t, ({ location }) => location.startsWith("Berlin,"))
        .slice(0, 1)
        .map(({ location }) => location),
    never: () => ["Austin, TX"],
    looks: [look("findEvents", { places: ["Berlin"], limit: 5 })],
  },
  {
    ask: "Which is the biggest of the events in Austin?",
    facts: (t) => {
      const [top] = rise(t, ({ location }) => location.startsWith("Austin,"))
        .slice(0, 20)
        .sort((a, b) => b.attendeeCount - a.attendeeCount);
      return [top?.name ?? "", num(top?.attendeeCount ?? 0)];
    },
    looks: [look("findEvents", { places: ["Austin"], limit: 20 })],
  },
  {
    ask: "Which events take place in Atlantis?",
    facts: () => [],
    never: (t) => t.upcoming.slice(0, 20).map(({ name }) => name),
    looks: [look("findEvents", { places: ["Atlantis"] })],
  },
  {
    ask: "Which events are there in March 2027?",
    facts: (t) => {
      const [first] = rise(t, ({ date }) => date.startsWith("2027-03"));
      return first ? ["March"] : [];
    },
    never: () => ["April 12, 2027"],
    looks: [look("findEvents", { from: "2027-03-01", to: "2027-03-31", limit: 5 })],
  },
  {
    ask: "Which event is the soonest?",
    facts: (t) => {
      const [first] = rise(t, () => true);
      return [first?.name ?? "", day(first?.date)];
    },
    looks: [look("findEvents", { limit: 5 })],
  },
  {
    ask: "Which events did I save?",
    facts: (t) =>
      ["evt_ai_builders_week_london", openSource].flatMap((id) => [t.event(id).name, day(t.event(id).date)]),
    looks: [look("listSavedEvents", { limit: 20 })],
  },
  {
    ask: "How many spots are left for the Sandbox Partner package at Fintech Frontiers?",
    facts: (t) => {
      const offer = t.packagesOf(fintech).find(({ name }) => name === "Sandbox Partner");
      return offer ? [usd(offer.priceCents), String(t.spotsLeft(offer))] : ["no such package"];
    },
    looks: open("Fintech Frontiers"),
  },
  {
    ask: "What is included in the Pilot Partner package at Founders Harbor?",
    facts: (t) => {
      const offer = t.packagesOf(harbor).find(({ name }) => name === "Pilot Partner");
      return offer ? [offer.name, usd(offer.priceCents), offer.tier] : ["no such package"];
    },
    looks: open("Founders Harbor"),
  },
  {
    ask: "Is Founders Harbor a good fit for us? What is its match score?",
    as: agency,
    facts: (t) => [
      "It's close to your industry.",
      `Packages start at ${usd(t.package(harbor, 0).priceCents)}, 2% of your budget of $400,000.`,
    ],
    looks: open("Founders Harbor"),
  },
  {
    ask: "Which events do you recommend for us?",
    facts: () => ["It's an event for your industry."],
    looks: [look("recommendEvents", { limit: 5 })],
  },
];
