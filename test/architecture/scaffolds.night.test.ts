import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const copy = mkdtempSync(join(tmpdir(), "marquee-scaffold-"));

/** Every file that git knows or would take up, so that work in progress is tried as it stands. */
const paths = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { cwd: root, encoding: "utf8" })
  .split("\n")
  .filter((path) => path !== "" && existsSync(join(root, path)));
const packages = paths.filter((path) => path.endsWith("package.json")).map(dirname);
const read = (path: string) => readFileSync(join(copy, path), "utf8");

/** The tree with its dependencies; its packages find one another in the copy. */
function copyTree(): void {
  for (const path of paths) cpSync(join(root, path), join(copy, path));
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  for (const folder of packages.filter((one) => one !== ".")) {
    const modules = join(root, folder, "node_modules");
    if (!existsSync(modules)) continue;
    for (const name of readdirSync(modules).filter((one) => !one.startsWith("."))) {
      const target = join(copy, folder, "node_modules", name);
      mkdirSync(dirname(target), { recursive: true });
      cpSync(join(modules, name), target, { recursive: true, verbatimSymlinks: true });
    }
  }
}

/** Files below a folder of the copy; what is linked to is not followed. */
function filesBelow(folder: string): string[] {
  return readdirSync(join(copy, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === "node_modules" ? [] : filesBelow(path);
    return entry.isFile() ? [path] : [];
  });
}

/** The text of every file of the copy, by its path, before the next script runs. */
let before: ReadonlyMap<string, string>;

function snapshot(): ReadonlyMap<string, string> {
  return new Map(filesBelow(".").map((path) => [path, read(path)]));
}

/** Runs a script in the copy and names the files that it wrote or changed. */
function touchedBy(script: string, ...args: string[]): string[] {
  execFileSync(process.execPath, [`test/scripts/${script}.ts`, ...args], { cwd: copy });
  const after = snapshot();
  const touched = [...after].filter(([path, text]) => before.get(path) !== text).map(([path]) => path);
  before = after;
  return touched;
}

/** What the compiler says of some files and all that they import. */
function typeErrors(files: readonly string[]): string[] {
  const kept = { incremental: true, tsBuildInfoFile: "scaffold.tsbuildinfo" };
  const compilerOptions = { ...kept, jsx: "react-jsx", lib: ["ES2024", "DOM", "DOM.Iterable"] };
  writeFileSync(join(copy, "web/src/vite.d.ts"), '/// <reference types="vite/client" />');
  const own = ["packages/*/src/**/*.d.ts", "web/src/**/*.d.ts"];
  writeFileSync(
    join(copy, "tsconfig.scaffold.json"),
    JSON.stringify({ extends: "./tsconfig.base.json", compilerOptions, include: [...own, ...files] }),
  );
  const { stdout } = spawnSync(join(root, "node_modules/.bin/tsc"), ["-p", "tsconfig.scaffold.json"], {
    cwd: copy,
    encoding: "utf8",
  });
  return stdout.split("\n").filter((line) => line.includes("error"));
}

/** Takes the lines with a text out of a file. */
function forget(path: string, text: string): void {
  const kept = read(path)
    .split("\n")
    .filter((line) => !line.includes(text));
  writeFileSync(join(copy, path), kept.join("\n"));
}

let route: string[];
let elsewhere: string[];
let withoutPages: string[];
let area: string[];
let job: string[];
let entity: string[];
let notification: string[];
let screen: string[];
let firstOfFeature: string[];
/** The modules that collect what the scripts wrote, what uses them, and what contract tests are provided with. */
const collecting = [
  "infra/app.ts",
  "test/requests.ts",
  "packages/core/src/whole/job-kinds/all-job-hooks.ts",
  "functions/src/http/admin/system/retry-job.ts",
  "test/support/served.ts",
];

