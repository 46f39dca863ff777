import type { PushChannel } from "@marquee/adapters/push/port";
import { AppError, Defect } from "@marquee/contracts/errors";
import { limits } from "@marquee/contracts/limits";
import type { BodyOf } from "@marquee/contracts/operation";
import type {
  ConceptComment,
  writeConceptComment as contract,
} from "@marquee/contracts/studio/concept-comments";
import { absent } from "@marquee/table/condition";
import type { Core } from "../../core.ts";
import type { Acting } from "../../ground/identity/principal.ts";
import { authorOf } from "../../ground/threads/authors.ts";
import { mentionedBy, placedMentions, withMentions } from "../../ground/threads/mentions.ts";
import { postMessage } from "../../ground/threads/post-message.ts";
import {
  noticeWrites,
  pushNotices,
  type ReadyNotice,
  readyNotices,
} from "../../live/notifications/notices.ts";
import type { RequestKey } from "../../rows/idempotency.item.ts";
import { isoTime } from "../../time.ts";
import { type IdeaCommentRecord, ideaCommentEntity } from "../campaigns/idea-comment.item.ts";
import { getIdea } from "../campaigns/ideas.ts";
import { roomForComment, shownComments } from "./comments.ts";

const full = `A concept keeps ${limits.conceptComments} comments. Delete one to make room.`;

/**
 * Comments on a concept of the account that somebody acts for, for those who read it there, and tells whom it mentions
 * and nobody else. A repeated client id returns the first comment.
 * @throws AppError not_found, validation_failed for `mentions`, conflict where the concept's page is full,
 *   too_many_requests, idempotency_mismatch for a client id that was used with another text
 */
export async function writeConceptComment(
  { core, channel }: { core: Core; channel: PushChannel },
  acting: Acting,
  ideaId: string,
  { text, mentions: personIds, clientId }: BodyOf<typeof contract>,
): Promise<ConceptComment> {
  const { actorId: personId, accountId: userId, through: throughId } = acting;
  await getIdea(core, userId, ideaId);
  const [author, mentions] = await Promise.all([
    authorOf(core, acting),
    placedMentions(core, acting, { text, personIds, reach: "campaigns" }),
  ]);
  const concerned = mentionedBy(acting, mentions);
  const request: RequestKey = {
    userId,
    operation: `writeConceptComment#${ideaId}`,
    key: clientId,
    body: { text, mentions: personIds },
  };
  let notices: ReadyNotice[] = [];
  const { message: comment, isNew } = await postMessage(core, {
    request,
    kind: "comment",
    scope: "concept-team-comments",
    compose: async (id, nowMs) => {
      const idea = await getIdea(core, userId, ideaId);
      const about = { conceptId: ideaId, commentId: id, concept: idea.name, from: author.nameInside };
      const mention = { userId, concerned, notification: { kind: "concept_mention", about } } as const;
      notices = await readyNotices(core, concerned.length === 0 ? [] : [mention]);
      const { stored } = withMentions(mentions);
      const row: IdeaCommentRecord = {
        id,
        ideaId,
        personId,
        throughId,
        text,
        ...stored,
        createdAt: isoTime(nowMs),
      };
      return {
        message: row,
        writes: [
          roomForComment(idea),
          {
            label: "comment",
            write: { op: "put", item: ideaCommentEntity.item({ ...row, userId }), when: absent },
          },
          ...noticeWrites(notices),
        ],
        closed: (idea.comments ?? 0) < limits.conceptComments ? undefined : full,
      };
    },
    read: (id) => readComment(core, { userId, ideaId, id }),
  });
  if (isNew) await pushNotices(core, channel, notices);
  const [shown] = await shownComments(core, [comment]);
  if (!shown) throw new Defect("A comment is shown as one comment");
  return shown;
}

async function readComment(
  core: Core,
  place: { userId: string; ideaId: string; id: string },
): Promise<IdeaCommentRecord> {
  const row = await core.table.get(ideaCommentEntity.key(place));
  // It was deleted since the first call.
  if (!row) throw new AppError("not_found");
  return ideaCommentEntity.read(row);
}
