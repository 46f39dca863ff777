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
 * Starts the DynamoDB emulator; with a data folder what it holds survives. It dies with this process, whichever way
 * that ends. @throws Error with what to install
 */
export async function startDynamo(dataDir: string | undefined): Promise<DynamoEmulator> {
  const found = findDynamo(process.env);
  if (!found) throw new Error(dynamoAdvice);
  if (dataDir !== undefined) {
    mkdirSync(dataDir, { recursive: true });
    endLeftover(dataDir, found.command);
  }
  const port = await freePort();
  // setpriv has the kernel end the emulator when this process is killed without a chance to clean up.
  const setpriv = onPath("setpriv", process.env.PATH);
  const args = found.args(port, dataDir);
  const [command, ...given] = setpriv
    ? [setpriv, "--pdeathsig", "KILL", "--", found.command, ...args]
    : [found.command, ...args];
  // In a group of its own, or a Ctrl+C in the terminal would end it before the functions have stored their last.
  const child = spawn(command ?? found.command, given, {
    stdio: ["ignore", "ignore", "pipe"],
    detached: true,
    // DynamoDB Local would report its use to AWS.
    env: { ...process.env, DDB_LOCAL_TELEMETRY: "0" },
  });
  if (dataDir !== undefined && child.pid !== undefined) writeFileSync(pidFile(dataDir), String(child.pid));
  let complaint = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    complaint = (complaint + chunk.toString("utf8")).slice(-2_000);
  });
  await ready(child, port, () => complaint);
  return {
    kind: found.kind,
    endpoint: `http://127.0.0.1:${port}`,
    stop: async () => {
      await ended(child);
      if (dataDir !== undefined) rmSync(pidFile(dataDir), { force: true });
    },
  };
}

const pidFile = (dataDir: string) => join(dataDir, "dynamodb.pid");

/** Ends an emulator that a killed runtime left behind, but only if that process still is one on this very folder. */
function endLeftover(dataDir: string, command: string): void {
  try {
    const pid = Number(readFileSync(pidFile(dataDir), "utf8"));
    const line = readFileSync(`/proc/${pid}/cmdline`, "utf8");
    if (line.includes(command) && line.includes(dataDir)) process.kill(pid, "SIGKILL");
  } catch {
    // No note, no such process, or no /proc: nothing to end.
  }
}

async function ready(child: ChildProcess, port: number, complaint: () => string): Promise<void> {
  const until = Date.now() + 30_000;
  let failed: Error | undefined;
  child.once("error", (error) => {
    failed = error;
  });
  while (Date.now() < until) {
    if (failed || child.exitCode !== null) {
      throw new Error(`The DynamoDB emulator did not start: ${failed?.message ?? complaint().trim()}`);
    }
    if (await answers(port)) return;
    await new Promise((resolve) => setTimeout(resolve, 3));
  }
  throw new Error("The DynamoDB emulator did not answer within 30 seconds.");
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}

function ended(child: ChildProcess): Promise<void> {
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
