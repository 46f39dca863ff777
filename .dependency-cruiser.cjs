const { globSync, readFileSync } = require("node:fs");
const featureDependencies = require("./web/src/features/dependencies.json");

/** Imports point one way: web → api-client → contracts; functions → core → table, adapters → contracts; infra → contracts. */
const only = (name, from, allowed) => ({
  name,
  severity: "error",
  // Tests may use the test kit, which may import everything.
  from: { path: `^${from}/`, pathNot: "\\.test\\.tsx?$" },
  to: {
    path: "^(infra|functions|web|test|packages/[^/]+)/",
    pathNot: [from, ...allowed].map((place) => `^${place}${place.endsWith(".ts") ? "$" : "/"}`),
  },
});

/** Core's domains, lowest first, each with the layers of its nouns; docs/layers.md is generated from this list. */
const domains = require("./packages/core/layers.json");
const core = "^packages/core/src";
const anyOf = (folders) => `(${folders.join("|")})`;

/** Tests of what is low may import what is high. */
const upward = (name, from, to) => ({
  name,
  comment: "See docs/layers.md.",
  severity: "error",
  from: { path: `${core}/${from}/`, pathNot: "\\.test\\.ts$" },
  to,
});

/** A domain may only import lower domains; in a domain, a noun only nouns of lower layers, none of its own. */
const coreLayers = domains.flatMap(({ domain, layers }, place) => [
  upward(`core-domain-${domain}`, domain, {
    path: `${core}/${anyOf(domains.slice(place + 1).map((higher) => higher.domain))}/`,
  }),
  ...layers.map((nouns, layer) =>
    upward(`core-layer-${domain}-${nouns[0]}`, `${domain}/${anyOf(nouns)}`, {
      path: `${core}/${domain}/${anyOf(layers.slice(layer).flat())}/`,
      pathNot: `${core}/${domain}/$1/`,
    }),
  ),
]);

/** The folders of the web that its features stand on, lowest first. */
const webGround = ["browser", "format", "toasts", "api", "forms", "routing", "ui", "account", "live"];

/** The files of the contract that declare calls. */
const withOperations = globSync("packages/contracts/src/*/*.ts", { cwd: __dirname })
  .filter((file) => readFileSync(`${__dirname}/${file}`, "utf8").includes("= operation({"))
  .map((file) => file.replaceAll(".", "\\."));

