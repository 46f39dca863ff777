import type { TeamRole } from "@marquee/contracts/account/team-roles";
import { type MemoryStore, type MemoryTableHooks, memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import {
  dealBrand,
  dealEvent,
  dealHost,
  sampleDeal,
  setDealStage,
  storeDeal,
} from "@marquee/testkit/deal-stage";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { codeOf } from "@marquee/testkit/refusal";
import { joinTeam } from "@marquee/testkit/sample-team";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { someCaller } from "@marquee/testkit/some-caller";
import { beforeEach, describe, expect, it } from "vitest";
import type { SignedInFor } from "../../account/sessions/sessions.ts";
import type { Core } from "../../core.ts";
import { eventKey } from "../../events/events/event.item.ts";
import { grantItem } from "../../ground/identity/grant.item.ts";
import { memberItem } from "../../ground/identity/member.item.ts";
import { type Acting, inPerson } from "../../ground/identity/principal.ts";
import { profileItem, type UserRecord } from "../../ground/users/user.item.ts";
import { getDeal } from "../deals/read-deals.ts";
import { getAgreement } from "./agreements.ts";
import { signAgreement } from "./sign-agreement.ts";

/** A brand of two people and its agency of two, none of whom has a password, and a host who is alone. */
const brand = dealBrand(1, { passwordHash: null, hasTeam: true });
const host: UserRecord = { ...dealHost, passwordHash: null };
const agency = sampleUser("usr_agency", { company: "Bright Agency", hasTeam: true });
const id = "deal_1";

let store: MemoryStore;
let core: Core;
/** The hash of what everybody has read. */
let drawnHash: string;
let people: Record<"usr_mia" | "usr_pia", UserRecord>;

function coreWith(hooks: MemoryTableHooks): Core {
  return { table: memoryTable(hooks, store), clock: fixedClock(), ids: seededIds() };
}

beforeEach(async () => {
  store = new Map();
  core = coreWith({});
  await setDealStage(core, [brand]);
  for (const user of [host, agency]) await put(profileItem(user));
  const joined = {
    ...(await joinTeam(core, brand.id, { usr_mia: "manager" })),
    ...(await joinTeam(core, agency.id, { usr_pia: "manager" })),
  };
  people = {
    usr_mia: { ...joined.usr_mia, name: "Mia", email: "mia@company.example", passwordHash: null },
    usr_pia: { ...joined.usr_pia, name: "Pia", passwordHash: null },
  };
  await put(grantItem(grant));
  await storeDeal(core, sampleDeal({ id, brandId: brand.id, status: "pending", expiresAt: null }));
  drawnHash = (await getDeal(core, brand.id, id)).termsHash;
});

const put = (item: ReturnType<typeof profileItem>) => core.table.write({ op: "put", item });
const grant = {
  accountId: brand.id,
  granteeId: agency.id,
  teamRole: "manager",
  scope: "deals",
  state: "active",
  startedById: brand.id,
  startedAt: "",
} as const;

interface Signer {
  acting: Acting;
  user: UserRecord;
  account: UserRecord;
  teamRole: TeamRole | null;
  through?: UserRecord;
}
const mia = (): Signer => ({
  acting: { actorId: "usr_mia", accountId: brand.id },
  user: people.usr_mia,
  account: brand,
  teamRole: "manager",
});
const pia = (): Signer => ({
  acting: { actorId: "usr_pia", accountId: brand.id, through: agency.id },
  user: people.usr_pia,
  account: brand,
  teamRole: "manager",
  through: agency,
});
const alone = (user: UserRecord): Signer => ({
  acting: inPerson(user.id),
  user,
  account: user,
  teamRole: "owner",
});

async function sign({ acting, user, account, teamRole, through }: Signer, on = core) {
  const signedIn = {
    user,
    account,
    teamRole,
    through: through && { account: through, scope: "deals", payer: "client" },
    session: { ...acting, hash: "session", provenAtMs: core.clock.now() },
  } as unknown as SignedInFor;
  const body = { action: "sign", version: 1, termsHash: drawnHash, name: user.name } as const;
  const signing = { acting, signedIn, caller: someCaller, id, body };
  return signAgreement({ core: on, channel: recordingChannel(), keys: async () => [] as never }, signing);
}

const signatures = async () => (await getAgreement(core, host.id, id)).signatures;

describe("a signature", () => {
  it("of one of a company's people says for which company and in which role, with the signer's own account", async () => {
    await sign(mia());
    expect(await signatures()).toMatchObject([
      {
        name: "Mia",
        account: { name: "Mia", address: "mia@company.example" },
        capacity: { company: "Company 1", teamRole: "manager" },
      },
    ]);
    expect((await signatures())[0]?.capacity).not.toHaveProperty("through");
  });

  it("of an agency's person also names the agency", async () => {
    await sign(pia());
    expect((await signatures())[0]?.capacity).toEqual({
      company: "Company 1",
      teamRole: "manager",
      through: "Bright Agency",
    });
  });
});

describe("nobody signs", () => {
  const meanwhile = (change: () => Promise<unknown>) =>
    coreWith({
      before: async (operation) => {
        if (operation === "transact") await change();
      },
    });

  it("forbidden: for a company whose role there is a lesser one than a manager's, and they hear whom to ask", async () => {
    const sentence = "Managers and owners sign for the company. Ask one of them to sign this deal.";
    await joinTeam(core, brand.id, { usr_mia: "member" });
    await expect(sign(mia())).rejects.toMatchObject({ code: "forbidden", message: sentence });
    await put(grantItem({ ...grant, teamRole: "member" }));
    await expect(sign(pia())).rejects.toMatchObject({ code: "forbidden", message: sentence });
    expect(await signatures()).toEqual([]);
  });

  it("access_ended: through an agency whose access ended while they confirmed who they are", async () => {
    const ended = meanwhile(() => put(grantItem({ ...grant, endsAtMs: 1 })));
    expect(await codeOf(sign(pia(), ended))).toBe("access_ended");
    expect(await signatures()).toEqual([]);
  });

  it("unauthenticated: for an account that was closed while they confirmed who they are", async () => {
    const closed = meanwhile(() => put(profileItem({ ...brand, status: "suspended" })));
    expect(await codeOf(sign(alone(brand), closed))).toBe("unauthenticated");
    expect(await signatures()).toEqual([]);
  });

  it("not_found: a deal whose event is gone", async () => {
    await core.table.write({ op: "delete", key: eventKey(dealEvent.id) });
    expect(await codeOf(sign(mia()))).toBe("not_found");
  });

  it("unauthenticated: for a company that they registered and have left", async () => {
    await joinTeam(core, brand.id, {});
    await put(memberItem({ accountId: brand.id, personId: brand.id, teamRole: null, joinedAt: "" }));
    expect(await codeOf(sign({ ...alone(brand), teamRole: null }))).toBe("unauthenticated");
    expect(await signatures()).toEqual([]);
  });
});
