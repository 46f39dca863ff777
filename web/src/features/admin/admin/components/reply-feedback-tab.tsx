import type { RatedReply } from "@marquee/contracts/chat/chat";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { formatCount, formatDateTime } from "#format/format.ts";
import { Badge } from "#ui/badge.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { PagedList } from "#ui/paged-list.tsx";
import { EmptyState } from "#ui/states.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { replyFeedbackReportQuery } from "../api/get-reply-feedback-report.ts";
import { replyFeedbackQuery } from "../api/list-reply-feedback.ts";
import { replyFeedbackTab as copy } from "../copy.ts";
import { adminAccountPath } from "../model/account-path.ts";

/** What users think of Morgan's answers: how many were rated and how, and each with its question and reason. */
export function ReplyFeedbackTab() {
  const query = useInfiniteQuery(replyFeedbackQuery);
  return (
    <Card aria-labelledby="reply-feedback-title">
      <CardHeader title={copy.title} id="reply-feedback-title" note={copy.note} />
      <Report />
      <PagedList
        query={query}
        noun={copy.noun}
        empty={<EmptyState title={copy.emptyTitle}>{copy.empty}</EmptyState>}
      >
        {(replies) => (
          <ol className="divide-y divide-line border-t border-line">
            {replies.map((reply) => (
              <Rated key={reply.id} reply={reply} />
            ))}
          </ol>
        )}
      </PagedList>
    </Card>
  );
}

/** The line is there from the first frame; without an answer it stays empty, and the list below reports the error. */
function Report() {
  const { data } = useQuery(replyFeedbackReportQuery);
  const total = data ? data.up + data.down : 0;
  return (
    <p className="min-h-6 px-5 pb-4" role="status">
      {data &&
        (total === 0
          ? copy.nothingRated(data.days)
          : copy.report({
              days: data.days,
              good: formatCount(data.up),
              bad: formatCount(data.down),
              share: Math.round((data.up / total) * 100),
              reasons: formatCount(data.withReason),
            }))}
    </p>
  );
}

function Rated({ reply }: { reply: RatedReply }) {
  const { userId, userName, question, answer, rating, reason, ratedAt } = reply;
  return (
    <li className="flex flex-col gap-2 px-5 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Badge tone={rating === "up" ? "success" : "danger"}>{rating === "up" ? copy.good : copy.bad}</Badge>
        <p className="text-sm text-muted">
          <TextLink to={adminAccountPath(userId)} variant="name" className="break-words">
            {userName ?? userId}
          </TextLink>{" "}
          · {formatDateTime(ratedAt)}
        </p>
      </div>
      {reason !== null && <p className="break-words">{copy.quoted(reason)}</p>}
      <p className="text-sm break-words text-muted">
        <span className="font-medium text-ink">{copy.question}</span> {question ?? copy.questionGone}
      </p>
      <details className="text-sm">
        <summary className="cursor-pointer text-muted">{copy.answer}</summary>
        <p className="mt-2 text-start break-words whitespace-pre-wrap">{answer}</p>
      </details>
    </li>
  );
}
