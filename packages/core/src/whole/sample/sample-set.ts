import type { PushChannel } from "@marquee/adapters/push/port";
import { AppError } from "@marquee/contracts/errors";
import type { CampaignIdea } from "@marquee/contracts/studio/campaigns";
import type { Item, LabelledWrite } from "@marquee/table/table";
import { conversationItem } from "../../chat/chat/conversation.item.ts";
import { deleteConversation } from "../../chat/chat/conversations.ts";
import { messageIdIn, messageItem, messagesOf } from "../../chat/chat/message.item.ts";
import type { Core } from "../../core.ts";
import { eraseSample, loadSample, removeSample } from "../../insight/analytics/sample.ts";
import { userPartition } from "../../rows/keys.ts";
import { allRows, readOr } from "../../rows/paging.ts";
import { deleteIdea } from "../../studio/campaigns/delete-idea.ts";
import { ideaId, ideaItem, ideaPrefix, readIdea } from "../../studio/campaigns/idea.item.ts";
import { isoTime } from "../../time.ts";
import { sampleConcepts } from "./sample-concepts.ts";
import { sampleNote, sampleTitle, sampleTurns } from "./sample-conversation.ts";

/** What the sample's concepts are said to come from; there is no such generation. */
const sampleGeneration = "gen_sample";
const conversationId = "cnv_0000000000000000000000SAMP";
const minuteMs = 60_000;

/**
 * Loads a labelled set of everything that an account makes: deals with their measures and notices, concepts, and a
 * conversation. It replaces one that was loaded before. None of it touches credits.
 * @throws AppError conflict for an account that has numbers of its own
 */
export async function loadSampleSet(core: Core, channel: PushChannel, accountId: string): Promise<void> {
  await loadSample(core, accountId);
  await eraseWritings(core, channel, accountId);
  // What somebody went on with has stayed, and is not overwritten.
  const rows = [...conceptRows(core, accountId), ...conversationRows(core, accountId)];
  const kept = await core.table.getMany(rows.map(({ pk, sk }) => ({ pk, sk })));
  const isTalkKept = rows.some((row, at) => row.rowType === "conversation" && kept[at]);
  await core.table.transact(
    rows
      .filter((row, at) => !kept[at] && !(isTalkKept && row.rowType === "message"))
      .map((item): LabelledWrite => ({ label: "row", write: { op: "put", item } })),
  );
}

/** Removes the set without leaving a trace, except for what somebody has gone on with. Again changes nothing. */
export async function removeSampleSet(core: Core, channel: PushChannel, accountId: string): Promise<void> {
  await eraseWritings(core, channel, accountId);
  await removeSample(core, accountId);
}

/** The same once numbers of the account's own have replaced the sample's. */
export async function eraseSampleSet(core: Core, channel: PushChannel, accountId: string): Promise<void> {
  await eraseWritings(core, channel, accountId);
  await eraseSample(core, accountId);
}

function conceptRows(core: Core, userId: string): Item[] {
  const nowMs = core.clock.now();
  return sampleConcepts.map((concept, index) => {
    const at = isoTime(nowMs - (sampleConcepts.length - index) * minuteMs);
    const idea: CampaignIdea = {
      ...concept,
      competitiveAnalysis: null,
      mockupImageUrl: null,
      mockupDescription: null,
      id: ideaId(sampleGeneration, index),
      userId,
      generationId: sampleGeneration,
      status: "saved",
      version: 1,
      sample: true,
      createdAt: at,
      updatedAt: at,
    };
    return ideaItem(idea);
  });
}

function conversationRows(core: Core, userId: string): Item[] {
  // Ids sort by time, so each message has a moment of its own.
  const startMs = core.clock.now();
  const messages = sampleTurns.flatMap(({ question, answer, followUps }, turn) => {
    const at = startMs + 2 * turn;
    const id = messageIdIn(conversationId, core.ids.next("message", at));
    const common = { userId, status: "complete", deltaSeq: 0, paymentIntent: false, conversationId } as const;
    const asked = { ...common, id, content: question, isAi: false, inReplyTo: null, clientId: null };
    const replied = {
      ...common,
      id: messageIdIn(conversationId, core.ids.next("message", at + 1)),
      content: answer,
      isAi: true,
      inReplyTo: id,
      clientId: null,
      note: sampleNote,
    };
    return [
      { ...asked, quickReplies: [], createdAt: isoTime(at) },
      { ...replied, quickReplies: [...followUps], createdAt: isoTime(at + 1) },
    ];
  });
  const conversation = {
    id: conversationId,
    userId,
    title: sampleTitle,
    createdAt: isoTime(startMs),
    lastMessageAt: messages.at(-1)?.createdAt ?? null,
  };
  return [conversationItem(conversation), ...messages.map((message) => messageItem(message))];
}

/** Erases the concepts and the conversation. A concept that was edited has lost its label and stays. */
async function eraseWritings(core: Core, channel: PushChannel, accountId: string): Promise<void> {
  const pk = userPartition(accountId);
  const ideas = await allRows(core, { pk, sk: { beginsWith: `${ideaPrefix}${sampleGeneration}-` } });
  for (const row of ideas) {
    const idea = readOr(row, readIdea);
    if (idea?.sample) await unlessGone(deleteIdea(core, accountId, idea.id));
  }
  const messages = await allRows(core, { pk, sk: { beginsWith: messagesOf(conversationId) } });
  // Whoever has asked on in it keeps it.
  if (messages.length > 2 * sampleTurns.length) return;
  await unlessGone(deleteConversation(core, channel, accountId, conversationId));
}

async function unlessGone(deletion: Promise<void>): Promise<void> {
  try {
    await deletion;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "not_found") throw error;
  }
}
