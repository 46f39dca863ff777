import { documentationHref, paths } from "#lib/paths.ts";
import { LinkButton } from "#ui/button.tsx";
import { Modal } from "#ui/modal.tsx";
import { Shortcuts } from "#ui/shortcuts.tsx";

/** Help: whom to ask, where to read, and the keys. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal title="Help" onClose={onClose}>
      <p className="mt-1 text-muted">
        Ask Morgan anything about events, sponsorship and your credits. The documentation describes every call
        of the API.
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <LinkButton to={paths.chat} variant="primary" onClick={onClose}>
          Ask Morgan
        </LinkButton>
        <LinkButton to={documentationHref} reloadDocument>
          Documentation
        </LinkButton>
      </div>
      <h3 className="mt-6 mb-1 text-base">Keyboard shortcuts</h3>
      <Shortcuts />
    </Modal>
  );
}
