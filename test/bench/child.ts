import { fork, spawn } from "node:child_process";

/** Longer than any bench takes, even a hundred bundlers in sequence; a bench that hangs must end. */
const patienceMs = 900_000;

/**
 * Runs a module of this folder in its own process and returns what it sends. Its environment is exactly `env`, as in
 * a function, and its logs are discarded.
 */
export function runInChild<T>(file: URL, env: Record<string, string>): Promise<T> {
  const child = fork(file, [], { env, execArgv: [], stdio: ["ignore", "ignore", "inherit", "ipc"] });
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill("SIGKILL");
      reject(new Error(`${file.pathname} did not finish`));
    }, patienceMs);
    child.once("message", (message) => resolve(message as T));
    child.once("error", reject);
    child.once("exit", (code) => {
      clearTimeout(timer);
      if (code !== 0) reject(new Error(`${file.pathname} ended with ${code}`));
    });
  });
}

/** Runs a program and returns its output. @throws Error when it fails */
export function run(
  command: string,
  args: readonly string[],
  options: { cwd?: string; env?: Record<string, string | undefined> } = {},
): Promise<string> {
  const child = spawn(command, args, { ...options, stdio: ["ignore", "pipe", "pipe"], timeout: patienceMs });
  let output = "";
  let complaint = "";
  child.stdout.on("data", (chunk: Buffer) => {
    output += chunk.toString("utf8");
  });
  child.stderr.on("data", (chunk: Buffer) => {
    complaint += chunk.toString("utf8");
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      if (code === 0) resolve(output);
      else
        reject(
          new Error(
            `${command} ${args.join(" ")} ended with ${code}: ${(complaint || output).slice(-2_000)}`,
          ),
        );
    });
  });
}
