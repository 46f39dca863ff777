import type { getDealFile } from "@marquee/contracts/deals/deal-files";
import { addressOf } from "#api/http.ts";

const download = addressOf<typeof getDealFile>(
  "getDealFile",
  "GET",
  "/api/sponsorship-deals/{id}/files/{file}",
);

/** Where the browser loads a deal's file. */
export function dealFilePath(dealId: string, file: string): string {
  return download.path
    .replace("{id}", encodeURIComponent(dealId))
    .replace("{file}", encodeURIComponent(file));
}
