import { createHash } from "node:crypto";
import type { TeamRole } from "@marquee/contracts/account/team-roles";
import { dealSides, dealStatuses } from "@marquee/contracts/deals/deal-moves";
import type { Deal } from "@marquee/contracts/deals/deals";
import { documentText } from "@marquee/contracts/text/document-text";
import { type MemoryStore, type MemoryTableHooks, memoryTable } from "@marquee/table/memory-table";
import type { Item } from "@marquee/table/table";
import { fixedClock } from "@marquee/testkit/clock";
import { type Move, moveAs, offerAs } from "@marquee/testkit/deal-acts";
import {
  dealBrand,
  dealEvent,
  dealHost,
  sampleDeal,
  setDealStage,
  storeDeal,
} from "@marquee/testkit/deal-stage";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { codeOf, refusalOf } from "@marquee/testkit/refusal";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { someCaller } from "@marquee/testkit/some-caller";
import fc from "fast-check";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hashPassword } from "../../account/passwords/hash.ts";
import type { SignedInFor } from "../../account/sessions/sessions.ts";
import type { Core } from "../../core.ts";
import { eventItem } from "../../events/events/event.item.ts";
import { memberItem } from "../../ground/identity/member.item.ts";
import { inPerson } from "../../ground/identity/principal.ts";
import { sessionItem } from "../../ground/identity/session.item.ts";
import { profileItem, type UserRecord } from "../../ground/users/user.item.ts";
import { connectionItems } from "../../live/realtime/connection.item.ts";
import { pick } from "../../pick.ts";
import { textSha256 } from "../deals/deal-facts.ts";
import { deliverableEntity } from "../deals/deliverable.item.ts";
import { getDeal } from "../deals/read-deals.ts";
import { agreementEntity } from "./agreement.item.ts";
import { getAgreement, verifyAgreement } from "./agreements.ts";
import { signAgreement } from "./sign-agreement.ts";

const password = "Correct-Horse-1";
let brand: UserRecord;
let host: UserRecord;
let store: MemoryStore;
let clock: ReturnType<typeof fixedClock>;
let core: Core;
let id: string;
const ids = seededIds();

beforeAll(async () => {
  const passwordHash = await hashPassword(password);
  brand = dealBrand(1, { passwordHash });
  host = { ...dealHost, passwordHash };
});

beforeEach(async () => {
  store = new Map();
  clock = fixedClock();
  core = coreWith({});
  await setDealStage(core, [brand]);
  await put(profileItem(host));
  id = await accepted();
});

function coreWith(hooks: MemoryTableHooks): Core {
  return { table: memoryTable(hooks, store), clock, ids };
}

const channel = recordingChannel();
const rowsOf = (rowType: string) => [...store.values()].filter((row) => row.rowType === rowType);
const put = (item: Item) => core.table.write({ op: "put", item });

async function accepted(): Promise<string> {
  const opened = await offerAs(core, channel, {
    brand,
    body: { packageId: "pkg_1" },
    idempotencyKey: undefined,
  });
  await move(host, "accept", 1, opened.id);
  return opened.id;
}

function move(by: UserRecord, action: Move, version: number, dealId = id) {
  return moveAs(core, channel, { accountId: by.id, id: dealId, body: { action, version } });
}

const signedInAs = (user: UserRecord, provenAtMs = 0) =>
  ({
    user,
    account: user,
    teamRole: "owner",
    session: { ...inPerson(user.id), hash: `session-of-${user.id}`, provenAtMs },
  }) as unknown as SignedInFor;

async function sign(by: UserRecord, given: object = {}, on = core, provenAtMs = 0) {
  const { termsHash } = await getDeal(core, by.id, id);
  const body = { action: "sign" as const, version: 1, termsHash, name: by.name, password, ...given };
  const signing = {
    acting: inPerson(by.id),
    signedIn: signedInAs(by, provenAtMs),
    caller: someCaller,
    id,
    body,
  };
  return signAgreement({ core: on, channel, keys: async () => [] as never }, signing);
}

const agreement = (by = brand) => getAgreement(core, by.id, id);

