import { listMessages, sendMessage } from "@marquee/contracts/chat/chat";
import { getCreditBalance, listCreditTransactions } from "@marquee/contracts/credits/credits";
import { generateCampaignIdeas, getCampaignGeneration } from "@marquee/contracts/studio/campaigns";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ApiUser } from "../support/api-user.ts";
import { order } from "../support/campaign.ts";
import { type Product, startProduct } from "../support/product.ts";
import { passTime } from "../support/site-clock.ts";

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
let product: Product;
beforeAll(async () => {
  product = await startProduct("start");
}, 90_000);
afterAll(() => product.stop(), 30_000);

describe("the whole product killed with SIGKILL during work, and started again", () => {
  it("charges a campaign once or gives its credits back, answers the question, and loses no session", {
    timeout: 180_000,
  }, async () => {
    const caller = await ApiUser.withCredits(product.url);
    const { availableCredits: bought } = await caller.client.call(getCreditBalance, {});
    const { generationId } = await caller.client.call(generateCampaignIdeas, { body: order });
    const question = await caller.client.call(sendMessage, {
      body: { content: "Which events fit a cloud brand?" },
    });
    // Long enough for the workers to start, too short for them to finish.
    await pause(250);
    await product.killAndStart();
    const state = async () =>
      (await caller.client.call(getCampaignGeneration, { params: { id: generationId } })).status;
    const answers = async () =>
      (await caller.client.call(listMessages, {})).filter(
        ({ inReplyTo, status }) => inReplyTo === question.id && status !== "streaming",
      );
    for (
      let minute = 0;
      minute < 20 && (["queued", "running"].includes(await state()) || (await answers()).length === 0);
      minute++
    ) {
      await passTime(product.url, 65_000);
      await fetch(`${product.url}/_local/schedules/sweep-jobs/fire`, { method: "POST" });
      await pause(1_500);
    }
    const ended = await caller.client.call(getCampaignGeneration, { params: { id: generationId } });
    const balance = await caller.client.call(getCreditBalance, {});
    const entries = await caller.client.call(listCreditTransactions, {});
    expect(["completed", "failed"]).toContain(ended.status);
    expect(ended.results.length >= 3).toBe(ended.status === "completed");
    expect(balance.heldCredits).toBe(0);
    expect(balance.availableCredits).toBe(
      ended.status === "completed" ? bought - (ended.charged ?? 0) : bought,
    );
    expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance.availableCredits);
    expect(await answers()).toHaveLength(1);
  });
});
