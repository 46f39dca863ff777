/**
 * Writes two files from the package city-timezones: src/events/city-zones.ts, the places by which an event's time zone is
 * guessed, and src/events/city-points.ts, where the larger ones are.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { cityMapping } from "city-timezones";
import { placeName } from "./src/events/place-name.ts";

interface City {
  name: string;
  /** Of the country, the most common one first. */
  countryNames: string[];
  /** Of the state or province. */
  regionNames: string[];
  timeZone: string;
  /** In thousands. */
  people: number;
}

/** What people write for a country besides its name and its codes. */
const otherNames: Record<string, readonly string[]> = {
  GB: ["uk", "great britain", "england", "scotland", "wales", "northern ireland"],
  NL: ["holland", "the netherlands"],
  AE: ["uae"],
  CN: ["peoples republic of china"],
  HK: ["hong kong"],
  MO: ["macau", "macao"],
  MM: ["burma"],
};

const englishNames = new Intl.DisplayNames("en", { type: "region" });
const distinct = (names: readonly (string | undefined)[]) => [
  ...new Set(names.filter((name) => name !== undefined && name !== "").map((name) => placeName(name ?? ""))),
];

function countryNames({ iso2, iso3, country }: (typeof cityMapping)[number]): string[] {
  // Kosovo and Somaliland have no code.
  const official = /^[A-Z]{2}$/.test(iso2) ? [englishNames.of(iso2), iso2, iso3] : [];
  // The data calls overseas departments France.
  const isOwn = country !== "France" || iso2 === "FR";
  return distinct([isOwn ? country : undefined, ...official, ...(otherNames[iso2] ?? [])]);
}

const cities: City[] = cityMapping
  // Some settlements have no zone.
  .filter(({ timezone }) => (timezone as string | null) !== null)
  .map((one) => ({
    // "Washington, D.C." is in the District of Columbia.
    name: placeName(one.city.split(",")[0] ?? ""),
    countryNames: countryNames(one),
    regionNames: distinct([one.province, one.state_ansi]),
    timeZone: one.timezone,
    people: Math.round(one.pop / 1_000),
  }))
  .sort((a, b) => b.people - a.people);

const byName = Map.groupBy(cities, ({ name }) => name);

/** One line per country: its names, then its regions by their largest city, each with its names, zone and cities. */
function countryLine(own: readonly City[]): string {
  const regions = Map.groupBy(own, ({ regionNames, timeZone }) => `${regionNames.join(";")}@${timeZone}`);
  const parts = [...regions].map(([region, all]) => {
    // Populations only decide between cities of the same name.
    const names = all.map(({ name, people }) =>
      (byName.get(name)?.length ?? 0) > 1 ? `${name}=${people}` : name,
    );
    return `${region}:${names.join(",")}`;
  });
  return [own[0]?.countryNames.join(";"), ...parts].join("|");
}

/** The source of src/events/city-zones.ts. */
export function writtenCityZones(): string {
  const countries = Map.groupBy(cities, (city) => city.countryNames.join(";"));
  return [
    "/**",
    " * The cities of the package city-timezones (MIT License, copyright (c) Kevin Roberts) with their time zones; written by",
    " * write-city-zones.ts. One line per country: its names, then its regions with their names, zone and cities, the most",
    " * populous first; cities that share a name have their population in thousands.",
    " */",
    "export const cityZones = `",
    ...[...countries.values()].map(countryLine),
    "`;",
    "",
  ].join("\n");
}

/** Where events and their sponsors meet: smaller cities would make the file much longer. */
const leastPeople = 200_000;

/** The source of src/events/city-points.ts. */
export function writtenCityPoints(): string {
  const large = cityMapping
    .filter(({ timezone, pop }) => (timezone as string | null) !== null && pop >= leastPeople)
    .toSorted((a, b) => b.pop - a.pop);
  // Of the cities of one name in one zone, the most populous one.
  const distinctOnes = new Map(
    large
      .toReversed()
      .map((one) => [`${one.timezone}:${placeName(one.city.split(",")[0] ?? "")}`, one] as const),
  );
  const inZone = Map.groupBy(distinctOnes.values(), ({ timezone }) => timezone);
  const nameOf = ({ city }: (typeof large)[number]) => placeName(city.split(",")[0] ?? "");
  const sameName = Map.groupBy(distinctOnes.values(), nameOf);
  const written = (one: (typeof large)[number]) => {
    const place = [nameOf(one), one.lat.toFixed(1), one.lng.toFixed(1)];
    if ((sameName.get(nameOf(one)) ?? []).length === 1) return place.join("=");
    const around = [...distinct([one.province, one.state_ansi]), ...countryNames(one)];
    return [...place, Math.round(one.pop / 1_000), around.join(";")].join("=");
  };
  return [
    "/**",
    " * Where the cities of at least 200,000 people in the package city-timezones (MIT License, copyright (c) Kevin Roberts)",
    " * are; written by write-city-zones.ts. One line per time zone: its name, then each city with its latitude and longitude;",
    " * cities that share a name also with their population in thousands, and the names of their region and country.",
    " */",
    "export const cityPoints = `",
    ...[...inZone]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([zone, all]) => [zone, ...all.map(written)].join("|")),
    "`;",
    "",
  ].join("\n");
}

if (import.meta.main) {
  const written = (name: string) => join(import.meta.dirname, "src/events", name);
  writeFileSync(written("city-zones.ts"), writtenCityZones());
  writeFileSync(written("city-points.ts"), writtenCityPoints());
}
