import { join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { examine } from "./doctor.ts";
import { linesAbout } from "./log-file.ts";
import { readableLine } from "./logs.ts";
import { reasonOf } from "./reason-of.ts";
import { demoSignIns } from "./seed-table.ts";
import { type LocalRuntime, projectRoot, startLocal } from "./start-local.ts";

const usage = `Marquee on this machine

  npm start                  starts everything on one port, with the pages built and served as in the cloud
  npm run dev                the same with pages that reload when their source is saved
  npm start -- --fresh       starts with empty data
  npm start -- --data DIR    keeps data in DIR instead of .local/data
  npm start -- --quiet       leaves the functions' log lines out
  npm run doctor             looks for what is missing on this machine
  npm run logs -- ID         the log lines about a request, job or user, and those of the same requests

Settings from the environment: PORT, HOST, DEBUG_CODES, LOCAL_IAM=off.
  ANTHROPIC_API_KEY      Morgan and campaigns use Anthropic's model, or that of another server at ANTHROPIC_BASE_URL, which
                         needs no key; ANTHROPIC_MODEL names the model
  PAYMENTS=stripe        card payments at a fake Stripe, or with STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET at Stripe
  AWS_ENDPOINT_URL       table, queues and files at another endpoint; AWS_ENDPOINT_URL_DYNAMODB, _SQS, _S3, _SNS, _SESV2
                         and _SECRETS_MANAGER move one service each
  DYNAMODB_LOCAL_DIR     the folder of AWS's DynamoDB Local, to use it as the table
  GOOGLE_ISSUER=local    Google sign-in at a fake Google, or with GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET at Google`;

const useColor = process.stdout.isTTY && !process.env.NO_COLOR;
const say = (text: string): void => void process.stdout.write(`${text}\n`);

function options() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      fresh: { type: "boolean", default: false },
      data: { type: "string" },
      quiet: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  return { ...values, command: positionals[0] ?? "start", id: positionals[1] ?? "" };
}

function portSetting(): number {
  const port = Number(process.env.PORT || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT must be a number up to 65535, not "${process.env.PORT}".`);
  return port;
}

/** Starts the whole product; `built` pages are those that the cloud serves, `dev` pages reload on save. */
async function start(flags: ReturnType<typeof options>, web: "built" | "dev"): Promise<void> {
  const startedAt = performance.now();
  const port = portSetting();
  const dataDir = dataDirOf(flags);
  let runtime: LocalRuntime | undefined;
  let stopping: Promise<void> | undefined;
  const stop = (): Promise<void> => {
    stopping ??= (async () => {
      say("\nStopping.");
      await runtime?.stop();
      process.exit(0);
    })();
    return stopping;
  };
  stopOnSignals(stop);
  say("Starting Marquee: templates, emulators and functions.");
  runtime = await startLocal({
    port,
    dataDir,
    fresh: flags.fresh,
    iam: process.env.LOCAL_IAM !== "off",
    web,
    build: "watch",
    ...(process.env.HOST ? { host: process.env.HOST } : {}),
    onLine: (name, line) => {
      const text = flags.quiet ? undefined : readableLine(name, line, useColor);
      if (text !== undefined) say(text);
    },
    onNotice: say,
  });
  await welcome(runtime, dataDir, (performance.now() - startedAt) / 1_000);
}

async function welcome(
  { url, services, strategist }: LocalRuntime,
  dataDir: string,
  seconds: number,
): Promise<void> {
  const { password, users } = await demoSignIns();
  const bold = (text: string) => (useColor ? `\u001b[1m${text}\u001b[0m` : text);
  say(`
${bold(`Marquee is ready: ${url}`)}   (${seconds.toFixed(1)} s)

  Sign in as   ${users.map(({ username, role }) => `${username} (${role})`).join(", ")}
  Password     ${password}
  API          ${url}/api/docs
  Behind it    ${url}/_local   mail and SMS, queues, jobs, sockets, the clock
  Data         ${shortPath(dataDir)}   (--fresh empties it)
  Model        ${strategist}
  Services     ${services.join("\n               ")}

Ctrl+C stops it.
`);
}

function shortPath(path: string): string {
  const inside = relative(projectRoot, path);
  return inside === "" || inside.startsWith("..") ? path : inside;
}

/** The first signal stops gracefully; a second one, if that takes too long, stops at once. */
function stopOnSignals(stop: () => Promise<void>): void {
  let firstAt: number | undefined;
  const handle = () => {
    // Ctrl+C reaches this process twice: from the terminal, and forwarded by the command that started it.
    if (firstAt !== undefined && performance.now() - firstAt > 1_000) process.exit(130);
    firstAt ??= performance.now();
    void stop();
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, handle);
  // The parent process is gone without a signal.
  process.on("disconnect", handle);
}

async function doctor(flags: ReturnType<typeof options>): Promise<void> {
  const dataDir = dataDirOf(flags);
  const findings = await examine({
    root: projectRoot,
    port: portSetting(),
    dataDir,
    environment: process.env,
  });
  for (const { what, ok, fix } of findings)
    say(ok ? `ok       ${what}` : `missing  ${what}\n         ${fix}`);
  process.exitCode = findings.every(({ ok }) => ok) ? 0 : 1;
}

/** Prints what the functions wrote about an id, while the product runs or after it stopped. */
function logs(flags: ReturnType<typeof options>): void {
  if (flags.id === "") throw new Error("Name the id: npm run logs -- gen_01…");
  const lines = linesAbout(dataDirOf(flags), flags.id);
  for (const { name, line } of lines) say(readableLine(name, line, useColor) ?? line);
  if (lines.length > 0) return;
  process.stderr.write(`No line in ${shortPath(dataDirOf(flags))} is about ${flags.id}.\n`);
  process.exitCode = 1;
}

const dataDirOf = ({ data }: { data?: string | undefined }) =>
  resolve(data ?? join(projectRoot, ".local/data"));

/** Runs the command that the arguments name; a failure prints one sentence to stderr and exits with code 1. */
export async function main(): Promise<void> {
  try {
    await dispatch();
  } catch (error) {
    process.stderr.write(`${reasonOf(error)}\n`);
    process.exit(1);
  }
}

async function dispatch(): Promise<void> {
  const flags = options();
  if (flags.help) {
    say(usage);
    return;
  }
  switch (flags.command) {
    case "start":
      return start(flags, "built");
    case "dev":
      return start(flags, "dev");
    case "doctor":
      return doctor(flags);
    case "logs":
      return logs(flags);
    default:
      throw new Error(`There is no command "${flags.command}".\n\n${usage}`);
  }
}
