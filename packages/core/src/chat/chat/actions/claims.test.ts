import type { Suggestion } from "@marquee/contracts/chat/action-inputs";
import { type ChatActionKind, chatActionKinds } from "@marquee/contracts/chat/chat-action";
import { durations } from "@marquee/contracts/durations";
import { AppError } from "@marquee/contracts/errors";
import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import { ampleBudget } from "@marquee/testkit/ample-budget";
import { fixedClock } from "@marquee/testkit/clock";
import { everyChatAction, setActionStage } from "@marquee/testkit/every-chat-action";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { someCaller } from "@marquee/testkit/some-caller";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Core } from "../../../core.ts";
import { profileKey, readUser } from "../../../ground/users/user.item.ts";
import { messageItem, messageKey, readMessage } from "../message.item.ts";
import { emptyReply } from "../reply-message.ts";
import { confirmAction, type Decision, dismissAction, undoAction } from "./resolve-action.ts";
import { suggestAction } from "./suggest-action.ts";

class Crash extends Error {}

/** One browser's click; it runs until its client dies at one of its operations, before or after it took effect. */
const aClick = fc.record({
  does: fc.constantFrom("confirm", "confirm", "dismiss", "undo"),
  diesAt: fc.option(fc.nat(20), { nil: undefined }),
  afterwards: fc.boolean(),
  /** How long each of its operations takes, in turns of the event loop. */
  pace: fc.nat(3),
});
type Click = typeof aClick extends fc.Arbitrary<infer One> ? One : never;
/** Clicks at once, and then time. */
const someClicks = fc.record({
  clicks: fc.array(aClick, { minLength: 1, maxLength: 3 }),
  seconds: fc.constantFrom(0, 1, durations.chatActionClaimSeconds + 1),
});

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

class World {
  readonly store: MemoryStore = new Map();
  readonly clock = fixedClock();
  readonly ids = seededIds();
  readonly core: Core = { table: memoryTable({}, this.store), clock: this.clock, ids: this.ids };
  readonly channel = recordingChannel();
  readonly answers: { does: Click["does"]; status: string | undefined }[] = [];
  private readonly of: (typeof everyChatAction)[ChatActionKind];

  private readonly kind: ChatActionKind;

  constructor(kind: ChatActionKind) {
    this.kind = kind;
    this.of = everyChatAction[kind];
  }

  async open() {
    await setActionStage(this.core);
    const { by } = this.of;
    // Kind and input belong together by their type; the compiler loses that for a union of all kinds.
    const suggestion = { kind: this.kind, input: await this.of.prepare(this.core) } as Suggestion;
    const suggested = await suggestAction(this.core, by, suggestion);
    if ("refused" in suggested) throw new Error(suggested.refused);
    const reply = emptyReply(this.core, { userId: by.id, messageId: null }, "msg_1");
    const item = messageItem({ ...reply, ...suggested, status: "complete" });
    await this.core.table.write({ op: "put", item });
  }

  /** Clicks, and returns what the answer says; undefined if it never came or was a refusal. */
  async click({ does, diesAt, afterwards, pace }: Click): Promise<void> {
    let operations = 0;
    let dead = false;
    const step = async (isDue: boolean) => {
      if (dead) throw new Crash();
      for (let n = 0; n < pace; n++) await turn();
      if (isDue && operations === diesAt) {
        dead = true;
        throw new Crash();
      }
    };
    const table = memoryTable(
      {
        before: async () => {
          await step(!afterwards);
          if (!afterwards) operations++;
        },
        after: async () => {
          await step(afterwards);
          if (afterwards) operations++;
        },
      },
      this.store,
    );
    const decide = { confirm: confirmAction, dismiss: dismissAction, undo: undoAction }[does];
    try {
      const answer = await decide(await this.decision({ ...this.core, table }));
      this.answers.push({ does, status: answer.action?.status });
    } catch (error) {
      if (!(error instanceof Crash || error instanceof AppError)) throw error;
    }
  }

  async decision(core: Core): Promise<Decision> {
    const { id } = this.of.by;
    const row = await this.core.table.get(profileKey(id));
    if (!row) throw new Error("no user");
    return {
      core,
      channel: this.channel,
      queue: { send: async () => undefined },
      budget: ampleBudget,
      principal: { actorId: id, accountId: id, sessionHash: "h" },
      account: readUser(row),
      requireRole: async () => undefined,
      caller: someCaller,
      requestId: "req",
      sleep: turn,
      messageId: "msg_1",
    };
  }

  async status() {
    const row = await this.core.table.get(messageKey(this.of.by.id, "msg_1"));
    return row && readMessage(row).action?.status;
  }

  effects() {
    return this.of.effects(this.core);
  }
}

describe.each(chatActionKinds)("a card of the kind %s", (kind) => {
  it("never says other than what happened, whatever clicks come at once and wherever they are cut off", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(someClicks, { minLength: 1, maxLength: 4 }), async (rounds) => {
        const world = new World(kind);
        await world.open();
        let isDismissed = false;
        for (const { clicks, seconds } of rounds) {
          await Promise.all(clicks.map((click) => world.click(click)));
          world.clock.advance(seconds * 1_000);
          isDismissed ||= (await world.status()) === "dismissed";
        }
        // What was cut off is finished by the same click once the claim is over.
        world.clock.advance((durations.chatActionClaimSeconds + 1) * 1_000);
        const left = await world.status();
        const finish = left === "undoing" ? "undo" : "confirm";
        await world.click({ does: finish, diesAt: undefined, afterwards: false, pace: 0 });
        const status = await world.status();
        const { ever, now } = await world.effects();
        expect({ status, now }).toEqual({
          status: isDismissed ? "dismissed" : expect.stringMatching(/^(done|undone)$/),
          now: status === "done" && kind !== "buy_credits" ? 1 : 0,
        });
        expect(ever).toBeLessThanOrEqual(1);
        if (isDismissed) expect(ever).toBe(0);
        // An answer is never taken back: who read "dismissed" finds it dismissed, and "done" was done.
        for (const answer of world.answers) {
          if (answer.status === "dismissed") expect(status).toBe("dismissed");
          if (answer.status === "done") expect(["done", "undone"]).toContain(status);
          if (answer.status === "undone") expect(status).toBe("undone");
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe("clicks at once", () => {
  const click = (does: Click["does"]): Click => ({ does, diesAt: undefined, afterwards: false, pace: 1 });

  it.each(chatActionKinds)(
    "on confirm and dismiss of a %s, only what the answer says happens",
    async (kind) => {
      const world = new World(kind);
      await world.open();
      await Promise.all([world.click(click("confirm")), world.click(click("dismiss"))]);
      expect(world.answers).toHaveLength(1);
      const { status } = world.answers[0] ?? {};
      expect(await world.effects()).toMatchObject({
        ever: status === "done" && kind !== "buy_credits" ? 1 : 0,
      });
    },
  );

  it("on undo are all answered with the undone card", async () => {
    const world = new World("order_campaign");
    await world.open();
    await world.click(click("confirm"));
    await Promise.all(Array.from({ length: 5 }, () => world.click(click("undo"))));
    expect(world.answers.map(({ status }) => status)).toEqual(["done", ...Array(5).fill("undone")]);
  });
});
