import { Suspense, useState } from "react";
import { success, toast } from "#toasts/toast.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { LoadBoundary, lazyPart } from "#ui/lazy-part.tsx";
import { overlays as copy } from "../copy.ts";
import { Example } from "./example.tsx";

type Overlay = "dialog" | "confirm" | "grave" | null;

const Missing = lazyPart(() => Promise.reject(new Error(copy.failure)));

/** Overlays, and the fallback for a part that could not be loaded. */
export function Overlays() {
  const [open, setOpen] = useState<Overlay>(null);
  const [failing, setFailing] = useState(false);
  const close = () => setOpen(null);
  return (
    <>
      <Example title={copy.dialogs}>
        <Button onClick={() => setOpen("dialog")}>{copy.dialog}</Button>
        <Button onClick={() => setOpen("confirm")}>{copy.confirm}</Button>
        <Button onClick={() => setOpen("grave")}>{copy.grave}</Button>
      </Example>
      <Example title={copy.toasts}>
        <Button onClick={() => toast({ title: copy.plain })}>{copy.plain}</Button>
        <Button onClick={() => toast(success(copy.done, copy.text))}>{copy.done}</Button>
        <Button
          onClick={() => toast({ title: copy.failure, description: copy.text, variant: "destructive" })}
        >
          {copy.failure}
        </Button>
        <Button
          onClick={() =>
            toast({ title: copy.stays, durationMs: null, action: { label: copy.act, run: () => undefined } })
          }
        >
          {copy.stays}
        </Button>
      </Example>
      <Example title={copy.missing} stacked>
        {failing ? (
          <LoadBoundary failed={() => copy.failure}>
            <Suspense fallback={null}>
              <Missing />
            </Suspense>
          </LoadBoundary>
        ) : (
          <Button className="justify-self-start" onClick={() => setFailing(true)}>
            {copy.fail}
          </Button>
        )}
      </Example>
      {open === "dialog" && (
        <Dialog
          onClose={close}
          title={copy.dialog}
          description={copy.text}
          footer={<Button onClick={close}>{copy.close}</Button>}
        />
      )}
      {(open === "confirm" || open === "grave") && (
        <ConfirmDialog
          title={copy.confirm}
          description={copy.text}
          confirm={copy.act}
          danger={open === "grave"}
          pending={false}
          onConfirm={close}
          onClose={close}
        />
      )}
    </>
  );
}
