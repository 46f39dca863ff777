import type { CampaignIdea } from "@marquee/contracts/studio/campaigns";
import type { ConceptComment } from "@marquee/contracts/studio/concept-comments";
import { useQuery } from "@tanstack/react-query";
import { ForRole } from "#account/for-role.tsx";
import { useMentionChoice } from "#account/mention-choice.ts";
import { formatAgo } from "#format/format.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { Icon } from "#ui/icon.tsx";
import { MentionedText } from "#ui/mentioned-text.tsx";
import { ReplyForm } from "#ui/reply-form.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { Switch } from "#ui/switch.tsx";
import {
  conceptCommentsQuery,
  useDeleteConceptComment,
  useSetConceptComments,
  useWriteConceptComment,
} from "../api/concept-comments.ts";
import { conceptPeopleQuery } from "../api/list-concept-people.ts";
import { conceptComments as copy } from "../copy.ts";

/** What the reader's own side and people with a link wrote about a concept, and how often its links were opened. */
export function ConceptComments({ idea }: { idea: CampaignIdea }) {
  const { data, isPending, refetch } = useQuery(conceptCommentsQuery(idea.id));
  const set = useSetConceptComments(idea.id);
  return (
    <Card aria-labelledby="concept-comments">
      <h2 id="concept-comments" className="px-4 pt-5 pb-3 text-base sm:px-5">
        {copy.title}
      </h2>
      <ForRole>
        <WriteComment key={idea.id} id={idea.id} />
      </ForRole>
      <div className="border-t border-line px-4 py-3 sm:px-5">
        {data ? (
          <Comments id={idea.id} comments={data.comments} />
        ) : isPending ? (
          <Loading label={copy.loading}>
            <Skeleton className="h-12" />
          </Loading>
        ) : (
          <div className="text-sm text-muted">
            <p>{copy.failed}</p>
            <Button size="sm" className="mt-2" onClick={() => void refetch()}>
              {copy.retry}
            </Button>
          </div>
        )}
      </div>
      <div className="border-t border-line px-4 py-4 sm:px-5">
        <p className="text-muted">{copy.views(idea.views ?? 0)}</p>
        {data && (
          <ForRole>
            <Switch
              label={copy.open}
              note={copy.openNote}
              checked={set.isPending ? set.variables : data.open}
              onChange={(open) => set.mutate(open)}
              pending={set.isPending}
              error={set.error}
            />
          </ForRole>
        )}
      </div>
    </Card>
  );
}

function WriteComment({ id }: { id: string }) {
  return (
    <ReplyForm
      label={copy.label}
      submit={copy.send}
      draftKey={`concept-comment-${id}`}
      schema={async () =>
        (await import("@marquee/contracts/studio/concept-comments")).writeConceptComment.body.shape.text
      }
      mentions={useMentionChoice(conceptPeopleQuery)}
      reply={useWriteConceptComment(id)}
    />
  );
}

function Comments({ id, comments }: { id: string; comments: readonly ConceptComment[] }) {
  const remove = useDeleteConceptComment(id);
  if (comments.length === 0) return <p className="text-muted">{copy.none}</p>;
  return (
    <>
      <ul className="divide-y divide-line">
        {comments.map((comment) => (
          <li key={comment.id} className="py-2.5">
            <div className="flex items-start gap-2">
              <p className="min-w-0 flex-1 text-sm text-muted">
                <bdi className="font-medium break-words text-ink">{comment.name}</bdi>
                {comment.writer === "visitor" && ` · ${copy.visitor}`} · {formatAgo(comment.createdAt)}
              </p>
              <ForRole>
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={copy.delete(comment.name)}
                  pending={remove.isPending && remove.variables === comment.id}
                  onClick={() => remove.mutate(comment.id)}
                >
                  <Icon name="trash" />
                </Button>
              </ForRole>
            </div>
            <p dir="auto" className="text-start break-words whitespace-pre-line">
              <MentionedText text={comment.text} mentions={comment.mentions} />
            </p>
          </li>
        ))}
      </ul>
      <FailureNote error={remove.error} className="mt-2" />
    </>
  );
}
