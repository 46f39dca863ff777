import { clsx } from "clsx";
import { messageOf } from "#api/http.ts";
import { needsStepUp } from "#api/step-up.ts";
import { Icon } from "./icon.tsx";

/** Why an action failed, next to its control. Not shown to a user who canceled the step-up dialog: they know why. */
export function FailureNote({ error, className }: { error: unknown; className?: string }) {
  if (error === null || error === undefined || needsStepUp(error)) return null;
  return (
    <p role="alert" className={clsx("flex items-start gap-1.5 text-sm text-danger", className)}>
      <Icon name="circle-alert" className="mt-0.75 size-3.5 shrink-0" />
      <span className="min-w-0 break-words">{messageOf(error)}</span>
    </p>
  );
}
