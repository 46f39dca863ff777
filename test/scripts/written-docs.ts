import { errorCatalog } from "@marquee/contracts/errors";
import { type OperationShape, successOf } from "@marquee/contracts/operation";
import { operations } from "@marquee/contracts/operations";
import { tableEntities } from "@marquee/core/table-map";
import { tableDefinition } from "@marquee/table/table-definition";

const notice = "<!-- Written by `pnpm run docs` from the code; a test fails when it is stale. -->\n";

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

function apiPage(): string {
  const all = Object.values<OperationShape>(operations);
  const areas = Map.groupBy(all, (operation) => operation.area);
  const sections = [...areas].map(([area, ops]) => {
    const rows = ops.map((operation) => [
      `\`${operation.id}\``,
      `${operation.method} ${operation.path}`,
      operation.access,
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

function tablePage(): string {
  const rows = tableEntities.map(({ name, key, index, expires, access }) => [
    name,
    `\`${key.pk}\``,
    `\`${key.sk}\``,
    index ?? "",
    expires ?? "",
    access,
  ]);
  const indexes = [
    ...tableDefinition.localIndexes.map((index) => [index.name, "pk", index.sortKey, index.projection]),
    ...tableDefinition.globalIndexes.map((index) => [
      index.name,
      index.partitionKey,
      index.sortKey,
      index.projection,
    ]),
  ];
  return `${notice}
# The table

One DynamoDB table, partition key \`${tableDefinition.partitionKey}\`, sort key \`${tableDefinition.sortKey}\`, expiry in \`${tableDefinition.ttlAttribute}\`. Reads are strongly consistent except on the global indexes. There is no scan.

${table(["Index", "Partition", "Sort", "Projection"], indexes)}

## Rows

${table(["Row", "pk", "sk", "Index", "Expires", "How it is reached"], rows)}
`;
}

/** The generated pages of docs/ by their file name. */
export function writtenDocs(): Record<string, string> {
  return { "api.md": apiPage(), "errors.md": errorsPage(), "table.md": tablePage() };
}
