/**
 * pnpm new:route <area> <operation>: writes the pieces of a new slice, which fail until they are filled:
 * the contract entry, the handler, the contract test, the web request.
 */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { kebabCase } from "@marquee/contracts/naming";

const root = join(import.meta.dirname, "../..");
const [area, id] = process.argv.slice(2);
if (!area || !id || !/^[a-z]+(-[a-z]+)*$/.test(area) || !/^[a-z][A-Za-z]+$/.test(id)) {
  process.stderr.write(
    "Usage: pnpm new:route <area> <operation>, such as: pnpm new:route campaigns shareCampaignIdea\n",
  );
  process.exit(2);
}
const kebab = kebabCase(id);
/** An area's name where only letters may stand. */
const word = area.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
const pascal = id[0]?.toUpperCase() + id.slice(1);

function create(path: string, text: string): void {
  if (existsSync(join(root, path))) throw new Error(`${path} is there already`);
  writeFileSync(join(root, path), text);
  process.stdout.write(`created ${path}\n`);
}

function extend(path: string, change: (text: string) => string): void {
  const before = readFileSync(join(root, path), "utf8");
  const after = change(before);
  if (after === before) throw new Error(`${path} could not be extended`);
  writeFileSync(join(root, path), after);
  process.stdout.write(`extended ${path}\n`);
}

const contractFile = `packages/contracts/src/http/${area}.ts`;
if (!existsSync(join(root, contractFile))) {
  create(contractFile, `import * as z from "zod/mini";\nimport { operation } from "../operation.ts";\n`);
  extend("packages/contracts/src/operation.ts", (text) =>
    text.replace(/export type Area = ([^;]+);/, `export type Area = $1 | "${area}";`),
  );
  extend(
    "packages/contracts/src/operations.ts",
    (text) => `import * as ${word} from "./http/${area}.ts";\n${text}`,
  );
  create(
    `infra/config/operations/${area}.ts`,
    `import { type OperationProfiles, small } from "./operation-profile.ts";\n\nexport const ${word}Profiles: OperationProfiles<"${area}"> = {\n};\n`,
  );
  extend(
    "infra/config/operation-profiles.ts",
    (text) =>
      `import { ${word}Profiles } from "./operations/${area}.ts";\n${text.replace(/\n\};\n/, `\n  ...${word}Profiles,\n};\n`)}`,
  );
  // Which of the two stacks: what the product is for, or who somebody is and who looks after everybody.
  extend("infra/stacks/api.ts", (text) => text.replace(`  "platform",\n]`, `  "platform",\n  "${area}",\n]`));
}
appendFileSync(
  join(root, contractFile),
  `
export const ${id} = operation({
  id: "${id}",
  area: "${area}",
  method: "GET",
  path: "/api/${area}/${kebab}",
  access: "user",
  session: "parallel",
  responses: { 200: z.strictObject({}) },
  summary: "",
});
`,
);
process.stdout.write(`extended ${contractFile}\n`);
extend("packages/contracts/src/operations.ts", (text) =>
  text.replace("\n} as const;", `\n  ${id}: ${word}.${id},\n} as const;`),
);
create(
  `functions/src/http/${area}/${kebab}.ts`,
  `import { ${id} } from "@marquee/contracts/http/${area}";
import { httpRuntime } from "../../runtime/deps.ts";
import { httpHandler } from "../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/${area}/${kebab}: who calls it and why. */
export const handler = httpHandler(${id}, runtime, async ({ principal }) => {
  throw new Error(\`call the core verb of ${id} for \${principal.userId}\`);
});
`,
);
extend(`infra/config/operations/${area}.ts`, (text) =>
  text.replace(/\n\};\s*$/, `\n  ${id}: { ...small, table: ["GetItem"], impact: "" },\n};\n`),
);
extend("test/security/matrix-rows.ts", (text) => text.replace(/\n\};\s*$/, `\n  ${id}: own,\n};\n`));
const testFile = `test/contract/${area}.test.ts`;
const stub = `
describe("${id}", () => {
  it("answers what the contract promises", async () => {
    const caller = await ApiUser.registered(inject("url"));
    expect(await caller.client.call(${id}, {})).toEqual({});
  });
});
`;
const imports = `import { ${id} } from "@marquee/contracts/http/${area}";\n`;
if (existsSync(join(root, testFile))) extend(testFile, (text) => imports + text + stub);
else {
  create(
    testFile,
    `${imports}import { describe, expect, inject, it } from "vitest";\nimport { ApiUser } from "../support/api-user.ts";\n${stub}`,
  );
}
extend("test/contract/examples.ts", (text) => text.replace("\n};", `\n  ${id}: {},\n};`));
create(
  `web/src/features/${area}/api/${kebab}.ts`,
  `import type { ${id} } from "@marquee/contracts/http/${area}";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#lib/http.ts";
import type { OperationKey } from "#lib/query.ts";

const operation = addressOf<typeof ${id}>("${id}", "GET", "/api/${area}/${kebab}");

/** The request of ${pascal}; its screen uses it with useQuery. */
export const ${id}Query = queryOptions({
  queryKey: ["${id}"] satisfies OperationKey,
  queryFn: ({ signal }) => call(operation, { signal }),
});
`,
);
process.stdout.write(`Next: fill packages/core/src/${area}, then run pnpm test:quick until it is green.\n`);
