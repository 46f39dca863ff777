import { listAgencies, offerAccess } from "@marquee/contracts/account/agencies";
import { createApiKey } from "@marquee/contracts/account/api-keys";
import { createAvatarUpload } from "@marquee/contracts/account/profile";
import { listSessions } from "@marquee/contracts/account/security";
import { listMessages, sendMessage } from "@marquee/contracts/chat/chat";
import { createConversation, listConversations } from "@marquee/contracts/chat/conversations";
import { listPayments } from "@marquee/contracts/credits/payments";
import { addDealFile, createDealFileUpload } from "@marquee/contracts/deals/deal-files";
import { sendDealMessage } from "@marquee/contracts/deals/deal-messages";
import { listSponsorshipDeals } from "@marquee/contracts/deals/deals";
import { createInquiry, listThreads } from "@marquee/contracts/deals/inquiries";
import { createAddOn } from "@marquee/contracts/events/add-ons";
import { getEvent } from "@marquee/contracts/events/events";
import { createEvent, createSponsorshipPackage, listEventHistory } from "@marquee/contracts/events/hosting";
import { listCampaignIdeas, saveCampaignFromGeneration } from "@marquee/contracts/studio/campaigns";
import { createCampaignTemplate, listCampaignTemplatesByIndustry } from "@marquee/contracts/studio/templates";
import { asks, granted, newAgency } from "../support/agencies.ts";
import { openApiAccess } from "../support/api-access.ts";
import { type ApiUser, newcomer } from "../support/api-user.ts";
import { generated, order } from "../support/campaign.ts";
import { offerAs } from "../support/deal-acts.ts";
import { inDays } from "../support/hosting-acts.ts";
import { pngFile, put } from "../support/pictures.ts";
import { invitedBy, joined } from "../support/team.ts";

/** One of everything that a route can name, all belonging to one user. */
export interface Belongings {
  generationId: string;
  ideaId: string;
  /** A private template made from the idea. */
  templateId: string;
  messageId: string;
  /** The finished answer to the message. */
  answerId: string;
  conversationId: string;
  paymentId: string;
  checkoutId: string;
  sessionId: string;
  apiKeyId: string;
  /** An open invitation to the user's account, and somebody who belongs to it. */
  invitationId: string;
  memberId: string;
  /** An agency that acts for the user's account, one that asks to, and what the user offered a third. */
  agencyId: string;
  askingAgencyId: string;
  accessRequestId: string;
  uploadId: string;
  /** A thread with the host, and its first message. */
  inquiryId: string;
  inquiryMessageId: string;
  /** A deal with the host. */
  dealId: string;
  /** A file that the user added to the deal. */
  dealFileId: string;
  /** A message that the user wrote in the deal's thread. */
  dealMessageId: string;
  /** An API key that may read, and one that may read and write. */
  readKey: string;
  writeKey: string;
}

/** A host's draft with its package and its add-on. */
export interface Hosted {
  eventId: string;
  packageId: string;
  addOnId: string;
}

/** Gives a host a draft with a package and an add-on. */
export async function hostDraft({ client }: ApiUser): Promise<Hosted> {
  const { id: eventId } = await client.call(createEvent, {
    body: {
      name: "A draft of the matrix",
      category: "ai",
      date: inDays(60),
      endsAt: inDays(61),
    },
  });
  const { id: packageId } = await client.call(createSponsorshipPackage, {
    params: { id: eventId },
    body: { name: "Gold", price: 100, tier: "gold", maxSponsors: 1 },
  });
  const { id: addOnId } = await client.call(createAddOn, {
    params: { id: eventId },
    body: {
      benefit: {
        kind: "tickets",
        text: "Seat at the dinner",
        quantity: 2,
        due: { days: 0, from: "after_event" },
      },
      price: 100,
      capacity: 1,
    },
  });
  return { eventId, packageId, addOnId };
}

/** The state that only a draft's host and admins may change. */
export async function draftState({ client }: ApiUser, { eventId: id }: Hosted): Promise<unknown> {
  return [
    await client.call(getEvent, { params: { id } }),
    await client.call(listEventHistory, { params: { id } }),
  ];
}

/** A package of the demo's host, whose few spots the tests of a stage share. */
const ofDemoHost = { eventId: "evt_founders_harbor", packageId: "pkg_founders_harbor_gold" };

