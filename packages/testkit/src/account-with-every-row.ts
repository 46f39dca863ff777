import { activityWrite } from "@marquee/core/activity/activity";
import { approvalItem } from "@marquee/core/admin/approval.item";
import { apiKeyItem, neverMs } from "@marquee/core/api-keys/api-key.item";
import { auditWrite } from "@marquee/core/audit/audit";
import { orderWrites } from "@marquee/core/campaigns/generate-campaign";
import { ideaItem } from "@marquee/core/campaigns/idea.item";
import { mockupKey } from "@marquee/core/campaigns/mockup-file";
import { sendMessage } from "@marquee/core/chat/send-message";
import { adjustmentItem } from "@marquee/core/credits/adjustment.item";
import { givenAloneItem, givenAloneKey } from "@marquee/core/credits/given-alone.item";
import { grantCredits } from "@marquee/core/credits/grant";
import { leaseJob } from "@marquee/core/jobs/jobs";
import { fingerprint } from "@marquee/core/keys";
import { spendLimit } from "@marquee/core/limits/limiter";
import { resetLinkItem } from "@marquee/core/passwords/reset-link.item";
import { customerItem } from "@marquee/core/payments/customer.item";
import { checkoutKey, lookupItem, paymentEventItem, paymentItem } from "@marquee/core/payments/payment.item";
import { webhookEventItem, webhookRawItem } from "@marquee/core/payments/webhook-event.item";
import { subjectsOf } from "@marquee/core/payments/webhook-subjects";
import { lastCode, lastCodeKey } from "@marquee/core/phone/phone-flow.item";
import { type Core, isoTime } from "@marquee/core/ports";
import { avatarFileKey, uploadFileKey } from "@marquee/core/profile/avatar-file";
import { emailChangeItem } from "@marquee/core/profile/email-change.item";
import { connectionItems, ticketItem } from "@marquee/core/realtime/connection.item";
import { flowItem, flowKey } from "@marquee/core/sessions/flow.item";
import { newSession } from "@marquee/core/sessions/sessions";
import { templateItem } from "@marquee/core/templates/template.item";
import { pendingTwoFactorItem } from "@marquee/core/two-factor/two-factor.item";
import type { UserRecord } from "@marquee/core/users/user.item";
import { storeUser } from "@marquee/core/users/users";
import type { Item } from "@marquee/table/table";
import { ampleBudget } from "./ample-budget.ts";
import { sampleResult } from "./sample-result.ts";
import { sampleUser } from "./sample-user.ts";

/** What must not be found anywhere once the account is gone, and what must never be in an export. */
export interface Furnished {
  user: UserRecord;
  personal: string[];
  secrets: string[];
}

/**
 * An account with one of every kind of row and file that it can have, each marked by `word`, which is in no id. `digit`
 * tells phone numbers apart.
 */
export async function furnishAccount(
  core: Core,
  files: Map<string, Uint8Array>,
  { id, word, digit }: { id: string; word: string; digit: number },
): Promise<Furnished> {
  const nowMs = core.clock.now();
  const phone = `+1415555010${digit}`;
  const address = `198.51.100.${digit}`;
  const caller = { ip: address, device: `${word} phone` };
  const secret = (what: string) => `secret-${what}-of-${word}`;
  const picture = { userId: id, token: "picture" };
  const user = sampleUser(id, {
    username: `${word}_name`,
    name: `Person ${word}`,
    email: `${word}@example.com`,
    pendingEmail: `${word}.new@example.com`,
    phone,
    phoneVerified: true,
    company: `${word} Inc.`,
    avatar: "/api/avatars/picture",
    interests: [`${word} music`],
    passwordHash: secret("password-hash"),
    googleSubject: `google-${word}`,
    apiAddresses: [address],
  });
  await storeUser(core, user);
  await grantCredits(core, { userId: id, id: `grant-${id}`, amount: 100, reason: "Welcome" });
  const session = newSession(core, ["a-secret-of-at-least-thirty-two-characters"], user, caller);
  const principal = { userId: id, sessionHash: session.sessionHash };
  await core.table.transact([session.write, activityWrite(core, id, "signed_in", caller)]);

  const queue = { send: async () => undefined };
  const body = { prompt: `A pop-up for ${word} at the spring conference` };
  for (const key of ["queued", "running"]) {
    const job = core.ids.next("generation", core.clock.now());
    const order = { principal, body, idempotencyKey: key, requestId: "req" };
    const request = { userId: id, operation: "generateCampaignIdeas", key, body };
    const prices = { ideas: 10, competitiveAnalysis: 5, visualMockup: 5 };
    await core.table.transact(orderWrites(order, request, { id: job, prices }, nowMs));
    if (key === "running") await leaseJob(core, { userId: id, jobId: job, kind: "campaign" });
    files.set(mockupKey(id, job, 0), Buffer.from(`<svg>${word}</svg>`));
  }
  const claims = { userId: undefined, isAi: undefined };
  const content = `What does ${word} think?`;
  await sendMessage(core, queue, {
    principal,
    content,
    clientId: "c1",
    claims,
    requestId: "req",
    budget: ampleBudget,
  });
  await spendLimit(core, { scope: "checkout", key: id, max: 5, windowSeconds: 3_600 });
  files.set(avatarFileKey(picture), Buffer.from(word));
  files.set(uploadFileKey(id, "upl_1"), Buffer.from(word));

  for (const item of rowsOf(core, user, { word, principal, secret }))
    await core.table.write({ op: "put", item });
  await core.table.transact([
    auditWrite(core, {
      actor: "ada",
      action: "updateUser",
      subject: id,
      reason: `${word} asked for it`,
      after: { role: "brand" },
    }),
    auditWrite(core, {
      actor: user.username,
      action: "updateUser",
      subject: "usr_other",
      reason: "A promise",
    }),
  ]);
  return {
    user,
    personal: [word, phone, fingerprint(phone), address],
    secrets: ["secret-", session.sessionHash, fingerprint(secret("api-key"))],
  };
}

