import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Popover } from "#ui/popover.tsx";
import { helpMenu as copy } from "../copy.ts";
import { HelpMenuPanel } from "./help-menu-panel.tsx";

/** One button for all kinds of help: to a newcomer, three icons in a row would mean the same. */
export function HelpMenu() {
  return (
    <Popover
      className="w-56"
      trigger={(trigger) => (
        <Button
          variant="ghost"
          size="icon"
          className="tip max-md:hidden"
          {...trigger}
          aria-haspopup="menu"
          aria-label={copy.label}
          data-tip={copy.label}
        >
          <Icon name="circle-help" />
        </Button>
      )}
    >
      {(close) => <HelpMenuPanel onClose={close} />}
    </Popover>
  );
}
