import type { ReplyRequest, ReplyTurn } from "@marquee/adapters/ai/port";
import { cutHistory } from "@marquee/contracts/chat-text/history-budget";
import { AppError } from "@marquee/contracts/errors";
import type { Core } from "../core.ts";
import { userPartition } from "../keys.ts";
import { isoTime } from "../time.ts";
import { profileKey, readUser } from "../users/user.item.ts";
import { suggestAction } from "./actions/suggest-action.ts";
import { type FoundThings, noteFound, nothingFound } from "./found-things.ts";
import {
  messagePrefix,
  readMessage,
  type StoredMessage,
  type SuggestedAction,
  type Turn,
} from "./message.item.ts";
import { readTools } from "./tools/read-tools.ts";

const historyMessages = 60;
/** What the model reads of the conversation; older turns fall away. */
const historyTokens = 6_000;

/** What an answer is stored with once it is written. */
export interface ReplyContext {
  question: StoredMessage | undefined;
  /** All that the reader said in the conversation, also what no longer fits the model's budget. */
  asked: readonly string[];
  /** Fills with what the tools give while the answer is written. */
  found: FoundThings;
  /** The card of the last suggestion so far; undefined where nothing was suggested. */
  suggested: () => SuggestedAction | undefined;
}

/** What Morgan reads before answering a turn: who asks, and the conversation up to and with the question. */
export async function replyRequest(
  core: Core,
  turn: Turn,
): Promise<ReplyContext & { request: ReplyRequest; newestMessageId: string | undefined }> {
  const [profile, page] = await Promise.all([
    core.table.get(profileKey(turn.userId)),
    core.table.query({
      pk: userPartition(turn.userId),
      sk: { beginsWith: messagePrefix },
      newestFirst: true,
      limit: historyMessages,
    }),
  ]);
  if (!profile) throw new AppError("not_found");
  const user = readUser(profile);
  const oldestFirst = page.items.map(readMessage).reverse();
  const turns = conversation(oldestFirst, turn);
  const found = nothingFound();
  let suggested: SuggestedAction | undefined;
  const request: ReplyRequest = {
    now: isoTime(core.clock.now()),
    userName: user.name,
    company: user.company,
    role: user.role,
    interests: user.interests,
    history: cutHistory(turns, historyTokens),
    tools: readTools({ core, accountId: turn.userId }, (name, result) => noteFound(found, name, result)),
    suggest: async (suggestion) => {
      const outcome = await suggestAction(core, user, suggestion);
      if ("refused" in outcome) return outcome;
      suggested = outcome;
      const { title, effect, changes, costCredits } = outcome.action;
      return { shown: { title, effect, changes, costCredits } };
    },
    ...(user.industry ? { industry: user.industry } : {}),
  };
  const question = oldestFirst.find(({ id }) => id === turn.messageId);
  const asked = turns.filter(({ author }) => author === "user").map(({ text }) => text);
  return {
    request,
    newestMessageId: oldestFirst.at(-1)?.id,
    asked,
    found,
    question,
    suggested: () => suggested,
  };
}

/** Questions with their answers in order; the question of this turn last, questions after it left for their own turns. */
function conversation(oldestFirst: StoredMessage[], turn: Turn): ReplyTurn[] {
  const settled = oldestFirst.filter(
    (message) => message.status === "complete" || message.status === "stopped",
  );
  const answers = new Map(
    settled.filter((message) => message.isAi).map((message) => [message.inReplyTo, message]),
  );
  const turns: ReplyTurn[] = [];
  for (const question of settled) {
    if (question.isAi || question.id > turn.messageId) continue;
    turns.push({ author: "user", text: question.content });
    const answer = answers.get(question.id);
    if (answer && question.id !== turn.messageId) turns.push({ author: "morgan", text: answer.content });
  }
  return turns;
}