beforeAll(() => {
  copyTree();
  before = snapshot();
  route = touchedBy("new-route", "campaigns", "shareCampaignIdea");
  elsewhere = touchedBy("new-route", "deal-files", "renameDealFile");
  withoutPages = touchedBy("new-route", "realtime", "getPulse");
  area = touchedBy("new-route", "events/raffles", "listRaffles");
  job = touchedBy("new-job", "eventReport");
  entity = touchedBy("new-entity", "events/events", "raffle-ticket");
  notification = touchedBy("new-notification", "raffle_drawn");
  screen = touchedBy("new-screen", "events/raffles", "raffle-board");
  touchedBy("new-screen", "deals/deals", "deal-board");
  firstOfFeature = touchedBy("new-screen", "events/tombola", "tombola-board");
}, 120_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe("pnpm new:route", () => {
  it("touches five files and the generated page for one more operation of an area", () => {
    expect(route.sort()).toEqual([
      "docs/api.md",
      "functions/src/http/studio/campaigns/share-campaign-idea.ts",
      "packages/contracts/src/studio/campaigns.ts",
      "test/contract/campaigns.test.ts",
      "test/requests/campaigns.ts",
      "web/src/features/studio/campaigns/api/share-campaign-idea.ts",
    ]);
  });

  it("writes the request of an area without a feature of its own where its requests stand", () => {
    expect(elsewhere).toContain("web/src/features/deals/deals/api/rename-deal-file.ts");
    expect(withoutPages).toContain("web/src/live/get-pulse.ts");
  });

  it("gives a new area a home of its own name", () => {
    expect(area).toContain("web/src/features/events/raffles/api/list-raffles.ts");
    expect(area).toContain("web/src/features/dependencies.json");
    expect(area).toContain("packages/contracts/src/domains.ts");
  });

  it("writes a row of the security matrix that fails until somebody decides it", () => {
    expect(read("test/requests/campaigns.ts")).toContain('shareCampaignIdea: { about: "undecided" }');
  });
});

describe("pnpm new:job", () => {
  it("touches six files for one more kind of work", () => {
    expect(job.sort()).toEqual([
      "functions/src/jobs/event-report.ts",
      "infra/config/job-profiles.ts",
      "packages/contracts/src/credits/job-kinds.ts",
      "packages/core/src/whole/job-kinds/all-job-hooks.ts",
      "packages/core/src/whole/job-kinds/event-report.test.ts",
      "packages/core/src/whole/job-kinds/event-report.ts",
    ]);
  });

  it("wires its queue, worker, alarms, environment and grants", () => {
    writeFileSync(
      join(copy, "infra/print-stage.ts"),
      `import { App } from "aws-cdk-lib";
import { addStage } from "./app.ts";
import { stageConfigs } from "./config/stages.ts";
import { LocalCode } from "./constructs/local-code.ts";
const app = new App({ analyticsReporting: false });
addStage(app, { stage: "local", config: stageConfigs({}).local, code: (name) => new LocalCode(name) });
process.stdout.write(JSON.stringify(app.synth().stacks.flatMap(({ template }) => Object.values(template.Resources))));
`,
    );
    const printed = execFileSync(process.execPath, ["infra/print-stage.ts"], {
      cwd: copy,
      encoding: "utf8",
      env: { ...process.env, CDK_VALIDATION: "false" },
      maxBuffer: 64 * 1024 * 1024,
    });
    const resources = JSON.parse(printed) as { Type: string; Properties: Record<string, unknown> }[];
    const ofType = (type: string) =>
      resources.filter(({ Type }) => Type === type).map((one) => one.Properties);
    const queues = ofType("AWS::SQS::Queue").map(({ QueueName }) => QueueName);
    expect(queues).toEqual(
      expect.arrayContaining(["marquee-local-event-report", "marquee-local-event-report-dead-letters"]),
    );
    const alarms = ofType("AWS::CloudWatch::Alarm").map((one) => JSON.stringify(one));
    const about = (name: string) => alarms.find((one) => one.includes(`"AlarmName":"marquee-local-${name}"`));
    expect(about("old-messages")).toMatch(/eventReport/);
    const functions = ofType("AWS::Lambda::Function").map((one) => JSON.stringify(one));
    const environmentOf = (bundle: string) => functions.find((one) => one.includes(`"S3Key":"${bundle}"`));
    expect(environmentOf("job-event-report")).toContain("EVENT_REPORT_QUEUE_URL");
    expect(environmentOf("schedule-sweep-jobs")).toContain("EVENT_REPORT_QUEUE_URL");
    expect(environmentOf("http-system")).toContain("EVENT_REPORT_DEAD_LETTERS_URL");
    expect(environmentOf("http-orders")).not.toContain("EVENT_REPORT_QUEUE_URL");
  }, 60_000);
});

describe("pnpm new:entity, new:notification and new:screen", () => {
  it("touch two files and the generated page for one more kind of row", () => {
    expect(entity.sort()).toEqual([
      "docs/table.md",
      "packages/core/src/events/events/raffle-ticket.item.ts",
      "packages/core/src/whole/ownership/row-kinds.ts",
    ]);
  });

  it("touch two files for one more kind of notification", () => {
    expect(notification.sort()).toEqual([
      "packages/contracts/src/live/notification-kinds.ts",
      "packages/core/src/live/notifications/audiences.ts",
    ]);
  });

  it("touch six files for the first page of a feature, its texts and its test included, and one more to declare it", () => {
    const pieces = [
      "packages/contracts/src/site-path.ts",
      "web/src/app/features.ts",
      "web/src/features/events/tombola/copy.ts",
      "web/src/features/events/tombola/feature.ts",
      "web/src/features/events/tombola/pages/tombola-board-page.test.tsx",
      "web/src/features/events/tombola/pages/tombola-board-page.tsx",
    ];
    expect(firstOfFeature.sort()).toEqual([...pieces, "web/src/features/dependencies.json"].sort());
    // The area's route has declared the feature.
    const ofRaffles = pieces.map((path) =>
      path.replaceAll("tombola", "raffle").replace("events/raffle/", "events/raffles/"),
    );
    expect(screen.sort()).toEqual(ofRaffles.sort());
  });
});

describe("what the scripts wrote", () => {
  it("keeps the architecture and the pages' budget, but for what each operation's author has to decide", () => {
    const { TEST_SCOPE: _, ...env } = process.env;
    const report = join(copy, "report.json");
    // Each test has the time that it may need while the machine is busy with other tests.
    const options = ["--reporter", "json", "--outputFile", report, "--testTimeout", "60000"];
    const vitest = join(root, "node_modules/vitest/vitest.mjs");
    spawnSync(process.execPath, [vitest, "run", "--project", "architecture", ...options], { cwd: copy, env });
    const { testResults } = JSON.parse(readFileSync(report, "utf8")) as {
      testResults: { assertionResults: { title: string; status: string }[] }[];
    };
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
    expect(tests.length).toBeGreaterThan(1_000);
    const undecided = ["getPulse", "listRaffles", "renameDealFile", "shareCampaignIdea"];
    expect(
      tests
        .filter(({ status }) => status !== "passed")
        .map(({ title }) => title)
        .sort(),
    ).toEqual(undecided.map((id) => `${id} declares in test/requests whose data it works on`));
  }, 300_000);

  it("compiles with all that collects it, and no longer once a piece is missing", () => {
    const written = [
      ...route,
      ...elsewhere,
      ...withoutPages,
      ...area,
      ...job,
      ...entity,
      ...notification,
      ...screen,
    ];
    const files = [...new Set(written)].filter((path) => /\.tsx?$/.test(path)).concat(collecting);
    expect(typeErrors(files)).toEqual([]);
    forget("test/requests/campaigns.ts", "shareCampaignIdea:");
    forget("test/requests.ts", "...rafflesRequests");
    forget("packages/core/src/whole/job-kinds/all-job-hooks.ts", "eventReport: ");
    const missing = typeErrors(files).flatMap((line) => /^(\S+)\(.*TS2741/.exec(line)?.[1] ?? []);
    expect(missing.sort()).toEqual([
      "packages/core/src/whole/job-kinds/all-job-hooks.ts",
      "test/requests.ts",
      "test/requests/campaigns.ts",
    ]);
    const domains = "packages/contracts/src/domains.ts";
    writeFileSync(join(copy, domains), read(domains).replace(/"raffles",\s*/, ""));
    expect(typeErrors([...files, domains]).join("\n")).toMatch(
      /^packages\/contracts\/src\/operations\.ts\(.*TS2322/m,
    );
  }, 300_000);
});
