import { describe, expect, test } from "vitest";
import { isInPlace } from "./regions.ts";

const austin = { location: "Convention Center, Austin, TX", timeZone: "America/Chicago" };
const london = { location: "London, United Kingdom", timeZone: "Europe/London" };
const zurich = { location: "Zürich, Switzerland", timeZone: "Europe/Zurich" };
const singapore = { location: "Singapore", timeZone: "Asia/Singapore" };
const washington = { location: "Washington, DC", timeZone: "America/New_York" };

describe("an event is at a place", () => {
  test.each([
    [austin, ["Austin", "austin", "TX", "Texas", "USA", "the US", "United States", "North America"]],
    [london, ["London", "UK", "Britain", "Europe", "EMEA"]],
    [zurich, ["Zurich", "Zürich", "Switzerland", "DACH", "Europe"]],
    [singapore, ["Singapore", "Asia", "APAC"]],
    [washington, ["Washington", "East Coast", "US"]],
  ] as const)("%s by its city, state, country and region", (event, places) => {
    for (const place of places) expect(isInPlace(event, place), place).toBe(true);
  });

  test.each([
    [austin, ["Boston", "Europe", "California", "Aus", ""]],
    [london, ["Paris", "US", "Nordics", "London, Ontario"]],
    [zurich, ["Benelux", "Germany", "Rich"]],
    [singapore, ["Europe", "USA"]],
    [washington, ["West Coast"]],
  ] as const)("%s is nowhere else", (event, places) => {
    for (const place of places) expect(isInPlace(event, place), place).toBe(false);
  });
});
