import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { dynamoAdvice, findDynamo, onPath } from "./emulators/dynamodb-binary.ts";
import { listen } from "./ports.ts";

export interface Finding {
  what: string;
  ok: boolean;
  /** What to do if it is not. */
  fix?: string;
}

export interface DoctorOptions {
  root: string;
  port: number;
  dataDir: string;
  environment: Readonly<Record<string, string | undefined>>;
}

/** Checks everything that a start or the tests need, with a fix for each that is missing. */
export async function examine({ root, port, dataDir, environment }: DoctorOptions): Promise<Finding[]> {
  const dynamo = findDynamo(environment);
  const browser =
    environment.CHROME_PATH ??
    ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]
      .map((one) => onPath(one, environment.PATH))
      .find(Boolean);
  return [
    finding(
      `Node ${process.versions.node}`,
      Number(process.versions.node.split(".")[0]) >= 24,
      "Delete node_modules and run npm start: it installs the pinned Node 24.",
    ),
    finding("Packages", existsSync(join(root, "node_modules/.bin/tsc")), "Run: npx -y pnpm@12.21.0 install"),
    finding(
      dynamo ? `DynamoDB emulator (${dynamo.kind})` : "DynamoDB emulator",
      dynamo !== undefined,
      dynamoAdvice,
    ),
    finding("Queues and files (fauxqs)", await resolves("fauxqs"), "Run: npx -y pnpm@12.21.0 install"),
    await portFinding(port),
    finding(
      `Data folder ${dataDir}`,
      writable(dataDir),
      "Make the folder writable, or choose another: npm start -- --data <folder>",
    ),
    finding(
      "Web app",
      existsSync(join(root, "web/index.html")),
      "This copy of the project is not complete; get it again.",
    ),
    finding(
      browser ? `Chromium (${browser}), for the browser tests` : "Chromium, for the browser tests",
      browser !== undefined,
      "Install it (Debian: apt-get install chromium) or set CHROME_PATH. Everything but the browser tests works without.",
    ),
  ];
}

function finding(what: string, ok: boolean, fix: string): Finding {
  return ok ? { what, ok } : { what, ok, fix };
}

async function portFinding(port: number): Promise<Finding> {
  const probe = createServer();
  try {
    await listen(probe, port, "127.0.0.1");
    return { what: `Port ${port}`, ok: true };
  } catch (error) {
    return { what: `Port ${port}`, ok: false, fix: error instanceof Error ? error.message : String(error) };
  } finally {
    probe.close();
  }
}

async function resolves(name: string): Promise<boolean> {
  try {
    import.meta.resolve(name);
    return true;
  } catch {
    return false;
  }
}

function writable(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
