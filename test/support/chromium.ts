import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const known = [
  process.env.CHROME_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** A Chromium that is here already, or undefined. */
function findChromium(): string | undefined {
  return known.find((path) => path !== undefined && existsSync(path));
}

/**
 * A Chromium to drive: one that is here, else Debian's package where we may install it, else Playwright's own download.
 * @throws Error telling what to install
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    process.stdout.write("Installing Chromium from Debian's packages for the browser tests…\n");
    const quiet = { stdio: "ignore" } as const;
    execFileSync("apt-get", ["update"], quiet);
    execFileSync("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], quiet);
  } else {
    process.stdout.write("Downloading Chromium for the browser tests…\n");
    const ran = spawnSync("node_modules/.bin/playwright-core", ["install", "chromium"], {
      cwd: "test",
      stdio: "inherit",
    });
    if (ran.status === 0) return "";
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error("The browser tests need Chromium: install it, or set CHROME_PATH to a Chrome or Chromium.");
}

/** Chromium's own sandbox does not work for root. */
export const chromiumArgs = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
