import type { MentionSpan } from "@marquee/contracts/text/mention-spans";
import { clsx } from "clsx";
import { formatDateTime } from "#format/format.ts";
import { MentionedText } from "./mentioned-text.tsx";

export interface LoggedMessage {
  id: string;
  content: string;
  /** Where it mentions somebody. */
  mentions?: readonly MentionSpan[] | undefined;
  createdAt: string;
  /** The sender, and whether that is the user. */
  writer: string;
  own: boolean;
}

/** The messages of a thread, oldest first; the user's own are on the right. */
export function MessageLog(props: { label: string; messages: readonly LoggedMessage[] }) {
  return (
    <div role="log" aria-label={props.label} className="flex flex-col gap-4 px-4 py-5 sm:px-5">
      {props.messages.map(({ id, content, mentions, createdAt, writer, own }) => (
        <article
          key={id}
          aria-label={writer}
          className={clsx("flex max-w-[85%] flex-col gap-1", own ? "items-end self-end" : "items-start")}
        >
          <p className="text-xs text-muted">
            {writer} ·{" "}
            <time dateTime={createdAt} className="text-faint">
              {formatDateTime(createdAt)}
            </time>
          </p>
          <div
            className={clsx(
              "rounded-2xl px-4 py-2 text-start break-words whitespace-pre-wrap",
              own
                ? "rounded-br-md bg-primary text-on-primary dark:bg-line dark:text-ink"
                : "rounded-bl-md border border-line bg-sunken",
            )}
          >
            <MentionedText text={content} mentions={mentions} />
          </div>
        </article>
      ))}
    </div>
  );
}
