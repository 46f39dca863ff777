import { type ReactNode, useState } from "react";
import { useForm } from "#forms/form.ts";
import type { FormSchema, Issue } from "#forms/form-shape.ts";
import { Button } from "./button.tsx";
import { DraftStatus } from "./draft-status.tsx";
import { FailureNote } from "./failure-note.tsx";
import { type MentionChoice, MentionField } from "./mention-field.tsx";
import { type MentionPerson, mentionedIn } from "./mention-text.ts";

/** A message and the ids of whom it mentions, if anybody. */
export interface Reply {
  message: string;
  mentions?: string[];
}

function replyOf(message: string, mentioned: readonly MentionPerson[]): Reply {
  return mentioned.length === 0 ? { message } : { message, mentions: mentioned.map(({ id }) => id) };
}

/** The next message of a thread. A draft is kept until it is sent. */
export function ReplyForm(props: {
  label: string;
  submit: string;
  draftKey: string;
  /** Other answers than a message, before its button. */
  others?: ReactNode;
  /** The contract's schema for a message's text. */
  schema: () => Promise<FormSchema<string>>;
  /** Whom it may mention. */
  mentions: MentionChoice;
  reply: {
    isPending: boolean;
    mutate: (text: Reply, on: { onSuccess: () => void; onError: (error: unknown) => void }) => void;
  };
}) {
  const { reply, mentions } = props;
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const form = useForm({
    schema: async () => {
      const text = await props.schema();
      return {
        safeParse: (values: unknown) => {
          const checked = text.safeParse((values as { message: string }).message);
          if (checked.success) return checked;
          const issues = checked.error.issues.map((issue: Issue) => ({ ...issue, path: ["message"] }));
          return { success: false as const, error: { issues } };
        },
      };
    },
    initial: { message: "" },
    draftKey: props.draftKey,
    onSubmit: (message) =>
      reply.mutate(replyOf(message, mentionedIn(message, mentions.people ?? [], picked)), {
        onSuccess: () => {
          form.draft.discard();
          setPicked(new Set());
        },
        onError: (error) => form.showServerErrors(error),
      }),
  });
  return (
    <form {...form.formProps} className="flex flex-col gap-3 border-t border-line p-4 sm:px-5 print:hidden">
      <MentionField
        field={form.field("message")}
        label={props.label}
        rows={3}
        choice={mentions}
        picked={picked}
        onPick={(id) => setPicked((ids) => new Set([...ids, id]))}
      />
      <FailureNote error={form.failure} />
      <div className="flex flex-wrap items-center justify-end gap-2">
        <DraftStatus draft={form.draft} className="mr-auto" />
        {props.others}
        <Button type="submit" variant="primary" pending={reply.isPending}>
          {props.submit}
        </Button>
      </div>
    </form>
  );
}
