import { type EventCategory, eventCategories } from "@marquee/contracts/enums";
import type { EventDetail } from "@marquee/contracts/http/events";
import type { createEvent, updateEvent } from "@marquee/contracts/http/hosting";
import type { BodyOf } from "@marquee/contracts/operation";
import { labelOf } from "#format/format.ts";
import { eventFields as copy } from "../copy.ts";

/** The form values of an event: text as typed, times in the host's time zone. */
export interface EventValues {
  name: string;
  category: EventCategory | "";
  date: string;
  endsAt: string;
  location: string;
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
    date: clockTime(event.date),
    endsAt: clockTime(event.endsAt),
    location: event.location,
    attendeeCount: event.attendeeCount === 0 ? "" : String(event.attendeeCount),
    attendeeType: event.attendeeType,
    description: event.description,
    eventUrl: event.eventUrl ?? "",
    oneSponsorPerIndustry: event.oneSponsorPerIndustry,
  };
}

/** Converts a time to a browser field's value: local time, to the minute. */
function clockTime(iso: string): string {
  const at = new Date(iso);
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

function isoTime(clock: string): string {
  const at = new Date(clock);
  return Number.isNaN(at.getTime()) ? "" : at.toISOString();
}

function bodyOf(values: EventValues) {
  return {
    name: values.name,
    category: values.category,
    date: isoTime(values.date),
    endsAt: isoTime(values.endsAt),
    location: values.location,
    attendeeCount: Number(values.attendeeCount.replaceAll(/[,\s]/g, "")),
    attendeeType: values.attendeeType,
    description: values.description,
    eventUrl: values.eventUrl.trim() === "" ? null : values.eventUrl.trim(),
    oneSponsorPerIndustry: values.oneSponsorPerIndustry,
  };
}

/** Checks a new event against the contract. */
export async function loadNewEventSchema() {
  const { createEventBodySchema } = await import("@marquee/contracts/http/hosting");
  return {
    safeParse: (values: unknown) => createEventBodySchema.safeParse(bodyOf(values as EventValues)),
  };
}

/** Checks a whole event; the output contains only what differs from the form's initial values. */
export async function loadEventSchema(initial: EventValues) {
  const schema = await loadNewEventSchema();
  return {
    safeParse: (input: unknown) => {
      const result = schema.safeParse(input);
      if (!result.success) return result;
      const body: BodyOf<typeof createEvent> = result.data;
      const values = input as EventValues;
      const changed = Object.entries(body).filter(([name]) => {
        const field = name as EventFieldName;
        return values[field] !== initial[field];
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
