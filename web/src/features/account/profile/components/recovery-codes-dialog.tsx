import { downloadText } from "#browser/download.ts";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Icon } from "#ui/icon.tsx";
import { recoveryCodesDialog as copy } from "../copy.ts";

/** Shows the recovery codes, only this once. Only the button closes it, because a stray key would lose them. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const text = codes.join("\n");
  return (
    <Dialog
      onClose={onClose}
      locked
      title={copy.title}
      description={copy.lead}
      footer={
        <>
          <CopyButton text={text} label={copy.copyAll} />
          <Button onClick={() => downloadText("marquee-recovery-codes.txt", copy.file(text))}>
            <Icon name="download" />
            {copy.download}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {copy.done}
          </Button>
        </>
      }
    >
      <ul
        aria-label={copy.list}
        className="grid gap-x-6 gap-y-1.5 rounded-lg bg-sunken px-4 py-3 font-mono grid-cols-1 sm:grid-cols-2 dark:bg-canvas"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  );
}
