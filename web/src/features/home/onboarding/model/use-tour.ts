import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { TourStep } from "./tour-steps.ts";
import { waitForTarget } from "./wait-for-target.ts";

interface Shown {
  id: TourStep["id"];
  target: Element | null;
}

/**
 * Walks through the steps: opens each one's page and shows the step once its target is there. A step without its
 * target is skipped for good, forwards and backwards, so that the last button is right. If no step is left in a
 * direction, the tour stays and reopens the page of its current step.
 */
export function useTour(
  all: readonly [TourStep, ...TourStep[]],
  {
    startAt,
    onStep,
    onLeave,
  }: {
    startAt: TourStep["id"] | null;
    onStep: (id: TourStep["id"]) => void;
    /** Called when the user has gone to another page, for example with the browser's Back. */
    onLeave: () => void;
  },
) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [missing, setMissing] = useState<readonly TourStep["id"][]>([]);
  const [current, setCurrent] = useState<Shown | null>(null);
  const [isOpening, setOpening] = useState(false);
  const steps = all.filter(({ id }) => !missing.includes(id));
  const at = Math.max(
    0,
    steps.findIndex(({ id }) => id === current?.id),
  );
  const step = steps[at] ?? all[0];
  const running = useRef<AbortController>(undefined);
  /** The page that the tour itself opened last; any other page is the user's own choice. */
  const openedPath = useRef(pathname);
  const hasMoved = useRef(false);

  function open(path: string | undefined): void {
    if (path === undefined || path === openedPath.current) return;
    openedPath.current = path;
    // One history entry for the whole tour: Back returns to where it began.
    void navigate(path, { replace: hasMoved.current });
    hasMoved.current = true;
  }

  /** Shows the first candidate whose target appears; if none does, stays on the current step. */
  async function showFirst(candidates: readonly TourStep[], otherwise?: TourStep): Promise<void> {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setOpening(true);
    for (const candidate of candidates) {
      open(candidate.path);
      const target = candidate.target === undefined ? null : await waitForTarget(candidate.target, signal);
      if (signal.aborted) return;
      if (target || candidate.target === undefined) {
        setCurrent({ id: candidate.id, target });
        setOpening(false);
        onStep(candidate.id);
        return;
      }
      setMissing((known) => [...known, candidate.id]);
    }
    if (otherwise) {
      open(otherwise.path);
      const target = otherwise.target === undefined ? null : await waitForTarget(otherwise.target, signal);
      if (signal.aborted) return;
      setCurrent({ id: otherwise.id, target });
    }
    setOpening(false);
  }

  const start = useEffectEvent(() => {
    const from = Math.max(
      0,
      all.findIndex(({ id }) => id === startAt),
    );
    // Steps before the one where the tour was left are tried last.
    void showFirst([...all.slice(from), ...all.slice(0, from).toReversed()]);
  });
  useEffect(() => {
    start();
    return () => running.current?.abort();
  }, []);

  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const onPop = () => {
      if (location.pathname !== openedPath.current) leave();
    };
    addEventListener("popstate", onPop);
    return () => removeEventListener("popstate", onPop);
  }, []);

  return {
    steps,
    at,
    step,
    target: current?.target ?? null,
    isOpening,
    next: () => void showFirst(steps.slice(at + 1), step),
    back: () => void showFirst(steps.slice(0, at).toReversed(), step),
  };
}
