import { withoutChoiceOptions } from "@marquee/contracts/chat-text/choice-options";
import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { messagesQuery } from "#features/chat/api/list-messages.ts";
import { MorganAvatar } from "#features/chat/components/morgan-avatar.tsx";
import { formatAgo } from "#format/format.ts";
import { paths } from "#routing/paths.ts";
import { LinkButton } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { ErrorState } from "#ui/states.tsx";
import { morganCard as copy } from "../copy.ts";

/** Markdown as one run of words, for a few lines of preview. */
function plainText(markdown: string): string {
  return withoutChoiceOptions(markdown)
    .replaceAll(/[#*_`>|]|^\s*[-+]\s/gm, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** The way into the conversation, with what Morgan said last. */
export function MorganCard({ className }: { className?: string }) {
  const { data, error, isPending, refetch } = useQuery(messagesQuery);
  const answer = data?.messages.findLast(({ isAi, content }) => isAi && content !== "");
  return (
    <Card className={clsx("flex flex-col", className)} aria-labelledby="morgan-card">
      <header className="flex items-center gap-3 px-5 pt-4">
        <MorganAvatar className="size-9" />
        <div>
          <h2 id="morgan-card" className="text-base">
            {copy.morgan}
          </h2>
          <p className="text-sm text-muted">
            {answer ? copy.answered(formatAgo(answer.createdAt)) : copy.yourStrategist}
          </p>
        </div>
      </header>
      {/* Six lines high whatever stands in it, so that nothing moves when the answer comes. */}
      <div className="min-h-44 px-5 py-4">
        {isPending ? (
          <Loading label={copy.loading} className="grid gap-2">
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-11/12" />
            <Skeleton className="h-4 w-3/5" />
          </Loading>
        ) : error && !data ? (
          <ErrorState
            title={copy.failed}
            error={error}
            onRetry={() => void refetch()}
            className="px-0! py-0!"
          />
        ) : (
          <p className="line-clamp-6 text-lg text-muted">
            {answer ? plainText(answer.content) : copy.invitation}
          </p>
        )}
      </div>
      <footer className="border-t border-line px-5 py-3">
        <LinkButton to={paths.chat} className="w-full">
          {answer ? copy.continue : copy.start}
        </LinkButton>
      </footer>
    </Card>
  );
}
