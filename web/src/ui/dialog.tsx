import { clsx } from "clsx";
import { type ReactNode, use, useId, useRef } from "react";
import { createPortal } from "react-dom";
import { useBackCloses } from "#browser/back-closes.ts";
import { useModalLayer } from "#browser/modal-layer.ts";
import { OpenedByAddress } from "#routing/opened-by-address.ts";
import { Icon } from "#ui/icon.tsx";
import { dialog as copy } from "./copy.ts";

const widths = { sm: "max-w-md", md: "max-w-lg", lg: "max-w-2xl" };

/**
 * A modal dialog, open while it is rendered: focus stays inside and returns afterwards; Escape, Back and a click
 * outside close it. Toasts above it can still be read and answered.
 */
export function Dialog(props: {
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  size?: keyof typeof widths;
  /** Whether it is a sheet at the right edge, as high as the window. */
  atSide?: boolean;
  /** Keeps a stray key from closing the dialog during a call. */
  locked?: boolean;
  onClose: () => void;
}) {
  const layer = useRef<HTMLDivElement>(null);
  const [titleId, descriptionId] = [useId(), useId()];
  const pressedBeside = useRef(false);
  const typed = useRef(false);
  const close = () => {
    if (!props.locked) props.onClose();
  };
  useBackCloses(!use(OpenedByAddress), close);
  useModalLayer(layer, close);
  return createPortal(
    <div
      ref={layer}
      role="presentation"
      className={clsx(
        "fixed inset-0 z-40 grid animate-appear grid-cols-1 overflow-y-auto overscroll-contain bg-shade [animation-delay:0ms]",
        !props.atSide && "place-items-center p-4",
      )}
      onInput={() => {
        typed.current = true;
      }}
      // Selecting text by dragging may end outside the dialog; that is not a click there.
      onMouseDown={(event) => {
        pressedBeside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        // If the user has typed something, a click outside is more likely a slip.
        if (pressedBeside.current && event.target === event.currentTarget && !typed.current) close();
      }}
    >
      <div
        role="dialog"
        aria-modal
        aria-labelledby={titleId}
        {...(props.description === undefined ? {} : { "aria-describedby": descriptionId })}
        tabIndex={-1}
        className={clsx(
          "relative w-full animate-enter border-line bg-surface shadow-lift focus:outline-none",
          props.atSide ? "ml-auto min-h-dvh border-l" : "rounded-2xl border",
          widths[props.size ?? "md"],
        )}
      >
        <div className="px-6 pt-5 pr-14">
          <h2 id={titleId} className="text-xl">
            {props.title}
          </h2>
          {props.description !== undefined && (
            <p id={descriptionId} className="mt-1 text-base text-muted">
              {props.description}
            </p>
          )}
        </div>
        <OpenedByAddress value={false}>
          {props.children !== undefined && <div className="px-6 pt-4">{props.children}</div>}
          {props.footer === undefined ? (
            <div className="pb-6" />
          ) : (
            <div className="flex flex-wrap justify-end gap-2 px-6 pt-5 pb-5">{props.footer}</div>
          )}
        </OpenedByAddress>
        <button
          type="button"
          disabled={props.locked}
          aria-label={copy.close}
          onClick={props.onClose}
          className="absolute top-3.5 right-3.5 grid size-9 place-items-center rounded-lg text-faint hover:bg-line/60 hover:text-ink disabled:opacity-40"
        >
          <Icon name="x" className="size-4.5" />
        </button>
      </div>
    </div>,
    document.body,
  );
}
