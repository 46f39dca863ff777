import type { Half } from "../judge-types.ts";
import type { Brief } from "./brief.ts";
import { buildFoodToEducation } from "./build-food-to-education.ts";
import { buildNonprofitToOther } from "./build-nonprofit-to-other.ts";
import { buildTechToHealthcare } from "./build-tech-to-healthcare.ts";
import { buildTravelToSports } from "./build-travel-to-sports.ts";
import { finalFoodToEducation } from "./final-food-to-education.ts";
import { finalNonprofitToOther } from "./final-nonprofit-to-other.ts";
import { finalTechToHealthcare } from "./final-tech-to-healthcare.ts";
import { finalTravelToSports } from "./final-travel-to-sports.ts";
import { practice } from "./practice.ts";

/** What people ask the Strategy Builder for, in two halves and practice that have no company, place or wording in common. */
export const briefs: Readonly<Record<Half, readonly Brief[]>> = {
  build: [
    ...buildTechToHealthcare,
    ...buildFoodToEducation,
    ...buildTravelToSports,
    ...buildNonprofitToOther,
  ],
  practice,
  final: [
    ...finalTechToHealthcare,
    ...finalFoodToEducation,
    ...finalTravelToSports,
    ...finalNonprofitToOther,
  ],
};
