import { focusFirst } from "#forms/field-focus.ts";
import type { HookForm } from "#forms/hook-form.ts";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { eventFields } from "../copy.ts";
import type { EventFieldName, EventValues } from "../model/event-form.ts";

/** Lists all errors of the event, if there is more than one. */
export function EventErrorSummary({ form }: { form: HookForm<EventValues> }) {
  const messages = Object.entries(form.errors).map(([path, message]) => ({
    path,
    place: eventFields.labels[path as EventFieldName] ?? path,
    message,
  }));
  if (messages.length < 2) return null;
  return (
    <ErrorSummary
      messages={messages}
      onGo={(path) => focusFirst(form.formProps.ref.current, { [path]: "" })}
    />
  );
}
