import type { Key } from "@marquee/table/table";
import { activityPrefix } from "./activity/activity.item.ts";
import { approvalKey } from "./admin/approval.item.ts";
import { apiKeyKey } from "./api-keys/api-key.item.ts";
import { auditKey } from "./audit/audit.item.ts";
import { ideaKey } from "./campaigns/idea.item.ts";
import { messageKey, turnKey } from "./chat/message.item.ts";
import { adjustmentKey } from "./credits/adjustment.item.ts";
import { balanceKey } from "./credits/balance.item.ts";
import { creditPackageKey } from "./credits/credit-package.item.ts";
import { givenAloneKey } from "./credits/given-alone.item.ts";
import { ledgerCheckKey } from "./credits/ledger-check.item.ts";
import { entryWrite } from "./credits/ledger-entry.item.ts";
import { eventKey } from "./events/event.item.ts";
import { googleLinkKey } from "./google/google-flow.item.ts";
import { claimRequest } from "./idempotency.ts";
import { jobKey } from "./jobs/job.item.ts";
import { modelBudgetKey } from "./limits/model-budget.item.ts";
import { resetLinkKey } from "./passwords/reset-link.item.ts";
import { customerKey } from "./payments/customer.item.ts";
import { checkoutKey, intentKey, paymentKey } from "./payments/payment.item.ts";
import { webhookEventKey, webhookRawKey } from "./payments/webhook-event.item.ts";
import { lastCodeKey, phoneCodeKey, phoneProofKey } from "./phone/phone-flow.item.ts";
import { emailChangeKey } from "./profile/email-change.item.ts";
import { connectionKey, socketKey, ticketKey } from "./realtime/connection.item.ts";
import { flowKey } from "./sessions/flow.item.ts";
import { sessionKey } from "./sessions/session.item.ts";
import { settingsKey } from "./system/settings.item.ts";
import { templatePartition } from "./templates/template.item.ts";
import { twoFactorKey } from "./two-factor/two-factor.item.ts";
import {
  emailGuardKey,
  googleGuardKey,
  phoneGuardKey,
  profileKey,
  usernameGuardKey,
} from "./users/user.item.ts";

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
    access: "Get by user; all users, for admins and the ledger check",
  },
  {
    name: "Username guard",
    key: usernameGuardKey("{username}"),
    access: "Get by name at sign-in; put if absent at registration",
  },
  { name: "Email guard", key: emailGuardKey("{email}"), access: "Put if absent at registration" },
  {
    name: "Phone guard",
    key: phoneGuardKey("{e164}"),
    access: "Get by number when its code was right; put if absent at registration",
  },
  {
    name: "Google guard",
    key: googleGuardKey("{subject}"),
    access: "Get by subject at sign-in; put if absent when the account is made or linked",
  },
  {
    name: "Sign-in at Google",
    key: flowKey("{sha256}", "GOOGLE", "{sha256 of state}"),
    expires: "10 min",
    access: "Used up by the browser that comes back",
  },
  {
    name: "Google link",
    key: googleLinkKey("{sha256}"),
    expires: "10 min",
    access: "Waits for a password; tries counted before they are compared",
  },
  {
    name: "Phone code",
    key: { ...phoneCodeKey("{sha256}", ""), sk: "PHONE#CODE#{sha256}" },
    expires: "10 min",
    access: "Tries counted before they are compared; used up by the right one",
  },
  {
    name: "Verified phone",
    key: { ...phoneProofKey("{sha256}", ""), sk: "PHONE#PROOF#{sha256}" },
    expires: "10 min",
    access: "Used up by the registration of its number",
  },
  {
    name: "Last text message",
    key: { ...lastCodeKey(""), pk: "SMS#{sha256}" },
    expires: "1 h",
    access: "Moved on at most once a minute, before a code is sent to the number",
  },
  {
    name: "Session",
    key: sessionKey(user, "{sha256}"),
    expires: "12 h",
    access: "Get beside the user on every call; condition of hot writes",
  },
  {
    name: "Second factor",
    key: twoFactorKey(user),
    access: "Get; changed on condition of its version, so each code counts once",
  },
  {
    name: "Reset link",
    key: resetLinkKey(user),
    expires: "30 min",
    access: "Get by the user whom the link names; used up by the new password",
  },
  {
    name: "Sign-in waiting for its second factor",
    key: flowKey("{sha256}", "TWOFACTOR"),
    expires: "10 min",
    access: "Counted, then used up by the session that it opens",
  },
  {
    name: "Activity",
    key: { pk: profileKey(user).pk, sk: `${activityPrefix}act_{ulid}` },
    expires: "400 d",
    access: "A user's entries, newest first",
  },
  {
    name: "API key",
    key: apiKeyKey(user, "{sha256}"),
    expires: "when its owner said, or never",
    access: "Get beside the user on every call with a key; an account's keys",
  },
  {
    name: "Email change",
    key: emailChangeKey(user),
    expires: "1 d",
    access: "Get by the mailed link, and used up with it; a newer one takes its place",
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
    index:
      "sweep: SWEEP#{0..3} by time of the next look, while open; gsi1: FAILED_JOBS by {time}#{job}, if it failed",
    access: "Get; a user's generations, newest first; due jobs of a shard; failed ones, for admins",
  },
  {
    name: "Job: chat reply",
    key: jobKey(user, "rpl_{ulid}"),
    index: "sweep, while open; gsi1: FAILED_JOBS, if it failed",
    access: "Get; due jobs of a shard; failed ones, for admins",
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
  {
    name: "Payment",
    key: paymentKey(user, "pay_{ulid}"),
    index: "gsi1: CARD_PAYMENTS by {time}#{payment}; sweep: PAYMENTS#PENDING, while nobody knows its end",
    access: "Get; a user's payments, newest first; all card payments; those that wait",
  },
  {
    name: "Payment event",
    key: { pk: profileKey(user).pk, sk: "PAYEVENT#{payment}#{event}" },
    access: "Written with each change of a payment: its history",
  },
  { name: "Checkout", key: checkoutKey("{session}"), access: "From the provider's session to our payment" },
  { name: "Payment intent", key: intentKey("{intent}"), access: "From the provider's intent to our payment" },
  { name: "Card customer", key: customerKey(user), access: "Who a user is to the card provider" },
  {
    name: "Webhook event",
    key: webhookEventKey("{event}"),
    index: "gsi1: WEBHOOK_EVENTS by {time}#{event}",
    expires: "90 d",
    access: "Get; the log, newest first",
  },
  {
    name: "Webhook body",
    key: webhookRawKey("{event}"),
    expires: "90 d",
    access: "Get, to show and to apply again",
  },
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
  {
    name: "Settings",
    key: settingsKey,
    access: "Get, at most once a minute per function; put by version",
  },
  {
    name: "Adjustment",
    key: adjustmentKey("{adjustment}"),
    index: "gsi1: ADJUSTMENTS by {WAITING or DECIDED}#{time}#{adjustment}",
    access: "Get; all of them, those that wait first",
  },
  {
    name: "Model budget",
    key: modelBudgetKey("{day}", "{0..7}"),
    expires: "3 d",
    access: "A share of the stage's day each: raised in the transaction of an order, never above its share",
  },
  {
    name: "Ledger check",
    key: ledgerCheckKey,
    access: "Get and put by its schedule: how far the check of all balances is",
  },
  {
    name: "Approval",
    key: approvalKey("{approval}"),
    index: "gsi1: APPROVALS by {WAITING or DECIDED}#{time}#{approval}",
    access: "Get; all of them, those that wait first",
  },
  {
    name: "Credits moved by one admin alone",
    key: givenAloneKey("by", "{user}"),
    expires: "two days",
    access:
      "Get and put by version, in the transaction that moves them; FOR instead of BY counts for the account",
  },
  {
    name: "Audit entry",
    key: auditKey("{audit}"),
    index: "gsi1: AUDIT by {time}#{audit}",
    access: "All of them, newest first; written once, in the transaction of what it tells of",
  },
];
