import type { getCampaignMockupPdf, getCampaignMockupPng } from "@marquee/contracts/studio/campaign-mockups";
import { addressOf } from "#api/http.ts";

const png = addressOf<typeof getCampaignMockupPng>(
  "getCampaignMockupPng",
  "GET",
  "/api/campaign-generations/{id}/mockups/{index}/png",
);
const pdf = addressOf<typeof getCampaignMockupPdf>(
  "getCampaignMockupPdf",
  "GET",
  "/api/campaign-generations/{id}/mockups/{index}/pdf",
);

/** Where the browser downloads a mockup in each format, by its image's address; undefined for other addresses. */
export function mockupDownloads(url: string): { png: string; pdf: string } | undefined {
  const [, id, index, query = ""] =
    /^\/api\/campaign-generations\/([^/]+)\/mockups\/(\d+)(\?.*)?$/.exec(url) ?? [];
  if (id === undefined || index === undefined) return undefined;
  const filled = (path: string) => path.replace("{id}", id).replace("{index}", index) + query;
  return { png: filled(png.path), pdf: filled(pdf.path) };
}
