import { clsx } from "clsx";
import {
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { meantKey } from "#browser/meant-key.ts";
import { Button } from "#ui/button.tsx";
import { clearPlace, type Place } from "#ui/clear-place.ts";
import { toastRegion as copy } from "#ui/copy.ts";
import { Icon } from "#ui/icon.tsx";
import { closeToast, type ShownToast, useVisibleToast } from "../../toasts/toast.ts";

const defaultDurationMs = 5_000;
/** Screen readers announce what comes into a region that they already know, so the first toast waits for its region. */
const noticeMs = 100;
/** A shorter swipe moves the toast back. */
const swipePx = 50;

/**
 * The only place where toasts appear: one at a time, where it covers nothing interactive. F8 moves focus here; a
 * swipe to the right, Escape or Close removes a toast. Its time stands still while somebody is at it or away.
 */
export function ToastRegion() {
  const visible = useVisibleToast();
  const region = useRef<HTMLElement>(null);
  const [known, setKnown] = useState(false);
  const [card, setCard] = useState<HTMLElement | null>(null);
  const place = usePlace(card);
  /** What had focus before it came here. */
  const before = useRef<Element | null>(null);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const key = meantKey(event);
    if (key === "F8") card?.focus();
    const isHere = region.current?.contains(document.activeElement) ?? false;
    if (key === "Escape" && isHere && visible) closeToast(visible.id);
  });
  useEffect(() => {
    const timer = setTimeout(() => setKnown(true), noticeMs);
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    // Focus comes from somewhere else, or goes there.
    const move = ({ type, relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Element) || region.current?.contains(relatedTarget)) return;
      before.current = type === "focusin" ? relatedTarget : null;
    };
    addEventListener("keydown", listen);
    const element = region.current;
    element?.addEventListener("focusin", move);
    element?.addEventListener("focusout", move);
    return () => {
      clearTimeout(timer);
      removeEventListener("keydown", listen);
      element?.removeEventListener("focusin", move);
      element?.removeEventListener("focusout", move);
    };
  }, []);

  useEffect(() => {
    const { activeElement, body } = document;
    const isLost = activeElement === body || region.current?.contains(activeElement);
    if (!visible && isLost && before.current instanceof HTMLElement) before.current.focus();
    if (!visible) before.current = null;
  }, [visible]);

  const list = (urgent: boolean) => (
    <div role="status" aria-live={urgent ? "assertive" : "polite"}>
      <ol className="list-none">
        {known && visible && (visible.variant === "destructive") === urgent && (
          <ToastCard key={visible.id} ref={setCard} region={region} place={place} toast={visible} />
        )}
      </ol>
    </div>
  );
  return createPortal(
    // Outside the page, so that it stays usable while a dialog makes the page inert.
    <div data-over-dialogs>
      <section ref={region} aria-label={copy.region} className="fixed z-50 print:hidden">
        {list(false)}
        {list(true)}
      </section>
    </div>,
    document.body,
  );
}

/** A toast's position; it is recomputed when focus moves to something that the toast covers. */
function usePlace(card: HTMLElement | null): Place {
  const [place, setPlace] = useState<Place>({ left: 0, top: 0 });
  useLayoutEffect(() => {
    if (!card) return;
    const find = () => {
      if (card.contains(document.activeElement)) return;
      const { width, height } = card.getBoundingClientRect();
      setPlace(clearPlace({ width, height }));
    };
    find();
    addEventListener("focusin", find);
    addEventListener("resize", find);
    return () => {
      removeEventListener("focusin", find);
      removeEventListener("resize", find);
    };
  }, [card]);
  return place;
}

/**
 * Closes after a time that stands still while the pointer moves in the region until it leaves, focus is there, or the
 * window is left. A pointer under which a toast appears holds nothing: it lies on what the toast covers.
 */
