import { documentationHref, paths } from "#routing/paths.ts";
import { LinkButton } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Shortcuts } from "#ui/shortcuts.tsx";
import { helpDialog as copy } from "../copy.ts";

/** Help: whom to ask, where to read, and the keys. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={copy.title} description={copy.text} onClose={onClose}>
      <div className="flex flex-wrap gap-2">
        <LinkButton to={paths.chat} replace variant="primary" onClick={onClose}>
          {copy.askMorgan}
        </LinkButton>
        <LinkButton to={documentationHref} reloadDocument>
          {copy.documentation}
        </LinkButton>
      </div>
      <h3 className="mt-6 mb-1 text-base">{copy.keyboardShortcuts}</h3>
      <Shortcuts />
    </Dialog>
  );
}
