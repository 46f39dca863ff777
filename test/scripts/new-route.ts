/**
 * pnpm new:route <area> <operation>: writes the pieces of a new operation, which fail until they are filled: the
 * contract entry, the handler, the example with its row of the security matrix, the contract test and the browser's
 * request, each where its area is at home. A new area is given as <domain>/<area>; its domain's function answers it.
 */
import { type Domain, domainOf, domains } from "@marquee/contracts/domains";
import { kebabCase } from "@marquee/contracts/naming";
import { areaNames, type Home, homeOf, requestsIn } from "./homes-of-areas.ts";
import { camelCase, create, declareFeature, exists, extend, finish, withEntry } from "./scaffold.ts";

const [given = "", id = ""] = process.argv.slice(2);
const [area = "", newIn] = given.split("/").toReversed();
const known = areaNames.find((name) => name === area);
const domain = known ? domainOf(known) : newIn;
if (!/^[a-z]+(-[a-z]+)*$/.test(area) || !/^[a-z][A-Za-z]+$/.test(id) || !isDomain(domain)) {
  process.stderr.write(
    `Usage: pnpm new:route <area> <operation>, such as: pnpm new:route campaigns shareCampaignIdea
A new area also says its domain, such as: pnpm new:route events/raffles listRaffles
Domains: ${Object.keys(domains).join(", ")}\n`,
  );
  process.exit(2);
}
const word = camelCase(area);
const kebab = kebabCase(id);
const path = `/api/${area}/${kebab}`;

const contract = `packages/contracts/src/${domain}/${area}.ts`;
const requests = `test/requests/${area}.ts`;
const home = known ? homeOf(known) : addArea(area, domain);

extend(contract, (text) => {
  const operation = `export const ${id} = operation({
  id: "${id}",
  area: "${area}",
  method: "GET",
  path: "${path}",
  access: "user",
  session: "parallel",
  responses: { 200: z.strictObject({}) },
  summary: "",
});

`;
  const listed = withEntry(text, `${word}Operations`, id);
  return listed.replace(/(\/\*\* All operations of the area)/, `${operation}$1`);
});
extend(requests, (text) => withEntry(text, `${word}Requests`, `${id}: { about: "undecided" }`));
create(
  `functions/src/http/${domain}/${area}/${kebab}.ts`,
  `import { ${id} } from "@marquee/contracts/${domain}/${area}";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET ${path}: who calls it and why. */
export const handler = httpHandler(${id}, runtime, async ({ principal }) => {
  throw new Error(\`call the core verb of ${id} for \${principal.accountId}\`);
});
`,
);
writeContractTest(`test/contract/${area}.test.ts`);
create(
  `${requestsIn(home)}/${kebab}.ts`,
  `import type { ${id} } from "@marquee/contracts/${domain}/${area}";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof ${id}>("${id}", "GET", "${path}");

export const ${id}Query = queryOptions({
  queryKey: ["${id}"] satisfies OperationKey,
  queryFn: ({ signal }) => call(operation, { signal }),
});
`,
);
const rules = `packages/core/src/${home.core}`;
const place = exists(rules) ? "" : " (a new folder, so give it a place in packages/core/layers.json)";
finish(`Next: write its verb in ${rules}${place}, then run pnpm test:quick until it is green.`);

function isDomain(name: string | undefined): name is Domain {
  return name !== undefined && Object.hasOwn(domains, name);
}

/** A new area: its modules, and a line in each list that collects them. Returns its home. */
function addArea(name: string, domain: Domain): Home {
  const key = name === word ? name : `"${name}"`;
  create(
    contract,
    `import * as z from "zod/mini";\nimport { operation } from "../operation.ts";\n\n/** All operations of the area, in the order in which the API reference lists them. */\nexport const ${word}Operations = {\n};\n`,
  );
  extend("packages/contracts/src/operations.ts", (text) =>
    withEntry(
      `import { ${word}Operations } from "./${domain}/${name}.ts";\n${text}`,
      "areas",
      `${key}: ${word}Operations`,
    ),
  );
  extend("packages/contracts/src/domains.ts", (text) => text.replace(`\n  ${domain}: [`, `$&"${name}", `));
  // Nobody who acts through a grant reaches it until its author decides otherwise.
  extend("packages/contracts/src/account/grant-scopes.ts", (text) =>
    withEntry(text, "reachOfArea", `${key}: "never"`),
  );
  create(
    requests,
    `import type { Requests } from "./request.ts";\n\nexport const ${word}Requests: Requests<"${name}"> = {\n};\n`,
  );
  extend("test/requests.ts", (text) =>
    withEntry(
      `import { ${word}Requests } from "./requests/${name}.ts";\n${text}`,
      "requests",
      `...${word}Requests`,
    ),
  );
  const own = `${domain}/${name}`;
  declareFeature(own);
  return { web: `features/${own}`, core: own };
}

function writeContractTest(file: string): void {
  const imported = `import { ${id} } from "@marquee/contracts/${domain}/${area}";\n`;
  const test = `
describe("${id}", () => {
  it("answers what the contract promises", async () => {
    const caller = await ApiUser.registered(inject("url"));
    expect(await caller.client.call(${id}, {})).toEqual({});
  });
});
`;
  if (exists(file)) extend(file, (text) => imported + text + test);
  else
    create(
      file,
      `${imported}import { describe, expect, inject, it } from "vitest";\nimport { ApiUser } from "../support/api-user.ts";\n${test}`,
    );
}
