import { cityPoints } from "@marquee/contracts/events/city-points";
import { placeName } from "@marquee/contracts/events/place-name";
import { onFirstUse } from "@marquee/contracts/on-first-use";
import { numberText } from "@marquee/contracts/text/formats";
import { isSameText } from "@marquee/contracts/text/search-text";
import { cityOf } from "../events/event-listing.item.ts";
import { type Fit, unknownFit } from "./fits.ts";
import { mentioned } from "./mentioned.ts";

/** Where something is: its location as people write it, and its time zone if it is known. */
export interface Place {
  location: string;
  timeZone?: string;
}

export const anywhere: Fit = { share: 1, reason: "You can take part from anywhere." };

/** Whether one can take part from anywhere. */
export function isOnline(location: string): boolean {
  return mentioned(["online", "virtual"], location).length > 0;
}

/** The parts of a location: the city, then its state or country. */
export function placesIn(location: string): string[] {
  return location
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** A trip of this many miles counts nothing. */
const farMiles = 1_500;
/** What the shortest trip counts. */
const tripShare = 0.8;

/** How well an event's place suits a sponsor who wants to be in some places: there in full, else the nearer the better. */
export function placeFit(places: readonly string[], at: Place): Fit {
  if (places.length === 0) return unknownFit("Your profile names no places");
  if (isOnline(at.location)) return anywhere;
  const parts = placesIn(at.location);
  const place = places.find((one) => parts.some((part) => isSameText(part, one)));
  if (place !== undefined) return { share: 1, reason: `It's in ${place}, where you want to be.` };
  return tripTo(at, places) ?? { share: 0, reason: `It's in ${cityOf(at.location)}, far from your places.` };
}

/** The way to an event from the nearest of some places: the shorter the better; undefined if it is far or not known. */
export function tripTo(at: Place, places: readonly string[]): Fit | undefined {
  const near = nearest(places, at);
  if (near === undefined || near.miles >= farMiles) return undefined;
  return {
    share: tripShare * (1 - near.miles / farMiles),
    reason: `It's in ${cityOf(at.location)}, ${numberText(near.miles)} miles from ${near.name}.`,
  };
}

/** How many miles an event is from the nearest of some places; undefined where that is not known. */
export const milesTo = (at: Place, places: readonly string[]): number | undefined =>
  nearest(places, at)?.miles;

/** The nearest of some places, as far as it is known where they are; in whole tens of miles. */
function nearest(names: readonly string[], at: Place): { name: string; miles: number } | undefined {
  const there = pointOf(at);
  if (there === undefined) return undefined;
  const known = names.flatMap((name) => {
    const here = pointOf({ location: name });
    return here === undefined
      ? []
      : [{ name, miles: Math.max(10, Math.round(milesBetween(here, there) / 10) * 10) }];
  });
  return known.toSorted((one, other) => one.miles - other.miles)[0];
}

interface Point {
  latitude: number;
  longitude: number;
}

interface City extends Point {
  timeZone: string;
  /** In thousands, and the names of its region and country; known if several cities have its name. */
  people: number;
  around: readonly string[];
}

/** The larger cities by name. */
const cities = onFirstUse(() => {
  const byName = new Map<string, City[]>();
  for (const line of cityPoints.trim().split("\n")) {
    const [timeZone = "", ...inZone] = line.split("|");
    for (const written of inZone) {
      const [name = "", latitude, longitude, people = 0, around = ""] = written.split("=");
      const city = {
        timeZone,
        latitude: Number(latitude),
        longitude: Number(longitude),
        people: Number(people),
        around: around.split(";"),
      };
      byName.set(name, [...(byName.get(name) ?? []), city]);
    }
  }
  return byName;
});

/**
 * Of several cities, the one in the location's time zone; if that is not known, the one whose region or country is named
 * too, else the one that is named last, else the most populous.
 */
function pointOf({ location, timeZone }: Place): Point | undefined {
  const parts = placesIn(location).map(placeName);
  const named = parts.flatMap((part, at) =>
    (cities().get(part) ?? []).map((city) => {
      const isAround = parts.some((other, index) => index !== at && city.around.includes(other));
      return { city, at, isAround };
    }),
  );
  if (named.length > 1 && timeZone !== undefined)
    return named.find(({ city }) => city.timeZone === timeZone)?.city;
  named.sort(
    (a, b) => Number(b.isAround) - Number(a.isAround) || b.at - a.at || b.city.people - a.city.people,
  );
  return named[0]?.city;
}

const earthMiles = 3_959;

function milesBetween(one: Point, other: Point): number {
  const [a, b] = [radians(one.latitude), radians(other.latitude)];
  const [up, across] = [b - a, radians(other.longitude - one.longitude)];
  const chord = Math.sin(up / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(across / 2) ** 2;
  return 2 * earthMiles * Math.asin(Math.sqrt(Math.min(1, chord)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
