import type { User } from "@marquee/contracts/http/auth";
import type { PriceList } from "@marquee/contracts/http/system";
import { clsx } from "clsx";
import { useState } from "react";
import { focusOnMount } from "#browser/focus.ts";
import { storageKeys, writeStored } from "#browser/storage.ts";
import { creditsText, orderCostCredits, usePrices } from "#features/credits/model/prices.ts";
import { paths } from "#routing/paths.ts";
import { BulbFrame } from "#ui/bulbs.tsx";
import { Button, LinkButton } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Icon, type IconName } from "#ui/icon.tsx";
import { type Tab, Tabs } from "#ui/tabs.tsx";
import { tourDialog as copy } from "../copy.ts";

interface Step {
  title: string;
  text: string;
  icon: IconName;
  shortcut?: { label: string; to: string };
}

function stepsOf(user: User, prices: PriceList): readonly Step[] {
  const withEverything = orderCostCredits(prices, { analysis: true, mockup: true });
  return [
    {
      title: copy.welcomeTitle(user.name.split(" ")[0] ?? user.name),
      text: copy.welcome,
      icon: "sparkles",
    },
    {
      title: copy.ideationTitle,
      text: copy.ideation,
      icon: "megaphone",
      shortcut: { label: copy.openIdeation, to: paths.campaigns },
    },
    {
      title: copy.eventsTitle,
      text: copy.events,
      icon: "calendar-days",
      shortcut: { label: copy.openEvents, to: paths.events },
    },
    {
      title: copy.analyticsTitle,
      text: copy.analytics,
      icon: "chart-column",
      shortcut: { label: copy.openAnalytics, to: paths.analytics },
    },
    {
      title: copy.creditsTitle,
      text: copy.credits(creditsText(prices.campaignIdeas), creditsText(withEverything)),
      icon: "coins",
      shortcut: { label: copy.openCredits, to: paths.credits },
    },
    {
      title: copy.morganTitle,
      text: copy.morgan,
      icon: "message-square-text",
      shortcut: { label: copy.openMorgan, to: paths.chat },
    },
  ];
}

const strengths: readonly Tab<string>[] = [
  { value: "engagement", label: copy.engagement, content: copy.engagementText },
  { value: "strategy", label: copy.strategy, content: copy.strategyText },
  { value: "insights", label: copy.insights, content: copy.insightsText },
];

/** The guided tour: six steps, once by itself on the dashboard, afterwards from the help menu. */
export function TourDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const [at, setAt] = useState(0);
  const steps = stepsOf(user, usePrices());
  const step = steps[at] ?? steps[0];
  const last = at === steps.length - 1;
  if (!step) return null;

  function finish(): void {
    writeStored(storageKeys.hasCompletedTour, "true");
    onClose();
  }

  return (
    <Dialog title={step.title} onClose={onClose}>
      <Picture icon={step.icon} />
      <div className="mt-4 flex min-h-34 flex-col items-start gap-3" aria-live="polite">
        <p className="text-lg text-muted">{step.text}</p>
        {last && <Strengths />}
        {step.shortcut && (
          <LinkButton replace to={step.shortcut.to} size="sm" onClick={last ? finish : onClose}>
            {step.shortcut.label}
          </LinkButton>
        )}
      </div>
      <footer className="mt-5 flex items-center gap-2">
        <ol className="mr-auto flex gap-1.5" aria-label={copy.step(at + 1, steps.length)}>
          {steps.map((each, index) => (
            <li
              key={each.title}
              className={clsx("size-2 rounded-full", index <= at ? "bg-lamp" : "bg-line-strong")}
            />
          ))}
        </ol>
        <Button disabled={at === 0} onClick={() => setAt(at - 1)}>
          {copy.back}
        </Button>
        <Button ref={focusOnMount} variant="primary" onClick={last ? finish : () => setAt(at + 1)}>
          {last ? copy.finish : copy.next}
        </Button>
      </footer>
    </Dialog>
  );
}

/** What the step is about, on a lit sign. */
function Picture({ icon }: { icon: IconName }) {
  return (
    <div
      aria-hidden
      className="relative -mt-1 grid h-28 place-items-center rounded-xl bg-[#1b1712] text-[#f5b93a]"
    >
      <BulbFrame inset={8} bulbs={90} />
      <Icon name={icon} className="relative size-10" strokeWidth={1.6} />
    </div>
  );
}

function Strengths() {
  const [chosen, setChosen] = useState("engagement");
  return (
    <div className="w-full">
      <Tabs
        label={copy.whatMorganDoes}
        value={chosen}
        onValue={setChosen}
        tabs={strengths}
        panelClassName="min-h-12 pt-3"
      />
    </div>
  );
}
