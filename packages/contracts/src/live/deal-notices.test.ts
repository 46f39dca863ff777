import { expect, it } from "vitest";
import { readNotification } from "./notification-kinds.ts";

const deal = { dealId: "deal_1", step: 1, from: "Northwind Cloud", eventName: "Midwest Coffee Fair" };
const facts = { packageName: "Main Stage Partner", amount: 8_000, until: "2026-01-18T17:00:00.000Z" };

function read(action: string, given: object = {}) {
  const about = { ...deal, ...facts, action, ...given };
  const { title, message } = readNotification({ kind: "deal_step", about }, "America/Los_Angeles");
  return `${title}. ${message}`;
}

it.each([
  [
    "propose",
    { by: "brand" },
    "Northwind Cloud offered $8,000 for Main Stage Partner. Answer within 72 hours, by January 18 at 9:00 AM PST. It's for Midwest Coffee Fair.",
  ],
  [
    "propose",
    { by: "host", amount: 8_000.5 },
    "Northwind Cloud offered Main Stage Partner for $8,000.50. Answer within 72 hours, by January 18 at 9:00 AM PST. It's for Midwest Coffee Fair.",
  ],
  [
    "request_changes",
    {},
    "Northwind Cloud requested changes for Main Stage Partner. Answer within 72 hours, by January 18 at 9:00 AM PST. It's for Midwest Coffee Fair.",
  ],
  [
    "accept",
    {},
    "Northwind Cloud accepted $8,000 for Main Stage Partner. Sign by January 18 at 9:00 AM PST. It's for Midwest Coffee Fair.",
  ],
  [
    "sign",
    { until: undefined },
    "Northwind Cloud signed the contract for Main Stage Partner. It's for Midwest Coffee Fair.",
  ],
  [
    "decline",
    { until: undefined },
    "Northwind Cloud declined $8,000 for Main Stage Partner. It's for Midwest Coffee Fair.",
  ],
  [
    "deliverable",
    { until: undefined, what: "Corner booth", state: "accepted" },
    "Northwind Cloud set “Corner booth” to accepted. It's for Midwest Coffee Fair.",
  ],
  [
    "file",
    { until: undefined, what: "logo.pdf" },
    "Northwind Cloud shared “logo.pdf”. It's for Midwest Coffee Fair.",
  ],
  [
    "lapse",
    { until: undefined },
    "The offer of $8,000 for Main Stage Partner expired. It's for Midwest Coffee Fair.",
  ],
])("the notice of the step %s says the fact, and by when to answer", (action, given, words) => {
  expect(read(action, given)).toBe(words);
});

it.each([
  ["propose", "New offer from Northwind Cloud. It's for Midwest Coffee Fair."],
  ["accept", "Northwind Cloud accepted your offer. It's for Midwest Coffee Fair."],
  ["sign", "Northwind Cloud signed the contract. It's for Midwest Coffee Fair."],
  ["deliverable", "Northwind Cloud updated a deliverable. It's for Midwest Coffee Fair."],
  ["of another release", "Deal updated. It's for Midwest Coffee Fair."],
])("a notice that an earlier release wrote about %s says what it knows", (action, words) => {
  expect(read(action, { packageName: undefined, amount: undefined, until: undefined })).toBe(words);
});

it("what changed of an event stands in the title, whatever its place is called", () => {
  const changed =
    "Location: St. Louis, MO instead of Austin, TX. Audience: 500 attendees instead of nothing.";
  const about = { dealId: "deal_1", step: 1, eventName: "Fair", changed, outcome: "to_amend" };
  expect(readNotification({ kind: "deal_event", about }).title).toBe(
    "Your deal for Fair changed: Location: St. Louis, MO",
  );
});
