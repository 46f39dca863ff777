#!/usr/bin/env node
// What `npm start`, `npm test` and `npm run doctor` run first. Plain JavaScript without dependencies, because it must work
// in a fresh clone and on Node 20: it installs the packages, then hands over to the Node 24 that is one of them.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "../../..");
const pnpm = "pnpm@12.21.0";
const oldestNode = 20;
const wantedNode = 24;
const windows = process.platform === "win32";

/** Where each command goes once there is a Node 24. */
const programs = {
  start: ["packages/local/src/cli.ts", "start"],
  doctor: ["packages/local/src/cli.ts", "doctor"],
  test: ["test/run.ts"],
};

const [command = "start", ...args] = process.argv.slice(2);
const program = programs[command];
if (!program) fail(`There is no command "${command}"; there are ${Object.keys(programs).join(", ")}.`);
if (majorOf(process.versions.node) < oldestNode) {
  fail(`Marquee needs Node ${oldestNode} or newer to start; this is ${process.versions.node}. Get one from https://nodejs.org.`);
}
installIfNeeded();
handOver(nodeToUse(), [join(root, program[0]), ...program.slice(1), ...args]);

/** Installs when the packages are missing or the lockfile or a manifest says something else than at the last install. */
function installIfNeeded() {
  const marker = join(root, "node_modules/.marquee-install");
  const wanted = fingerprint();
  if (existsSync(marker) && readFileSync(marker, "utf8") === wanted) return;
  const fresh = !existsSync(join(root, "node_modules"));
  say(fresh ? "Installing packages with pnpm; only now, it takes about half a minute." : "Bringing the packages up to date.");
  const ran = spawnSync("npx", ["-y", pnpm, "install", "--frozen-lockfile"], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    shell: windows,
    // Without a terminal pnpm must not ask anything.
    env: process.stdout.isTTY && process.stdin.isTTY ? process.env : { ...process.env, CI: "true" },
  });
  if (ran.error) {
    fail(`npx could not be started (${ran.error.code ?? ran.error.message}). It comes with npm; install npm and try again.`);
  }
  if (ran.signal) process.exit(130);
  if (ran.status !== 0) {
    fail(`The packages could not be installed; pnpm says above why. If you changed a package.json: npx -y ${pnpm} install`);
  }
  writeFileSync(marker, wanted);
}

/** What decides which packages are installed: their manifests' content, not when git wrote them. */
function fingerprint() {
  const folders = ["", "infra", "functions", "web", "test", ...readdirSync(join(root, "packages")).map((name) => `packages/${name}`)];
  const files = ["pnpm-lock.yaml", "pnpm-workspace.yaml", ...folders.map((folder) => join(folder, "package.json"))];
  const hash = createHash("sha256").update(`${process.platform} ${process.arch} ${pnpm}`);
  for (const file of files) {
    const path = join(root, file);
    if (existsSync(path)) hash.update(`\0${file}\0`).update(readFileSync(path));
  }
  return hash.digest("hex");
}

/** The pinned Node 24 of the packages; the one that runs this only where it is new enough itself. */
function nodeToUse() {
  const pinned = join(root, "node_modules/.bin", windows ? "node.cmd" : "node");
  const asked = spawnSync(pinned, ["--version"], { encoding: "utf8", shell: windows });
  const version = asked.status === 0 ? asked.stdout.trim().replace(/^v/, "") : undefined;
  if (version !== undefined && majorOf(version) >= wantedNode) return pinned;
  if (majorOf(process.versions.node) >= wantedNode) return process.execPath;
  return fail(
    `The product runs on Node ${wantedNode}, which comes as a package, but ${version ? `that one is ${version}` : "it is missing"}. ` +
      `Its install script was probably switched off (ignore-scripts): allow it, or start with Node ${wantedNode} on your PATH, after: rm -rf node_modules`,
  );
}

/** Runs a program in our place: same terminal, signals passed on, its exit code ours. */
function handOver(node, programArgs) {
  // The extra channel tells the program when this process is killed without a chance to say so.
  const child = spawn(node, programArgs, { cwd: root, stdio: ["inherit", "inherit", "inherit", "ipc"], shell: windows });
  // A terminal sends Ctrl+C to both of us, a process manager only to this one; the program takes a second signal for the first.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill("SIGTERM"));
  child.on("error", (error) => fail(`Node ${wantedNode} could not be started: ${error.message}`));
  child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 143)));
}

function majorOf(version) {
  return Number(version.split(".")[0]);
}

function say(text) {
  process.stdout.write(`${text}\n`);
}

function fail(text) {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
