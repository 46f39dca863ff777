import { storeUser } from "@marquee/core/account/accounts/register";
import { accessRequestItem } from "@marquee/core/account/agencies/access-request.item";
import { brandFactsEntity } from "@marquee/core/account/brand-facts/brand-facts.item";
import { resetLinkItem } from "@marquee/core/account/passwords/reset-link.item";
import { lastCode, lastCodeKey } from "@marquee/core/account/phone/phone-flow.item";
import { emailChangeItem } from "@marquee/core/account/profile/email-change.item";
import { flowItem, flowKey } from "@marquee/core/account/sessions/flow.item";
import { newSession } from "@marquee/core/account/sessions/sessions";
import { invitationItem } from "@marquee/core/account/team/invitation.item";
import { teamItem } from "@marquee/core/account/team/team.item";
import { pendingTwoFactorItem } from "@marquee/core/account/two-factor/two-factor.item";
import type { Core } from "@marquee/core/core";
import { givenAloneItem } from "@marquee/core/credits/credits/given-alone.item";
import { grantCredits } from "@marquee/core/credits/credits/grant";
import { lowCreditsEntity } from "@marquee/core/credits/credits/low-credits.item";
import { leaseJob } from "@marquee/core/credits/jobs/jobs";
import { billingItem } from "@marquee/core/credits/payments/billing-details.item";
import { customerItem } from "@marquee/core/credits/payments/customer.item";
import {
  checkoutKey,
  lookupItem,
  paymentEventItem,
  paymentItem,
} from "@marquee/core/credits/payments/payment.item";
import { webhookEventItem, webhookRawItem } from "@marquee/core/credits/payments/webhook-event.item";
import { subjectsOf } from "@marquee/core/credits/payments/webhook-subjects";
import { agreementEntity, agreementHashEntity } from "@marquee/core/deals/agreements/agreement.item";
import { dealFileEntity } from "@marquee/core/deals/deals/deal-file.item";
import { dealMessageEntity } from "@marquee/core/deals/deals/deal-message.item";
import { deliverableEntity } from "@marquee/core/deals/deals/deliverable.item";
import { dealWrites } from "@marquee/core/deals/deals/write-deal";
import { threadWrites } from "@marquee/core/deals/inquiries/create-inquiry";
import { heldSpotEntity } from "@marquee/core/events/events/held-spot.item";
import { hostedDealEntity } from "@marquee/core/events/events/hosted-deal.item";
import { replyTimesItem } from "@marquee/core/events/events/reply-times.item";
import { waitingEntity } from "@marquee/core/events/events/waiting.item";
import { createAddOn } from "@marquee/core/events/hosting/add-ons";
import { createEvent } from "@marquee/core/events/hosting/create-event";
import { createPackage } from "@marquee/core/events/hosting/packages";
import { savedCountItem, savedEventEntity } from "@marquee/core/events/saved-events/saved-event.item";
import {
  savedSearchEntity,
  searchAlertEntity,
  searchCountItem,
} from "@marquee/core/events/saved-searches/saved-search.item";
import { activityWrite } from "@marquee/core/ground/activity/activity";
import { auditWrite } from "@marquee/core/ground/audit/audit";
import { apiKeyItem, neverMs } from "@marquee/core/ground/identity/api-key.item";
import { clientItem, grantItem } from "@marquee/core/ground/identity/grant.item";
import { handoverEntity } from "@marquee/core/ground/identity/handover.item";
import { memberItem, membershipItem } from "@marquee/core/ground/identity/member.item";
import { inPerson, type Principal } from "@marquee/core/ground/identity/principal";
import { avatarFiles, pictureFolder, uploadFileKey } from "@marquee/core/ground/pictures/picture-file";
import { spendLimit } from "@marquee/core/ground/throttles/limiter";
import type { UserRecord } from "@marquee/core/ground/users/user.item";
import { noticeMarksEntity, notificationEntity } from "@marquee/core/live/notifications/notification.item";
import { teamNoticeEntity } from "@marquee/core/live/notifications/team-notice.item";
import { changesEntity } from "@marquee/core/live/realtime/changes.item";
import { connectionItems, ticketItem } from "@marquee/core/live/realtime/connection.item";
import { watchItem } from "@marquee/core/live/realtime/watch.item";
import { fingerprint } from "@marquee/core/rows/keys";
import { mockupKey } from "@marquee/core/studio/campaigns/mockup-file";
import { orderWrites } from "@marquee/core/studio/campaigns/order-campaign";
import { isoTime } from "@marquee/core/time";
import type { Item } from "@marquee/table/table";
import { talkAbout } from "./account-with-conversations.ts";
import { measureSomething } from "./account-with-numbers.ts";
import { requestsOf } from "./account-with-requests.ts";
import { billingFor } from "./billing-for.ts";
import { sampleDeal } from "./deal-stage.ts";
import { libraryItems } from "./library-items.ts";
import { sampleBrandFacts } from "./sample-brand-facts.ts";
import { sampleResult } from "./sample-result.ts";
import { sampleUser } from "./sample-user.ts";

