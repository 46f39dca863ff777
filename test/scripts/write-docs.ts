/** pnpm run docs: writes the pages of docs/ that follow from the code. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { writtenDocs } from "./written-docs.ts";

for (const [name, text] of Object.entries(writtenDocs())) {
  writeFileSync(join(import.meta.dirname, "../../docs", name), text);
}
