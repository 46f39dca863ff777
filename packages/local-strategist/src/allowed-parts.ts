import type { Format } from "./content/format.ts";

/** Activities of which an idea needs at least so many. */
const activitiesLeast = 2;
/** What stands for parts of a format that speak of something refused. */
export const plainer = {
  spot: ["where people pass anyway", "near the way in", "in plain view of everybody"],
  unit: "place",
  why: [
    "they can judge {P} for themselves.",
    "nobody has to take anybody's word for {P}.",
    "{P} is easier to judge in the hand than in a description.",
  ],
  inspiration: [
    "A good neighbor, who lends a thing before anybody buys it.",
    "A bakery that opens its oven door and says nothing.",
    "An instrument maker, who lets everybody play first.",
  ],
  role: ["Hosts who know {P}", "People who use {P} themselves", "Helpers at {P}"],
  measure: { name: "Visitors who recommend {P}", target: "At least 8 of 10" },
  risk: [
    {
      what: "Fewer people come to {P} than planned.",
      answer: "Invite them by name, and look at the numbers for {P} after the first hour.",
    },
    {
      what: "Everybody comes to {P} in the same hour.",
      answer: "Offer fixed times for {P}, and keep every third one open.",
    },
    {
      what: "People like {P} and don't know what to do next.",
      answer: "Have one next step for {P} ready, and say it to everybody.",
    },
  ],
} as const;

/**
 * A format in which the parts that `allowed` rejects are left out, or replaced by plainer ones, others for each of the
 * ideas of a brief (`at`). What it consists of stays, so that a text made from it may still be rejected.
 */
export function allowedParts(format: Format, at: number, allowed: (text: string) => boolean): Format {
  const ofRow = <Part>(row: readonly Part[], instead: Part): Part => row[at % row.length] ?? instead;
  const { spot, unit, why, inspiration, role, measure, risk } = format;
  const activities = format.activities.filter(allowed);
  const zones = format.zones.filter(([name, , note]) => allowed(`${name}. ${note}`));
  const elements = format.elements.filter(allowed);
  const either = (text: string, row: readonly string[]): string => (allowed(text) ? text : ofRow(row, text));
  return {
    ...format,
    activities: activities.length >= activitiesLeast ? activities : format.activities,
    zones: zones.length >= 3 ? zones : format.zones,
    elements: elements.length >= 2 ? elements : format.elements,
    spot: either(spot, plainer.spot),
    unit: either(unit, [plainer.unit]),
    why: either(why, plainer.why),
    inspiration: either(inspiration, plainer.inspiration),
    role: either(role, plainer.role),
    measure: allowed(`${measure.name}. ${measure.target}`) ? measure : plainer.measure,
    risk: allowed(`${risk.what} ${risk.answer}`) ? risk : ofRow<Format["risk"]>(plainer.risk, risk),
  };
}