/** The account, with the values that must be gone after its deletion, and those that must never be in an export. */
export interface AccountWithEveryRow {
  user: UserRecord;
  personal: string[];
  secrets: string[];
}

/**
 * Creates an account with one of every kind of row and file that it can have, each containing `word`, which is in no
 * id. `digit` distinguishes phone numbers.
 */
export async function createAccountWithEveryRow(
  core: Core,
  files: Map<string, Uint8Array>,
  { id, word, digit }: { id: string; word: string; digit: number },
): Promise<AccountWithEveryRow> {
  const nowMs = core.clock.now();
  const phone = `+1415555010${digit}`;
  const address = `198.51.100.${digit}`;
  const caller = { ip: address, device: `${word} phone` };
  const secret = (what: string) => `secret-${what}-of-${word}`;
  const picture = { folder: pictureFolder(id), token: "picture" };
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
    audiences: [`${word} listeners`],
    places: [`${word} town`],
    passwordHash: secret("password-hash"),
    googleSubject: `google-${word}`,
    apiAddresses: [address],
  });
  await storeUser(core, user);
  await grantCredits(core, { userId: id, id: `grant-${id}`, amount: 100, reason: "Welcome" });
  const session = newSession(core, ["a-secret-of-at-least-thirty-two-characters"], user, caller);
  const principal = { ...inPerson(id), sessionHash: session.sessionHash };
  await core.table.transact([session.write, activityWrite(core, id, "signed_in", caller)]);

  const body = { prompt: `A pop-up for ${word} at the spring conference` };
  for (const key of ["queued", "running"]) {
    const job = core.ids.next("generation", core.clock.now());
    const order = { principal, body, idempotencyKey: key, requestId: "req" };
    const request = { userId: id, operation: "generateCampaignIdeas", key, body };
    const prices = { ideas: 10, competitiveAnalysis: 5, visualMockup: 5, refinement: 5 };
    const spender = { ...inPerson(id), month: "2026-07", monthlyCap: null };
    await core.table.transact(orderWrites(order, request, { id: job, prices, spender }, nowMs));
    if (key === "running") await leaseJob(core, { userId: id, jobId: job, kind: "campaign" });
    files.set(mockupKey(id, job, 0), Buffer.from(`<svg>${word}</svg>`));
  }
  await talkAbout(core, principal, word);
  await spendLimit(core, { scope: "checkout", key: id, max: 5, windowSeconds: 3_600 });
  files.set(avatarFiles.key(picture), Buffer.from(word));
  // As pictures were stored before folders had names of their own.
  files.set(avatarFiles.key({ folder: id, token: "picture" }), Buffer.from(word));
  files.set(uploadFileKey(id, "upl_1"), Buffer.from(word));

  for (const item of [...rowsOf(core, user, { word, principal, secret }), ...requestsOf(user, word, nowMs)])
    await core.table.write({ op: "put", item });
  await core.table.transact(
    threadWrites(
      {
        id: `inq_${digit}`,
        eventId: "evt_1",
        eventName: "Founders Harbor",
        topic: "sponsorship",
        inquirerId: id,
        hostId: "usr_some_host",
      },
      {
        id: `msg_inq_${digit}`,
        inquiryId: `inq_${digit}`,
        side: "inquirer",
        content: `Does ${word} fit?`,
        clientId: null,
        createdAt: isoTime(nowMs),
      },
    ),
  );
  const waiting = { accountId: id, packageId: "pkg_1", eventId: "evt_1", since: isoTime(nowMs) };
  await core.table.write({ op: "put", item: waitingEntity.item(waiting) });
  const held = { accountId: id, packageId: "pkg_2", eventId: "evt_1", until: isoTime(nowMs) };
  await core.table.write({ op: "put", item: heldSpotEntity.item(held) });
  const deal = sampleDeal({ id: `deal_${digit}`, brandId: id });
  await core.table.transact(
    dealWrites(core, { before: undefined, after: deal, action: "propose", by: "brand", note: "" }),
  );
  const about = { dealId: deal.id, side: "brand" as const, clientId: null, createdAt: isoTime(nowMs) };
  const owed = { dealId: deal.id, n: 1, benefit: "A booth", owner: "host" as const, dueDate: null };
  const open = { status: "pending" as const, note: "", startedAtRisk: false, updatedAt: isoTime(nowMs) };
  for (const item of [
    dealFileEntity.item({
      ...about,
      id: `fil_${digit}`,
      accountId: id,
      deliverable: 1,
      name: `${word}.pdf`,
      contentType: "application/pdf",
      sizeBytes: 10,
    }),
    dealMessageEntity.item({ ...about, id: `msg_deal_${digit}`, content: `Is ${word} on the list?` }),
    deliverableEntity.item({ ...owed, ...open }),
  ])
    await core.table.write({ op: "put", item });
  await measureSomething(core, { id, word, dealId: deal.id });
  const host = { ...inPerson(id), admin: undefined };
  const times = { date: isoTime(nowMs), endsAt: isoTime(nowMs + 1) };
  const draft = { name: `Draft of ${word}`, category: "ai" as const, ...times };
  const event = await createEvent(core, host, draft, undefined);
  const offer = { name: `Gold of ${word}`, price: 1, tier: "gold" as const, maxSponsors: 1 };
  await createPackage(core, host, event.id, offer, undefined);
  const due = { days: 0, from: "after_event" as const };
  const benefit = { kind: "tickets" as const, text: `Dinner of ${word}`, quantity: 1, due };
  await createAddOn(core, host, event.id, { benefit, price: 1, capacity: null }, undefined);
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
  principal: Principal;
  secret(what: string): string;
}

