import type { Message } from "@marquee/contracts/chat/chat";
import type { Shown } from "@marquee/contracts/chat/shown-thread";
import { clsx } from "clsx";
import { memo, useRef, useState } from "react";
import { ForRole } from "#account/for-role.tsx";
import { formatTime } from "#format/format.ts";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { userBubble as copy } from "../copy.ts";
import type { Outgoing } from "../model/outbox.ts";
import { QuestionEditor } from "./question-editor.tsx";
import { VersionSwitch } from "./version-switch.tsx";

const bubbleClass =
  "rounded-2xl rounded-br-md bg-primary px-4 py-2 text-lg text-start break-words whitespace-pre-wrap text-on-primary dark:bg-line dark:text-ink";

/** The user's message, with a button to edit it. */
export const UserBubble = memo(function UserBubble(props: {
  message: Message;
  versions: Shown<Message>["versions"];
  /** Whether sending is currently impossible. */
  busy: boolean;
  choice: string;
  onChoose: (choice: string, id: string) => void;
  onEdit: (message: Message, text: string) => void;
}) {
  const { message, versions, choice, onChoose, onEdit } = props;
  const [isEdited, setIsEdited] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsEdited(false);
    requestAnimationFrame(() => edit.current?.focus());
  };
  return (
    <article
      // The target of links to the message.
      id={message.id}
      tabIndex={-1}
      aria-label={copy.you}
      className={clsx("flex max-w-[85%] flex-col items-end gap-1 self-end", isEdited && "w-full")}
    >
      {isEdited ? (
        <QuestionEditor
          text={message.content}
          disabled={props.busy}
          onSend={(text) => {
            setIsEdited(false);
            onEdit(message, text);
          }}
          onClose={close}
        />
      ) : (
        <div className={bubbleClass}>{message.content}</div>
      )}
      {!isEdited && (
        <div className="-mr-2.5 flex flex-wrap items-center justify-end gap-x-1 text-xs text-faint">
          <span className="px-1.5">{formatTime(message.createdAt)}</span>
          <VersionSwitch current={{ message, versions }} onChoose={(id) => onChoose(choice, id)} />
          <CopyButton text={message.content} label={copy.copy} />
          <ForRole>
            <Button ref={edit} variant="ghost" size="sm" onClick={() => setIsEdited(true)}>
              <Icon name="pencil" />
              {copy.edit}
            </Button>
          </ForRole>
        </div>
      )}
    </article>
  );
});

/** An unconfirmed message of the user. If it did not arrive, the user can send it again or discard it. */
export function OutgoingBubble(props: { item: Outgoing; onRetry: () => void; onDiscard: () => void }) {
  const { status, content, reason } = props.item;
  const failed = status === "failed";
  return (
    <article
      tabIndex={-1}
      aria-label={copy.you}
      className="flex max-w-[85%] flex-col items-end gap-1 self-end"
    >
      <div className={clsx(bubbleClass, status === "sending" && "opacity-70")}>{content}</div>
      {status !== "sending" ? (
        <div
          role={failed ? "alert" : "status"}
          className={clsx(
            "flex flex-wrap items-center justify-end gap-1.5 text-sm",
            failed ? "text-danger" : "text-muted",
          )}
        >
          <span>{failed ? copy.notSent(reason ?? "") : copy[status]}</span>
          {status !== "held" && (
            <Button size="sm" onClick={props.onRetry}>
              {copy.retry}
            </Button>
          )}
          <Button size="sm" variant="ghost" onClick={props.onDiscard}>
            {copy.discard}
          </Button>
        </div>
      ) : (
        // The same height as the row of buttons that replaces it once the message has arrived.
        <span className="flex min-h-7.5 items-center text-xs text-faint pointer-coarse:min-h-10">
          {copy.sending}
        </span>
      )}
    </article>
  );
}
