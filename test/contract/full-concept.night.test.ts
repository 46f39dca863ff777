import { limits } from "@marquee/contracts/limits";
import { saveCampaignFromGeneration } from "@marquee/contracts/studio/campaigns";
import { deleteConceptComment, listConceptComments } from "@marquee/contracts/studio/concept-comments";
import { type LocalRuntime, startLocal } from "@marquee/local/start-local";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ApiUser, errorOf } from "../support/api-user.ts";
import { generated } from "../support/campaign.ts";

/** A stage of its own, since time passes for everybody on it. */
let local: LocalRuntime;

beforeAll(async () => {
  local = await startLocal({ port: 0, web: "none", build: "none", schedules: "fired" });
});
afterAll(async () => {
  await local.stop();
  if (local.denied.length > 0) throw new Error(`Not allowed by their roles:\n${local.denied.join("\n")}`);
});

describe("writeConceptComment", () => {
  it("conflict: a concept with as many comments as it keeps takes another once one is deleted", async () => {
    const owner = await ApiUser.withCredits(local.url, "2");
    const { generationId } = await generated(owner);
    const { id } = await owner.client.call(saveCampaignFromGeneration, {
      body: { generationId, campaignIndex: 0 },
    });
    let sent = 0;
    const write = () =>
      owner.raw("POST", `/api/concepts/${id}/comments`, {
        body: { text: "In June?", clientId: `client-of-comment-${++sent}` },
      });
    while (sent < limits.conceptComments) {
      if (sent % limits.inquiryRepliesPerMinute === 0) local.advanceClock(61_000);
      expect((await write()).status).toBe(201);
    }
    local.advanceClock(61_000);
    expect(errorOf(await write()).code).toBe("conflict");
    const { comments } = await owner.client.call(listConceptComments, { params: { id } });
    expect(comments).toHaveLength(limits.conceptComments);
    await owner.client.call(deleteConceptComment, { params: { id, commentId: comments[0]?.id ?? "" } });
    expect((await write()).status).toBe(201);
  });
});