/** The rows that are stored directly, without calling an operation. */
function rowsOf(core: Core, user: UserRecord, { word, principal, secret }: Marks): Item[] {
  const { id } = user;
  const nowMs = core.clock.now();
  const at = isoTime(nowMs);
  const later = nowMs + 600_000;
  const idea = { ...sampleResult, name: `${word} night` };
  const payment = {
    id: `pay_${id}`,
    userId: id,
    actorId: id,
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
    billing: billingFor(word),
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
  // Not about any of our payments: found by their customer, or by the email address if they name nothing else.
  const strangers = [
    { id: `evt_customer_${id}`, subjects: subjectsOf(JSON.stringify({ customer: payment.customerId })) },
    { id: `evt_address_${id}`, subjects: subjectsOf(JSON.stringify({ email: user.email?.toUpperCase() })) },
    // Written before events stored their subjects.
    { id: `evt_old_${id}`, subjects: null },
  ].map((one) => ({ ...event, ...one, verdict: "refused" as const, paymentId: null, status: null }));
  const { connection, socket } = connectionItems(`conn-${id}`, principal, nowMs);
  return [
    memberItem({ accountId: id, personId: id, teamRole: "owner", joinedAt: at }),
    grantItem({
      accountId: id,
      granteeId: "usr_an_agency",
      teamRole: "member",
      scope: "deals",
      state: "active",
      startedById: id,
      acceptedById: "usr_an_agency",
      startedAt: at,
      acceptedAt: at,
    }),
    accessRequestItem({
      accountId: id,
      id: "req_1",
      email: `${word}@asked.example`,
      teamRole: "member",
      scope: "deals",
      otherId: null,
      sentById: id,
      sentAt: at,
    }),
    clientItem({ granteeId: id, accountId: "usr_a_client", since: at }),
    membershipItem({ personId: id, accountId: "usr_another_company", joinedAt: at }),
    teamItem({ accountId: id, people: 1, owners: 1 }),
    invitationItem({
      accountId: id,
      id: `inv_${id}`,
      email: `${word}@invited.example`,
      teamRole: "viewer",
      monthlyCap: null,
      invitedById: id,
      hash: fingerprint(secret("invitation")),
      state: "open",
      expiresAtMs: nowMs + 7 * 86_400_000,
      createdAt: at,
    }),
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
    watchItem({ eventId: `event-${id}`, connectionId: `conn-${id}`, accountId: id }, nowMs),
    ticketItem(`ticket-${id}`, { ...inPerson(id), sessionHash: "-" }, nowMs),
    connection,
    socket,
    ...libraryItems({ id, word, at, idea }),
    paymentItem(payment),
    billingItem({ userId: id, details: billingFor(word), version: 1, updatedAt: at }),
    paymentEventItem(payment, event.id, 0, at),
    lookupItem(checkoutKey(payment.sessionId), payment),
    customerItem({ userId: id, customerId: payment.customerId, at }),
    webhookEventItem(event, nowMs),
    webhookRawItem(event.id, JSON.stringify({ customer_details: { email: user.email } }), nowMs),
    ...strangers.flatMap((stranger) => [
      webhookEventItem(stranger, nowMs),
      webhookRawItem(stranger.id, JSON.stringify({ customer: payment.customerId, name: word }), nowMs),
    ]),
    brandFactsEntity.item({ userId: id, ...sampleBrandFacts(word), updatedAt: at }),
    replyTimesItem({ hostId: id, seconds: [3_600], answered: 1 }),
    hostedDealEntity.item({
      hostId: id,
      dealId: "deal_signed",
      outcome: "completed",
      brandId: "usr_brand",
      eventId: "evt_1",
      eventName: "An event",
      at: isoTime(nowMs),
    }),
    notificationEntity.item({
      ...inPerson(id),
      id: core.ids.next("notification", nowMs),
      told: { kind: "credits_added", about: { credits: 500 } },
      createdAt: isoTime(nowMs),
    }),
    handoverEntity.item({ accountId: id, from: "usr_gone", to: null, createdAt: at }),
    teamNoticeEntity.item({
      accountId: id,
      id: core.ids.next("notification", nowMs),
      told: { kind: "credits_added", about: { credits: 500 } },
      createdAt: isoTime(nowMs),
    }),
    changesEntity.item({ ...inPerson(id), credits: 1 }),
    lowCreditsEntity.item({ userId: id, base: 500, told: 1 }),
    noticeMarksEntity.item({ ...inPerson(id), readUpTo: core.ids.next("notification", nowMs) }),
    savedEventEntity.item({ userId: id, eventId: "evt_1", savedAt: isoTime(nowMs) }),
    savedCountItem({ userId: id, saved: 1 }),
    agreementEntity.item({
      dealId: "deal_signed",
      version: 1,
      blocks: [{ kind: "paragraph", text: "Between two parties." }],
      textSha256: "0",
      signatures: [],
      fileSha256: null,
      createdAt: at,
    }),
    agreementHashEntity.item({ sha256: "0", dealId: "deal_signed", version: 1 }),
    savedSearchEntity.item({
      id: "search_1",
      userId: id,
      name: `${word} events`,
      filter: { search: word },
      createdAt: at,
      found: 0,
      read: 0,
      latest: null,
    }),
    searchCountItem({ userId: id, searches: 1 }),
    searchAlertEntity.item({ userId: id, eventId: "evt_1", searchId: "search_1", at }),
    givenAloneItem({ userId: id, whose: "for", hours: { 1: { given: 5, taken: 0 } }, ver: 1, nowMs }),
  ];
}
