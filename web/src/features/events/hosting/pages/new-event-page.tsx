import { hostingRoles } from "@marquee/contracts/account/hosting-roles";
import { useNavigate } from "react-router-dom";
import { RolesOnly } from "#account/roles-only.tsx";
import { useHookForm } from "#forms/hook-form.ts";
import { hostedEventPath, paths } from "#routing/paths.ts";
import { toast } from "#toasts/toast.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { DraftStatus } from "#ui/draft-status.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { Page } from "#ui/page.tsx";
import { useCreateEvent } from "../api/create-event.ts";
import { EventErrorSummary } from "../components/event-error-summary.tsx";
import { EventFields } from "../components/event-fields.tsx";
import { newEventPage as copy } from "../copy.ts";
import { emptyEvent, loadNewEventSchema } from "../model/event-form.ts";
import { toasts } from "../toasts.ts";

/** Creates an event, which starts as a draft. */
export function NewEventPage() {
  return (
    <RolesOnly roles={hostingRoles}>
      <NewEvent />
    </RolesOnly>
  );
}

function NewEvent() {
  const navigate = useNavigate();
  const create = useCreateEvent();
  const form = useHookForm({
    schema: loadNewEventSchema,
    initial: emptyEvent,
    draftKey: "event-new",
    onSubmit: (body) =>
      create.mutate(body, {
        onSuccess: ({ id }) => {
          form.draft.clear();
          toast(toasts.draftSaved);
          void navigate(hostedEventPath(id), { replace: true });
        },
        onError: (error) => void form.showServerErrors(error),
      }),
  });
  return (
    <Page title={copy.title} lead={copy.lead} back={{ to: paths.hosting, label: copy.back }}>
      <Card aria-label={copy.title} className="p-5">
        <form {...form.formProps} className="flex flex-col gap-4">
          <EventErrorSummary form={form} />
          <EventFields form={form} />
          <FailureNote error={form.failure} />
          <div className="flex flex-wrap items-center justify-between gap-2">
            <DraftStatus draft={form.draft} />
            <Button type="submit" variant="primary" pending={create.isPending}>
              {copy.save}
            </Button>
          </div>
        </form>
      </Card>
    </Page>
  );
}
