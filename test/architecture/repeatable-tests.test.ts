import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { testSeed } from "@marquee/testkit/test-seed";
import * as fc from "fast-check";
import { expect, it } from "vitest";

/** A red test must be the change's fault: not the day's on which it runs, and not a draw's. */
const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const files = (...patterns: string[]) =>
  globSync(patterns, { cwd: root, exclude: (path) => /node_modules|dist|\.local/.test(path) }).filter(
    (path) => path !== "test/architecture/repeatable-tests.test.ts",
  );
const tests = files(
  "test/**/*.ts",
  "packages/testkit/src/**/*.ts",
  "{packages,functions,infra,web}/**/*.test.{ts,tsx}",
);

/** Days up to this one are over wherever a test runs; a later one is in the future today and in the past some day. */
const lastPastDay = "2026-11-01";
const laterDays = (text: string) =>
  [...text.matchAll(/\b(20\d\d-[01]\d-[0-3]\d)|(?:Date\.UTC|new Date)\((20\d\d)\b/g)]
    .map(([, day, year]) => day ?? year ?? "")
    .filter((day) => day > lastPastDay);

it("tests that run on the machine's clock count their days from today", () => {
  const onRealClock = [
    ...files("test/{contract,security,requests,journeys,crawl,elsewhere,support}/**/*.ts"),
    ...tests.filter((path) => /\bsystemClock\b|Date\.now\(\)|new Date\(\)/.test(read(path))),
  ];
  expect(onRealClock.length).toBeGreaterThan(100);
  expect(onRealClock.flatMap((path) => laterDays(read(path)).map((day) => `${path}: ${day}`))).toEqual([]);
  expect(laterDays(`date: "2027-06-01T09:00:00.000Z"`)).toEqual(["2027-06-01"]);
  expect(laterDays("Date.UTC(2028, 0, 1)")).toEqual(["2028"]);
});

it("nothing in a test is drawn anew in each run", () => {
  expect(tests.length).toBeGreaterThan(500);
  expect(tests.filter((path) => read(path).includes("Math.random()"))).toEqual([]);
  // What a person asks for with TEST_SEED=fresh is named, so that it can be repeated.
  expect(fc.readConfigureGlobal()?.seed).toBe(testSeed);
  expect(fc.sample(fc.nat(), 5)).toEqual(fc.sample(fc.nat(), 5));
});