function useTimer(region: RefObject<HTMLElement | null>, durationMs: number | null, onEnd: () => void): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const element = region.current;
    if (!element || durationMs === null) return;
    const holds = new Set<string>();
    if (element.contains(document.activeElement)) holds.add("focus");
    let leftMs = durationMs;
    let since = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const go = () => {
      since = performance.now();
      timer = setTimeout(() => end(), leftMs);
    };
    const hold = (by: string) => () => {
      if (holds.size === 0) {
        clearTimeout(timer);
        leftMs -= performance.now() - since;
      }
      holds.add(by);
    };
    const release = (by: string) => () => {
      if (holds.delete(by) && holds.size === 0) go();
    };
    const [holdForPointer, releasePointer] = [hold("pointer"), release("pointer")];
    const listening = new AbortController();
    const { signal } = listening;
    /** Where the pointer came in, or was already. */
    let entered: string | undefined;
    element.addEventListener(
      "pointermove",
      ({ clientX, clientY }) => {
        const at = `${clientX} ${clientY}`;
        entered ??= at;
        if (at !== entered) holdForPointer();
      },
      { signal },
    );
    element.addEventListener(
      "pointerleave",
      () => {
        entered = undefined;
        releasePointer();
      },
      { signal },
    );
    element.addEventListener("focusin", hold("focus"), { signal });
    element.addEventListener("focusout", release("focus"), { signal });
    addEventListener("blur", hold("window"), { signal });
    addEventListener("focus", release("window"), { signal });
    if (holds.size === 0) go();
    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, [region, durationMs]);
}

/** Follows a swipe to the right, which closes the toast if it is long enough. */
function useSwipe(onSwiped: () => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const [movedPx, setMovedPx] = useState(0);
  const stop = () => {
    start.current = null;
    setMovedPx(0);
  };
  const handlers = {
    onPointerDown: ({ button, clientX, clientY, target }: PointerEvent) => {
      if (button === 0 && !(target as Element).closest("button")) start.current = { x: clientX, y: clientY };
    },
    onPointerMove: ({ clientX, clientY, currentTarget, pointerId }: PointerEvent) => {
      if (!start.current) return;
      const x = clientX - start.current.x;
      if (movedPx === 0 && x < Math.abs(clientY - start.current.y) + 2) return;
      currentTarget.setPointerCapture?.(pointerId);
      setMovedPx(Math.max(x, 1));
    },
    onPointerUp: () => {
      if (movedPx > swipePx) onSwiped();
      stop();
    },
    onPointerCancel: stop,
  };
  return [movedPx, handlers] as const;
}

function ToastCard(props: {
  toast: ShownToast;
  region: RefObject<HTMLElement | null>;
  place: Place;
  ref: (element: HTMLElement | null) => void;
}) {
  const { toast, region, place } = props;
  const destructive = toast.variant === "destructive";
  const close = () => closeToast(toast.id);
  useTimer(region, toast.durationMs === undefined ? defaultDurationMs : toast.durationMs, close);
  const [movedPx, swipe] = useSwipe(close);
  return (
    <li
      ref={props.ref}
      tabIndex={-1}
      style={place}
      className="pointer-events-none fixed w-104 max-w-screen p-4 outline-none max-sm:p-2"
    >
      <div
        style={movedPx > 0 ? { translate: `${movedPx}px` } : undefined}
        {...swipe}
        className={clsx(
          "pointer-events-auto relative flex animate-enter touch-pan-y items-start gap-3 rounded-xl border bg-surface py-3 pr-11 pl-4 shadow-lift in-focus:outline-2 in-focus:outline-offset-2 in-focus:outline-focus",
          movedPx > 0 ? "select-none" : "transition-[translate]",
          destructive ? "border-danger-line" : "border-line",
        )}
      >
        {destructive && <Icon name="circle-alert" className="mt-0.75 size-4 shrink-0 text-danger" />}
        {toast.variant === "success" && (
          <Icon name="circle-check" className="mt-0.75 size-4 shrink-0 text-success" />
        )}
        <div className="min-w-0 flex-1">
          <p className={clsx("text-base font-medium", destructive && "text-danger")}>{toast.title}</p>
          {toast.description !== undefined && (
            <p className="text-sm break-words text-muted">{toast.description}</p>
          )}
          {toast.action && (
            <Button
              size="sm"
              className="mt-2.5"
              onClick={() => {
                toast.action?.run();
                close();
              }}
            >
              {toast.action.label}
            </Button>
          )}
        </div>
        <button
          type="button"
          aria-label={copy.close}
          onClick={close}
          className="absolute top-2 right-2 grid size-8 place-items-center rounded-lg text-faint hover:bg-line/60 hover:text-ink"
        >
          <Icon name="x" className="size-4" />
        </button>
      </div>
    </li>
  );
}
