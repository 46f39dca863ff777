import type { getGeneratedHandout, Handout } from "@marquee/contracts/studio/handouts";
import { addressOf } from "#api/http.ts";

const operation = addressOf<typeof getGeneratedHandout>(
  "getGeneratedHandout",
  "GET",
  "/api/campaign-generations/{id}/concepts/{index}/handouts/{file}",
);

/** Where the browser downloads a concept that is not saved yet. */
export function generatedHandoutPath(generationId: string, index: number, file: Handout): string {
  return operation.path
    .replace("{id}", encodeURIComponent(generationId))
    .replace("{index}", String(index))
    .replace("{file}", file);
}
