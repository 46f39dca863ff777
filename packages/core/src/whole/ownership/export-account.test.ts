import { termsVersion } from "@marquee/contracts/account/terms";
import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import type { Item } from "@marquee/table/table";
import { type AccountWithEveryRow, createAccountWithEveryRow } from "@marquee/testkit/account-with-every-row";
import { fixedClock } from "@marquee/testkit/clock";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { someCaller as caller } from "@marquee/testkit/some-caller";
import { beforeEach, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import type { UserRecord } from "../../ground/users/user.item.ts";
import { exportAccount } from "./export-account.ts";
import { ownershipOf, registry } from "./registry.ts";

let rows: MemoryStore;
let core: Core;
let clock: ReturnType<typeof fixedClock>;
let user: AccountWithEveryRow;
let neighbor: AccountWithEveryRow;
let profile: UserRecord;

beforeEach(async () => {
  rows = new Map();
  clock = fixedClock();
  core = { table: memoryTable({}, rows), clock, ids: seededIds() };
  user = await createAccountWithEveryRow(core, new Map(), { id: "usr_1", word: "zephyr", digit: 1 });
  neighbor = await createAccountWithEveryRow(core, new Map(), { id: "usr_2", word: "quartz", digit: 2 });
  profile = user.user;
});

it("contains exactly the kinds that the registry exports, with every row of each", async () => {
  const { data, user: shown } = JSON.parse(await exportAccount(core, profile, caller));
  const kinds = [...registry.keys()].filter((kind) => typeof ownershipOf(kind).export === "function");
  expect(Object.keys(data).sort()).toEqual(kinds.sort());
  const stored = Map.groupBy(
    [...rows.values()].filter(({ pk }) => pk === "USER#usr_1"),
    ({ rowType }) => String(rowType),
  );
  for (const kind of kinds)
    expect(data[kind].length, kind).toBeGreaterThanOrEqual(Math.max(stored.get(kind)?.length ?? 0, 1));
  expect(shown).toMatchObject({ id: "usr_1", email: "zephyr@example.com" });
  expect(data.user[0].acceptedTerms).toEqual({ version: termsVersion, at: expect.any(String) });
});

/** Repeated here on purpose: a new field of a row is exported only once it is added here too. */
const shownFields: Record<string, string> = {
  membership: "accountId joinedAt",
  "access-request": "email payer scope sentAt teamRole",
  grant: "acceptedAt endsAt payer scope startedAt state teamRole",
  client: "accountId since",
  member: "joinedAt monthlyCap teamRole",
  invitation: "createdAt email expiresAt state teamRole",
  user: "acceptedTerms apiAccess audiences avatar budget company confirmed createdAt email googleLinked hasPassword id industry interests isPartner mailSettings name onboarding pendingEmail phone phoneVerified places preferences role timeZone twoFactorEnabled username",
  "brand-facts":
    "brandColors brandVoice companyName facts forbiddenWords industry marketingGoals targetAudience updatedAt",
  "email-change": "email expiresAt",
  "two-factor": "confirmed recoveryCodesLeft",
  session: "createdAt device ip lastSeenAt",
  activity: "createdAt device id ip kind",
  "api-key": "createdAt expiresAt id lastUsedAt name prefix scope",
  balance: "availableCredits expiring heldCredits totalCredits usedCredits",
  "ledger-entry": "amount clientId createdAt description id kind referenceId referenceType userId",
  spending: "credits month",
  "analytics-share": "compares createdAt deal event expiresAt from id range side to view",
  "calendar-feed": "createdAt expiresAt id",
  "concept-share": "conceptId createdAt expiresAt id",
  "metrics-book": "goals",
  "metrics-month": "days dealId eventId",
  "metrics-source": "days dealId",
  "add-on": "benefit capacity createdAt eventId id price",
  adjustment: "amount createdAt id reason status",
  payment:
    "amount billing createdAt creditPackageId id metadata paymentMethod refundedAmount sessionId status updatedAt userId",
  job: "chargedCredits costCredits createdAt error id input kind messageId parent payer results status updatedAt",
  message: "clientId content createdAt deltaSeq id inReplyTo isAi paymentIntent quickReplies status userId",
  "campaign-idea":
    "budget competitiveAnalysis createdAt description duration expectedOutcomes generationId goals id inspiration keyFeatures location metrics mockupDescription mockupImageUrl name plan status targetAudience type updatedAt userId",
  "campaign-idea-version": "at content ideaId version",
  "campaign-idea-comment": "createdAt id ideaId name text",
  "campaign-template":
    "content createdAt description estimatedBudget estimatedDuration goals id industry isPublic keyFeatures metrics name targetAudience thumbnail type updatedAt",
  inquiry: "createdAt eventId eventName id lastMessageAt topic",
  "inquiry-message": "content createdAt id inquiryId",
  conversation: "createdAt id lastMessageAt title",
  deal: "addOns amount benefits closingDate createdAt endReason eventId eventName id kpis notes packageId packageName signedAt status updatedAt version",
  waiting: "eventId packageId since",
  "deal-file": "contentType createdAt dealId deliverable id name sizeBytes",
  "deal-message": "content createdAt dealId id",
  "hosted-deal": "at dealId eventId eventName outcome",
  "reply-times": "answered seconds",
  notification: "about createdAt id kind read",
  "billing-details": "addressLine1 addressLine2 city company country postalCode region taxId updatedAt",
  "sent-mail": "createdAt sent subject to",
  "support-request": "answer answeredAt createdAt errorId id page status text topic",
  "role-change": "answer decidedAt from reason requestedAt status to",
  "saved-event": "eventId savedAt",
  "saved-search": "createdAt filter found latest name",
  "search-alert": "at eventId",
  event:
    "attendeeCount attendeeType cancelReason category createdAt date description endsAt eventUrl id imageUrl location name oneSponsorPerIndustry state timeZone updatedAt",
  "sponsorship-package": "benefits createdAt description eventId id maxSponsors name price tier",
  socket: "connectedAt",
};

it("lists the fields of each kind one by one", async () => {
  const { data } = JSON.parse(await exportAccount(core, profile, caller));
  const fields = Object.fromEntries(
    Object.entries<object[]>(data).map(([kind, [row = {}]]) => [kind, Object.keys(row).sort().join(" ")]),
  );
  expect(fields).toEqual(shownFields);
});

it("contains no secret and nothing about anybody else", async () => {
  const text = await exportAccount(core, profile, caller);
  for (const secret of user.secrets) expect(text).not.toContain(secret);
  for (const mark of [...neighbor.personal, "usr_2", "argon2"]) expect(text).not.toContain(mark);
});

it("pages through everything", async () => {
  for (let n = 0; n < 2_500; n++) {
    const message = { ...readMessageRow(), id: `msg_${n}` };
    await core.table.write({ op: "put", item: { ...message, pk: "USER#usr_1", sk: `MSG#${n}` } });
  }
  const { data } = JSON.parse(await exportAccount(core, profile, caller));
  expect(data.message).toHaveLength(2_501);
});

it("leaves out the oldest rows that do not fit into one answer, and says so", async () => {
  const content = 'A "quoted" line.\n'.repeat(200);
  for (let n = 0; n < 2_000; n++) {
    const createdAt = new Date(clock.now() + n * 1_000).toISOString();
    const message = { ...readMessageRow(), id: `msg_${n}`, content, createdAt };
    await core.table.write({ op: "put", item: { ...message, pk: "USER#usr_1", sk: `MSG#${n}` } });
  }
  const text = await exportAccount(core, profile, caller);
  expect(Buffer.byteLength(JSON.stringify({ body: text }))).toBeLessThan(6_000_000);
  const { data, leftOut } = JSON.parse(text);
  expect(data.message.length + leftOut.message).toBe(2_001);
  expect(data.message[0].id).toBe("msg_1999");
  expect(data.job).toHaveLength(3);
});

it("too_many_requests: only a few times a day", async () => {
  for (let tries = 0; tries < 5; tries++) await exportAccount(core, profile, caller);
  await expect(exportAccount(core, profile, caller)).rejects.toMatchObject({ code: "too_many_requests" });
});
function readMessageRow(): Item {
  const row = [...rows.values()].find(({ pk, rowType }) => pk === "USER#usr_1" && rowType === "message");
  if (!row) throw new Error("no message");
  return row;
}
