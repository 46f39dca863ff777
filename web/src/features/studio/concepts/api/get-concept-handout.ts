import type { getConceptHandout, getSharedConceptHandout } from "@marquee/contracts/studio/concepts";
import type { Handout } from "@marquee/contracts/studio/handouts";
import { addressOf } from "#api/http.ts";

const own = addressOf<typeof getConceptHandout>(
  "getConceptHandout",
  "GET",
  "/api/concepts/{id}/handouts/{file}",
);
const shared = addressOf<typeof getSharedConceptHandout>(
  "getSharedConceptHandout",
  "GET",
  "/api/shared/concepts/{token}/handouts/{file}",
);

/** Where the browser downloads a concept on one page or as slides. */
export function conceptHandoutPath(id: string, file: Handout): string {
  return own.path.replace("{id}", encodeURIComponent(id)).replace("{file}", file);
}

/** The same for anyone who has a link to it. */
export function sharedHandoutPath(token: string, file: Handout): string {
  return shared.path.replace("{token}", encodeURIComponent(token)).replace("{file}", file);
}
