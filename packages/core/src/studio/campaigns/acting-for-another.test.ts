import type { TeamRole } from "@marquee/contracts/account/team-roles";
import type { JobMessage } from "@marquee/contracts/credits/jobs";
import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import { ampleBudget } from "@marquee/testkit/ample-budget";
import { fixedClock } from "@marquee/testkit/clock";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { codeOf } from "@marquee/testkit/refusal";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { someCaller } from "@marquee/testkit/some-caller";
import { beforeEach, describe, expect, it } from "vitest";
import { answerTurn } from "../../chat/chat/answer-turn.ts";
import { readTurn } from "../../chat/chat/message.item.ts";
import { sendMessage } from "../../chat/chat/send-message.ts";
import type { Core } from "../../core.ts";
import { openingBalance } from "../../credits/credits/balance.item.ts";
import { getBalance } from "../../credits/credits/credits.ts";
import { grantCredits } from "../../credits/credits/grant.ts";
import { ordererLeft } from "../../credits/jobs/may-still-order.ts";
import { checkLedger } from "../../credits/ledger-check/check-ledger.ts";
import { memberItem, memberKey } from "../../ground/identity/member.item.ts";
import type { Principal } from "../../ground/identity/principal.ts";
import { sessionItem, sessionKey } from "../../ground/identity/session.item.ts";
import { profileItem, profileKey } from "../../ground/users/user.item.ts";
import { orderCampaign } from "./order-campaign.ts";
import { runCampaign } from "./run-campaign.ts";

const principal: Principal = { actorId: "usr_agent", accountId: "usr_client", sessionHash: "h" };

let core: Core;
let store: MemoryStore;
let sent: JobMessage[];
const queue = { send: async (message: JobMessage) => void sent.push(message) };

beforeEach(async () => {
  store = new Map();
  sent = [];
  core = { table: memoryTable({}, store), clock: fixedClock(), ids: seededIds() };
  for (const id of ["usr_agent", "usr_client"]) {
    await core.table.write({ op: "put", item: profileItem(sampleUser(id, { emailConfirmed: true })) });
    await core.table.write({ op: "put", item: openingBalance(id) });
    await grantCredits(core, { userId: id, id: `grant-${id}`, amount: 50, reason: "Grant" });
  }
  // The session is the agent's: the client need not be signed in.
  const session = sessionItem("usr_agent", "h", someCaller, true, core.clock.now());
  await core.table.write({ op: "put", item: session });
  await place("member");
});

const place = (teamRole: TeamRole) =>
  core.table.write({
    op: "put",
    item: memberItem({ accountId: "usr_client", personId: "usr_agent", teamRole, joinedAt: "" }),
  });

const order = () =>
  orderCampaign(core, queue, {
    principal,
    body: { prompt: "A pop-up for developers" },
    idempotencyKey: undefined,
    requestId: "req",
    budget: ampleBudget,
  });
const ask = () =>
  sendMessage(core, queue, {
    principal,
    content: "Which events fit us?",
    clientId: undefined,
    claims: { userId: undefined, isAi: undefined },
    requestId: "req",
    budget: ampleBudget,
  });
const rows = (rowType: string) => [...store.values()].filter((row) => row.rowType === rowType);

describe("a person who acts for another account", () => {
  it("spends that account's credits, and the ledger and the job name the person", async () => {
    const { id } = await order();
    expect(await getBalance(core, "usr_client")).toMatchObject({ availableCredits: 40, heldCredits: 10 });
    expect(await getBalance(core, "usr_agent")).toMatchObject({ availableCredits: 50, heldCredits: 0 });
    expect(rows("job")).toMatchObject([{ id, userId: "usr_client", actorId: "usr_agent" }]);
    const held = rows("ledger-entry").filter(({ kind }) => kind === "hold");
    expect(held).toMatchObject([{ userId: "usr_client", actorId: "usr_agent", amount: -10 }]);
    expect(sent).toMatchObject([{ jobId: id, userId: "usr_client" }]);
    expect(await checkLedger(core, "usr_client")).toEqual([]);
  });

  it("orders nothing as a viewer, nor once they were removed, however shortly before", async () => {
    await place("viewer");
    expect(await codeOf(order())).toBe("forbidden");
    await core.table.write({ op: "delete", key: memberKey("usr_client", "usr_agent") });
    expect(await codeOf(order())).toBe("unauthenticated");
    expect(rows("job")).toEqual([]);
  });

  it("orders nothing for a company that was suspended, however shortly before", async () => {
    await core.table.write({ op: "update", key: profileKey("usr_client"), set: { status: "suspended" } });
    expect(await codeOf(order())).toBe("unauthenticated");
    expect(await codeOf(ask())).toBe("unauthenticated");
    expect(rows("job")).toEqual([]);
  });

  it("writes into that account's conversation", async () => {
    const { message } = await ask();
    expect(message.userId).toBe("usr_client");
    expect(rows("job")).toMatchObject([{ userId: "usr_client", actorId: "usr_agent" }]);
  });

  it("unauthenticated: can do nothing once their own session is over", async () => {
    await core.table.write({ op: "delete", key: sessionKey("usr_agent", "h") });
    expect(await codeOf(order())).toBe("unauthenticated");
    expect(await getBalance(core, "usr_client")).toMatchObject({ availableCredits: 50, heldCredits: 0 });
  });

  it.each(["removed", "made a viewer"])(
    "has their waiting jobs ended, with credits back, once they were %s",
    async (how) => {
      const { id } = await order();
      await ask();
      expect((await getBalance(core, "usr_client")).heldCredits).toBeGreaterThanOrEqual(10);
      if (how === "removed")
        await core.table.write({ op: "delete", key: memberKey("usr_client", "usr_agent") });
      else await place("viewer");
      const channel = recordingChannel();
      const never = () => Promise.reject(new Error("The model was asked"));
      const ai = { generateIdeas: never, streamReply: never } as never;
      const [campaign, chat] = sent;
      if (!campaign || !chat) throw new Error("Not queued");
      const { signal } = new AbortController();
      expect(await runCampaign({ core, ai, files: {} as never, channel }, campaign, signal)).toMatchObject({
        kind: "done",
        released: 1,
      });
      const [turn] = rows("turn").map((row) => readTurn(row));
      if (!turn) throw new Error("No turn");
      const worker = { core, ai, channel, sleep: async () => {} };
      expect(await answerTurn(worker, turn, signal)).toMatchObject({ kind: "failed" });
      expect(await getBalance(core, "usr_client")).toMatchObject({ availableCredits: 50, heldCredits: 0 });
      expect(rows("job").map(({ status }) => status)).toEqual(["failed", "failed"]);
      expect(rows("job").find((row) => row.id === id)).toMatchObject({ error: ordererLeft.failure });
      expect(await checkLedger(core, "usr_client")).toEqual([]);
    },
  );
});
