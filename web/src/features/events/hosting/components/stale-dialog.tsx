import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { staleDialog as copy, eventFields } from "../copy.ts";
import type { EventConflict } from "../model/event-form.ts";

/** Two people changed the same fields: the last one to save decides, after seeing both versions. */
export function StaleDialog(props: {
  conflicts: readonly EventConflict[];
  onDecide: (side: "theirs" | "mine") => void;
  onClose: () => void;
}) {
  return (
    <Dialog
      size="lg"
      title={copy.title}
      description={copy.lead}
      onClose={props.onClose}
      footer={
        <>
          <Button onClick={() => props.onDecide("theirs")}>{copy.takeTheirs}</Button>
          <Button variant="primary" onClick={() => props.onDecide("mine")}>
            {copy.keepMine}
          </Button>
        </>
      }
    >
      <dl className="divide-y divide-line border-y border-line">
        {props.conflicts.map(({ name, theirs, mine }) => (
          <div key={name} className="py-3">
            <dt className="font-medium">{eventFields.labels[name]}</dt>
            <dd className="mt-1 grid grid-cols-1 gap-2 sm:grid-cols-2">
              <Side label={copy.theirs} value={theirs} />
              <Side label={copy.mine} value={mine} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

function Side({ label, value }: { label: string; value: string | boolean }) {
  const text = typeof value === "boolean" ? (value ? copy.on : copy.off) : value;
  return (
    <p className="min-w-0 break-words whitespace-pre-line">
      <span className="block text-sm text-muted">{label}</span>
      {text === "" ? <span className="text-muted">{copy.empty}</span> : text}
    </p>
  );
}
