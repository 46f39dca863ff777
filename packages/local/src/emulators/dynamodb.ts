import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { freePort } from "../ports.ts";
import { type DynamoCommand, dynamoAdvice, findDynamo, onPath } from "./dynamodb-binary.ts";

export interface DynamoEmulator {
  kind: DynamoCommand["kind"];
  endpoint: string;
  stop(): Promise<void>;
}

/**
 * Starts the DynamoDB emulator; with a data folder, its data survives. It ends with this process, however that ends.
 * @throws Error with what to install
 */
export async function startDynamo(dataDir: string | undefined): Promise<DynamoEmulator> {
  const found = findDynamo(process.env);
  if (!found) throw new Error(dynamoAdvice);
  if (dataDir !== undefined) {
    mkdirSync(dataDir, { recursive: true });
    endLeftover(dataDir, found.command);
  }
  const port = await freePort();
  // With setpriv, the kernel ends the emulator when this process is killed without a chance to clean up.
  const setpriv = onPath("setpriv", process.env.PATH);
  const args = found.args(port, dataDir);
  const [command, ...given] = setpriv
    ? [setpriv, "--pdeathsig", "KILL", "--", found.command, ...args]
    : [found.command, ...args];
  // In its own process group, or a Ctrl+C in the terminal would end it before the functions have stored everything.
  const child = spawn(command ?? found.command, given, {
    stdio: ["ignore", "ignore", "pipe"],
    detached: true,
    // Otherwise DynamoDB Local would report its usage to AWS.
    env: { ...process.env, DDB_LOCAL_TELEMETRY: "0" },
  });
  if (dataDir !== undefined && child.pid !== undefined) writeFileSync(pidFile(dataDir), String(child.pid));
  let errorOutput = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    errorOutput = (errorOutput + chunk.toString("utf8")).slice(-2_000);
  });
  await waitUntilReady(child, port, () => errorOutput);
  return {
    kind: found.kind,
    endpoint: `http://127.0.0.1:${port}`,
    stop: async () => {
      await terminate(child);
      if (dataDir !== undefined) rmSync(pidFile(dataDir), { force: true });
    },
  };
}

const pidFile = (dataDir: string) => join(dataDir, "dynamodb.pid");

/** Ends an emulator that a killed runtime left behind, if the process still is an emulator on this folder. */
function endLeftover(dataDir: string, command: string): void {
  try {
    const pid = Number(readFileSync(pidFile(dataDir), "utf8"));
    const line = readFileSync(`/proc/${pid}/cmdline`, "utf8");
    if (line.includes(command) && line.includes(dataDir)) process.kill(pid, "SIGKILL");
  } catch {
    // No pid file, no such process, or no /proc: nothing to end.
  }
}

async function waitUntilReady(child: ChildProcess, port: number, errorOutput: () => string): Promise<void> {
  const until = Date.now() + 30_000;
  let failed: Error | undefined;
  child.once("error", (error) => {
    failed = error;
  });
  while (Date.now() < until) {
    if (failed || child.exitCode !== null) {
      throw new Error(`The DynamoDB emulator did not start: ${failed?.message ?? errorOutput().trim()}`);
    }
    if (await isListening(port)) return;
    await new Promise((resolve) => setTimeout(resolve, 3));
  }
  throw new Error("The DynamoDB emulator did not answer within 30 seconds.");
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}

function terminate(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const force = setTimeout(() => child.kill("SIGKILL"), 2_000);
    child.once("exit", () => {
      clearTimeout(force);
      resolve();
    });
    child.kill("SIGTERM");
  });
}
