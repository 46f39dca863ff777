import type {
  getSharedConcept,
  getSharedConceptMockup,
  getSharedConceptPdf,
} from "@marquee/contracts/studio/concepts";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";
import { nullWhereGone } from "#features/studio/share-links/model/null-where-gone.ts";

const operation = addressOf<typeof getSharedConcept>(
  "getSharedConcept",
  "GET",
  "/api/shared/concepts/{token}",
);
const mockup = addressOf<typeof getSharedConceptMockup>(
  "getSharedConceptMockup",
  "GET",
  "/api/shared/concepts/{token}/mockup",
);
const pdf = addressOf<typeof getSharedConceptPdf>(
  "getSharedConceptPdf",
  "GET",
  "/api/shared/concepts/{token}/concept.pdf",
);

/** The concept that a link shows; null once the link has expired or been revoked, or if it never existed. */
export const sharedConceptQuery = (token: string) =>
  queryOptions({
    queryKey: ["getSharedConcept", token] satisfies OperationKey,
    queryFn: ({ signal }) => call(operation, { params: { token }, signal }).catch(nullWhereGone),
  });

/** Where the browser loads its concept board. */
export function sharedMockupPath(token: string): string {
  return mockup.path.replace("{token}", encodeURIComponent(token));
}

/** Where the browser downloads it as a PDF. */
export function sharedConceptPdfPath(token: string): string {
  return pdf.path.replace("{token}", encodeURIComponent(token));
}
