import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const shell = "/usr/bin/chromium-headless-shell";
const known = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * A Chromium to drive: CHROME_PATH, else one that is here, else Debian's package where we may install it, else
 * Playwright's own download, which is the empty path.
 * @throws Error telling what to install
 */
export function ensureChromium(): string {
  const found = [process.env.CHROME_PATH, ...known].find((path) => path !== undefined && existsSync(path));
  if (found) return found;
  if (installedFromDebian("chromium", known[0] ?? "")) return known[0] ?? "";
  process.stdout.write("Downloading Chromium for the browser tests…\n");
  const ran = spawnSync("node_modules/.bin/playwright-core", ["install", "chromium"], {
    cwd: "test",
    stdio: "inherit",
  });
  if (ran.status === 0) return "";
  throw new Error("The browser tests need Chromium: install it, or set CHROME_PATH to a Chrome or Chromium.");
}

/**
 * Chromium's headless shell, which is the same engine without the windows around it and takes a quarter less of the
 * processor; where there is none and none can be installed, the Chromium of `ensureChromium`.
 * @throws Error telling what to install
 */
export function ensureHeadlessChromium(): string {
  if (process.env.CHROME_PATH) return ensureChromium();
  if (existsSync(shell) || installedFromDebian("chromium-headless-shell", shell)) return shell;
  return ensureChromium();
}

/** Installs a package where we may; false where it did not come. */
function installedFromDebian(name: string, path: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  process.stdout.write(`Installing ${name} from Debian's packages for the browser tests…\n`);
  const quiet = { stdio: "ignore", timeout: 180_000 } as const;
  try {
    execFileSync("apt-get", ["update"], quiet);
    execFileSync("apt-get", ["install", "-y", "--no-install-recommends", name], quiet);
  } catch {
    return false;
  }
  return existsSync(path);
}

/** Chromium's own sandbox does not work for root. */
export const chromiumArgs = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
