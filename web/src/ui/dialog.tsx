import { clsx } from "clsx";
import { Dialog as Radix } from "radix-ui";
import { type ReactNode, useState } from "react";
import { useBackCloses } from "#lib/back-closes.ts";
import { focusContentIfLost } from "#lib/focus.ts";
import { Icon } from "#ui/icon.tsx";
import { dialog as copy } from "./copy.ts";

/**
 * A modal dialog: focus stays inside and returns afterwards, Escape closes it. Radix brings its own weight, so this is
 * for pages that are loaded on their own, not for the first screen.
 */
export function Dialog(props: DialogProps & { open: boolean; onClose: () => void }) {
  return (
    <Radix.Root open={props.open} onOpenChange={(open) => !open && !props.locked && props.onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 grid animate-appear grid-cols-1 place-items-center overflow-y-auto bg-shade p-4 [animation-delay:0ms]">
          <DialogContent {...props} />
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface DialogProps {
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  size?: "sm" | "md" | "lg";
  /** A call under way must not be lost by a stray key. */
  locked?: boolean;
  /** The address says that it is open, so that the browser's Back closes it by itself. */
  inAddress?: boolean;
}

const widths = { sm: "max-w-md", md: "max-w-lg", lg: "max-w-2xl" };

function DialogContent(props: DialogProps & { onClose: () => void }) {
  useBackCloses(!props.inAddress, () => !props.locked && props.onClose());
  // Radix gives focus back to a trigger of its own only. This is there while the dialog is, so it begins with it.
  const [opener] = useState(() => document.activeElement);
  return (
    <Radix.Content
      className={clsx(
        "relative w-full animate-enter rounded-2xl border border-line bg-surface shadow-lift focus:outline-none",
        widths[props.size ?? "md"],
      )}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        giveFocusBack(opener);
      }}
      {...(props.description === undefined ? { "aria-describedby": undefined } : {})}
    >
      <div className="px-6 pt-5 pr-14">
        <Radix.Title className="text-xl">{props.title}</Radix.Title>
        {props.description !== undefined && (
          <Radix.Description className="mt-1 text-base text-muted">{props.description}</Radix.Description>
        )}
      </div>
      {props.children !== undefined && <div className="px-6 pt-4">{props.children}</div>}
      {props.footer !== undefined ? (
        <div className="flex flex-wrap justify-end gap-2 px-6 pt-5 pb-5">{props.footer}</div>
      ) : (
        <div className="pb-6" />
      )}
      <Radix.Close
        disabled={props.locked}
        aria-label={copy.close}
        className="absolute top-3.5 right-3.5 grid size-9 place-items-center rounded-lg text-faint hover:bg-line/60 hover:text-ink disabled:opacity-40"
      >
        <Icon name="x" className="size-4.5" />
      </Radix.Close>
    </Radix.Content>
  );
}

/** To where it was; to the page's content where that is gone, unless something else has it already. */
function giveFocusBack(opener: Element | null): void {
  if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) opener.focus();
  else focusContentIfLost();
}
