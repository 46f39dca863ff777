import type { RatedReply, ReplyFeedbackReport } from "@marquee/contracts/chat/chat";
import type { Core } from "../../core.ts";
import { profileKey, readUser } from "../../ground/users/user.item.ts";
import { everyListed, listPage } from "../../rows/lists.ts";
import { type AdminPage, type PageRequest, pageOptions, readEach, readOr } from "../../rows/paging.ts";
import { isoTime } from "../../time.ts";
import { messageKey, ratedList, readMessage, type StoredMessage } from "./message.item.ts";

const days = 30;
const dayMs = 86_400_000;

/** What readers think of Morgan's answers: each rated answer with its question, newest rating first. */
export async function listReplyFeedback(core: Core, page: PageRequest): Promise<AdminPage<RatedReply>> {
  const { items, cursor } = await listPage(core, ratedList, { newestFirst: true, ...pageOptions(page) });
  const { rows, unreadable } = readEach(items, readMessage);
  const [questions, users] = await Promise.all([
    textsOf(core, rows),
    namesOf(core, [...new Set(rows.map(({ userId }) => userId))]),
  ]);
  const rated = rows.flatMap((row): RatedReply[] => {
    const { id, userId, content, feedback, note } = row;
    if (!feedback) return [];
    return [
      {
        id,
        userId,
        userName: users.get(userId) ?? null,
        question: questions.get(row.inReplyTo ?? "") ?? null,
        answer: content,
        rating: feedback.rating,
        reason: feedback.reason ?? null,
        ratedAt: feedback.at,
        ...(note === undefined ? {} : { note }),
      },
    ];
  });
  return { items: rated, cursor, unreadable };
}

/** How many answers were rated in the last 30 days, and how. */
export async function getReplyFeedbackReport(core: Core): Promise<ReplyFeedbackReport> {
  const since = isoTime(core.clock.now() - days * dayMs);
  const count = { days, up: 0, down: 0, withReason: 0 };
  for await (const row of everyListed(core, ratedList, { sk: { above: since, beginsWith: "" } })) {
    const feedback = readOr(row, readMessage)?.feedback;
    if (!feedback) continue;
    count[feedback.rating] += 1;
    if (feedback.reason !== undefined) count.withReason += 1;
  }
  return count;
}

async function textsOf(core: Core, answers: readonly StoredMessage[]): Promise<Map<string, string>> {
  const keys = answers.flatMap(({ userId, inReplyTo }) =>
    inReplyTo === null ? [] : [messageKey(userId, inReplyTo)],
  );
  const rows = await core.table.getMany(keys);
  const questions = readEach(
    rows.filter((row) => row !== undefined),
    readMessage,
  ).rows;
  return new Map(questions.map(({ id, content }) => [id, content]));
}

async function namesOf(core: Core, userIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await core.table.getMany(userIds.map(profileKey));
  const users = readEach(
    rows.filter((row) => row !== undefined),
    readUser,
  ).rows;
  return new Map(users.map(({ id, name, username }) => [id, `${name} (${username})`]));
}
