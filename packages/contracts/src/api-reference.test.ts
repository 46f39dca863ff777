import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { apiReferencePage } from "./api-reference.ts";

const page = apiReferencePage();
const productStyles = readFileSync(new URL("../../../web/src/app/styles.css", import.meta.url), "utf8");

/** The variables of a block of CSS that begins with `start`. */
function variablesIn(css: string, start: string): Map<string, string> {
  const from = css.indexOf(start);
  if (from < 0) throw new Error(`no ${start}`);
  const block = css.slice(from, css.indexOf("}", from));
  return new Map(
    [...block.matchAll(/(--[a-z-]+):\s*(#[0-9a-f]{6})/g)].map(([, name = "", value = ""]) => [name, value]),
  );
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
const contrast = (one: string, other: string) => {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
};

describe("the API reference", () => {
  test.each([
    ["light", ":root{color-scheme", ":root {"],
    ["dark", "@media (prefers-color-scheme:dark)", ':root[data-theme="dark"]'],
  ])("has the product's own colors, %s, and reads at 4.5:1", (_theme, own, product) => {
    const used = variablesIn(page, own);
    const known = variablesIn(productStyles, product);
    expect(used.size).toBeGreaterThanOrEqual(10);
    for (const [name, value] of used) expect(value, name).toBe(known.get(name));
    for (const [text, ground] of [
      ["--ink", "--canvas"],
      ["--ink", "--surface"],
      ["--ink", "--sunken"],
      ["--muted", "--surface"],
      ["--lamp-text", "--canvas"],
      ["--lamp-text", "--surface"],
      ["--lamp-text", "--lamp-soft"],
    ] as const) {
      expect(contrast(used.get(text) ?? "", used.get(ground) ?? ""), `${text} on ${ground}`).toBeGreaterThan(
        4.5,
      );
    }
  });

  test("links back to the app, and says how to send an API key and which scope each call needs", () => {
    expect(page).toContain('<a href="/">← Back to Marquee</a>');
    expect(page).toContain("Authorization: Bearer &lt;key&gt;");
    const articleOf = (id: string) => page.split(`<article id="${id}">`)[1]?.split("</article>")[0];
    expect(articleOf("listMessages")).toContain("API key: read");
    expect(articleOf("sendMessage")).toContain("API key: write");
    expect(articleOf("createCheckout")).toContain("No API key");
    expect(articleOf("login")).not.toContain("API key");
  });

  test("loads nothing and runs nothing", () => {
    expect(page).not.toMatch(/<script|src=|@import|url\(/);
  });
});
