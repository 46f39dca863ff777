import { onFirstUse } from "../on-first-use.ts";
import { cityZones } from "./city-zones.ts";
import { unknownPlaceZone } from "./event-time.ts";
import { placeName } from "./place-name.ts";

interface City {
  timeZone: string;
  /** The names of its region and its country. */
  around: readonly string[];
  /** In thousands; known if several cities have its name. */
  people: number;
}

const places = onFirstUse(() => {
  const cities = new Map<string, City[]>();
  /** Of regions and countries, the zone of their most populous city. */
  const areas = new Map<string, string>();
  const countries = cityZones
    .trim()
    .split("\n")
    .map((line) => {
      const [names = "", ...regions] = line.split("|");
      return {
        names: names.split(";"),
        regions: regions.map((region) => {
          const [, own = "", timeZone = "", all = ""] = /^(.*)@(.*):(.*)$/.exec(region) ?? [];
          return { names: own === "" ? [] : own.split(";"), timeZone, cities: all.split(",") };
        }),
      };
    });
  const add = (name: string, timeZone: string) => areas.has(name) || areas.set(name, timeZone);
  const regions = countries.flatMap((one) => one.regions);
  // "Sacramento County, CA" is in California rather than in Canada, but Luxembourg is a country before a province.
  for (const { names, timeZone } of regions)
    for (const name of names) if (name.length === 2) add(name, timeZone);
  for (const {
    names,
    regions: [first],
  } of countries)
    for (const name of names) if (first) add(name, first.timeZone);
  for (const { names, timeZone } of regions) for (const name of names) add(name, timeZone);
  for (const country of countries)
    for (const region of country.regions)
      for (const city of region.cities) {
        const [name = "", people = 0] = city.split("=");
        const { timeZone } = region;
        const same = cities.get(name) ?? [];
        cities.set(name, [
          ...same,
          { timeZone, around: [...region.names, ...country.names], people: Number(people) },
        ]);
      }
  return { cities, areas };
});

/** Whether there is a city, a region or a country of this name. */
export function isKnownPlace(name: string): boolean {
  const { cities, areas } = places();
  const known = placeName(name);
  return known.length > 2 && (cities.has(known) || areas.has(known));
}

/**
 * The time zone of a location as hosts write it, such as "Moscone Center, San Francisco, CA". Of several cities with
 * the same name, the one whose region or country is named too, else the most populous; of an unknown city, the zone of
 * its region's or country's most populous one; of an unknown place, UTC.
 */
export function guessedTimeZone(location: string): string {
  const { cities, areas } = places();
  const parts = location
    .split(/[,;/()|\n]/)
    .map(placeName)
    .flatMap(knownParts);
  const candidates = parts.flatMap((part, at) => {
    const others = parts.filter((_, other) => other !== at);
    return (cities.get(part) ?? []).map((city) => {
      const named = others.filter((other) => city.around.includes(other)).length;
      return { ...city, named, at };
    });
  });
  // What stands later contains what stands before it.
  candidates.sort((a, b) => b.named - a.named || b.at - a.at || b.people - a.people);
  const [best] = candidates;
  if (best && best.named > 0) return best.timeZone;
  const area = parts.find((part, at) => areas.has(part) && at !== best?.at);
  return (area === undefined ? best?.timeZone : areas.get(area)) ?? unknownPlaceZone;
}

/** "Austin TX" is Austin and TX, "Downtown Austin" contains Austin; "To be announced" is not in Tonga. */
function knownParts(part: string): string[] {
  const { cities, areas } = places();
  const words = part.split(" ");
  const isKnown = (some: readonly string[]) => {
    const name = some.join(" ");
    return (cities.has(name) || areas.has(name)) && (name.length > 2 || name === part);
  };
  for (let length = words.length; length > 0; length--) {
    for (const at of [length, words.length - length]) {
      const both = [words.slice(0, at), words.slice(at)];
      if (both.some((some) => some.length === length && isKnown(some)))
        return both.map((some) => some.join(" "));
    }
  }
  return [part];
}
