import { clsx } from "clsx";
import { Toast } from "radix-ui";
import { type Ref, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "#ui/button.tsx";
import { clearPlace, type Place } from "#ui/clear-place.ts";
import { toastRegion as copy } from "#ui/copy.ts";
import { Icon } from "#ui/icon.tsx";
import { closeToast, type ShownToast, useVisibleToast } from "./toast.ts";

const defaultDurationMs = 5_000;
/**
 * The only place where toasts appear: one at a time, where it covers nothing interactive. F8 moves focus here; a
 * swipe to the right or Close removes a toast.
 */
export function ToastRegion() {
  const visible = useVisibleToast();
  const region = useRef<HTMLOListElement>(null);
  // The first toast of a page renders a step after the region, and its height determines the region's position.
  const [card, setCard] = useState<HTMLElement | null>(null);
  const place = usePlace(region, card);
  return (
    <Toast.Provider
      swipeDirection="right"
      swipeThreshold={50}
      duration={defaultDurationMs}
      label={copy.notification}
    >
      {visible && <ToastCard key={visible.id} ref={setCard} toast={visible} />}
      {createPortal(
        // Outside the page, so that it stays usable while a dialog makes the page inert.
        <div data-over-dialogs>
          <Toast.Viewport
            ref={region}
            style={place}
            className="pointer-events-none fixed z-50 flex w-104 max-w-screen list-none flex-col p-4 max-sm:p-2 print:hidden"
          />
        </div>,
        document.body,
      )}
    </Toast.Provider>
  );
}

/** The region's position; it is recomputed when focus moves to something that the region covers. */
function usePlace(region: RefObject<HTMLElement | null>, card: HTMLElement | null): Place {
  const [place, setPlace] = useState<Place>({ left: 0, top: 0 });
  useLayoutEffect(() => {
    if (!card) return;
    const find = () => {
      if (!region.current || region.current.contains(document.activeElement)) return;
      const { width, height } = region.current.getBoundingClientRect();
      setPlace(clearPlace({ width, height }));
    };
    find();
    addEventListener("focusin", find);
    addEventListener("resize", find);
    return () => {
      removeEventListener("focusin", find);
      removeEventListener("resize", find);
    };
  }, [region, card]);
  return place;
}

function ToastCard({ toast, ref }: { toast: ShownToast; ref: Ref<HTMLLIElement> }) {
  const destructive = toast.variant === "destructive";
  return (
    <Toast.Root
      ref={ref}
      type={destructive ? "foreground" : "background"}
      duration={
        toast.durationMs === null ? Number.POSITIVE_INFINITY : (toast.durationMs ?? defaultDurationMs)
      }
      onOpenChange={(open) => !open && closeToast(toast.id)}
      className={clsx(
        "pointer-events-auto relative flex animate-enter items-start gap-3 rounded-xl border bg-surface py-3 pr-11 pl-4 shadow-lift",
        "data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform",
        destructive ? "border-danger-line" : "border-line",
      )}
    >
      {destructive && <Icon name="circle-alert" className="mt-0.75 size-4 shrink-0 text-danger" />}
      {toast.variant === "success" && (
        <Icon name="circle-check" className="mt-0.75 size-4 shrink-0 text-success" />
      )}
      <div className="min-w-0 flex-1">
        <Toast.Title className={clsx("text-base font-medium", destructive && "text-danger")}>
          {toast.title}
        </Toast.Title>
        {toast.description !== undefined && (
          <Toast.Description className="text-sm break-words text-muted">
            {toast.description}
          </Toast.Description>
        )}
        {toast.action && (
          <Toast.Action asChild altText={toast.action.label}>
            <Button size="sm" className="mt-2.5" onClick={toast.action.run}>
              {toast.action.label}
            </Button>
          </Toast.Action>
        )}
      </div>
      <Toast.Close
        aria-label={copy.close}
        className="absolute top-2 right-2 grid size-8 place-items-center rounded-lg text-faint hover:bg-line/60 hover:text-ink"
      >
        <Icon name="x" className="size-4" />
      </Toast.Close>
    </Toast.Root>
  );
}
