import { Button } from "#ui/button.tsx";
import { type Change, ChangeList } from "#ui/change-list.tsx";
import { changedNote as copy } from "../copy.ts";

/**
 * Says that what the user is deciding on has changed while they were, and how. They go on once they have read it;
 * what they typed stays.
 */
export function ChangedNote(props: {
  changes: readonly Change[];
  onRead: () => void;
  className?: string | undefined;
}) {
  return (
    <section
      role="alert"
      aria-label={copy.title}
      className={`rounded-lg border border-line-strong bg-sunken px-4 py-3 ${props.className ?? ""}`}
    >
      <p className="font-medium">{copy.title}</p>
      {props.changes.length === 0 ? (
        <p className="mt-1 text-muted">{copy.wording}</p>
      ) : (
        <ChangeList changes={props.changes} className="mt-2" />
      )}
      <Button size="sm" className="mt-3" onClick={props.onRead}>
        {copy.read}
      </Button>
    </section>
  );
}
