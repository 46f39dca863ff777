import type { User } from "@marquee/contracts/account/auth";
import { tourVersion } from "@marquee/contracts/home/tour-steps";
import { clsx } from "clsx";
import { type KeyboardEvent, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { focusContent, focusOnMount } from "#browser/focus.ts";
import { meantKey } from "#browser/meant-key.ts";
import { useModalLayer } from "#browser/modal-layer.ts";
import { Button, IconButton, LinkButton } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { type Tab, Tabs } from "#ui/tabs.tsx";
import { useNoteOnboarding } from "../api/update-onboarding.ts";
import { tourDialog as copy } from "../copy.ts";
import { stepsFor } from "../model/next-opening.ts";
import { type TourStep, tourTextsOf, useTourSteps } from "../model/tour-steps.ts";
import { useTour } from "../model/use-tour.ts";
import { Spotlight } from "./spotlight.tsx";

function strengthsFor(user: User): readonly Tab<string>[] {
  const { engagementText, strategyText, insightsText } = tourTextsOf(user);
  return [
    { value: "engagement", label: copy.engagement, content: engagementText },
    { value: "strategy", label: copy.strategy, content: strategyText },
    { value: "insights", label: copy.insights, content: insightsText },
  ];
}

/**
 * The guided tour. Each step opens its page and waits for its target, which is highlighted while the rest is dimmed;
 * a step whose page does not show the target is skipped. The tour resumes where the user left it, on any device.
 */
export function TourDialog({
  user,
  byItself,
  onClose,
}: {
  user: User;
  /** Whether it opened automatically: then users who finished it before see only new steps. */
  byItself: boolean;
  onClose: () => void;
}) {
  const note = useNoteOnboarding();
  const all = useTourSteps(user);
  const [completed] = useState(user.onboarding.tourCompleted);
  const [first = all[0], ...others] = stepsFor(all, { completed, byItself });
  const wanted: readonly [TourStep, ...TourStep[]] = [first, ...others];
  const tour = useTour(wanted, {
    startAt: user.onboarding.tourStep,
    onStep: (id) => void note({ tourStep: id }),
    onLeave: onClose,
  });
  const layer = useRef<HTMLDivElement>(null);
  const { step, steps, at, target, isOpening } = tour;
  const isLast = at === steps.length - 1;

  function close(): void {
    onClose();
    // Focus the page that the tour has reached, not the button that opened the tour on another page.
    setTimeout(focusContent);
  }
  useModalLayer(layer, close);

  function finish(): void {
    void note({ tourOffered: tourVersion, tourCompleted: tourVersion, tourStep: null });
    close();
  }

  function onKeyDown(event: KeyboardEvent): void {
    // Tabs use the arrow keys themselves.
    if (event.target instanceof Element && event.target.closest("[role=tablist]")) return;
    const key = meantKey(event);
    if (key === "ArrowRight" && !isLast) tour.next();
    if (key === "ArrowLeft" && at > 0) tour.back();
  }

  return createPortal(
    <div ref={layer} role="presentation" className="fixed inset-0 z-40 animate-appear">
      <Spotlight target={target} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows move through the steps, as the buttons do */}
      <div
        role="dialog"
        aria-modal
        aria-labelledby="tour-title"
        aria-describedby="tour-text"
        aria-busy={isOpening || undefined}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        className={clsx(
          "absolute inset-x-4 mx-auto max-h-[calc(100dvh-2rem)] max-w-md overflow-y-auto rounded-2xl border border-line bg-surface p-5 shadow-lift focus:outline-none",
          isLow(target) ? "top-4" : target ? "bottom-4" : "top-1/2 -translate-y-1/2",
        )}
      >
        <div className="flex items-start gap-3">
          <Icon name={step.icon} className="mt-0.5 size-6 shrink-0 text-lamp-text" />
          <h2 id="tour-title" className="min-w-0 flex-1 text-xl">
            {step.title}
          </h2>
          <IconButton label={copy.close} className="-mt-1.5 -mr-2" onClick={close}>
            <Icon name="x" />
          </IconButton>
        </div>
        <div aria-live="polite" className="mt-2 flex flex-col items-start gap-3">
          <p id="tour-text" className="text-base text-muted">
            {step.text}
          </p>
          {isLast && <Strengths user={user} />}
          {step.shortcut !== undefined && (
            <LinkButton replace to={step.path ?? ""} size="sm" onClick={isLast ? finish : close}>
              {step.shortcut}
            </LinkButton>
          )}
        </div>
        <footer className="mt-5 flex items-center gap-2">
          <ol className="mr-auto flex gap-1.5" aria-label={copy.step(at + 1, steps.length)}>
            {steps.map((each, index) => (
              <li
                key={each.id}
                className={clsx("size-2 rounded-full", index <= at ? "bg-lamp" : "bg-line-strong")}
              />
            ))}
          </ol>
          <Button disabled={at === 0 || isOpening} onClick={tour.back}>
            {copy.back}
          </Button>
          <Button
            ref={focusOnMount}
            variant="primary"
            pending={isOpening}
            onClick={isLast ? finish : tour.next}
          >
            {isLast ? copy.finish : copy.next}
          </Button>
        </footer>
      </div>
    </div>,
    document.body,
  );
}

/** Whether the target is in the lower half of the window, so that the text goes above it. */
function isLow(target: Element | null): boolean {
  if (!target) return false;
  const { top, bottom } = target.getBoundingClientRect();
  return (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2 > innerHeight / 2;
}

function Strengths({ user }: { user: User }) {
  const [chosen, setChosen] = useState("engagement");
  return (
    <div className="w-full">
      <Tabs
        label={copy.whatMorganDoes}
        value={chosen}
        onValue={setChosen}
        tabs={strengthsFor(user)}
        panelClassName="min-h-12 pt-3"
      />
    </div>
  );
}
