import { type Ai, AiError, type ReplyMemory, type ReplyRequest } from "@marquee/adapters/ai/port";
import { memoryTable } from "@marquee/table/memory-table";
import { ampleBudget } from "@marquee/testkit/ample-budget";
import { fixedClock } from "@marquee/testkit/clock";
import { sampleEvent, storeEvent } from "@marquee/testkit/sample-event";
import { samplePackage } from "@marquee/testkit/sample-package";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { someCaller } from "@marquee/testkit/some-caller";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { openingBalance } from "../../credits/credits/balance.item.ts";
import { creditPackageItem } from "../../credits/credits/credit-package.item.ts";
import { inPerson } from "../../ground/identity/principal.ts";
import { sessionItem } from "../../ground/identity/session.item.ts";
import { profileItem } from "../../ground/users/user.item.ts";
import { listMessages } from "./messages.ts";
import { replyToChat } from "./reply-to-chat.ts";
import { sendMessage } from "./send-message.ts";

let core: Core;
let clock: ReturnType<typeof fixedClock>;
const queue = { send: async () => {} };
const channel = { send: async () => "gone" as const, close: async () => {} };

beforeEach(async () => {
  clock = fixedClock();
  core = { table: memoryTable(), clock, ids: seededIds() };
  await core.table.write({ op: "put", item: profileItem(sampleUser("usr_1")) });
  await core.table.write({ op: "put", item: openingBalance("usr_1") });
  await core.table.write({ op: "put", item: sessionItem("usr_1", "hash", someCaller, true, clock.now()) });
});

/** A model that gives a fixed answer. */
function modelOf(answer: string, note?: string): Ai {
  const no = () => Promise.reject(new AiError("permanent", "unused"));
  return {
    ...(note === undefined ? {} : { note }),
    generateIdeas: no,
    refineIdea: no,
    analyzeCompetition: no,
    drawMockups: no,
    async *streamReply() {
      yield answer;
    },
  };
}

/** Asks, lets the model answer, and hands back the stored answer. */
async function ask(content: string, ai: Ai) {
  const { message } = await sendMessage(core, queue, {
    principal: { ...inPerson("usr_1"), sessionHash: "hash" },
    content,
    clientId: undefined,
    claims: { userId: undefined, isAi: undefined },
    requestId: "r",
    budget: ampleBudget,
  });
  const job = { v: 1, kind: "chat", jobId: "unused", userId: "usr_1", requestId: "r" } as const;
  const time = { signal: new AbortController().signal, remainingMs: () => 600_000 };
  await replyToChat({ core, ai, channel, queue, sleep: async () => {} }, job, time);
  clock.advance(5_000);
  const { items } = await listMessages(core, "usr_1", {});
  return items.find(({ inReplyTo }) => inReplyTo === message.id);
}

describe("the suggestions stored with an answer", () => {
  it("are the answer's own choices, at most three, no two with the same meaning", async () => {
    const answer = await ask(
      "Where do we stand?",
      modelOf(
        "Three ways.\n\n[Compare by cost per attendee] [Compare the top events by cost per attendee] [Show packages] [Plan a campaign] [Check my balance]",
      ),
    );
    expect(answer?.quickReplies).toEqual([
      "Compare by cost per attendee",
      "Show packages",
      "Plan a campaign",
    ]);
  });

  it("never repeat the question or an earlier one, in the same or other words", async () => {
    await ask("Which upcoming events fit my audience best?", modelOf("Cloud Days."));
    const answer = await ask(
      "Compare by cost per attendee, please",
      modelOf("At these events the sponsorship is cheap."),
    );
    expect(answer?.quickReplies).toHaveLength(3);
    expect(answer?.quickReplies.join("\n")).not.toMatch(/compare|fit my audience/i);
    const choices = await ask("Show the packages", modelOf("Here.\n[Show the packages] [Ask about ROI]"));
    expect(choices?.quickReplies).toEqual(["Ask about ROI"]);
  });
});

describe("the note of an answer", () => {
  it("is a caption separate from the text, present only if the model has one", async () => {
    const answer = await ask("Hello", modelOf("Hi.", "Demo mode"));
    expect(answer).toMatchObject({ content: "Hi.", note: "Demo mode" });
    expect(await ask("Hello again", modelOf("Hi."))).not.toHaveProperty("note");
  });
});

describe("what an answer showed", () => {
  /** A model that looks for events, names them, and hands over what it was asked with. */
  function looking(answer: string, seen: ReplyRequest[], memory?: ReplyMemory): Ai {
    return {
      ...modelOf(answer),
      async *streamReply(request) {
        seen.push(request);
        await request.tools.findEvents({ limit: 20 });
        if (memory) request.remember(memory);
        yield answer;
      },
    };
  }

  it("is known to the next one, in its order and with what it was narrowed by, and to no browser", async () => {
    for (const [id, name] of [
      ["evt_1", "Founders Harbor"],
      ["evt_2", "Startup Expo"],
    ] as const)
      await storeEvent(core, sampleEvent({ id, name, date: "2026-06-01T09:00:00.000Z" }));
    const seen: ReplyRequest[] = [];
    const constraints = { places: ["Austin"] };
    const answer = await ask(
      "What is in Austin?",
      looking("Startup Expo, then Founders Harbor.", seen, { constraints }),
    );
    await ask("And the second?", looking("Founders Harbor.", seen));
    expect(seen[1]?.history[1]).toEqual({
      author: "morgan",
      text: "Startup Expo, then Founders Harbor.",
      shown: [
        { kind: "event", id: "evt_2", name: "Startup Expo" },
        { kind: "event", id: "evt_1", name: "Founders Harbor" },
      ],
      constraints,
    });
    expect(JSON.stringify(answer)).not.toMatch(/constraints|"shown"/);
  });

  it("is what the model says, if it says so; an answer without any leaves nothing", async () => {
    const seen: ReplyRequest[] = [];
    const shown = [{ kind: "host", id: "usr_host", name: "Summit Works" }] as const;
    await ask("Who runs it?", looking("They do.", seen, { shown }));
    await ask("Thanks", looking("You're welcome.", seen));
    await ask("Bye", looking("Bye.", seen));
    expect(seen[2]?.history[1]).toMatchObject({ shown });
    expect(seen[2]?.history[3]).toEqual({ author: "morgan", text: "You're welcome." });
  });
});

describe("the cards stored with an answer", () => {
  const buy = (name: string) => `I want to buy credits: the ${name}, please. Show me the checkout.`;

  it("include the credit package that was asked for, with its stored price, though the answer names none", async () => {
    await core.table.write({ op: "put", item: creditPackageItem(samplePackage) });
    const answer = await ask(buy(samplePackage.name), modelOf("You buy it yourself, on the next page."));
    const { id, name, creditAmount, price } = samplePackage;
    expect(answer?.cards).toEqual([{ kind: "credit_package", id, name, creditAmount, price }]);
  });

  it("include none for a package that is not on sale", async () => {
    await core.table.write({ op: "put", item: creditPackageItem({ ...samplePackage, isActive: false }) });
    expect(await ask(buy(samplePackage.name), modelOf("Sure."))).not.toHaveProperty("cards");
  });
});
