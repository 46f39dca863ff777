import { clsx } from "clsx";
import { useHasRole } from "#account/team-role.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useSaveEvent } from "../api/save-event.ts";
import { saveButton as copy } from "../copy.ts";

/** Saves an event or removes it again. Clicks are sent one at a time, and the last wins; a double click is one. */
export function SaveButton(props: {
  event: { id: string; name: string; saved: boolean };
  /** Whether its label includes the event's name, where there are several. */
  named?: boolean;
  className?: string;
}) {
  const { id, name, saved } = props.event;
  const save = useSaveEvent(id);
  const label = saved ? copy.saved : copy.save;
  if (!useHasRole("member")) return null;
  return (
    <Button
      size={props.named ? "sm" : "md"}
      aria-pressed={saved}
      {...(props.named ? { "aria-label": copy.named(label, name) } : {})}
      className={clsx("aria-pressed:border-lamp-line aria-pressed:bg-lamp-soft", props.className)}
      onClick={({ detail: clicks }) => clicks < 2 && save.mutate(!saved)}
    >
      <Icon name={saved ? "bookmark-check" : "bookmark"} />
      {label}
    </Button>
  );
}
