import type { Message } from "@marquee/contracts/chat/chat";
import { createConversation } from "@marquee/core/chat/chat/conversations";
import { getReplyAllowance } from "@marquee/core/chat/chat/free-replies-left";
import { messageKey, readMessage } from "@marquee/core/chat/chat/message.item";
import { listMessages } from "@marquee/core/chat/chat/messages";
import { replyToChat } from "@marquee/core/chat/chat/reply-to-chat";
import { sendMessage } from "@marquee/core/chat/chat/send-message";
import { getBalance } from "@marquee/core/credits/credits/credits";
import type { Identity } from "@marquee/core/ground/identity/principal";
import { sleep } from "@marquee/core/sleep";
import type { JudgeWorld, Stage } from "../judge-types.ts";
import { people, rowsOf } from "../world.ts";
import { offeredAct } from "./acts.ts";
import type { Conversation, Question } from "./conversation.ts";
import { Facts } from "./facts.ts";
import { judged, type Verdict } from "./score.ts";
import type { Reply } from "./wanted.ts";

/** One question, what was answered and how that was judged. */
export interface JudgedAnswer {
  id: string;
  question: Question;
  reply: Reply;
  verdict: Verdict;
}

/** Somebody takes longer than this to read an answer and to ask again. */
const readingMs = 20_000;
/** As long as a browser would wait for a model. */
const modelMs = 600_000;

/** Asks the questions of a conversation one after the other, as its person would from the chat page. */
export async function converse(
  world: JudgeWorld,
  { id, as, questions }: Conversation,
): Promise<JudgedAnswer[]> {
  const stage = world.stage();
  const principal = await stage.signIn(people[as]);
  const { id: conversation } = await createConversation(stage.core, stage.channel, people[as]);
  const answers: JudgedAnswer[] = [];
  for (const [at, question] of questions.entries()) {
    const facts = new Facts((rowType) => rowsOf(stage.store, rowType), stage.clock.now());
    const replies = answers.map(({ reply }) => reply);
    const expected = question.expect({ facts, replies });
    const reply = await answerTo(world, stage, { principal, conversation, content: question.ask });
    const verdict = judged(expected, reply, facts.events);
    answers.push({ id: `${id}.${at + 1}`, question, reply, verdict });
    stage.clock.advance(readingMs);
  }
  return answers;
}

interface Asked {
  principal: Identity;
  conversation: string;
  content: string;
}

/** Sends a question, has the worker answer it, and reads the answer as the page does. */
async function answerTo(world: JudgeWorld, stage: Stage, asked: Asked): Promise<Reply> {
  const { core, queue, channel, budget } = stage;
  const { accountId: userId } = asked.principal;
  const before = await meansOf(stage, userId);
  const { message } = await sendMessage(core, queue, {
    ...asked,
    clientId: undefined,
    claims: { userId: undefined, isAi: undefined },
    requestId: "judge",
    budget,
  });
  await replyToChat(
    { core, ai: world.chatAi, channel, queue, sleep },
    { v: 1, kind: "chat", jobId: "judge", userId, requestId: "judge" },
    { signal: AbortSignal.timeout(modelMs), remainingMs: () => modelMs },
  );
  const { items } = await listMessages(core, userId, { conversation: asked.conversation });
  const answer = items.find(({ inReplyTo, status }) => inReplyTo === message.id && status === "complete");
  const after = await meansOf(stage, userId);
  return {
    text: answer?.content ?? "",
    cards: answer?.cards ?? [],
    act: answer?.action && (await actOf(stage, userId, answer, answer.action)),
    choices: answer?.quickReplies ?? [],
    charged: after < before,
  };
}

/** With what its order would do, which the page does not show. */
async function actOf(stage: Stage, userId: string, { id }: Message, action: NonNullable<Message["action"]>) {
  const row = await stage.core.table.get(messageKey(userId, id));
  return offeredAct(action, (row && readMessage(row).actionOrder) ?? {});
}

/** What is left to ask with: the month's free answers and credits. */
async function meansOf({ core }: Stage, userId: string): Promise<number> {
  const [{ freeLeft }, { availableCredits }] = await Promise.all([
    getReplyAllowance(core, userId),
    getBalance(core, userId),
  ]);
  return freeLeft + availableCredits;
}
