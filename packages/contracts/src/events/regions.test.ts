import { describe, expect, test } from "vitest";
import { isInPlace } from "./regions.ts";

const austin = { location: "Convention Center, Austin, TX", timeZone: "America/Chicago" };
const london = { location: "London, United Kingdom", timeZone: "Europe/London" };
const zurich = { location: "Zürich, Switzerland", timeZone: "Europe/Zurich" };
const singapore = { location: "Singapore", timeZone: "Asia/Singapore" };
const dubai = { location: "Dubai, United Arab Emirates", timeZone: "Asia/Dubai" };
const bogota = { location: "Bogotá, Colombia", timeZone: "America/Bogota" };
const lisbon = { location: "Lisbon, Portugal", timeZone: "Europe/Lisbon" };
const washington = { location: "Washington, DC", timeZone: "America/New_York" };

describe("an event is at a place", () => {
  test.each([
    [austin, ["Austin", "austin", "TX", "Texas", "USA", "the US", "United States", "North America"]],
    [london, ["London", "UK", "Britain", "Europe", "EMEA"]],
    [zurich, ["Zurich", "Zürich", "Switzerland", "DACH", "Europe"]],
    [singapore, ["Singapore", "Asia", "APAC", "Southeast Asia"]],
    [dubai, ["Dubai", "UAE", "the Emirates", "the Gulf", "Middle East", "EMEA", "Asia"]],
    [bogota, ["Colombia", "South America", "Latin America", "LATAM"]],
    [lisbon, ["Portugal", "EU", "the European Union", "Southern Europe", "Iberia"]],
    [washington, ["Washington", "East Coast", "US"]],
  ] as const)("%s by its city, state, country and region", (event, places) => {
    for (const place of places) expect(isInPlace(event, place), place).toBe(true);
  });

  test.each([
    [austin, ["Boston", "Europe", "California", "Aus", ""]],
    [london, ["Paris", "US", "Nordics", "London, Ontario", "EU", "Middle East"]],
    [dubai, ["Latin America", "Europe"]],
    [zurich, ["Benelux", "Germany", "Rich"]],
    [singapore, ["Europe", "USA"]],
    [washington, ["West Coast"]],
  ] as const)("%s is nowhere else", (event, places) => {
    for (const place of places) expect(isInPlace(event, place), place).toBe(false);
  });
});
