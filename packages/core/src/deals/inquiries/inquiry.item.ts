import { type InquirySide, inquirySides, inquiryTopics } from "@marquee/contracts/enums";
import { attribute, exists } from "@marquee/table/condition";
import * as z from "zod/mini";
import { authorShape } from "../../ground/threads/authors.ts";
import { mentionsShape } from "../../ground/threads/mentions.ts";
import { pick } from "../../pick.ts";
import { entity, listAttributes, type Place } from "../../rows/entity.ts";
import { userPartition } from "../../rows/keys.ts";
import type { List } from "../../rows/lists.ts";
import { type RowKind, type RowPage } from "../../rows/row-kind.ts";

/** A thread between an account and an event's host: the part that both sides share. */
export const inquiryEntity = entity({
  rowType: "inquiry",
  shape: {
    id: z.string(),
    eventId: z.string(),
    /** The event's name when the thread began. */
    eventName: z.string(),
    topic: z.enum(inquiryTopics),
    inquirerId: z.string(),
    hostId: z.string(),
    lastMessageId: z.string(),
    lastMessageAt: z.string(),
    /** When the host first replied. */
    answeredAt: z.optional(z.string()),
    /** The side whose account is gone; the thread is then closed. */
    leftBy: z.nullable(z.enum(inquirySides)),
    createdAt: z.string(),
  },
  key: ({ id }: { id: string }) => ({ pk: `INQUIRY#${id}`, sk: "INQUIRY" }),
});
export type InquiryRecord = ReturnType<typeof inquiryEntity.read>;

/** The side that an account is on; undefined if it is no party. */
export function sideOf(
  { inquirerId, hostId }: Pick<InquiryRecord, "inquirerId" | "hostId">,
  accountId: string,
): InquirySide | undefined {
  return accountId === inquirerId ? "inquirer" : accountId === hostId ? "host" : undefined;
}

/** The account on the other side. */
export function otherParty({ inquirerId, hostId }: InquiryRecord, side: InquirySide): string {
  return side === "inquirer" ? hostId : inquirerId;
}

export const inquiryRows: RowKind<typeof inquiryEntity> = {
  entity: inquiryEntity,
  owner: "elsewhere",
  export: (row) =>
    pick(inquiryEntity.read(row), "id", "eventId", "eventName", "topic", "lastMessageAt", "createdAt"),
  onDelete: {
    /** The other side keeps the thread and its own messages; the thread is deleted when the second side leaves. */
    anonymize(row, leaver) {
      const inquiry = inquiryEntity.read(row);
      const side = sideOf(inquiry, leaver.id);
      const key = inquiryEntity.key(inquiry);
      if (side === undefined || inquiry.leftBy === side) return undefined;
      if (inquiry.leftBy !== null) return { op: "delete", key, when: attribute("leftBy").is(inquiry.leftBy) };
      return { op: "update", key, set: { leftBy: side }, when: exists };
    },
  },
};

export const inquiryPage: RowPage<typeof inquiryEntity> = {
  entity: inquiryEntity,
  rows: [
    { name: "Inquiry", sample: { id: "inq_{ulid}" }, reached: "Get, by accounts with a party row for it" },
  ],
  kept: "A conversation between two people belongs to them as long as one of them has an account.",
};

/** One party's own row of a thread. */
export const inquiryPartyEntity = entity({
  rowType: "inquiry-party",
  shape: {
    id: z.string(),
    accountId: z.string(),
    side: z.enum(inquirySides),
    lastMessageAt: z.string(),
    /** The newest message of the other side, and the last message that this side has read; both ids sort by time. */
    newestFromOther: z.string(),
    readTo: z.string(),
    /** On the host's row, whether it has replied; absent from rows written before this field existed. */
    answered: z.optional(z.boolean()),
  },
  key: ({ accountId, id }: { accountId: string; id: string }) => ({
    pk: userPartition(accountId),
    sk: `${inquiryPartyPrefix}${id}`,
  }),
  list: ({ accountId, id, lastMessageAt }) => placeIn(accountId, id, lastMessageAt),
});
export type InquiryParty = ReturnType<typeof inquiryPartyEntity.read>;

export const inquiryPartyPrefix = "INQUIRY#";

/** An account's threads by the time of their newest message. */
export function inboxOf(accountId: string): List {
  return { name: `INBOX#${accountId}`, shards: 1 };
}

function placeIn(accountId: string, id: string, lastMessageAt: string): Place {
  return { list: inboxOf(accountId), at: `${lastMessageAt}#${id}` };
}

/** The attributes that move a thread within an inbox. */
export function inboxPlace(accountId: string, id: string, lastMessageAt: string): Record<string, string> {
  return listAttributes(placeIn(accountId, id, lastMessageAt));
}

export const inquiryPartyRows: RowKind<typeof inquiryPartyEntity> = {
  entity: inquiryPartyEntity,
  owner: "partition",
  export: { notShown: "A thread's position in the inbox; the thread itself is shown." },
  onDelete: "erase",
};

export const inquiryPartyPage: RowPage<typeof inquiryPartyEntity> = {
  entity: inquiryPartyEntity,
  rows: [
    {
      name: "Party of an inquiry",
      sample: { accountId: "{account}", id: "inq_{ulid}", lastMessageAt: "{time}" },
      reached: "Get: an account without one is not a party; an account's threads, newest activity first",
    },
  ],
  kept: "As long as its thread and its account exist.",
};

export const inquiryMessageEntity = entity({
  rowType: "inquiry-message",
  shape: {
    id: z.string(),
    inquiryId: z.string(),
    side: z.enum(inquirySides),
    ...authorShape,
    content: z.string(),
    ...mentionsShape,
    clientId: z.nullable(z.string()),
    createdAt: z.string(),
  },
  key: ({ inquiryId, id }: { inquiryId: string; id: string }) => ({
    pk: inquiryEntity.key({ id: inquiryId }).pk,
    sk: `${inquiryMessagePrefix}${id}`,
  }),
});

export const inquiryMessagePrefix = "MSG#";

export const readInquiryMessage = inquiryMessageEntity.read;
export type InquiryMessageRecord = ReturnType<typeof readInquiryMessage>;

export const inquiryMessageRows: RowKind<typeof inquiryMessageEntity> = {
  entity: inquiryMessageEntity,
  owner: "elsewhere",
  export: (row) => pick(readInquiryMessage(row), "id", "inquiryId", "content", "createdAt"),
  // Only the account's own messages: the other side's messages belong to the other side.
  onDelete: "erase",
};

export const inquiryMessagePage: RowPage<typeof inquiryMessageEntity> = {
  entity: inquiryMessageEntity,
  rows: [
    {
      name: "Message of an inquiry",
      sample: { inquiryId: "inq_{ulid}", id: "msg_{ulid}" },
      reached: "A thread's messages, newest page first",
    },
  ],
  kept: "As long as its writer's account exists.",
};
