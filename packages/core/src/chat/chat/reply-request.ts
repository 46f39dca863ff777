import type { ReplyMemory, ReplyRequest, ReplyTurn } from "@marquee/adapters/ai/port";
import { cutHistory } from "@marquee/contracts/chat/history-budget";
import { threadTo } from "@marquee/contracts/chat/shown-thread";
import { AppError } from "@marquee/contracts/errors";
import { localTimeIn } from "@marquee/contracts/events/event-time";
import { brandKnowledgeOf } from "../../account/brand-facts/brand-knowledge.ts";
import type { Core } from "../../core.ts";
import { type Job, payerOfJob } from "../../credits/jobs/job.item.ts";
import { companyOf, profileKey, readUser, zoneOf } from "../../ground/users/user.item.ts";
import { usersOf } from "../../ground/users/users-of.ts";
import { userPartition } from "../../rows/keys.ts";
import { readEach } from "../../rows/paging.ts";
import { deletedName } from "../../rows/row-kind.ts";
import { isoTime } from "../../time.ts";
import type { CardPayer } from "./actions/action-kind.ts";
import { suggestAction } from "./actions/suggest-action.ts";
import { type FoundThings, noteFound, nothingFound } from "./found-things.ts";
import {
  conversationOf,
  messageKey,
  messagesOf,
  readMessage,
  type StoredMessage,
  type SuggestedAction,
  type Turn,
} from "./message.item.ts";
import { readTools } from "./tools/read-tools.ts";

/** How many messages to read; versions that are not shown count as well. */
const historyMessages = 100;
/** How much of the conversation the model reads; older turns are dropped. */
const historyTokens = 6_000;

/** What an answer is stored with once it is written. */
export interface ReplyContext {
  question: StoredMessage;
  /** Everything the reader said in the conversation, even what no longer fits the model's budget. */
  asked: readonly string[];
  /** Collects what the tools return while the answer is written. */
  found: FoundThings;
  /** The card of the last suggestion so far; undefined if nothing was suggested. */
  suggested: () => SuggestedAction | undefined;
  /** What the answer leaves for later ones. */
  remembered: () => ReplyMemory;
  /** Whether the answer could not help. */
  isHelpless: () => boolean;
}

/** What Morgan reads before answering a turn: who asks, and the conversation up to and including the question. */
export async function replyRequest(
  core: Core,
  turn: Turn,
  job: Pick<Job, "userId" | "through" | "payer">,
): Promise<ReplyContext & { request: ReplyRequest; newestMessageId: string | undefined }> {
  const [profile, questionRow, brand, payer, page] = await Promise.all([
    core.table.get(profileKey(turn.userId)),
    core.table.get(messageKey(turn.userId, turn.messageId)),
    brandKnowledgeOf(core, turn.userId),
    cardPayerOf(core, job),
    core.table.query({
      pk: userPartition(turn.userId),
      sk: { beginsWith: messagesOf(conversationOf(turn.messageId)) },
      newestFirst: true,
      limit: historyMessages,
    }),
  ]);
  if (!profile || !questionRow) throw new AppError("not_found");
  const user = readUser(profile);
  const oldestFirst = readEach(page.items, readMessage).rows.reverse();
  const question = readMessage(questionRow);
  const turns = conversation(oldestFirst, question);
  const found = nothingFound();
  let suggested: SuggestedAction | undefined;
  let remembered: ReplyMemory = {};
  let isHelpless = false;
  const request: ReplyRequest = {
    now: localTimeIn(zoneOf(user), isoTime(core.clock.now())),
    userName: user.name,
    company: user.company,
    role: user.role,
    interests: user.interests,
    history: cutHistory(turns, historyTokens),
    tools: readTools({ core, accountId: turn.userId, payingAgency: payer.agency }, (name, result) =>
      noteFound(found, name, result),
    ),
    suggest: async (suggestion) => {
      const outcome = await suggestAction(core, user, suggestion, payer);
      if ("refused" in outcome) return outcome;
      suggested = outcome;
      const { title, effect, changes, costCredits } = outcome.action;
      return { shown: { title, effect, changes, costCredits } };
    },
    cannotHelp: () => {
      isHelpless = true;
    },
    remember: (memory) => {
      remembered = { ...remembered, ...memory };
    },
    ...(user.industry ? { industry: user.industry } : {}),
    ...(brand ? { brand } : {}),
  };
  const asked = turns.filter(({ author }) => author === "user").map(({ text }) => text);
  return {
    request,
    newestMessageId: oldestFirst.at(-1)?.id,
    asked,
    found,
    question,
    suggested: () => suggested,
    remembered: () => remembered,
    isHelpless: () => isHelpless,
  };
}

async function cardPayerOf(core: Core, job: Pick<Job, "userId" | "through" | "payer">): Promise<CardPayer> {
  const payerId = payerOfJob(job);
  if (payerId === job.userId) return { payerId, agency: null };
  const agency = (await usersOf(core, [payerId])).get(payerId);
  return { payerId, agency: agency ? companyOf(agency) : deletedName };
}

/**
 * What the reader sees above the question, each question with its answer, and the question last. Later questions and
 * other versions are left for their own turns.
 */
function conversation(oldestFirst: StoredMessage[], question: StoredMessage): ReplyTurn[] {
  const known = oldestFirst.some(({ id }) => id === question.id) ? oldestFirst : [question, ...oldestFirst];
  const settled = threadTo(known, question.id).filter(
    ({ status }) => status === "complete" || status === "stopped",
  );
  return settled.map(({ isAi, content, shown, constraints }) => ({
    author: isAi ? "morgan" : "user",
    text: content,
    ...(shown ? { shown } : {}),
    ...(constraints ? { constraints } : {}),
  }));
}
