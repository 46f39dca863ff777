import { listMessages, sendMessage } from "@marquee/contracts/chat/chat";
import { getCreditBalance, listCreditTransactions } from "@marquee/contracts/credits/credits";
import { jobKinds } from "@marquee/contracts/credits/job-kinds";
import { createCheckout } from "@marquee/contracts/credits/payments";
import { limits } from "@marquee/contracts/limits";
import { generateCampaignIdeas } from "@marquee/contracts/studio/campaigns";
import { checkLedger } from "@marquee/core/credits/ledger-check/check-ledger";
import { awsCall } from "@marquee/local/emulators/aws-call";
import { type LocalRuntime, startLocal } from "@marquee/local/start-local";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { plainOrder } from "../bench/order-fixture.ts";
import { ApiUser } from "../support/api-user.ts";
import { inSlots } from "../support/checks.ts";
import { queueAddress } from "../support/queue-metrics.ts";
import { SocketUser } from "../support/socket-user.ts";
import { stageCore } from "../support/stage-work.ts";
import { figure, timed } from "./figures.ts";

const people = 100;
const minuteMs = 60_000;
/** What a person's device gives up after. */
const patienceMs = 2 * minuteMs;

interface Person {
  caller: ApiUser;
  sockets: SocketUser[];
}

let local: LocalRuntime;
let crowd: Person[];

const everybody = <T>(work: (person: Person) => Promise<T>) => Promise.all(crowd.map(work));

async function connect({ caller, ...person }: Person): Promise<void> {
  person.sockets.length = 0;
  const sockets = Array.from({ length: limits.socketsPerUser }, () =>
    SocketUser.connected(local.wsUrl, caller, patienceMs),
  );
  person.sockets.push(...(await Promise.all(sockets)));
}

beforeAll(async () => {
  local = await startLocal({ port: 0, web: "none", build: "none" });
  crowd = [];
  const arrivals = Array.from({ length: people }, () => async () => {
    const person = { caller: await ApiUser.withCredits(local.url), sockets: [] };
    await connect(person);
    crowd.push(person);
  });
  await inSlots(4, arrivals);
}, 10 * minuteMs);
afterAll(() => local.stop());

describe("500 sockets", () => {
  it(
    "that lose their connection at once all come back, and each hears once what is its account's",
    async () => {
      for (const { connectionId } of local.sockets()) local.cutSocket(connectionId);
      await everybody(({ sockets }) => Promise.all(sockets.map((one) => one.untilClosed(patienceMs))));
      const { seconds } = await timed(() => everybody(connect));
      expect(local.sockets()).toHaveLength(people * limits.socketsPerUser);
      figure("500 sockets are back after, s", seconds);

      await everybody(({ caller }) => caller.client.call(createCheckout, { body: { creditPackageId: "1" } }));
      const heard = await everybody(({ sockets }) =>
        Promise.all(sockets.map((one) => one.next("credits_updated", () => true, patienceMs))),
      );
      expect(heard.flat()).toHaveLength(people * limits.socketsPerUser);
      for (const { caller, sockets } of crowd)
        for (const { messages } of sockets) {
          const updates = messages.filter(({ type }) => type === "credits_updated");
          expect(updates.map((update) => "data" in update && update.data)).toEqual([
            expect.objectContaining({ payerId: caller.id }),
          ]);
        }
    },
    10 * minuteMs,
  );

  it(
    "one of which does not read keep no other from its answer, and it misses none itself",
    async () => {
      const [slow, quick] = crowd as [Person, Person];
      const [stuck, ...others] = slow.sockets as [SocketUser, ...SocketUser[]];
      const answered = (socket: SocketUser, id: string) =>
        socket.next(
          "ai_response",
          ({ data }) => data.inReplyTo === id && data.status === "complete",
          patienceMs,
        );
      const ask = async ({ caller }: Person, sockets: readonly SocketUser[]) => {
        const { id } = await caller.client.call(sendMessage, {
          body: { content: "Which events fit a cloud brand?" },
        });
        await Promise.all(sockets.map((one) => answered(one, id)));
        return id;
      };
      stuck.socket.pause();
      const { result: id, seconds } = await timed(() => ask(slow, others));
      const { seconds: meanwhile } = await timed(() => ask(quick, quick.sockets));
      expect(stuck.messages.filter(({ type }) => type === "ai_response")).toEqual([]);
      figure("an answer beside a socket that does not read, s", seconds);
      figure("somebody else's answer meanwhile, s", meanwhile);
      stuck.socket.resume();
      await answered(stuck, id);
      const messages = await slow.caller.client.call(listMessages, {});
      expect(messages.filter(({ inReplyTo }) => inReplyTo === id)).toHaveLength(1);
    },
    10 * minuteMs,
  );
});

describe("1,000 queued campaigns", () => {
  it(
    "are each charged once, with a result, and leave nothing in a queue",
    async () => {
      const ordersEach = jobKinds.campaign.open.max;
      const before = await everybody(({ caller }) => caller.client.call(getCreditBalance, {}));
      const { seconds: ordering } = await timed(() =>
        everybody(async ({ caller }) => {
          for (let nth = 0; nth < ordersEach; nth++)
            await caller.client.call(generateCampaignIdeas, { body: plainOrder(nth) });
        }),
      );
      figure("1,000 campaigns are ordered after, s", ordering);
      const { seconds } = await timed(async () => {
        for (const { caller } of crowd)
          await expect
            .poll(async () => (await caller.client.call(getCreditBalance, {})).heldCredits, {
              timeout: 15 * minuteMs,
              interval: 1_000,
            })
            .toBe(0);
      });
      figure("and worked off after another, s", seconds);
      figure("campaigns a second", (people * ordersEach) / (ordering + seconds));

      const core = stageCore({
        dynamodb: local.endpoints.dynamodb,
        sqs: local.endpoints.sqs,
        tableName: local.tableName,
      });
      for (const [at, { caller, sockets }] of crowd.entries()) {
        const { availableCredits } = await caller.client.call(getCreditBalance, {});
        const entries = await caller.client.call(listCreditTransactions, { query: { limit: "100" } });
        const charges = entries.filter(({ amount }) => amount < 0);
        expect(charges.map(({ amount }) => amount)).toEqual(Array.from({ length: ordersEach }, () => -10));
        expect(availableCredits).toBe((before[at]?.availableCredits ?? 0) - 10 * ordersEach);
        // Among others, that each finished job has a result.
        expect(await checkLedger(core, caller.id)).toEqual([]);
        const pushed = sockets[0]?.messages.filter(({ type }) => type === "campaign_completed") ?? [];
        expect(
          new Set(pushed.map((one) => "data" in one && "generationId" in one.data && one.data.generationId))
            .size,
        ).toBe(ordersEach);
      }
      for (const { name } of local.model.queues) {
        const { Attributes } = (await awsCall(local.endpoints.sqs, "sqs", "GetQueueAttributes", {
          QueueUrl: queueAddress(local.endpoints.sqs, name),
          AttributeNames: ["ApproximateNumberOfMessages", "ApproximateNumberOfMessagesNotVisible"],
        })) as { Attributes: Record<string, string> };
        expect(Object.values(Attributes).map(Number), name).toEqual([0, 0]);
      }
    },
    25 * minuteMs,
  );
});
