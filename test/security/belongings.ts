import { createApiKey } from "@marquee/contracts/http/api-keys";
import { listCampaignIdeas, saveCampaignFromGeneration } from "@marquee/contracts/http/campaigns";
import { sendMessage } from "@marquee/contracts/http/chat";
import { listPayments } from "@marquee/contracts/http/payments";
import { createAvatarUpload, defaultPreferences, updatePreferences } from "@marquee/contracts/http/profile";
import { listSessions } from "@marquee/contracts/http/security";
import type { ApiUser } from "../support/api-user.ts";
import { generated, order } from "../support/campaign.ts";

/** One of everything that a route can name, all of one user. */
export interface Belongings {
  generationId: string;
  ideaId: string;
  messageId: string;
  paymentId: string;
  checkoutId: string;
  sessionId: string;
  apiKeyId: string;
  uploadId: string;
  /** Keys that may read, and read and change. */
  readKey: string;
  writeKey: string;
}

/** Gives a user with credits one of everything. */
export async function acquire(owner: ApiUser): Promise<Belongings> {
  const { client } = owner;
  const generation = await generated(owner, order);
  const { id: ideaId } = await client.call(saveCampaignFromGeneration, {
    body: { generationId: generation.generationId, campaignIndex: 0 },
  });
  const { id: messageId } = await client.call(sendMessage, { body: { content: "Which events fit us?" } });
  const [payment] = await client.call(listPayments, {});
  const [session] = await client.call(listSessions, {});
  await client.call(updatePreferences, {
    body: { ...defaultPreferences, api: { enableApiAccess: true, restrictApiAccess: false } },
  });
  const key = (scope: "read" | "write") =>
    client.call(createApiKey, { body: { name: scope, scope, expiresInDays: 30 } });
  const [read, write, spare] = [await key("read"), await key("write"), await key("read")];
  const { uploadId } = await client.call(createAvatarUpload, {
    body: { contentType: "image/png", sizeBytes: 1_000 },
  });
  return {
    generationId: generation.generationId,
    ideaId,
    messageId,
    paymentId: payment?.id ?? "",
    checkoutId: payment?.sessionId ?? "",
    sessionId: session?.id ?? "",
    apiKeyId: spare.id,
    uploadId,
    readKey: read.key,
    writeKey: write.key,
  };
}

/** What a stranger must not have changed. */
export async function stateOf(owner: ApiUser): Promise<unknown> {
  const [ideas, payments, sessions] = await Promise.all([
    owner.client.call(listCampaignIdeas, {}),
    owner.client.call(listPayments, {}),
    owner.client.call(listSessions, {}),
  ]);
  return { ideas, payments, sessions: sessions.map(({ id }) => id) };
}
