#!/usr/bin/env node
// `npm start`, `npm run dev`, `npm test` and `npm run new:…` run this file. It must work on any Node from 20 on with
// nothing installed: it installs the lockfile's packages, then hands over to the pinned Node 24 among them. No
// dependencies, no TypeScript.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "../../..");
const pnpm = "pnpm@12.21.0";
const commands = {
  start: ["packages/local/bin/cli.mjs", "start"],
  dev: ["packages/local/bin/cli.mjs", "dev"],
  doctor: ["packages/local/bin/cli.mjs", "doctor"],
  logs: ["packages/local/bin/cli.mjs", "logs"],
  test: ["test/run.ts"],
  "new:entity": ["test/scripts/new-entity.ts"],
  "new:job": ["test/scripts/new-job.ts"],
  "new:notification": ["test/scripts/new-notification.ts"],
  "new:route": ["test/scripts/new-route.ts"],
  "new:screen": ["test/scripts/new-screen.ts"],
};

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function majorOf(version) {
  return Number(version.replace(/^v/, "").split(".")[0]);
}

/** What decides which packages are installed: the content, not the mtime, of the lockfile and every manifest. */
function wantedPackages() {
  const folders = [
    "",
    "infra",
    "functions",
    "web",
    "test",
    ...readdirSync(join(root, "packages")).map((name) => `packages/${name}`),
  ];
  const files = [
    "pnpm-lock.yaml",
    "pnpm-workspace.yaml",
    ...folders.map((folder) => join(folder, "package.json")),
  ];
  const hash = createHash("sha256").update(`${process.platform} ${process.arch} ${pnpm}`);
  for (const file of files) {
    const path = join(root, file);
    if (existsSync(path)) hash.update(`\n${file}\n`).update(readFileSync(path));
  }
  return hash.digest("hex");
}

/** Installs unless exactly these packages are already installed. */
function install() {
  const stamp = join(root, "node_modules/.marquee-packages");
  const wanted = wantedPackages();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  const first = !existsSync(join(root, "node_modules"));
  process.stdout.write(
    first
      ? "Installing what Marquee needs. The first time takes about a minute.\n"
      : "Bringing the installed packages in line with the lockfile.\n",
  );
  const result = spawnSync("npx", ["-y", pnpm, "install", "--frozen-lockfile"], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    // Otherwise pnpm, without a terminal, would stop to ask before it replaces what another version installed.
    env: { ...process.env, CI: process.env.CI ?? "1" },
  });
  if (result.error)
    fail(
      `npx could not be run (${result.error.message}). It comes with npm; install Node with npm and try again.`,
    );
  if (result.status !== 0)
    fail("The installation failed; the lines above say why. Fix that and run the same command again.");
  writeFileSync(stamp, wanted);
}

/** The path of the pinned Node. Checks its version: a skipped install script silently leaves an older one there. */
function pinnedNode() {
  const node = join(root, "node_modules/.bin/node");
  const version = existsSync(node)
    ? spawnSync(node, ["--version"], { encoding: "utf8" }).stdout?.trim()
    : undefined;
  if (version && majorOf(version) >= 24) return node;
  return fail(
    `Node 24 should have been installed with the packages, but ${version ? `Node ${version} is there` : "nothing is there"}. ` +
      "Its install script was probably skipped: check that npm's ignore-scripts setting is off, delete node_modules, and run the same command again.",
  );
}

const [name = "start", ...given] = process.argv.slice(2);
const command = commands[name];
if (!command) fail(`There is no command "${name}"; there are: ${Object.keys(commands).join(", ")}.`);
if (majorOf(process.version) < 20)
  fail(`Marquee needs Node 20 or newer to set itself up; this is ${process.version}.`);
install();

const [file, ...fixed] = command;
if (!existsSync(join(root, file))) fail(`${file} is missing; this copy of the project is not complete.`);
const child = spawn(pinnedNode(), [join(root, file), ...fixed, ...given], {
  cwd: root,
  // Tests are the day's unless a script says otherwise (packages/testkit/src/night.ts).
  env: name === "test" ? { TEST_SCOPE: "day", ...process.env } : process.env,
  // The IPC channel tells the child when this process is gone, for whatever reason.
  stdio: ["inherit", "inherit", "inherit", "ipc"],
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
// A killed npm does not signal its child, so poll for it. Only when started by npm: started by hand, outliving a
// shell is fine.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill("SIGTERM"), 500).unref();
}
child.on("error", (error) => fail(`Node 24 could not be started: ${error.message}`));
child.on("exit", (code, signal) => {
  if (signal === null) process.exit(code ?? 1);
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
});
