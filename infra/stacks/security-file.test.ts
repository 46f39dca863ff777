import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { securityFileName, securityText } from "../../web/security-file.ts";
import { synthesize } from "../testing/synthesize.ts";
import { securityFilePath, withCanonical } from "./pages.ts";

const dayMs = 86_400_000;
const fieldOf = (text: string, name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(text)?.[1];

test("security.txt expires after a build has had time to be used, and within a year of it", () => {
  const todayMs = Math.floor(Date.now() / dayMs) * dayMs;
  // Four years have every date, a leap day among them.
  for (let day = 0; day < 4 * 366; day += 1) {
    const built = todayMs + day * dayMs;
    const expires = fieldOf(securityText(new Date(built)), "Expires") ?? "";
    const days = (Date.parse(expires) - built) / dayMs;
    expect(days).toBeGreaterThan(300);
    expect(days).toBeLessThan(365);
  }
  expect(securityText(new Date(todayMs + dayMs - 1))).toBe(securityText(new Date(todayMs)));
});

test("security.txt names the address of SECURITY.md, and where the site has it", () => {
  expect(securityFilePath).toBe(securityFileName);
  const text = withCanonical(securityText(new Date()), "https://site.example");
  expect(fieldOf(text, "Canonical")).toBe("https://site.example/.well-known/security.txt");
  const address = fieldOf(text, "Contact")?.replace("mailto:", "") ?? "none";
  expect(readFileSync(new URL("../../SECURITY.md", import.meta.url), "utf8")).toContain(address);
});

test("a new security.txt replaces the one that the edge has kept", () => {
  const [entry] = synthesize("prod")
    .resources("Custom::CDKBucketDeployment")
    .filter(({ id }) => id.startsWith("Entry"));
  expect(entry?.properties.DistributionPaths).toContain(`/${securityFilePath}`);
});
