/**
 * pnpm new:screen <domain>/<feature> <name>: writes the pieces of a new page, which fail until they are filled: the page
 * with its texts and its test, its address, and its place in the feature's module; for a new feature also the module.
 */
import { domains } from "@marquee/contracts/domains";
import { camelCase, create, declareFeature, exists, extend, finish, withEntry } from "./scaffold.ts";

const [place = "", name = ""] = process.argv.slice(2);
const [domain = "", area = "", ...deeper] = place.split("/");
const word = /^[a-z]+(-[a-z]+)*$/;
if (!Object.hasOwn(domains, domain) || !word.test(area) || !word.test(name) || deeper.length > 0) {
  process.stderr.write(
    `Usage: pnpm new:screen <domain>/<feature> <name>, such as: pnpm new:screen deals/deals deal-board
Domains: ${Object.keys(domains).join(", ")}\n`,
  );
  process.exit(2);
}

const key = camelCase(name);
const component = `${key[0]?.toUpperCase()}${key.slice(1)}Page`;
const feature = `web/src/features/${place}`;
const route = `{ path: paths.${key}, ...page(() => import("./pages/${name}-page.tsx"), "${component}") },`;

extend("packages/contracts/src/site-path.ts", (text) => withEntry(text, "sitePaths", `${key}: "/${name}"`));

if (exists(`${feature}/feature.ts`)) {
  extend(`${feature}/feature.ts`, (text) => text.replace(/routes: \[/, `routes: [\n    ${route}`));
} else {
  declareFeature(place);
  create(
    `${feature}/feature.ts`,
    `import { type Feature, page } from "#features/feature.ts";
import { paths } from "#routing/paths.ts";

/** Say what the feature is for. */
export const ${camelCase(area)}: Feature = {
  routes: [${route}],
  navigation: [{ group: "main", to: paths.${key}, label: "", icon: "sparkles" }],
};
`,
  );
  extend("web/src/app/features.ts", (text) =>
    `import { ${camelCase(area)} } from "#features/${place}/feature.ts";\n${text}`.replace(
      /\n\];/,
      `\n  ${camelCase(area)},\n];`,
    ),
  );
}

const texts = `export const ${key}Page = {
  title: "",
  lead: "",
} as const;
`;
if (exists(`${feature}/copy.ts`)) extend(`${feature}/copy.ts`, (text) => `${text}\n${texts}`);
else create(`${feature}/copy.ts`, `/** Every text of ${area}, by component. */\n\n${texts}`);

create(
  `${feature}/pages/${name}-page.tsx`,
  `import { Page } from "#ui/page.tsx";
import { ${key}Page as copy } from "../copy.ts";

/** Say what one does here. */
export function ${component}() {
  return (
    <Page title={copy.title} lead={copy.lead}>
      {null}
    </Page>
  );
}
`,
);
create(
  `${feature}/pages/${name}-page.test.tsx`,
  `// @vitest-environment jsdom

import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { showPage } from "#testing/show-page.tsx";
import { ${component} } from "./${name}-page.tsx";

afterEach(cleanup);

test("say what the page shows", () => {
  showPage(<${component} />, { at: "/${name}" });
  expect(screen.getByRole("heading", { level: 1, name: /\\w/ })).toBeDefined();
});
`,
);
finish(`Next: fill ${feature}, then run "vitest run --project web ${feature}" until it is green.`);
