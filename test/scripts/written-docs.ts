import { errorCatalog } from "@marquee/contracts/errors";
import { accessLevel, type OperationShape, successOf, userAccess } from "@marquee/contracts/operation";
import { operations } from "@marquee/contracts/operations";
import { tableDefinition } from "@marquee/table/table-definition";
import layers from "../../packages/core/layers.json" with { type: "json" };

import { type RowPage, rowPages } from "./row-pages.ts";

const pages = await rowPages();
const notice = "<!-- Written by `pnpm run docs` from the code; a test fails when it is stale. -->\n";

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** Such as "user", "brand, agency" or "user, its parties". */
function accessOf(operation: OperationShape): string {
  const { roles, party } = userAccess(operation);
  return [...(roles ?? [accessLevel(operation)]), ...(party ? ["its parties"] : [])].join(", ");
}

function apiPage(): string {
  const all = Object.values<OperationShape>(operations);
  const areas = Map.groupBy(all, (operation) => operation.area);
  const sections = [...areas].map(([area, ops]) => {
    const rows = ops.map((operation) => [
      `\`${operation.id}\``,
      `${operation.method} ${operation.path}`,
      accessOf(operation),
      String(successOf(operation).status),
      (operation.errors ?? []).map((code) => `\`${code}\``).join(" "),
      operation.summary,
    ]);
    return `## ${area}\n\n${table(["Operation", "Call", "Access", "Success", "Own errors", "What for"], rows)}\n`;
  });
  return `${notice}\n# HTTP operations\n\nShapes are in \`packages/contracts/src/http\` and, served, at /api/docs and /api/openapi.json.\n\n${sections.join("\n")}`;
}

function errorsPage(): string {
  const rows = Object.entries(errorCatalog).map(([code, { status, message }]) => [
    `\`${code}\``,
    String(status),
    message,
  ]);
  return `${notice}\n# Errors\n\nEvery error answer is \`{ code, message, fields?, credits?, requestId }\`.\n\n${table(["Code", "Status", "Default message"], rows)}\n`;
}

/** A row's places in the indexes, as its entity makes them of the sample. */
function placesOf({ entity }: RowPage, { sample }: RowPage["rows"][number]): string {
  const { listName, listAt } = entity.listed(sample);
  const { sweepShard } = entity.swept(sample);
  return [
    ...(listName === undefined ? [] : [`lists: ${listName.replace(/#\\d$/, "#{shard}")} by ${listAt}`]),
    ...(sweepShard === undefined ? [] : [`sweep: ${sweepShard.replace(/#\d$/, "#{shard}")}`]),
  ].join("; ");
}

function tablePage(): string {
  const rows = pages.flatMap((page) =>
    page.rows.map((row) => {
      const { pk, sk } = page.entity.key(row.sample);
      const stays = row.expires ?? `stays: ${page.kept}`;
      return [row.name, `\`${pk}\``, `\`${sk}\``, placesOf(page, row), stays, row.reached];
    }),
  );
  const indexes = tableDefinition.globalIndexes.map((index) => [
    index.name,
    index.partitionKey,
    index.sortKey,
    index.projection,
  ]);
  return `${notice}
# The table

One DynamoDB table, partition key \`${tableDefinition.partitionKey}\`, sort key \`${tableDefinition.sortKey}\`, expiry in \`${tableDefinition.ttlAttribute}\`. Reads are strongly consistent but for the places in the indexes: a list may be a moment old, its rows are read as they are. The one exception is a page of analytics that is opened, which may miss the latest writes for half the cost. There is no scan.

${table(["Index", "Partition", "Sort", "Projection"], indexes)}

## Rows

${table(["Row", "pk", "sk", "Index", "Expires", "How it is reached"], rows)}
`;
}

function layersPage(): string {
  const topFirst = layers.toReversed();
  const boxes = topFirst.map(
    ({ layer, folders }) =>
      `  ${layer}["<b>${layer}</b>${folders.map((folder) => `<br/>${folder}`).join("")}"]`,
  );
  const arrows = topFirst.slice(1).map(({ layer }, index) => `  ${topFirst[index]?.layer} --> ${layer}`);
  const rows = topFirst.map(({ layer, holds, folders }) => [layer, holds, folders.join(", ")]);
  return `${notice}
# The layers of core

A folder of \`packages/core/src\` imports folders of lower layers only: none of its own layer and none above. \`packages/core/layers.json\` says which folder is where, and \`pnpm boundaries\` refuses an import that goes up. A use case that joins two nouns stands above both.

\`\`\`mermaid
flowchart TD
${[...boxes, ...arrows].join("\n")}
\`\`\`

${table(["Layer", "What it holds", "Folders"], rows)}
`;
}

/** The generated pages of docs/ by their file name. */
export function writtenDocs(): Record<string, string> {
  return {
    "api.md": apiPage(),
    "errors.md": errorsPage(),
    "layers.md": layersPage(),
    "table.md": tablePage(),
  };
}
