import type { getConceptPdf } from "@marquee/contracts/studio/concepts";
import { addressOf } from "#api/http.ts";

const operation = addressOf<typeof getConceptPdf>("getConceptPdf", "GET", "/api/concepts/{id}/concept.pdf");

/** Where the browser downloads a concept as a PDF. */
export function conceptPdfPath(id: string): string {
  return operation.path.replace("{id}", encodeURIComponent(id));
}
