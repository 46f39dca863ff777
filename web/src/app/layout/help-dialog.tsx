import { paths } from "#routing/paths.ts";
import { LinkButton } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Shortcuts } from "#ui/shortcuts.tsx";
import { helpDialog as copy } from "../copy.ts";

/** The keyboard shortcuts, and where to go for everything else. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={copy.title} description={copy.text} onClose={onClose}>
      <Shortcuts />
      <div className="mt-5 flex flex-wrap gap-2 pb-5">
        <LinkButton to={paths.help} replace variant="primary" onClick={onClose}>
          {copy.openHelp}
        </LinkButton>
        <LinkButton to={paths.chat} replace onClick={onClose}>
          {copy.askMorgan}
        </LinkButton>
      </div>
    </Dialog>
  );
}
