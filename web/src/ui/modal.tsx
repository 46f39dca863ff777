import { type ReactNode, useEffect, useId, useRef } from "react";
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
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onClose={props.onClose}
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
