import { eventMoves } from "@marquee/contracts/enums";
import type { ViewedEvent } from "@marquee/contracts/events/events";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useHasRole } from "#account/team-role.ts";
import { statusLabels, statusTones } from "#features/events/events/components/event-facts.ts";
import { useAddress } from "#routing/address.ts";
import { eventPath, paths } from "#routing/paths.ts";
import { toast } from "#toasts/toast.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { DraftStatus } from "#ui/draft-status.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { Page } from "#ui/page.tsx";
import { PageActions } from "#ui/page-actions.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { useDeleteEvent } from "../api/delete-event.ts";
import { hostedEventPage as copy, deleteEventDialog, duplicateDialog, eventFields } from "../copy.ts";
import { useEventEditor } from "../model/use-event-editor.ts";
import { toasts } from "../toasts.ts";
import { AddOnsCard } from "./add-ons-card.tsx";
import { AffectedDialog } from "./affected-dialog.tsx";
import { CancelEventDialog } from "./cancel-event-dialog.tsx";
import { DuplicateDialog } from "./duplicate-dialog.tsx";
import { EventErrorSummary } from "./event-error-summary.tsx";
import { EventFields } from "./event-fields.tsx";
import { HistoryTab } from "./history-tab.tsx";
import { ImageCard } from "./image-card.tsx";
import { PackagesCard } from "./packages-card.tsx";
import { StaleDialog } from "./stale-dialog.tsx";

type EditorTab = "details" | "history";

/** The host's view of an event: its details, packages, status changes and history. */
export function EventEditor({ event, back }: { event: ViewedEvent; back: { to: string; label: string } }) {
  const address = useAddress();
  const editor = useEventEditor(event);
  const { form } = editor;
  const [asked, setAsked] = useState<"cancel" | "delete" | "duplicate" | null>(null);
  const [edits, decides] = [useHasRole("member"), useHasRole("manager")];
  const moves = eventMoves[event.status];
  const isDraft = event.status === "draft";
  const isOpen = edits && moves.length > 0;
  const tab: EditorTab = address.get("tab") === "history" ? "history" : "details";

  return (
    <Page
      title={event.name}
      lead={
        <>
          <Badge tone={statusTones[event.status]}>{statusLabels[event.status]}</Badge>{" "}
          {event.status === "cancelled" && copy.canceled(event.cancelReason ?? "")}
          {event.status === "completed" && copy.over}
          {isDraft && edits && !decides && copy.managersPublish}
        </>
      }
      back={back}
      actions={
        <PageActions
          actions={[
            ...(edits
              ? [
                  {
                    label: duplicateDialog.open,
                    variant: "ghost",
                    act: { onClick: () => setAsked("duplicate") },
                  } as const,
                ]
              : []),
            ...(decides && isDraft
              ? [
                  {
                    label: copy.deleteDraft,
                    variant: "ghost",
                    act: { onClick: () => setAsked("delete") },
                  } as const,
                ]
              : []),
            ...(decides && moves.includes("cancel")
              ? [
                  {
                    label: copy.cancelEvent,
                    variant: "ghost",
                    act: { onClick: () => setAsked("cancel") },
                  } as const,
                ]
              : []),
            ...(isDraft ? [] : [{ label: copy.view, act: { to: eventPath(event.id) } }]),
            ...(decides && isDraft && tab === "details"
              ? [
                  {
                    label: copy.publish,
                    variant: "primary",
                    pending: editor.isSaving,
                    act: { onClick: editor.publish },
                  } as const,
                ]
              : []),
          ]}
        />
      }
    >
      <Tabs<EditorTab>
        label={copy.tabs}
        value={tab}
        replace
        linkTo={(next) => address.withValue("tab", next === "details" ? "" : next)}
        tabs={[
          {
            value: "details",
            label: copy.edit,
            content: (
              <div className="grid grid-cols-1 gap-5">
                <Card aria-labelledby="event-fields">
                  <CardHeader id="event-fields" title={eventFields.title} note={eventFields.note} />
                  <form {...form.formProps} className="flex flex-col gap-4 border-t border-line p-5">
                    <EventErrorSummary form={form} />
                    <EventFields form={form} stored={event} disabled={!isOpen} />
                    <FailureNote error={form.failure} />
                    {isOpen && (
                      <div className="flex flex-wrap items-center justify-between gap-2">
                        <DraftStatus draft={form.draft} />
                        <Button
                          type="submit"
                          disabled={!editor.isDirty}
                          pending={editor.isSaving}
                          onClick={editor.onlySave}
                        >
                          {isDraft ? eventFields.saveDraft : eventFields.save}
                        </Button>
                      </div>
                    )}
                  </form>
                </Card>
                <ImageCard event={event} open={isOpen} />
                <PackagesCard event={event} open={isOpen} />
                <AddOnsCard event={event} open={isOpen} />
              </div>
            ),
          },
          { value: "history", label: copy.history, content: <HistoryTab event={event} /> },
        ]}
      />
      {editor.overtaken !== null && (
        <StaleDialog
          conflicts={editor.overtaken.conflicts}
          onDecide={editor.decide}
          onClose={editor.putOff}
        />
      )}
      {editor.asked !== null && (
        <AffectedDialog
          {...editor.asked}
          pending={editor.isSaving}
          onConfirm={editor.confirm}
          onClose={editor.back}
        />
      )}
      {asked === "cancel" && <CancelEventDialog event={event} onClose={() => setAsked(null)} />}
      {asked === "duplicate" && <DuplicateDialog event={event} onClose={() => setAsked(null)} />}
      {asked === "delete" && <DeleteDraft event={event} onClose={() => setAsked(null)} />}
    </Page>
  );
}

function DeleteDraft({ event, onClose }: { event: ViewedEvent; onClose: () => void }) {
  const navigate = useNavigate();
  const remove = useDeleteEvent(event.id);
  return (
    <ConfirmDialog
      danger
      title={deleteEventDialog.title(event.name)}
      description={deleteEventDialog.lead}
      confirm={deleteEventDialog.confirm}
      pending={remove.isPending}
      error={remove.error}
      onClose={onClose}
      onConfirm={() =>
        remove.mutate(undefined, {
          onSuccess: () => {
            toast(toasts.deleted(event.name));
            void navigate(paths.hosting, { replace: true });
          },
        })
      }
    />
  );
}
