import { useState } from "react";
import { useForm } from "#forms/form.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { TextAreaField, TextField } from "#ui/field.tsx";
import { useAddConceptComment } from "../api/concept-comments.ts";
import { leaveComment as copy } from "../copy.ts";

/** A comment by anyone who has the link; only the concept's owner reads it. */
export function LeaveComment({ token }: { token: string }) {
  const add = useAddConceptComment(token);
  const [sent, setSent] = useState(false);
  const form = useForm({
    schema: async () => (await import("@marquee/contracts/studio/concept-comments")).addConceptComment.body,
    initial: { name: "", text: "" },
    draftKey: `comment-${token.slice(0, 8)}`,
    onSubmit: (body) =>
      add.mutate(body, {
        onSuccess: () => {
          form.draft.clear();
          form.set({ text: "" });
          setSent(true);
        },
        onError: (error) => form.showServerErrors(error),
      }),
  });
  return (
    <Card aria-labelledby="leave-comment" className="mt-5 p-5 sm:p-6 print:hidden">
      <h2 id="leave-comment" className="text-lg">
        {copy.title}
      </h2>
      <p className="mt-1 text-muted">{copy.lead}</p>
      <form {...form.formProps} className="mt-4 flex max-w-prose flex-col gap-4">
        <TextField field={form.field("name")} label={copy.name} autoComplete="name" />
        <TextAreaField field={form.field("text")} label={copy.text} rows={4} />
        <FailureNote error={form.failure} />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" variant="primary" pending={add.isPending}>
            {copy.send}
          </Button>
          <p role="status" className="text-muted">
            {sent && copy.sent}
          </p>
        </div>
      </form>
    </Card>
  );
}
