import type { duplicateEvent } from "@marquee/contracts/events/event-reuse";
import { dayAfter, instantAt, wallTimeIn } from "@marquee/contracts/events/event-time";
import type { EventDetail } from "@marquee/contracts/events/events";
import type { BodyOf } from "@marquee/contracts/operation";
import type { FormSchema } from "#forms/form-shape.ts";
import { eventFields as copy } from "../copy.ts";

/** The times of a copy as typed, on the clock of the event's place. */
interface Times {
  date: string;
  endsAt: string;
}

/** 52 weeks, so that the copy falls on the same weekdays. */
const weeksLater = 52;

/** The same hours on the same weekdays about a year later. */
export function nextYear({
  date,
  endsAt,
  timeZone,
}: Pick<EventDetail, "date" | "endsAt" | "timeZone">): Times {
  const later = (at: string) => {
    const wall = wallTimeIn(timeZone, at);
    return `${dayAfter(wall.slice(0, 10), weeksLater * 7)}${wall.slice(10)}`;
  };
  return { date: later(date), endsAt: later(endsAt) };
}

/** Checks the times against the contract, and that the place's clock shows them, in order. */
export async function loadDuplicateSchema(
  timeZone: string,
): Promise<FormSchema<BodyOf<typeof duplicateEvent>>> {
  const { duplicateEventBodySchema } = await import("@marquee/contracts/events/event-reuse");
  return {
    safeParse: (input) => {
      const values = input as Times;
      const [date, endsAt] = [values.date, values.endsAt].map((text) => instantAt(timeZone, text) ?? "");
      const result = duplicateEventBodySchema.safeParse({ date, endsAt });
      const issues = (["date", "endsAt"] as const)
        .filter((name) => values[name] !== "" && instantAt(timeZone, values[name]) === undefined)
        .map((name) => ({ path: [name], message: copy.skippedTime }));
      if (issues.length > 0) return { success: false, error: { issues } };
      if (result.success && result.data.endsAt <= result.data.date)
        return { success: false, error: { issues: [{ path: ["endsAt"], message: copy.endsBefore }] } };
      return result;
    },
  };
}
