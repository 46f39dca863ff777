import { type EventCategory, eventCategories } from "@marquee/contracts/enums";
import { instantAt, wallTimeIn } from "@marquee/contracts/events/event-time";
import type { EventDetail } from "@marquee/contracts/events/events";
import type { createEvent, updateEvent } from "@marquee/contracts/events/hosting";
import type { BodyOf } from "@marquee/contracts/operation";
import { typedNumber } from "@marquee/contracts/text/typed-number";
import { labelOf } from "#format/format.ts";
import { eventFields as copy } from "../copy.ts";

/** The form values of an event: text as typed, times on the clock of its place. */
export interface EventValues {
  name: string;
  category: EventCategory | "";
  date: string;
  endsAt: string;
  location: string;
  /** The zone that the host chose; empty while it is guessed from the location. */
  timeZone: string;
  attendeeCount: string;
  attendeeType: string;
  description: string;
  eventUrl: string;
  oneSponsorPerIndustry: boolean;
}

export type EventFieldName = keyof typeof copy.labels;
export type EventChanges = Omit<BodyOf<typeof updateEvent>, "version">;

export const emptyEvent: EventValues = {
  name: "",
  category: "",
  date: "",
  endsAt: "",
  location: "",
  timeZone: "",
  attendeeCount: "",
  attendeeType: "",
  description: "",
  eventUrl: "",
  oneSponsorPerIndustry: false,
};

const fieldNames = Object.keys(copy.labels) as EventFieldName[];

export const categoryOptions: readonly { value: EventCategory | ""; label: string }[] = [
  { value: "", label: copy.chooseCategory },
  ...eventCategories.map((value) => ({ value, label: labelOf(value) })),
];

export function eventValues(event: EventDetail): EventValues {
  return {
    name: event.name,
    category: event.category,
    date: wallTimeIn(event.timeZone, event.date),
    endsAt: wallTimeIn(event.timeZone, event.endsAt),
    location: event.location,
    timeZone: event.timeZoneGuessed ? "" : event.timeZone,
    attendeeCount: event.attendeeCount === 0 ? "" : String(event.attendeeCount),
    attendeeType: event.attendeeType,
    description: event.description,
    eventUrl: event.eventUrl ?? "",
    oneSponsorPerIndustry: event.oneSponsorPerIndustry,
  };
}

/** The location and zone of the event as it is stored. */
export type StoredZone = Pick<EventDetail, "location" | "timeZone">;

/** The zone of the typed times: the chosen one, or the one that the server guesses. */
export function zoneOf(
  { timeZone, location }: Pick<EventValues, "timeZone" | "location">,
  stored: StoredZone | undefined,
  guess: (location: string) => string,
): string {
  if (timeZone !== "") return timeZone;
  return stored?.location === location.trim() ? stored.timeZone : guess(location);
}

const times = ["date", "endsAt"] as const;

function bodyOf(values: EventValues, zone: string) {
  return {
    name: values.name,
    category: values.category,
    date: instantAt(zone, values.date) ?? "",
    endsAt: instantAt(zone, values.endsAt) ?? "",
    location: values.location,
    ...(values.timeZone !== "" && { timeZone: values.timeZone }),
    attendeeCount: values.attendeeCount.trim() === "" ? 0 : typedNumber(values.attendeeCount),
    attendeeType: values.attendeeType,
    description: values.description,
    eventUrl: values.eventUrl.trim() === "" ? null : values.eventUrl.trim(),
    oneSponsorPerIndustry: values.oneSponsorPerIndustry,
  };
}

/** Checks a new event against the contract, and that the place's clock shows its times. */
export async function loadNewEventSchema(stored?: StoredZone) {
  const [{ createEventBodySchema }, { guessedTimeZone }] = await Promise.all([
    import("@marquee/contracts/events/hosting"),
    import("@marquee/contracts/events/guessed-time-zone"),
  ]);
  return {
    zoneOf: (values: EventValues) => zoneOf(values, stored, guessedTimeZone),
    safeParse: (input: unknown) => {
      const values = input as EventValues;
      const zone = zoneOf(values, stored, guessedTimeZone);
      const result = createEventBodySchema.safeParse(bodyOf(values, zone));
      const skipped = times.filter(
        (name) => values[name] !== "" && instantAt(zone, values[name]) === undefined,
      );
      if (result.success || skipped.length === 0) return result;
      const others = result.error.issues.filter(({ path }) => !skipped.some((name) => name === path[0]));
      const issues = skipped.map((name) => ({ path: [name], message: copy.skippedTime }));
      return { success: false as const, error: { issues: [...issues, ...others] } };
    },
  };
}

/** Checks a whole event; the output contains only what differs from the form's initial values. */
export async function loadEventSchema(initial: EventValues, stored: StoredZone) {
  const schema = await loadNewEventSchema(stored);
  return {
    safeParse: (input: unknown) => {
      const result = schema.safeParse(input);
      if (!result.success) return result;
      const body: BodyOf<typeof createEvent> = result.data;
      const values = input as EventValues;
      // In another zone, the same typed times are other instants.
      const isMoved = schema.zoneOf(values) !== stored.timeZone;
      const changed = Object.entries(body).filter(([name]) => {
        const field = name as EventFieldName;
        return values[field] !== initial[field] || (isMoved && times.some((time) => time === field));
      });
      return { success: true as const, data: Object.fromEntries(changed) as EventChanges };
    },
  };
}

/** A field that two people changed to different values. */
export interface EventConflict {
  name: EventFieldName;
  theirs: string | boolean;
  mine: string | boolean;
}

/** The fields changed both here and by someone else meanwhile, to different values. */
export function conflictsOf(mine: EventValues, before: EventValues, theirs: EventValues): EventConflict[] {
  return fieldNames
    .filter(
      (name) => mine[name] !== before[name] && theirs[name] !== before[name] && mine[name] !== theirs[name],
    )
    .map((name) => ({ name, theirs: theirs[name], mine: mine[name] }));
}

/** Applies the changes typed here on top of someone else's changes. */
export function rebased(mine: EventValues, before: EventValues, theirs: EventValues): EventValues {
  return { ...theirs, ...differing(mine, before) };
}

/** The fields whose values differ from `from`. */
export function differing(values: EventValues, from: EventValues): Partial<EventValues> {
  return Object.fromEntries(
    fieldNames.filter((name) => values[name] !== from[name]).map((name) => [name, values[name]]),
  );
}