module.exports = {
  forbidden: [
    ...coreLayers,
    {
      name: "core-foundation",
      comment: "The files beside the folders know none of them.",
      severity: "error",
      from: { path: `${core}/[^/]+\\.ts$` },
      to: { path: `${core}/[^/]+/` },
    },
    only("contracts-import-nothing", "packages/contracts", []),
    only("services-import-nothing", "packages/services", []),
    only("table-imports-contracts", "packages/table", ["packages/contracts", "packages/services"]),
    only("concept-boards-import-contracts", "packages/concept-boards", ["packages/contracts"]),
    only("local-strategist-imports-its-port", "packages/local-strategist", [
      "packages/contracts",
      "packages/concept-boards",
      "packages/adapters/src/ai/port.ts",
      "packages/adapters/src/ai/read-tools.ts",
      "packages/adapters/src/ai/tool-results.ts",
      "packages/adapters/src/ai/tool-results-market.ts",
      "packages/adapters/src/ai/plain-text.ts",
      "packages/adapters/src/ai/draw-board.ts",
    ]),
    only("adapters-import-contracts", "packages/adapters", [
      "packages/contracts",
      "packages/services",
      "packages/concept-boards",
      "packages/testkit",
    ]),
    only("core-imports-ports", "packages/core", [
      "packages/contracts",
      "packages/concept-boards",
      "packages/table",
      "packages/adapters",
    ]),
    only("seed-imports-core", "packages/seed", ["packages/core", "packages/contracts", "packages/table"]),
    only("api-client-imports-contracts", "packages/api-client", ["packages/contracts"]),
    only("web-imports-client", "web", [
      "packages/api-client",
      "packages/contracts",
      "packages/concept-boards/src/posters",
    ]),
    only("infra-imports-contract-and-table-definition", "infra", [
      "packages/contracts",
      "packages/api-client",
      "packages/table/src/table-definition.ts",
      "functions/native-packages.ts",
      "functions/deployed-functions.ts",
    ]),
    only("functions-import-core", "functions", [
      "packages/local-strategist",
      "packages/core",
      "packages/table",
      "packages/adapters",
      "packages/services",
      "packages/contracts",
    ]),
    {
      name: "no-cycles",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "vendor-sdks-in-live-adapters-only",
      comment: "A second importer would be a second way to talk to the same service.",
      severity: "error",
      from: {
        path: "^(functions|packages)/",
        pathNot: ["/live[^/]*\\.ts$", "\\.test\\.ts$", "^packages/(table|local|testkit|fake-providers)/"],
      },
      to: { path: "node_modules/(@anthropic-ai|stripe|@aws-sdk/client-[^/]+)/" },
    },
    {
      name: "dynamodb-in-table-only",
      severity: "error",
      from: { pathNot: "^packages/(table|local)/|^test/" },
      to: { path: "node_modules/@aws-sdk/(client|lib)-dynamodb/" },
    },
    {
      name: "web-calls-by-address",
      comment:
        "A contract imported as more than a type brings the schema library with every page: addressOf does without.",
      severity: "error",
      // The avatar's file is validated with its schema before anything is sent.
      from: {
        path: "^web/src/features/[^/]+/[^/]+/api/",
        pathNot: ["\\.test\\.tsx?$", "/create-avatar-upload\\.ts$"],
      },
      to: { path: `^${anyOf(withOperations)}$`, dependencyTypesNot: ["type-only"] },
    },
    ...Object.entries(featureDependencies).map(([feature, allowed]) => ({
      name: `web-feature-${feature}`,
      comment: "A feature uses only those that features/dependencies.json declares; their list has no cycle.",
      severity: "error",
      from: { path: `^web/src/features/${feature}/` },
      to: {
        path: "^web/src/features/[^/]+/[^/]+/",
        pathNot: [feature, ...allowed].map((name) => `^web/src/features/${name}/`),
      },
    })),
    {
      name: "web-app-stands-above",
      comment: "The app collects the features, and what all of them stand on knows none of them.",
      severity: "error",
      from: { path: "^web/src/", pathNot: ["^web/src/app/", "\\.test\\.tsx?$"] },
      to: { path: "^web/src/app/" },
    },
    ...webGround.map((folder, place) => ({
      name: `web-ground-${folder}`,
      comment: "What the web's features stand on has an order, lowest first.",
      severity: "error",
      from: { path: `^web/src/${folder}/`, pathNot: "\\.test\\.tsx?$" },
      to: { path: `^web/src/${anyOf(webGround.slice(place + 1))}/` },
    })),
    {
      name: "web-ground-knows-no-feature",
      severity: "error",
      from: { path: "^web/src/", pathNot: ["^web/src/(app|features)/", "\\.test\\.tsx?$"] },
      to: { path: "^web/src/features/" },
    },
    {
      name: "web-test-code-in-tests",
      severity: "error",
      from: { path: "^web/src/", pathNot: ["^web/src/testing/", "\\.test\\.tsx?$", "/show-[^/]+\\.tsx$"] },
      to: { path: "^web/src/testing/" },
    },
    {
      name: "core-has-no-platform-types",
      severity: "error",
      from: { path: "^packages/core/", pathNot: "\\.test\\.ts$" },
      to: { path: "node_modules/(@aws-sdk|@types/aws-lambda|@middy)/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|cdk\\.out|coverage)/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "default"],
      extensions: [".ts", ".tsx", ".js"],
    },
  },
};
