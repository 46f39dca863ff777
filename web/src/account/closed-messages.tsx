import { useHookForm } from "#forms/hook-form.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { TextAreaField } from "#ui/field.tsx";
import { closedMessages as copy } from "./copy.ts";
import { useOpenMessages } from "./viewing.ts";

async function loadSchema() {
  const { openMessages } = await import("@marquee/contracts/admin/accounts");
  return openMessages.body;
}

/** In place of an account's messages, for an admin who views it: asks for a reason of its own and opens them. */
export function ClosedMessages() {
  const open = useOpenMessages();
  const form = useHookForm({
    schema: loadSchema,
    initial: { reason: "" },
    onSubmit: ({ reason }) => open.mutate(reason, { onError: (error) => void form.showServerErrors(error) }),
  });
  return (
    <Card aria-labelledby="closed-messages-title">
      <CardHeader title={copy.title} id="closed-messages-title" note={copy.note} />
      <form className="flex max-w-xl flex-col gap-4 border-t border-line p-5" {...form.formProps}>
        <TextAreaField field={form.field("reason")} label={copy.reason} rows={2} hint={copy.hint} />
        <FailureNote error={form.failure} />
        <div>
          <Button type="submit" variant="primary" pending={open.isPending}>
            {copy.open}
          </Button>
        </div>
      </form>
    </Card>
  );
}