describe("somebody who signs for a company", () => {
  const place = (teamRole: TeamRole | null) => {
    const member = { accountId: brand.id, personId: brand.id, teamRole, joinedAt: "" };
    return put(memberItem(member));
  };

  it("forbidden: signs nothing once they are no manager, however shortly before", async () => {
    await place("manager");
    // Demoted between the confirmation of their identity and the signature.
    const demoting = coreWith({
      before: async (operation) => {
        if (operation === "transact") await place("member");
      },
    });
    await expect(sign(brand, {}, demoting)).rejects.toMatchObject({
      code: "forbidden",
      message: "Managers and owners sign for the company. Ask one of them to sign this deal.",
    });
    await place(null);
    expect(await codeOf(sign(brand))).toBe("unauthenticated");
    expect((await agreement()).signatures).toEqual([]);
    await place("manager");
    expect((await sign(brand)).signedBy).toEqual(["brand"]);
  });
});

describe("two signatures", () => {
  it("of the brand, then the host, make the deal active under the text that both saw", async () => {
    const before = await agreement();
    expect(before).toMatchObject({ version: 1, status: "awaiting_brand", signatures: [] });
    expect(await sign(brand)).toMatchObject({
      status: "pending",
      signedBy: ["brand"],
      signedAt: null,
      moves: expect.not.arrayContaining(["sign"]),
    });
    expect(await agreement(host)).toMatchObject({ status: "awaiting_host", text: before.text });
    // A name that changes afterwards changes nothing in what both agree on.
    await put(profileItem({ ...host, company: "Renamed Works" }));
    clock.advance(60_000);
    expect(await sign(host, { name: "H. Osei" })).toMatchObject({
      status: "active",
      signedAt: "2026-01-15T09:01:00.000Z",
      history: expect.arrayContaining([expect.objectContaining({ action: "sign", by: "host" })]),
    });
    const after = await agreement();
    expect(after).toMatchObject({
      status: "signed",
      text: before.text,
      textSha256: createHash("sha256").update(before.text).digest("hex"),
      signatures: [
        { side: "brand", name: "Brand 1", void: false },
        { side: "host", name: "H. Osei", at: "2026-01-15T09:01:00.000Z", void: false },
      ],
    });
  });

  it("are told to the other side each, and stand in the history without a note", async () => {
    const nowMs = clock.now();
    await put(sessionItem(host.id, "-", someCaller, true, nowMs));
    const { socket } = connectionItems("con_1", { ...inPerson(host.id), sessionHash: "-" }, nowMs);
    await put({ ...socket, authenticated: true });
    channel.sent.length = 0;
    const signed = await sign(brand);
    expect(signed.history[0]).toMatchObject({ action: "sign", by: "brand", note: "" });
    expect(channel.sent.join()).toContain(id);
    expect(rowsOf("notification").filter((notice) => JSON.stringify(notice).includes('"sign"'))).toHaveLength(
      1,
    );
    expect((await sign(host)).contractUrl).toBe(`/api/sponsorship-deals/${id}/contract.pdf`);
  });

  it("keep what the file's poster shows apart from the text, as it was at the first", async () => {
    await sign(brand);
    const [signed] = rowsOf("agreement").map(agreementEntity.read);
    const face = pick(dealEvent, "name", "category", "location", "date", "timeZone", "attendeeCount");
    expect(signed?.poster).toEqual({ ...face, tier: "gold" });
    expect(signed?.textSha256).toBe(textSha256(documentText(signed?.blocks ?? [])));
  });

  it("set the due dates counted from signing with the second one, not before", async () => {
    const owed = { dealId: id, n: 9, benefit: "A talk", owner: "host" as const, dueDate: null };
    const state = { status: "pending" as const, note: "", startedAtRisk: false, updatedAt: "" };
    const item = deliverableEntity.item({ ...owed, ...state, daysAfterSigning: 3 });
    await put(item);
    const due = (deal: Deal) => deal.deliverables.find(({ n }) => n === 9)?.dueDate;
    expect(due(await sign(brand))).toBeNull();
    clock.advance(10 * 86_400_000);
    const signed = await sign(host);
    expect(due(signed)).toBe("2026-01-28");
    expect(signed.history[0]?.changes).toContainEqual({
      field: "deliverable 9 dueDate",
      old: null,
      new: "2026-01-28",
    });
  });

  it("stale_version: are not put under a text that says what the event no longer is", async () => {
    await sign(brand);
    await put(eventItem({ ...dealEvent, location: "Oslo" }));
    await expect(sign(host)).rejects.toMatchObject({
      code: "stale_version",
      message: "The deal has changed since you read it: Location. Read it again before you decide.",
    });
    expect(await getDeal(core, host.id, id)).toMatchObject({
      version: 2,
      status: "pending",
      signedBy: [],
      facts: { event: { location: "Oslo" } },
      history: [
        { action: "event_changed", by: null, changes: [{ field: "eventLocation", new: "Oslo" }] },
        {},
        {},
        {},
      ],
    });
    expect((await agreement()).signatures).toMatchObject([{ version: 1, void: true }]);
  });

  it("stale_version: are not put under another text than the one that was read", async () => {
    expect(await codeOf(sign(brand, { termsHash: "0".repeat(64) }))).toBe("stale_version");
    expect((await agreement()).signatures).toEqual([]);
  });

  it("email_unconfirmed: are not given by somebody who has not proven a way to be reached", async () => {
    expect(await codeOf(sign({ ...brand, emailConfirmed: false }))).toBe("email_unconfirmed");
  });

  it("out of order, by a stranger, on another version or before the acceptance do not count", async () => {
    expect(await refusalOf(sign(host))).toMatchObject({ code: "invalid_transition" });
    expect(await codeOf(sign(dealBrand(2)))).toBe("not_found");
    expect(await codeOf(sign(brand, { version: 2 }))).toBe("stale_version");
    await sign(brand);
    expect(await codeOf(sign(brand, { version: 2 })), "signed, but another one").toBe("stale_version");
    await move(host, "request_changes", 1);
    expect(await codeOf(sign(brand, { version: 2 }))).toBe("invalid_transition");
    expect((await agreement()).signatures).toMatchObject([{ version: 1, void: true }]);
  });

  it("need a name and the right password, or a just confirmed session if there is no password", async () => {
    expect(await refusalOf(sign(brand, { password: "wrong" }))).toMatchObject({
      fields: { password: ["Incorrect password."] },
    });
    expect(await refusalOf(sign(brand, { password: undefined }))).toMatchObject({
      code: "validation_failed",
    });
    const google = { ...brand, passwordHash: null };
    expect(await codeOf(sign(google, { password: undefined }))).toBe("conflict");
    expect(await sign(google, { password: undefined }, core, clock.now())).toMatchObject({
      status: "pending",
    });
  });
});

