import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");

/** Our own code that counts, stores or compares callers; tests may name addresses. */
const sources = ["packages/core/src", "functions/src"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts"))
    .map((path) => ({ path: `${folder}/${path}`, text: readFileSync(join(root, folder, path), "utf8") })),
);

/** Matches `caller.ip`, `{ ip }` and `{ ip: … }`, but not a type that only declares the field. */
const readsAddress = /\.ip\b|[{,]\s*ip\s*[,:}]/;

describe("limits count networks", () => {
  it("lets no counting code read a caller's address, except the file that derives a network from it", () => {
    const counting = sources.filter(
      ({ path, text }) => path.includes("/throttles/") || /from ".*\/throttles\/(?!daily)/.test(text),
    );
    expect(counting.length).toBeGreaterThan(10);
    // An IPv6 host has 2^64 addresses of its own, so counting code must take the caller as a whole.
    const reading = counting.filter(({ text }) => readsAddress.test(text));
    expect(reading.map(({ path }) => path)).toEqual(["packages/core/src/ground/throttles/network.ts"]);
  });

  it("keeps every counter's row in the throttles folder", () => {
    const counting = sources.filter(({ text }) => text.includes("RL#"));
    expect(counting.map(({ path }) => path).sort()).toEqual([
      "packages/core/src/ground/throttles/counters.item.ts",
    ]);
  });
});
