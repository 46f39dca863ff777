import { downloadText } from "#lib/download.ts";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Icon } from "#ui/icon.tsx";

/** The recovery codes, this one time. Only the button closes it: a stray key would lose them. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const text = codes.join("\n");
  return (
    <Dialog
      open
      onClose={onClose}
      locked
      title="Keep your recovery codes"
      description="Each of them signs you in once when your phone is not at hand. They cannot be shown again."
      footer={
        <>
          <CopyButton text={text} label="Copy all" />
          <Button
            onClick={() => downloadText("marquee-recovery-codes.txt", `Marquee recovery codes\n\n${text}\n`)}
          >
            <Icon name="download" />
            Download
          </Button>
          <Button variant="primary" onClick={onClose}>
            I have saved them
          </Button>
        </>
      }
    >
      <ul
        aria-label="Recovery codes"
        className="grid gap-x-6 gap-y-1.5 rounded-lg bg-sunken px-4 py-3 font-mono grid-cols-1 sm:grid-cols-2 dark:bg-canvas"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  );
}
