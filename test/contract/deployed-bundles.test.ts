import { sendMessage } from "@marquee/contracts/http/chat";
import type { OperationShape } from "@marquee/contracts/operation";
import { type OperationId, operations } from "@marquee/contracts/operations";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { functionsDist } from "../../functions/build.ts";
import { requests } from "../requests.ts";
import { ApiUser, errorOf } from "../support/api-user.ts";
import { generated } from "../support/campaign.ts";
import { type ServedStage, serveStage } from "../support/served.ts";
import { SocketUser } from "../support/socket-user.ts";

/** Other tests run the functions' local build; here each runs from its own bundle, as it is deployed. */
let stage: ServedStage;
beforeAll(async () => {
  stage = await serveStage({ web: "none", bundles: functionsDist });
});
afterAll(() => stage.stop());

describe("the bundle of an operation", () => {
  it.each(Object.entries(operations) as [OperationId, OperationShape][])(
    "loads with its environment and answers: %s",
    async (id, { method, path, access }) => {
      const { path: place = path, body } = requests[id];
      const answer = await new ApiUser(stage.local.url).raw(method, place, { body });
      // 503 is an answer too: card payments are not configured here.
      if (access === "public") expect([500, 502, 504]).not.toContain(answer.status);
      else expect(errorOf(answer)).toMatchObject({ status: 401, code: "unauthenticated" });
    },
  );
});

describe("the bundles of workers, sockets and schedules", () => {
  it("deliver a campaign with everything that was ordered", async () => {
    const { status, results } = await generated(await ApiUser.withCredits(stage.local.url));
    expect(status).toBe("completed");
    expect(results.length).toBeGreaterThanOrEqual(3);
  });

  it("answer a message over the live connection", async () => {
    const caller = await ApiUser.confirmed(stage.local.url);
    const socket = await SocketUser.connected(stage.local.wsUrl, caller);
    const question = await caller.client.call(sendMessage, { body: { content: "What do credits cost?" } });
    const { data } = await socket.next(
      "ai_response",
      ({ data: one }) => one.inReplyTo === question.id,
      30_000,
    );
    expect(data.content).not.toBe("");
    socket.close();
  });

  it("run every schedule", async () => {
    const { schedules } = stage.local.model;
    expect(schedules.length).toBeGreaterThan(5);
    for (const { name } of schedules) await stage.local.fireSchedule(name);
  });
});
