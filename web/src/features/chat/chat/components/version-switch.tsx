import type { Message } from "@marquee/contracts/chat/chat";
import type { Shown } from "@marquee/contracts/chat/shown-thread";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { versionSwitch as copy } from "../copy.ts";

/** Shows which version of a message is visible and switches to the others; nothing if there is only one. */
export function VersionSwitch(props: {
  current: Pick<Shown<Message>, "message" | "versions">;
  onChoose: (id: string) => void;
}) {
  const { message, versions } = props.current;
  if (versions.length < 2) return null;
  const at = versions.indexOf(message.id);
  const step = (label: string, to: number, icon: "chevron-left" | "chevron-right") => {
    const id = versions[to];
    return (
      <Button
        variant="ghost"
        size="sm"
        aria-label={label}
        // Keep focus at either end, so that the arrows can be pressed repeatedly.
        aria-disabled={id === undefined || undefined}
        className="px-1.5"
        onClick={() => id !== undefined && props.onChoose(id)}
      >
        <Icon name={icon} />
      </Button>
    );
  };
  return (
    <span role="group" aria-label={copy.label} className="inline-flex items-center">
      {step(copy.previous, at - 1, "chevron-left")}
      <span aria-live="polite">{copy.position(at + 1, versions.length)}</span>
      {step(copy.next, at + 1, "chevron-right")}
    </span>
  );
}
