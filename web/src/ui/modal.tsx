import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from "react";
import { useBackCloses } from "#lib/back-closes.ts";
import { Icon } from "#ui/icon.tsx";
import { modal as copy } from "./copy.ts";

/** A modal on the browser's own dialog, for what belongs to the first screens and must weigh nothing. */
export function Modal(props: {
  title: string;
  onClose: () => void;
  children: ReactNode;
  className?: string;
}) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const onClose = useEffectEvent(props.onClose);
  useBackCloses(true, () => ref.current?.close());
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    // React may take an effect back and run it again. The close event of the first run arrives when the dialog is open
    // again: only one that is closed by then was closed by somebody.
    const closed = () => !dialog.open && onClose();
    dialog.addEventListener("close", closed);
    dialog.showModal();
    return () => {
      dialog.removeEventListener("close", closed);
      // Closing gives focus back to where it was; leaving the document does not.
      dialog.close();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      closedby="any"
      className="m-auto max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-lg animate-enter overflow-y-auto rounded-2xl border border-line bg-surface shadow-lift backdrop:bg-shade"
    >
      <div className="px-6 pt-5 pb-6">
        <h2 id={titleId} className="pr-10 text-xl">
          {props.title}
        </h2>
        <button
          type="button"
          aria-label={copy.close}
          onClick={() => ref.current?.close()}
          className="absolute top-3.5 right-3.5 grid size-9 place-items-center rounded-lg text-faint hover:bg-line/60 hover:text-ink"
        >
          <Icon name="x" className="size-4.5" />
        </button>
        {props.children}
      </div>
    </dialog>
  );
}
