import { ignoredOf } from "@marquee/contracts/studio/brief/brief-change";
import type { CampaignIdeaDraft } from "@marquee/contracts/studio/campaign-idea";
import { likeness } from "@marquee/contracts/studio/concept-likeness";
import type { CampaignBrief, ConceptToRefine, RefineRequest } from "./port.ts";

/** From this share of common words on, two concepts count as the same idea. */
const sameFrom = 0.4;

/** The ways in which an idea breaks what its refinement promises; empty if there are none. */
export function refinementProblems(
  idea: CampaignIdeaDraft,
  brief: CampaignBrief,
  { refinement, concept, others, words = "" }: RefineRequest,
): string[] {
  const keepsType = refinement === "another" || refinement === "in_words" || idea.type === concept.type;
  const type = keepsType ? [] : [`idea.type: must stay ${concept.type}`];
  switch (refinement) {
    case "cheaper":
      return idea.budget < concept.budget
        ? type
        : [...type, `idea.budget: ${idea.budget} is not below the concept's ${concept.budget}`];
    case "another_city":
      return isElsewhere(idea.location, concept.location, brief.location)
        ? type
        : [...type, "idea.location: must name another city than the concept and the brief"];
    case "more_technical":
      return saysMore(idea, concept)
        ? type
        : [
            ...type,
            "idea: description and keyFeatures must say more of how it is built than the concept did",
          ];
    case "in_words":
      return ignoredOf(words, idea).map((line) => `idea: does not do what <wish> asks: ${line}`);
    case "another": {
      const same = [concept, ...others].filter((one) => likeness(idea, one) >= sameFrom);
      return same.map(({ name }) => `idea: is too much like "${name}"`);
    }
  }
}

/** The town of a location such as "Austin, Texas" or "Vienna: a shop downtown"; empty for one such as "A square". */
function townOf(location: string): string {
  const [first = ""] = location.split(/[,:;(–]/u);
  return /^\s*(?:an?|the|online)\b/iu.test(first) ? "" : first.trim().toLowerCase();
}

function isElsewhere(location: string, ...before: (string | undefined)[]): boolean {
  const now = location.toLowerCase();
  return before.every((place) => {
    const town = townOf(place ?? "");
    return town === "" || !now.includes(town);
  });
}

function saysMore(idea: CampaignIdeaDraft, concept: ConceptToRefine): boolean {
  const known = new Set(concept.keyFeatures.map((feature) => feature.toLowerCase()));
  const isNew = idea.keyFeatures.some((feature) => !known.has(feature.toLowerCase()));
  return isNew && idea.description !== concept.description;
}
