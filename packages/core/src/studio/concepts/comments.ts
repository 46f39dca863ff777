import type { PushChannel } from "@marquee/adapters/push/port";
import { AppError } from "@marquee/contracts/errors";
import { limits } from "@marquee/contracts/limits";
import type { AnswerOf, BodyOf } from "@marquee/contracts/operation";
import type { CampaignIdea } from "@marquee/contracts/studio/campaigns";
import type * as conceptComments from "@marquee/contracts/studio/concept-comments";
import type { ConceptComment } from "@marquee/contracts/studio/concept-comments";
import { all, attribute, type Condition, exists } from "@marquee/table/condition";
import { ConditionRefused, type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import type { Caller } from "../../caller.ts";
import type { Core } from "../../core.ts";
import { namedNow } from "../../ground/threads/mentions.ts";
import { daySeconds, hourSeconds, limitWrite, tooManyOf } from "../../ground/throttles/limiter.ts";
import { spendPerNetwork } from "../../ground/throttles/network.ts";
import { idsOfActor, nameWithin } from "../../ground/users/actor-names.ts";
import { usersOf } from "../../ground/users/users-of.ts";
import { noticesTo, noticeWrites, pushNotices } from "../../live/notifications/notices.ts";
import { fingerprint, userPartition } from "../../rows/keys.ts";
import { allRows, readEach } from "../../rows/paging.ts";
import { isoTime } from "../../time.ts";
import { ideaKey } from "../campaigns/idea.item.ts";
import {
  type IdeaCommentRecord,
  ideaCommentEntity,
  ideaCommentPrefix,
} from "../campaigns/idea-comment.item.ts";
import { getIdea } from "../campaigns/ideas.ts";
import { getSharedIdea } from "./shares.ts";

/**
 * Leaves a comment for those who shared a concept, who are told in the same transaction. A concept takes no more
 * than a page of them, so that a link that gets around fills no library.
 * @throws AppError not_found, conflict where comments are off or the page is full, too_many_requests
 */
export async function addConceptComment(
  { core, channel }: { core: Core; channel: PushChannel },
  token: string,
  caller: Pick<Caller, "ip">,
  { name, text }: BodyOf<typeof conceptComments.addConceptComment>,
): Promise<void> {
  const { idea } = await getSharedIdea(core, token, caller);
  if (idea.commentsClosed) throw closed();
  await spendPerNetwork(core, caller, {
    scope: "concept-comments",
    max: limits.conceptCommentsPerNetworkPerHour,
    windowSeconds: hourSeconds,
  });
  const nowMs = core.clock.now();
  const id = core.ids.next("comment", nowMs);
  const { userId, id: ideaId } = idea;
  const noticesOf = await noticesTo(core, userId);
  const about = { conceptId: ideaId, concept: idea.name, from: name };
  const notices = noticesOf({ kind: "concept_commented", about });
  const perLink = {
    scope: "concept-link-comments",
    key: fingerprint(token),
    max: limits.conceptCommentsPerLinkPerDay,
    windowSeconds: daySeconds,
  };
  try {
    await core.table.transact([
      limitWrite(perLink, nowMs),
      roomForComment(idea, attribute("commentsClosed").isAbsent),
      {
        label: "comment",
        write: {
          op: "put",
          item: ideaCommentEntity.item({ userId, ideaId, id, name, text, createdAt: isoTime(nowMs) }),
        },
      },
      ...noticeWrites(notices),
    ]);
  } catch (error) {
    if (!(error instanceof TransactionRefused)) throw error;
    if (error.label === "limit") throw tooManyOf(perLink, nowMs);
    throw closed(error);
  }
  await pushNotices(core, channel, notices);
}

function closed(cause?: unknown): AppError {
  return new AppError("conflict", {
    message: "This concept takes no comments at the moment.",
    ...(cause === undefined ? {} : { cause }),
  });
}

/** The write that counts a comment on a concept, as long as there is room and the same concept is still there. */
export function roomForComment(
  { userId, id, createdAt }: CampaignIdea,
  ...further: readonly Condition[]
): LabelledWrite {
  return {
    label: "idea",
    write: {
      op: "update",
      key: ideaKey(userId, id),
      add: { comments: 1 },
      when: all(
        attribute("createdAt").is(createdAt),
        attribute("comments").absentOrBelow(limits.conceptComments),
        ...further,
      ),
    },
  };
}

/** Comments as answers show them, with their people named as they are called now. */
export async function shownComments(
  core: Core,
  rows: readonly IdeaCommentRecord[],
): Promise<ConceptComment[]> {
  const users = await usersOf(
    core,
    rows.flatMap((row) => [...idsOfActor(row), ...(row.mentions ?? []).map(({ personId }) => personId)]),
  );
  return rows.map((row) => {
    const { id, name = "", personId, throughId, createdAt } = row;
    if (personId === undefined) return { id, writer: "visitor", name, text: row.text, createdAt };
    const writer = { writer: "team", name: nameWithin(users, { personId, throughId }) } as const;
    return { id, ...writer, ...namedNow(row.text, row, users), createdAt };
  });
}

/** The comments on one's own concept, of visitors and of one's own side, newest first. @throws AppError not_found */
export async function listConceptComments(
  core: Core,
  userId: string,
  ideaId: string,
): Promise<AnswerOf<typeof conceptComments.listConceptComments>> {
  const [idea, rows] = await Promise.all([
    getIdea(core, userId, ideaId),
    allRows(core, {
      pk: userPartition(userId),
      sk: { beginsWith: ideaCommentPrefix(ideaId) },
      newestFirst: true,
    }),
  ]);
  const comments = await shownComments(core, readEach(rows, ideaCommentEntity.read).rows);
  return { open: idea.commentsClosed !== true, comments };
}

/** Lets the links to one's own concept take comments, or not; again changes nothing. @throws AppError not_found */
export async function setConceptComments(
  core: Core,
  userId: string,
  ideaId: string,
  open: boolean,
): Promise<void> {
  const change = open ? { remove: ["commentsClosed"] } : { set: { commentsClosed: true } };
  try {
    await core.table.write({ op: "update", key: ideaKey(userId, ideaId), ...change, when: exists });
  } catch (error) {
    if (error instanceof ConditionRefused) throw new AppError("not_found", { cause: error });
    throw error;
  }
}

/** Deletes a comment on one's own concept, which makes room for another. @throws AppError not_found */
export async function deleteConceptComment(
  core: Core,
  userId: string,
  { ideaId, id }: { ideaId: string; id: string },
): Promise<void> {
  try {
    await core.table.transact([
      {
        label: "comment",
        write: { op: "delete", key: ideaCommentEntity.key({ userId, ideaId, id }), when: exists },
      },
      {
        label: "idea",
        write: { op: "update", key: ideaKey(userId, ideaId), add: { comments: -1 }, when: exists },
      },
    ]);
  } catch (error) {
    if (error instanceof TransactionRefused) throw new AppError("not_found", { cause: error });
    throw error;
  }
}
