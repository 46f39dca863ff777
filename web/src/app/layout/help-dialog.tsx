import { documentationHref, paths } from "#lib/paths.ts";
import { LinkButton } from "#ui/button.tsx";
import { Modal } from "#ui/modal.tsx";
import { Shortcuts } from "#ui/shortcuts.tsx";
import { helpDialog as copy } from "../copy.ts";

/** Help: whom to ask, where to read, and the keys. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal title={copy.title} onClose={onClose}>
      <p className="mt-1 text-muted">{copy.text}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <LinkButton to={paths.chat} replace variant="primary" onClick={onClose}>
          {copy.askMorgan}
        </LinkButton>
        <LinkButton to={documentationHref} reloadDocument>
          {copy.documentation}
        </LinkButton>
      </div>
      <h3 className="mt-6 mb-1 text-base">{copy.keyboardShortcuts}</h3>
      <Shortcuts />
    </Modal>
  );
}
