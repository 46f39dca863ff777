import { type EventAction, eventMoves, type HostedEventStatus } from "@marquee/contracts/enums";
import { AppError, type FieldErrors, invalidField } from "@marquee/contracts/errors";
import { limits } from "@marquee/contracts/limits";
import type { EventRecord } from "../events/event.item.ts";
import { hostedStatusAt } from "../events/event-listing.item.ts";

/**
 * The event after a move by its host.
 * @throws AppError invalid_transition with what is possible instead; validation_failed for an incomplete draft, or a
 *   cancellation without a reason
 */
export function moved(
  event: EventRecord,
  { action, reason = "" }: { action: EventAction; reason?: string | undefined },
  now: string,
): EventRecord {
  const status = hostedStatusAt(event, now);
  if (!eventMoves[status].includes(action))
    throw new AppError("invalid_transition", { message: notPossible(status, action) });
  if (action === "cancel") {
    if (reason === "") throw invalidField("reason", "Say why it's canceled");
    return { ...event, state: "cancelled", cancelReason: reason };
  }
  const published = { ...event, state: "published" as const };
  requireComplete(published, now, { beginsInFuture: true });
  return published;
}

const pastTense: Record<EventAction, string> = { publish: "published", cancel: "canceled" };
const notes: Record<HostedEventStatus, string> = {
  draft: "This event is a draft",
  upcoming: "This event is published already",
  ongoing: "This event has begun",
  completed: "This event is over",
  cancelled: "This event was canceled",
};

function notPossible(status: HostedEventStatus, action: EventAction): string {
  const possible = eventMoves[status];
  const rest = possible.length === 0 ? "Nothing can change it now." : `You can ${possible.join(" or ")} it.`;
  return `${notes[status]}, so it can't be ${pastTense[action]}. ${rest}`;
}

/** Refuses to change an event that is over or canceled. @throws AppError invalid_transition */
export function requireOpen(event: EventRecord, now: string): void {
  const status = hostedStatusAt(event, now);
  if (eventMoves[status].length === 0)
    throw new AppError("invalid_transition", { message: `${notes[status]}, so it can't be changed.` });
}

/**
 * Refuses to publish an incomplete event.
 * @throws AppError validation_failed naming each field
 */
export function requireComplete(
  event: Pick<EventRecord, "date" | "endsAt" | "location" | "description">,
  now: string,
  { beginsInFuture }: { beginsInFuture: boolean },
): void {
  const { date, endsAt, location, description } = event;
  const fields: FieldErrors = {};
  if (beginsInFuture && date <= now) fields.date = ["It must begin in the future"];
  if (date > yearsAfter(now)) fields.date = [`It must begin within ${limits.eventYearsAhead} years`];
  if (endsAt <= date) fields.endsAt = ["It must end after it begins"];
  else if (endsAt <= now) fields.endsAt = ["It must end in the future"];
  if (location === "") fields.location = ["Location is required"];
  if (description === "") fields.description = ["Description is required"];
  if (Object.keys(fields).length > 0) throw new AppError("validation_failed", { fields });
}

function yearsAfter(now: string): string {
  return `${Number(now.slice(0, 4)) + limits.eventYearsAhead}${now.slice(4)}`;
}
