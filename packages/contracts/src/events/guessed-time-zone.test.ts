import { describe, expect, it } from "vitest";
import { writtenCityPoints, writtenCityZones } from "../../write-city-zones.ts";
import { cityPoints } from "./city-points.ts";
import { cityZones } from "./city-zones.ts";
import { isTimeZone } from "./event-time.ts";
import { guessedTimeZone } from "./guessed-time-zone.ts";

describe("an event's time zone, guessed from its location", () => {
  it.each([
    ["Austin, Texas", "America/Chicago"],
    ["Austin TX 78701", "America/Chicago"],
    ["Downtown Austin", "America/Chicago"],
    ["San Francisco", "America/Los_Angeles"],
    ["Moscone Center, San Francisco, CA", "America/Los_Angeles"],
    ["Kathmandu, Nepal", "Asia/Kathmandu"],
    ["Auckland", "Pacific/Auckland"],
    ["Honolulu", "Pacific/Honolulu"],
    ["ZÜRICH", "Europe/Zurich"],
    ["Łódź, Poland", "Europe/Warsaw"],
    ["75001 Paris", "Europe/Paris"],
    ["St. Louis, MO", "America/Chicago"],
    ["Washington, DC", "America/New_York"],
    ["Toronto, CA", "America/Toronto"],
  ])("knows the place of %s", (location, zone) => {
    expect(guessedTimeZone(location)).toBe(zone);
  });

  it("takes the region or country into account when several cities have the name, else the most populous", () => {
    expect(guessedTimeZone("London, Ontario")).toBe("America/Toronto");
    expect(guessedTimeZone("London")).toBe("Europe/London");
    expect(guessedTimeZone("Portland, Maine")).toBe("America/New_York");
    expect(guessedTimeZone("Portland")).toBe("America/Los_Angeles");
    expect(guessedTimeZone("Atlanta, Georgia")).toBe("America/New_York");
    expect(guessedTimeZone("Tbilisi, Georgia")).toBe("Asia/Tbilisi");
  });

  it("takes the zone of the region or the country when it doesn't know the city", () => {
    expect(guessedTimeZone("Paris, Texas, USA")).toBe("America/Chicago");
    expect(guessedTimeZone("Pokhara, Nepal")).toBe("Asia/Kathmandu");
    expect(guessedTimeZone("Bangalore, India")).toBe("Asia/Kolkata");
  });

  it("is UTC where nothing names a place", () => {
    for (const location of [
      "",
      "Online",
      "To be announced",
      "Main Hall",
      "東京",
      "|:@,;=",
      "constructor, __proto__",
    ])
      expect(guessedTimeZone(location)).toBe("UTC");
  });

  it("only names zones that the platform knows", () => {
    const named = new Set(cityZones.match(/(?<=@)[^:]+/g));
    expect(named.size).toBeGreaterThan(300);
    expect([...named].filter((zone) => !isTimeZone(zone))).toEqual([]);
  });

  it("follows the package that it is written from", async () => {
    expect(writtenCityZones()).toContain(cityZones);
    expect(writtenCityPoints()).toContain(cityPoints);
  });
});
