import { clsx } from "clsx";
import { Toast } from "radix-ui";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { closeToast, type ShownToast, useVisibleToast } from "#lib/toast.ts";
import { Icon } from "#ui/icon.tsx";
import { Button } from "./button.tsx";
import { toastRegion as copy } from "./copy.ts";

const defaultDurationMs = 5_000;
/** Of the bar above every signed-in page. */
const barHeightPx = 56;

/**
 * The one place where toasts appear: one at a time, under the top bar at the right, and out of the way of what has the
 * focus. F8 brings focus here; a swipe to the right or Close removes one.
 */
export function ToastRegion() {
  const visible = useVisibleToast();
  const region = useRef<HTMLOListElement>(null);
  const atBottom = useClearOfFocus(region, visible?.id);
  return (
    <Toast.Provider
      swipeDirection="right"
      swipeThreshold={50}
      duration={defaultDurationMs}
      label={copy.notification}
    >
      {visible && <ToastCard key={visible.id} toast={visible} />}
      <Toast.Viewport
        ref={region}
        className={clsx(
          "pointer-events-none fixed right-0 z-50 flex w-full max-w-104 list-none flex-col p-4 max-sm:max-w-none max-sm:p-2 print:hidden",
          atBottom ? "bottom-0" : "top-14",
        )}
      />
    </Toast.Provider>
  );
}

/**
 * Whether the region has to stand at the bottom: under the top bar it would cover what has the focus. It moves out of
 * the way of what somebody goes on to while a toast is there.
 */
function useClearOfFocus(region: RefObject<HTMLElement | null>, toastId: number | undefined): boolean {
  const [atBottom, setAtBottom] = useState(false);
  useLayoutEffect(() => {
    if (toastId === undefined) return;
    function place(): void {
      const focused = document.activeElement;
      const area = region.current;
      if (!area || !focused || focused === document.body || area.contains(focused)) return;
      const own = area.getBoundingClientRect();
      const other = focused.getBoundingClientRect();
      // The page as a whole has the focus after a change of page; nobody works with all of it.
      if (other.height > window.innerHeight / 2) return;
      const besides = other.right < own.left || other.left > own.right;
      setAtBottom(!besides && other.top < barHeightPx + own.height && other.bottom > barHeightPx);
    }
    place();
    addEventListener("focusin", place);
    return () => removeEventListener("focusin", place);
  }, [region, toastId]);
  return atBottom;
}

function ToastCard({ toast }: { toast: ShownToast }) {
  const destructive = toast.variant === "destructive";
  return (
    <Toast.Root
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
