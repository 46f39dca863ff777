import type { SavedEventNews } from "@marquee/contracts/http/saved-events";
import type { NotificationOf } from "@marquee/contracts/notifications";

type Value = string | number | null;
type Notice = NotificationOf<"saved_event_changed">;

/** What a reader is told of an event that they saved; nothing where it is not known how they last saw it. */
export function noticesOf({ eventId, eventName, seen, facts }: SavedEventNews): Notice[] {
  if (seen === null) return [];
  const before = seen.facts;
  const notice = (field: string, from: Value, to: Value): Notice => ({
    kind: "saved_event_changed",
    about: { eventId, eventName, field, from: String(from ?? ""), to: String(to ?? ""), seenAt: seen.at },
  });
  if (facts.canceled) return before.canceled ? [] : [notice("canceled", null, null)];
  return [
    ...(before.date === facts.date ? [] : [notice("date", before.date, facts.date)]),
    ...(before.priceFrom === facts.priceFrom ? [] : [notice("price", before.priceFrom, facts.priceFrom)]),
    ...(before.spotsLeft === facts.spotsLeft ? [] : [notice("spots", before.spotsLeft, facts.spotsLeft)]),
  ];
}
