import type { User } from "@marquee/contracts/http/auth";
import type { PriceList } from "@marquee/contracts/http/system";
import { clsx } from "clsx";
import { useState } from "react";
import { paths } from "#lib/paths.ts";
import { creditsText, orderCostCredits, usePrices } from "#lib/prices.ts";
import { storageKeys, writeStored } from "#lib/storage.ts";
import { Button, LinkButton } from "#ui/button.tsx";
import { Modal } from "#ui/modal.tsx";
import { type Tab, Tabs } from "#ui/tabs.tsx";

interface Step {
  title: string;
  text: string;
  shortcut?: { label: string; to: string };
}

const stepsAt = (prices: PriceList): readonly Step[] => [
  {
    title: "Welcome to Marquee",
    text: "Marquee helps marketing teams find the right events, close sponsorship deals and turn both into campaigns. Six short steps show where everything is.",
  },
  {
    title: "Campaign ideation",
    text: "Describe what you want to achieve. The Strategy Builder returns complete concepts with goals, budget and metrics, and on request a competitive analysis and a visual mockup.",
    shortcut: { label: "Open Campaign Strategy", to: paths.campaigns },
  },
  {
    title: "Premium events",
    text: "Brand Events and the Sponsorship Hub bring the events that fit your audience and the packages you can sponsor into one place.",
    shortcut: { label: "Open Brand Events", to: paths.events },
  },
  {
    title: "Analytics",
    text: "See at a glance what you spent, what you generated and what you kept, so that the next decision rests on numbers.",
    shortcut: { label: "Open Enterprise Analytics", to: paths.analytics },
  },
  {
    title: "Credits",
    text: `A campaign costs ${creditsText(prices.campaignIdeas)}, ${orderCostCredits(prices, { analysis: true, mockup: true })} with every option. You pay only for what was delivered: credits for work that failed come back by themselves.`,
    shortcut: { label: "Open Billing & Credits", to: paths.credits },
  },
  {
    title: "Meet Morgan, your AI strategist",
    text: "Morgan knows your events, packages and balance, and answers while you watch.",
    shortcut: { label: "Talk to Morgan", to: paths.chat },
  },
];

const strengths: readonly Tab<string>[] = [
  {
    value: "engagement",
    label: "Engagement",
    content: "Ask which events reach your audience, and how to make them stop at your stand.",
  },
  {
    value: "strategy",
    label: "Strategy",
    content: "Let Morgan compare packages, plan a budget and prepare your next negotiation.",
  },
  {
    value: "insights",
    label: "Insights",
    content: "Find out which numbers prove return, and what lifts them for the least money.",
  },
];

/** The guided tour (spec §2, Onboarding): six steps, once by itself, afterwards from the top bar. */
export function TourDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const [at, setAt] = useState(0);
  const steps = stepsAt(usePrices());
  const step = steps[at] ?? steps[0];
  const last = at === steps.length - 1;
  if (!step) return null;

  function finish(): void {
    writeStored(storageKeys.hasCompletedTour, "true");
    onClose();
  }

  return (
    <Modal title={at === 0 ? `${step.title}, ${user.name.split(" ")[0]}` : step.title} onClose={onClose}>
      <div className="flex min-h-56 flex-col" aria-live="polite">
        <p className="mt-2 text-lg text-muted">{step.text}</p>
        {last && <Strengths />}
        {step.shortcut && (
          <p className="mt-4">
            <LinkButton to={step.shortcut.to} size="sm" onClick={last ? finish : onClose}>
              {step.shortcut.label}
            </LinkButton>
          </p>
        )}
      </div>
      <footer className="mt-5 flex items-center gap-2">
        <ol className="mr-auto flex gap-1.5" aria-label={`Step ${at + 1} of ${steps.length}`}>
          {steps.map((each, index) => (
            <li
              key={each.title}
              className={clsx("size-2 rounded-full", index <= at ? "bg-lamp" : "bg-line-strong")}
            />
          ))}
        </ol>
        <Button disabled={at === 0} onClick={() => setAt(at - 1)}>
          Back
        </Button>
        {last ? (
          <Button variant="primary" onClick={finish}>
            Finish Tour
          </Button>
        ) : (
          <Button variant="primary" onClick={() => setAt(at + 1)}>
            Next
          </Button>
        )}
      </footer>
    </Modal>
  );
}

function Strengths() {
  const [chosen, setChosen] = useState("engagement");
  return (
    <div className="mt-4">
      <Tabs
        label="What Morgan is good at"
        value={chosen}
        onValue={setChosen}
        tabs={strengths}
        panelClassName="min-h-12 pt-3"
      />
    </div>
  );
}
