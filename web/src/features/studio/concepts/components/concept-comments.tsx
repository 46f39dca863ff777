import type { CampaignIdea } from "@marquee/contracts/studio/campaigns";
import type { ConceptComment } from "@marquee/contracts/studio/concept-comments";
import { useQuery } from "@tanstack/react-query";
import { ForRole } from "#account/for-role.tsx";
import { formatAgo } from "#format/format.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { Icon } from "#ui/icon.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { Switch } from "#ui/switch.tsx";
import {
  conceptCommentsQuery,
  useDeleteConceptComment,
  useSetConceptComments,
} from "../api/concept-comments.ts";
import { conceptComments as copy } from "../copy.ts";

/** How often the links to a concept were opened, and what people with one wrote. */
export function ConceptComments({ idea }: { idea: CampaignIdea }) {
  const { data, isPending, refetch } = useQuery(conceptCommentsQuery(idea.id));
  const set = useSetConceptComments(idea.id);
  return (
    <Card aria-labelledby="concept-comments" className="p-5">
      <h2 id="concept-comments" className="text-base">
        {copy.title}
      </h2>
      <p className="mt-1 text-muted">{copy.views(idea.views ?? 0)}</p>
      {data ? (
        <>
          <Comments id={idea.id} comments={data.comments} />
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
        </>
      ) : isPending ? (
        <Loading label={copy.loading} className="mt-2">
          <Skeleton className="h-12" />
        </Loading>
      ) : (
        <div className="mt-2 text-sm text-muted">
          <p>{copy.failed}</p>
          <Button size="sm" className="mt-2" onClick={() => void refetch()}>
            {copy.retry}
          </Button>
        </div>
      )}
    </Card>
  );
}

function Comments({ id, comments }: { id: string; comments: readonly ConceptComment[] }) {
  const remove = useDeleteConceptComment(id);
  if (comments.length === 0) return <p className="mt-1 text-muted">{copy.none}</p>;
  return (
    <>
      <ul className="mt-1 divide-y divide-line">
        {comments.map((comment) => (
          <li key={comment.id} className="py-2.5">
            <div className="flex items-start gap-2">
              <p className="min-w-0 flex-1 text-sm text-muted">
                <span className="font-medium break-words text-ink">{comment.name}</span>{" "}
                {formatAgo(comment.createdAt)}
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
            <p className="text-start break-words whitespace-pre-line">{comment.text}</p>
          </li>
        ))}
      </ul>
      <FailureNote error={remove.error} className="mt-2" />
    </>
  );
}