/** Gives a user with credits one of everything; thread and deal are with the package's host. */
export async function acquire(owner: ApiUser, offered = ofDemoHost): Promise<Belongings> {
  const { client } = owner;
  const generation = await generated(owner, order);
  const { id: ideaId } = await client.call(saveCampaignFromGeneration, {
    body: { generationId: generation.generationId, campaignIndex: 0 },
  });
  const template = await client.call(createCampaignTemplate, { body: { ideaId, industry: "tech" } });
  const { id: messageId } = await client.call(sendMessage, { body: { content: "Which events fit us?" } });
  const answerId = await answerTo(owner, messageId);
  const conversation = await client.call(createConversation, {});
  const [payment] = await client.call(listPayments, {});
  const [session] = await client.call(listSessions, {});
  await openApiAccess(owner);
  const key = (scope: "read" | "write") =>
    client.call(createApiKey, { body: { name: scope, scope, expiresInDays: 30 } });
  const [read, write, spare] = [await key("read"), await key("write"), await key("read")];
  const { uploadId } = await client.call(createAvatarUpload, {
    body: { contentType: "image/png", sizeBytes: 1_000 },
  });
  const inquiry = await client.call(createInquiry, {
    params: { id: offered.eventId },
    body: { topic: "sponsorship", message: "Is the keynote slot still open?" },
  });
  const deal = await offerAs(owner, offered);
  const dealMessage = await client.call(sendDealMessage, {
    params: { id: deal.id },
    body: { message: "Who sets up the booth?", clientId: "client-of-the-matrix" },
  });
  const file = pngFile();
  const params = { id: deal.id };
  const target = await client.call(createDealFileUpload, {
    params,
    body: { contentType: "image/png", sizeBytes: file.length },
  });
  await put(owner, target, file);
  const { files } = await client.call(addDealFile, {
    params,
    body: { uploadId: target.uploadId, name: "booth.png" },
  });
  const { id: memberId } = await joined(owner, "viewer");
  const { id: invitationId } = await invitedBy(owner, newcomer().email);
  const [acting, asking] = [await newAgency(owner.url), await newAgency(owner.url)];
  await granted(acting, owner);
  await asks(asking, owner);
  const { id: accessRequestId } = await client.call(offerAccess, {
    body: { email: newcomer().email, teamRole: "viewer", scope: "deals" },
  });
  return {
    agencyId: acting.id,
    askingAgencyId: asking.id,
    accessRequestId,
    invitationId,
    memberId,
    generationId: generation.generationId,
    ideaId,
    templateId: template.id,
    messageId,
    answerId,
    conversationId: conversation.id,
    paymentId: payment?.id ?? "",
    checkoutId: payment?.sessionId ?? "",
    sessionId: session?.id ?? "",
    apiKeyId: spare.id,
    uploadId,
    inquiryId: inquiry.id,
    inquiryMessageId: inquiry.messages[0]?.id ?? "",
    dealId: deal.id,
    dealFileId: files[0]?.id ?? "",
    dealMessageId: dealMessage.id,
    readKey: read.key,
    writeKey: write.key,
  };
}

async function answerTo({ client }: ApiUser, messageId: string): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const messages = await client.call(listMessages, {});
    const answer = messages.find(
      ({ inReplyTo, status }) => inReplyTo === messageId && status !== "streaming",
    );
    if (answer) return answer.id;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("Morgan did not answer");
}

/** The state that a stranger must not change. */
export async function stateOf(owner: ApiUser): Promise<unknown> {
  const [ideas, templates, payments, sessions, inquiries, deals, conversations, messages, agencies] =
    await Promise.all([
      owner.client.call(listCampaignIdeas, {}),
      owner.client.call(listCampaignTemplatesByIndustry, { params: { industry: "tech" } }),
      owner.client.call(listPayments, {}),
      owner.client.call(listSessions, {}),
      owner.client.call(listThreads, { query: { show: "inquiry" } }),
      owner.client.call(listSponsorshipDeals, {}),
      owner.client.call(listConversations, {}),
      owner.client.call(listMessages, {}),
      owner.client.call(listAgencies, {}),
    ]);
  return {
    ideas,
    templates,
    payments,
    inquiries,
    deals,
    conversations,
    messages,
    agencies,
    sessions: sessions.map(({ id }) => id),
  };
}
