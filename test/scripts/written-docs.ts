import { errorCatalog } from "@marquee/contracts/errors";
import { accessLevel, type OperationShape, successOf, userAccess } from "@marquee/contracts/operation";
import { operations } from "@marquee/contracts/operations";
import { tableDefinition } from "@marquee/table/table-definition";
import domains from "../../packages/core/layers.json" with { type: "json" };

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
  return `${notice}\n# HTTP operations\n\nShapes are in \`packages/contracts/src/<domain>/<area>.ts\` and, served, at /api/docs and /api/openapi.json.\n\n${sections.join("\n")}`;
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
  const topFirst = domains.toReversed();
  const boxes = topFirst.map(({ domain, layers }) => {
    const nouns = layers.toReversed().map((layer) => `<br/>${layer.join(", ")}`);
    return `  ${domain}["<b>${domain}</b>${nouns.join("")}"]`;
  });
  const arrows = topFirst.slice(1).map(({ domain }, index) => `  ${topFirst[index]?.domain} --> ${domain}`);
  const rows = topFirst.map(({ domain, holds, layers }) => [
    domain,
    holds,
    layers
      .toReversed()
      .map((layer) => layer.join(", "))
      .join(" → "),
  ]);
  return `${notice}
# The layers of core

A domain of \`packages/core/src\` imports lower domains only, and in a domain a noun imports nouns of lower layers only: none of its own layer and none above. All stand on the files beside the domains: time, ids, callers, retries. \`packages/core/layers.json\` says what is where, and \`pnpm boundaries\` refuses an import that goes up. A use case that joins two nouns stands above both.

\`\`\`mermaid
flowchart TD
${[...boxes, ...arrows].join("\n")}
\`\`\`

${table(["Domain", "What it holds", "Nouns, from the top layer down"], rows)}
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
