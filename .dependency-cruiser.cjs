/** Imports point one way: web → api-client → contracts; functions → core → table, adapters → contracts; infra → contracts. */
const only = (name, from, allowed) => ({
  name,
  severity: "error",
  // Tests may use the test kit, which knows everything.
  from: { path: `^${from}/`, pathNot: "\\.test\\.tsx?$" },
  to: {
    path: "^(infra|functions|web|test|packages/[^/]+)/",
    pathNot: [from, ...allowed].map((place) => `^${place}${place.endsWith(".ts") ? "$" : "/"}`),
  },
});

module.exports = {
  forbidden: [
    only("contracts-import-nothing", "packages/contracts", []),
    only("table-imports-contracts", "packages/table", ["packages/contracts"]),
    only("adapters-import-contracts", "packages/adapters", ["packages/contracts", "packages/testkit"]),
    only("core-imports-ports", "packages/core", [
      "packages/contracts",
      "packages/table",
      "packages/adapters",
    ]),
    only("api-client-imports-contracts", "packages/api-client", ["packages/contracts"]),
    only("web-imports-client", "web", ["packages/api-client", "packages/contracts"]),
    only("infra-imports-contract-and-table-definition", "infra", [
      "packages/contracts",
      "packages/table/src/table-definition.ts",
    ]),
    only("functions-import-core", "functions", [
      "packages/core",
      "packages/table",
      "packages/adapters",
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
        pathNot: ["/live[^/]*\\.ts$", "\\.test\\.ts$", "^packages/(table|local|testkit|stand-ins)/"],
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
      // The avatar's file is judged by its schema before anything is sent.
      from: {
        path: "^web/src/features/[^/]+/api/",
        pathNot: ["\\.test\\.tsx?$", "/create-avatar-upload\\.ts$"],
      },
      to: { path: "^packages/contracts/src/http/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "web-features-stay-apart",
      comment: "What two features share belongs into lib or ui.",
      severity: "error",
      from: { path: "^web/src/features/([^/]+)/" },
      to: { path: "^web/src/features/", pathNot: "^web/src/features/$1/" },
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