describe("what is signed twice, concurrently, or in the middle of a crash", () => {
  it("is signed once", async () => {
    const begun = new Map(store);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(12), { maxLength: 2 }), async (crashes) => {
        store = structuredClone(begun);
        core = coreWith({});
        // Without a password, so that none is hashed a hundred times.
        for (const by of [brand, host].map((user) => ({ ...user, passwordHash: null }))) {
          for (const after of crashes) {
            let left = after;
            const crash = async () => {
              if (left-- <= 0) throw new Error("killed");
            };
            await sign(by, {}, coreWith({ after: crash }), clock.now()).catch(() => undefined);
          }
          await Promise.all([1, 2, 3].map(() => sign(by, {}, core, clock.now())));
        }
        expect((await getDeal(core, brand.id, id)).status).toBe("active");
        expect((await agreement()).signatures.map(({ side }) => side)).toEqual(["brand", "host"]);
        expect(rowsOf("deal-history").filter(({ action }) => action === "sign")).toHaveLength(2);
      }),
      { numRuns: 40 },
    );
  });

  it("a change and a signature at the same moment end in one of the two", async () => {
    await sign(brand);
    const ends = await Promise.all(
      [sign(host), move(brand, "request_changes", 1)].map((one) => codeOf(one).catch(() => "done")),
    );
    expect(ends.filter((one) => one !== "stale_version" && one !== "invalid_transition")).toHaveLength(1);
    const { status } = await getDeal(core, brand.id, id);
    expect((await agreement()).status).toBe(status === "active" ? "signed" : "draft");
  });
});

