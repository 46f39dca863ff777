import { beginning } from "../../text/characters.ts";
import type { CampaignIdeaDraft } from "../campaign-idea.ts";
import type { BriefReading } from "./brief-reading.ts";
import { tellingWords } from "./brief-text.ts";
import { conflictsIn } from "./conflicts.ts";
import type { FitLine } from "./fit-line.ts";
import { brokenMustNots, speaksOf } from "./refused-words.ts";
import { unreadWishes } from "./unread-wishes.ts";

type Concept = Omit<CampaignIdeaDraft, "plan"> & { plan?: CampaignIdeaDraft["plan"] | undefined };
type Place = readonly [name: string, text: string];

/** Checks a concept against what its brief asks for, line by line, in the concept's own text. */
export function checklistOf(prompt: string, reading: BriefReading, concept: Concept): FitLine[] {
  const places = placesOf(concept);
  const conflicts = conflictsIn(prompt, reading);
  const broken = brokenMustNots(withoutRequest(concept), reading);
  const { product, audience, place, time, minutesEach, budget, foreignBudget, target } = reading;
  const whyOf = (asks: FitLine["asks"], text?: string): string | undefined =>
    conflicts.find(
      (one) => one.asks === asks && (one.text === undefined || text === undefined || one.text === text),
    )?.why;
  const checked = (asks: FitLine["asks"], label: string, text: string, found: Shown): FitLine => {
    const why = whyOf(asks, text);
    return {
      asks,
      line: beginning(`${label}: ${text}`, 240),
      ...(why === undefined ? found : { status: "not", where: sentence(why) }),
    };
  };
  return [
    ...(product ? [checked("product", "Product", product.text, shownIn(product.text, places))] : []),
    ...(audience ? [checked("audience", "Audience", audience.text, shownIn(audience.text, places))] : []),
    ...reading.mustHaves.map(({ text }) => checked("must-have", "Must-have", text, shownIn(text, places))),
    ...reading.mustNots.map(({ text }) =>
      checked(
        "must-not",
        "Must-not",
        text,
        broken.includes(text)
          ? { status: "not", where: "The concept speaks of it" }
          : { status: "met", where: "Nothing in the concept speaks of it" },
      ),
    ),
    ...(place ? [checked("place", "Place", place.text, placeShown(place, places))] : []),
    ...(time ? [checked("time", "Time", time.text, timeShown(time, concept))] : []),
    ...(minutesEach
      ? [checked("time", "Time", minutesEach.text, shownIn(`${minutesEach.count} minutes`, places))]
      : []),
    ...(budget
      ? [
          checked(
            "budget",
            "Budget",
            budget.text,
            concept.budget <= budget.usd
              ? { status: "met", where: "Within the budget" }
              : { status: "not", where: "Above the budget" },
          ),
        ]
      : []),
    ...(foreignBudget
      ? [
          checked("budget", "Budget", foreignBudget.text, {
            status: "partly",
            where: "Planned in US dollars; compare it with your own currency",
          }),
        ]
      : []),
    ...brought(reading).map(({ text, words }) => checked("other", "You bring", text, shownIn(words, places))),
    ...(target ? [checked("target", "Target", target.text, targetShown(target, concept))] : []),
    ...unreadWishes(prompt, reading).map(({ text }) =>
      checked("other", "Also said", text, unplanned(shownIn(text, places))),
    ),
  ];
}

/** What a brief says is there already, and who comes along: plans are made with it. */
function brought({ stations, staff }: BriefReading) {
  return [stations, staff].filter((one) => one !== undefined);
}

type Shown = Pick<FitLine, "status" | "where">;

const sentence = (text: string): string => beginning(text.charAt(0).toUpperCase() + text.slice(1), 400);

/** What a concept repeats of the request is no breach of it. */
function withoutRequest({
  goals: _goals,
  targetAudience: _audience,
  duration: _duration,
  ...concept
}: Concept) {
  return concept;
}

function placesOf({
  description,
  keyFeatures,
  location,
  duration,
  targetAudience,
  plan,
  expectedOutcomes,
}: Concept): Place[] {
  return [
    ["Features", keyFeatures.join("\n")],
    ["Description", description],
    ["Location", location],
    ["Audience", targetAudience.description],
    ["Duration", duration],
    ["Outcomes", expectedOutcomes.join("\n")],
    [
      "Plan",
      plan
        ? [
            plan.promise,
            plan.fit,
            ...plan.timeline.map(({ what }) => what),
            ...plan.staffing.map(({ role }) => role),
          ].join("\n")
        : "",
    ],
  ];
}

/** The first place with most of the telling words, or the one with some of them. */
function shownIn(asked: string, places: readonly Place[]): Shown {
  const words = tellingWords(asked);
  const shares = places.map(([name, text]) => ({
    name,
    share: words.length === 0 ? 1 : words.filter((word) => speaksOf(text, [word])).length / words.length,
  }));
  const [best] = shares.sort((a, b) => b.share - a.share);
  if (!best || best.share === 0) return { status: "not", where: "Not in this concept" };
  return { status: best.share >= 0.6 ? "met" : "partly", where: best.name };
}

/** Nobody planned it: where a concept speaks of it, that may be by chance. */
const unplanned = ({ status, where }: Shown): Shown =>
  status === "not"
    ? { status, where: "Not planned in this concept" }
    : { status: "partly", where: `Not planned by itself; see ${where}` };

function placeShown({ town, venues }: NonNullable<BriefReading["place"]>, places: readonly Place[]): Shown {
  const asked = [...(town ? [town] : []), ...venues.slice(0, 1)];
  const shown = asked.filter((one) => shownIn(one, places).status === "met");
  if (shown.length === asked.length) return { status: "met", where: "Location" };
  return shown.length > 0
    ? { status: "partly", where: "Location" }
    : { status: "not", where: "It is set somewhere else" };
}

function timeShown(
  { text, days }: NonNullable<BriefReading["time"]>,
  { duration, description }: Concept,
): Shown {
  if (shownIn(text, [["Duration", `${duration} ${description}`]]).status === "met")
    return { status: "met", where: "Duration" };
  return days !== undefined && new RegExp(String.raw`\b${days}\b`).test(duration)
    ? { status: "met", where: "Duration" }
    : { status: "partly", where: "Duration" };
}

function targetShown({ count, counts }: NonNullable<BriefReading["target"]>, { plan }: Concept): Shown {
  const measure = plan?.measures.find(
    ({ name, target }) =>
      tellingWords(counts).some((word) => speaksOf(`${name} ${target}`, [word])) && !/\bcost\b/i.test(name),
  );
  const [digits = ""] = /\d[\d,]*/.exec(measure?.target ?? "") ?? [];
  const reach = digits === "" ? 0 : Number(digits.replaceAll(",", ""));
  if (!measure || reach === 0) return { status: "not", where: "No measure counts it" };
  const where = beginning(`Measures: ${measure.name}, ${measure.target}`, 400);
  return { status: reach >= count ? "met" : reach * 2 >= count ? "partly" : "not", where };
}
