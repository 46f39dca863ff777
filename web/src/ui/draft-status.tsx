import { clsx } from "clsx";
import type { Form } from "#forms/form-shape.ts";
import { draftStatus as copy } from "./form-copy.ts";

/** Says that a draft is stored in this browser, and offers to discard it. It keeps its height when empty. */
export function DraftStatus({ draft, className }: { draft: Form<object>["draft"]; className?: string }) {
  return (
    <div className={clsx("flex min-h-6 items-center gap-1.5 text-sm text-muted", className)}>
      <span role="status">{draft.status !== "none" && copy[draft.status]}</span>
      {draft.status !== "none" && (
        <>
          <span aria-hidden="true">·</span>
          <button
            type="button"
            className="min-h-6 font-medium text-ink underline underline-offset-2"
            onClick={draft.discard}
          >
            {copy.discard}
          </button>
        </>
      )}
    </div>
  );
}
