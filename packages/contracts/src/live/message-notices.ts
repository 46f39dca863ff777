import { sitePaths } from "../site-path.ts";
import { kind } from "./notification-shape.ts";

const message = {
  icon: "message-square-text",
  preference: "dealUpdates",
  action: "Read message",
} as const;

const ofDeal = {
  ...message,
  about: { dealId: "text", messageId: "text", from: "text", eventName: "text" },
  leadsTo: ({ dealId }: { dealId: string }) =>
    `${sitePaths.sponsorship.replace(":id", encodeURIComponent(dealId))}?tab=messages`,
} as const;

const ofInquiry = {
  ...message,
  about: { inquiryId: "text", messageId: "text", from: "text", eventName: "text" },
  leadsTo: ({ inquiryId }: { inquiryId: string }) =>
    sitePaths.inquiry.replace(":id", encodeURIComponent(inquiryId)),
} as const;

/** A message of the other side. */
export const dealMessage = kind({
  ...ofDeal,
  title: ({ from, eventName }) => `New message from ${from} about your deal for ${eventName}`,
  message: () => "Answer on the deal's page.",
});

export const inquiryMessage = kind({
  ...ofInquiry,
  title: ({ from, eventName }) => `New message from ${from} about ${eventName}`,
  message: () => "Answer in your inbox.",
});

/** A message of the reader's own side that mentions them; `from` is who wrote it, by their own name. */
export const dealMention = kind({
  ...ofDeal,
  title: ({ from, eventName }) => `${from} mentioned you on the deal for ${eventName}`,
  message: () => "Read it on the deal's page.",
});

export const inquiryMention = kind({
  ...ofInquiry,
  title: ({ from, eventName }) => `${from} mentioned you in the inquiry about ${eventName}`,
  message: () => "Read it in your inbox.",
});

const ofConcept = {
  icon: "message-square-text",
  preference: null,
  leadsTo: ({ conceptId }: { conceptId: string }) =>
    sitePaths.campaignConcept.replace(":id", encodeURIComponent(conceptId)),
  action: "Read comment",
} as const;

/** A comment of somebody who has a link to a concept. */
export const conceptCommented = kind({
  ...ofConcept,
  about: { conceptId: "text", concept: "text", from: "text" },
  title: ({ from, concept }) => `${from} commented on ${concept}`,
  message: () => "You shared this concept.",
});

/** A comment of the reader's own side that mentions them; `from` is who wrote it, by their own name. */
export const conceptMention = kind({
  ...ofConcept,
  about: { conceptId: "text", commentId: "text", concept: "text", from: "text" },
  title: ({ from, concept }) => `${from} mentioned you in a comment on ${concept}`,
  message: () => "Read it on the concept's page.",
});