describe("a change after a signature", () => {
  it("voids it visibly: the new version needs both signatures again", async () => {
    await sign(brand);
    await move(host, "request_changes", 1);
    await move(brand, "propose", 2);
    await move(host, "accept", 3);
    expect(await agreement()).toMatchObject({
      version: 3,
      status: "awaiting_brand",
      signatures: [{ version: 1, side: "brand", void: true }],
    });
    expect(await codeOf(sign(host, { version: 3 }))).toBe("invalid_transition");
    await sign(brand, { version: 3 });
    await sign(host, { version: 3 });
    expect((await agreement()).signatures.map((one) => [one.version, one.void])).toEqual([
      [3, false],
      [3, false],
      [1, true],
    ]);
  });
});

describe("verifying a hash", () => {
  it("returns version and signatures of what was signed, and of nothing else", async () => {
    const { textSha256, text } = await agreement();
    expect(await verifyAgreement(core, textSha256), "nobody has signed it").toBeNull();
    await sign(brand);
    await sign(host);
    expect(await verifyAgreement(core, textSha256.toUpperCase())).toEqual({
      version: 1,
      current: true,
      signatures: [
        { name: "Brand 1", role: "brand", at: "2026-01-15T09:00:00.000Z" },
        { name: "Henrik", role: "host", at: "2026-01-15T09:00:00.000Z" },
      ],
    });
    const changed = createHash("sha256").update(text.replace("9", "8")).digest("hex");
    expect(await verifyAgreement(core, changed)).toBeNull();
  });

  it("says that a version is no longer current", async () => {
    await sign(brand);
    const { textSha256 } = await agreement();
    await move(brand, "cancel", 1);
    expect(await verifyAgreement(core, textSha256)).toMatchObject({ version: 1, current: false });
    expect(await agreement()).toMatchObject({ status: "void", signatures: [{ void: true }] });
  });
});

const standings = dealStatuses.flatMap((status) =>
  (["ahead", "over", "canceled"] as const).flatMap((when) =>
    [[], ["brand" as const], ["brand" as const, "host" as const]].map((signedBy) => ({
      status,
      when,
      signedBy,
    })),
  ),
);

describe.each(standings)("a deal that is $status, signed by $signedBy, of an event that is $when", (one) => {
  it.each(dealSides)("can be signed by the %s if it is pending, ahead and their turn", async (side) => {
    const { status, when, signedBy } = one;
    const expiresAt = status === "negotiating" ? "2026-01-18T09:00:00.000Z" : null;
    await storeDeal(core, sampleDeal({ id: "deal_2", brandId: brand.id, status, signedBy, expiresAt }));
    if (when === "over") await put(eventItem({ ...dealEvent, endsAt: "2026-01-15T08:59:59.000Z" }));
    if (when === "canceled") await put(eventItem({ ...dealEvent, state: "cancelled" }));
    id = "deal_2";
    const by = { ...(side === "brand" ? brand : host), passwordHash: null };
    const theirTurn = (signedBy.length === 0 ? "brand" : signedBy.length === 1 ? "host" : undefined) === side;
    const may = status === "pending" && when === "ahead" && theirTurn;
    const before = structuredClone([...store]);
    expect((await getDeal(core, by.id, id)).moves.includes("sign")).toBe(may);
    const answer = await sign(by, {}, core, clock.now()).catch((error) => error);
    if (may) {
      expect(answer).toMatchObject({
        status: side === "brand" ? "pending" : "active",
        history: [{ action: "sign", by: side }, {}],
      });
      return;
    }
    // A side that has already signed this version gets the deal as it is.
    expect(answer).toMatchObject(
      (signedBy as string[]).includes(side) ? { status: expect.any(String) } : { code: "invalid_transition" },
    );
    expect([...store]).toEqual(before);
  });
});
