import type { Key } from "@marquee/table/table";
import { ideaKey } from "./campaigns/idea.item.ts";
import { messageKey, turnKey } from "./chat/message.item.ts";
import { balanceKey } from "./credits/balance.item.ts";
import { creditPackageKey } from "./credits/credit-package.item.ts";
import { entryWrite } from "./credits/ledger-entry.item.ts";
import { eventKey } from "./events/event.item.ts";
import { claimRequest } from "./idempotency.ts";
import { jobKey } from "./jobs/job.item.ts";
import { checkoutKey, paymentKey } from "./payments/payment.item.ts";
import { connectionKey, socketKey, ticketKey } from "./realtime/connection.item.ts";
import { sessionKey } from "./sessions/session.item.ts";
import { templatePartition } from "./templates/template.item.ts";
import { emailGuardKey, profileKey, usernameGuardKey } from "./users/user.item.ts";

/** One kind of row, for docs/table.md. */
export interface TableEntity {
  name: string;
  key: Key;
  /** Where it stands in an index. */
  index?: string;
  expires?: string;
  /** How it is reached. */
  access: string;
}

const user = "{user}";

/** The key of a write, as it is stored. */
function keyOf(write: ReturnType<typeof entryWrite>["write"]): Key {
  const { pk, sk } = write.op === "put" ? write.item : write.key;
  return { pk, sk };
}

const ledgerEntry = entryWrite(
  {
    id: "hold#{job}",
    userId: user,
    kind: "hold",
    amount: 1,
    description: "",
    referenceId: "",
    referenceType: "campaign",
  },
  0,
);
const requestKey = claimRequest({ userId: user, operation: "{operation}", key: undefined, body: {} }, "", 0);

/** Every kind of row with keys made by the code that stores it, so that the page cannot say anything else. */
export const tableEntities: readonly TableEntity[] = [
  {
    name: "User",
    key: profileKey(user),
    index: "gsi1: USERS by {time}#{user}",
    access: "Get by user; all users, by the ledger check",
  },
  {
    name: "Username guard",
    key: usernameGuardKey("{username}"),
    access: "Get by name at sign-in; put if absent at registration",
  },
  { name: "Email guard", key: emailGuardKey("{email}"), access: "Put if absent at registration" },
  {
    name: "Session",
    key: sessionKey(user, "{sha256}"),
    expires: "12 h",
    access: "Get beside the user on every call; condition of hot writes",
  },
  { name: "Balance", key: balanceKey(user), access: "Get; updated by the ledger's transactions only" },
  {
    name: "Ledger entry",
    key: keyOf(ledgerEntry.write),
    index: "byTime: TX#{time}#{id}",
    access: "A user's entries, newest first; put if absent, so each exists once",
  },
  {
    name: "Request key",
    key: { ...keyOf(requestKey.write), sk: "IDEM#{operation}#{key}" },
    expires: "30 d, or 10 s without a header",
    access: "Put if absent in the transaction that it makes repeatable",
  },
  {
    name: "Job: campaign generation",
    key: jobKey(user, "gen_{ulid}"),
    index: "sweep: SWEEP#{0..3} by time of the next look, while open",
    access: "Get; a user's generations, newest first; due jobs of a shard",
  },
  {
    name: "Job: chat reply",
    key: jobKey(user, "rpl_{ulid}"),
    index: "sweep, while open",
    access: "Get; due jobs of a shard",
  },
  {
    name: "Message",
    key: messageKey(user, "msg_{ulid}"),
    access: "A user's conversation, newest page first",
  },
  { name: "Open turn", key: turnKey(user, "msg_{ulid}"), access: "The oldest question without an answer" },
  {
    name: "Sent message",
    key: { pk: profileKey(user).pk, sk: "SENT#{client id or text}" },
    expires: "1 d, or 3 s for a text",
    access: "Put if absent: a repeat is led to the first",
  },
  {
    name: "Free replies",
    key: { pk: profileKey(user).pk, sk: "ALLOWANCE#{month}" },
    access: "Counted in the transaction that uses one",
  },
  {
    name: "Uses of a day, of a minute",
    key: { pk: profileKey(user).pk, sk: "DAILY#{day}, MINUTE#{minute}" },
    expires: "2 d, 2 min",
    access: "Counted in the transaction that they limit",
  },
  {
    name: "Campaign idea",
    key: ideaKey(user, "{generation}-{index}"),
    access: "Get; a user's library, newest first",
  },
  {
    name: "Template",
    key: {
      pk: `${templatePartition("public")} or ${templatePartition({ userId: user })}`,
      sk: "TPL#{industry}#{id}",
    },
    access: "Public or own, all or of one industry",
  },
  { name: "Payment", key: paymentKey(user, "pay_{ulid}"), access: "Get; a user's payments, newest first" },
  {
    name: "Payment event",
    key: { pk: profileKey(user).pk, sk: "PAYEVENT#{payment}#{event}" },
    access: "Put if absent: each event counts once",
  },
  { name: "Checkout", key: checkoutKey("{session}"), access: "From the provider's session to our payment" },
  { name: "Credit package", key: creditPackageKey("{id}"), access: "Get; all of them" },
  {
    name: "Ticket",
    key: ticketKey("{sha256}"),
    expires: "60 s",
    access: "Used up by the connection that it opens",
  },
  {
    name: "Connection",
    key: connectionKey("{connection}"),
    expires: "2 h 5 min",
    access: "From a frame to its user",
  },
  {
    name: "Socket",
    key: socketKey(user, "{connection}"),
    expires: "2 h 5 min",
    access: "A user's connections, to push to",
  },
  {
    name: "Event",
    key: eventKey("{event}"),
    index: "gsi1: EVENTS by {date}#{event}",
    access: "Get; coming events by date",
  },
  {
    name: "Sponsorship package",
    key: { pk: eventKey("{event}").pk, sk: "PKG#{id}" },
    access: "An event's packages",
  },
  {
    name: "Limit",
    key: { pk: "RL#{scope}#{key}#{window}", sk: "LIMIT" },
    expires: "two windows",
    access: "Counted before the work that it guards",
  },
];
