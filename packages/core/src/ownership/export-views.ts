import type { Item } from "@marquee/table/table";
import { readActivity } from "../activity/activity.item.ts";
import { readApiKey } from "../api-keys/api-key.item.ts";
import { publicApiKey } from "../api-keys/api-keys.ts";
import { readIdea } from "../campaigns/idea.item.ts";
import { publicMessage, readMessage } from "../chat/message.item.ts";
import { readAdjustment } from "../credits/adjustment.item.ts";
import { publicBalance, readBalance } from "../credits/balance.item.ts";
import { readLedgerEntry } from "../credits/ledger-entry.item.ts";
import { readJob } from "../jobs/job.item.ts";
import { publicPayment, readPayment } from "../payments/payment.item.ts";
import { isoTime } from "../ports.ts";
import { readEmailChange } from "../profile/email-change.item.ts";
import { preferencesOf } from "../profile/preferences.ts";
import { readSocket } from "../realtime/connection.item.ts";
import { readSession } from "../sessions/session.item.ts";
import { readTemplate } from "../templates/template.item.ts";
import { readTwoFactor } from "../two-factor/two-factor.item.ts";
import { publicUser, readUser } from "../users/user.item.ts";

/** What an owner is shown of each kind of row. Fields are named one by one, so that a new secret stays inside. */
export const exportViews = {
  user(row: Item) {
    const user = readUser(row);
    const { apiAddresses, acceptedTerms } = user;
    return { ...publicUser(user), preferences: preferencesOf(user), apiAddresses, acceptedTerms };
  },
  emailChange(row: Item) {
    const { email, expiresAtMs } = readEmailChange(row);
    return { email, expiresAt: isoTime(expiresAtMs) };
  },
  twoFactor(row: Item) {
    const { confirmed, recoveryCodes } = readTwoFactor(row);
    return { confirmed, recoveryCodesLeft: recoveryCodes.length };
  },
  session(row: Item) {
    const { device, ip, createdAt, lastSeenAtMs } = readSession(row);
    return { device, ip, createdAt, lastSeenAt: isoTime(lastSeenAtMs) };
  },
  socket(row: Item) {
    return { connectedAt: readSocket(row).connectedAt };
  },
  activity: (row: Item) => readActivity(row),
  apiKey: (row: Item) => publicApiKey(readApiKey(row)),
  balance: (row: Item) => publicBalance(readBalance(row)),
  ledgerEntry: (row: Item) => readLedgerEntry(row),
  adjustment(row: Item) {
    const { id, amount, reason, status, createdAt } = readAdjustment(row);
    return { id, amount, reason, status, createdAt };
  },
  job(row: Item) {
    const job = readJob(row);
    const { id, kind, status, costCredits, chargedCredits, error, input, results, messageId } = job;
    const { createdAt, updatedAt } = job;
    return {
      id,
      kind,
      status,
      costCredits,
      chargedCredits,
      error,
      input,
      results,
      messageId,
      createdAt,
      updatedAt,
    };
  },
  message: (row: Item) => publicMessage(readMessage(row)),
  campaignIdea: (row: Item) => readIdea(row),
  campaignTemplate: (row: Item) => readTemplate(row),
  payment: (row: Item) => publicPayment(readPayment(row)),
} satisfies Record<string, (row: Item) => Record<string, unknown>>;
