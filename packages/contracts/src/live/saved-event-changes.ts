import { dayText, momentText } from "../text/day-text.ts";
import { usd } from "../text/usd.ts";

/** When an event begins, on the clock of its place: from "2026-01-15T19:00:00-08:00", or an instant in UTC. */
function movedTo(to: string, from: string): string {
  const [now, before] = [momentText(to), momentText(from)];
  return now === before
    ? `It still starts on ${now}, but in another time zone.`
    : `It now starts on ${now} instead of ${before}, local time.`;
}

/** Descriptions of a change to a saved event, by field. */
export const savedEventChanges: { any: () => string } & Record<string, (from: string, to: string) => string> =
  {
    any: () => "An event you saved was changed.",
    date: (from, to) => movedTo(to, from),
    price: (from, to) => {
      if (to === "") return "It has no packages at the moment.";
      return from === ""
        ? `Packages start at ${usd(Number(to))}.`
        : `Packages now start at ${usd(Number(to))} instead of ${usd(Number(from))}.`;
    },
    spots: (from, to) => {
      if (to === "0") return "It's sold out.";
      return to === "1" ? "Only 1 spot is left." : `${to} spots are left. It was ${from}.`;
    },
    canceled: () => "It was canceled.",
    lastDay: (from, to) => `It now ends on ${dayText(to)} instead of ${dayText(from)}.`,
    name: (from, to) => `It's now called ${to} instead of ${from}.`,
    place: (from, to) => `It now takes place at ${to} instead of ${from}.`,
    audience: (from, to) =>
      `It now expects ${to || "no stated audience"} instead of ${from || "no stated audience"}.`,
  };

/** The same as titles, which say what is new without what was before. */
export const savedEventTitles: { any: (name: string) => string } & Record<
  string,
  (name: string, from: string, to: string) => string
> = {
  any: (name) => `${name} changed`,
  date: (name, _, to) => `${name} now starts ${momentText(to)}`,
  price: (name, _, to) =>
    to === "" ? `${name} has no packages now` : `${name}: packages from ${usd(Number(to))}`,
  spots: (name, _, to) => {
    if (to === "0") return `${name} is sold out`;
    return to === "1" ? `Only 1 spot is left at ${name}` : `${to} spots are left at ${name}`;
  },
  canceled: (name) => `${name} was canceled`,
  lastDay: (name, _, to) => `${name} now ends ${dayText(to)}`,
  name: (_, from, to) => `${from} is now called ${to}`,
  place: (name, _, to) => `${name} moved to ${to}`,
  audience: (name, _, to) => `${name} now expects ${to || "no stated audience"}`,
};

/** The changes of a saved event that agreements say too, of which nobody should hear late. */
export const agreedChanges: ReadonlySet<string> = new Set([
  "canceled",
  "date",
  "lastDay",
  "name",
  "place",
  "audience",
]);