interface Marks {
  word: string;
  principal: { userId: string; sessionHash: string };
  secret(what: string): string;
}

/** The rows that need no verb to come about. */
function rowsOf(core: Core, user: UserRecord, { word, principal, secret }: Marks): Item[] {
  const { id } = user;
  const nowMs = core.clock.now();
  const at = isoTime(nowMs);
  const later = nowMs + 600_000;
  const idea = { ...sampleResult, name: `${word} night` };
  const payment = {
    id: `pay_${id}`,
    userId: id,
    packageId: "1",
    packageName: "Starter",
    priceCents: 4_900,
    creditAmount: 100,
    method: "card" as const,
    status: "completed" as const,
    sessionId: `cs_${id}`,
    customerId: `cus_${id}`,
    intentId: null,
    paidCents: 4_900,
    refundedCents: 0,
    refunds: {},
    disputes: {},
    appliedCredits: 0,
    declined: false,
    canceled: false,
    ver: 1,
    createdAt: at,
    updatedAt: at,
  };
  const event = {
    id: `evt_${id}`,
    type: "checkout.session.completed",
    verdict: "applied" as const,
    detail: "",
    paymentId: payment.id,
    status: "completed" as const,
    receivedAt: at,
    deliveries: 1,
    subjects: [payment.id],
  };
  // Of no payment of ours: found by the customer that it names, or by the address where it names nothing else.
  const strangers = [
    { id: `evt_customer_${id}`, subjects: subjectsOf(JSON.stringify({ customer: payment.customerId })) },
    { id: `evt_address_${id}`, subjects: subjectsOf(JSON.stringify({ email: user.email?.toUpperCase() })) },
    // Written before events kept what they are about.
    { id: `evt_old_${id}`, subjects: null },
  ].map((one) => ({ ...event, ...one, verdict: "refused" as const, paymentId: null, status: null }));
  const { connection, socket } = connectionItems(`conn-${id}`, principal, nowMs);
  return [
    apiKeyItem({
      id: `key_${id}`,
      userId: id,
      hash: fingerprint(secret("api-key")),
      prefix: "abcdef",
      name: `${word} reports`,
      scope: "read",
      expiresAtMs: neverMs,
      lastUsedAtMs: null,
      createdAt: at,
    }),
    pendingTwoFactorItem(id, secret("two-factor"), nowMs),
    emailChangeItem(id, { email: user.pendingEmail ?? "", hash: secret("email-link"), expiresAtMs: later }),
    resetLinkItem(id, { hash: secret("reset-link"), address: secret("address"), expiresAtMs: later }),
    flowItem(flowKey(fingerprint(secret("flow")), "TWOFACTOR"), later, { userId: id, tries: 0 }),
    { ...lastCodeKey(user.phone ?? ""), ...lastCode(nowMs) },
    ticketItem(`ticket-${id}`, { userId: id, sessionHash: "-" }, nowMs),
    connection,
    socket,
    ideaItem({
      ...idea,
      id: `gen_${id}-0`,
      userId: id,
      generationId: `gen_${id}`,
      status: "saved",
      createdAt: at,
      updatedAt: at,
    }),
    templateItem(
      {
        id: `tpl_${id}`,
        name: `${word} template`,
        description: word,
        industry: "tech",
        type: "pop_up",
        thumbnail: null,
        targetAudience: word,
        keyFeatures: [],
        estimatedBudget: 1,
        goals: [],
        estimatedDuration: "a day",
        metrics: [],
        content: word,
        isPublic: false,
        createdAt: at,
        updatedAt: at,
      },
      { userId: id },
    ),
    paymentItem(payment),
    paymentEventItem(payment, event.id, 0, at),
    lookupItem(checkoutKey(payment.sessionId), payment),
    customerItem(id, payment.customerId, at),
    webhookEventItem(event, nowMs),
    webhookRawItem(event.id, JSON.stringify({ customer_details: { email: user.email } }), nowMs),
    ...strangers.flatMap((stranger) => [
      webhookEventItem(stranger, nowMs),
      webhookRawItem(stranger.id, JSON.stringify({ customer: payment.customerId, name: word }), nowMs),
    ]),
    givenAloneItem(givenAloneKey("for", id), { hours: { 1: { given: 5, taken: 0 } }, ver: 1 }, nowMs),
    approvalItem({
      id: `apr_${id}`,
      kind: "admin",
      subject: id,
      subjectName: user.username,
      before: { role: "brand", status: "active", isPartner: false },
      after: { role: "admin", status: "active", isPartner: false },
      reason: `${word} joins us`,
      status: "waiting",
      requestedBy: "ada",
      requestedById: "usr_ada",
      decidedBy: null,
      createdAt: at,
    }),
    adjustmentItem({
      id: `adj_waiting_${id}`,
      userId: id,
      username: user.username,
      amount: 5_000,
      reason: `More for ${word}`,
      status: "waiting",
      requestedBy: "ada",
      requestedById: "usr_ada",
      decidedBy: null,
      createdAt: at,
    }),
    adjustmentItem({
      id: `adj_${id}`,
      userId: id,
      username: user.username,
      amount: 5,
      reason: `For ${word}`,
      status: "booked",
      requestedBy: "ada",
      requestedById: "usr_ada",
      decidedBy: null,
      createdAt: at,
    }),
  ];
}
