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
 * Returns a Chromium's path: CHROME_PATH, else an installed one, else Debian's package if we may install it, else
 * Playwright's own download, which is the empty path.
 * @throws Error saying what to install
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
 * Returns Chromium's headless shell, the same engine without windows, which needs a quarter less CPU. If there is
 * none and it cannot be installed, returns the Chromium of `ensureChromium`.
 * @throws Error saying what to install
 */
export function ensureHeadlessChromium(): string {
  if (process.env.CHROME_PATH) return ensureChromium();
  if (existsSync(shell) || installedFromDebian("chromium-headless-shell", shell)) return shell;
  return ensureChromium();
}

/** Installs a package if we may; returns false if that fails. */
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
