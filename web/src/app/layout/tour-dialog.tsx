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
import { tourDialog as copy } from "../copy.ts";

interface Step {
  title: string;
  text: string;
  shortcut?: { label: string; to: string };
}

const stepsAt = (prices: PriceList): readonly Step[] => [
  {
    title: copy.welcomeToMarquee,
    text: copy.marqueeHelpsMarketingTeamsFind,
  },
  {
    title: copy.campaignIdeation,
    text: copy.describeWhatYouWantTo,
    shortcut: { label: copy.openCampaignStrategy, to: paths.campaigns },
  },
  {
    title: copy.premiumEvents,
    text: copy.brandEventsAndTheSponsorship,
    shortcut: { label: copy.openBrandEvents, to: paths.events },
  },
  {
    title: copy.analytics,
    text: copy.seeAtAGlanceWhat,
    shortcut: { label: copy.openEnterpriseAnalytics, to: paths.analytics },
  },
  {
    title: copy.credits,
    text: copy.aCampaignCostsWithEvery(
      creditsText(prices.campaignIdeas),
      orderCostCredits(prices, { analysis: true, mockup: true }),
    ),
    shortcut: { label: copy.openBillingCredits, to: paths.credits },
  },
  {
    title: copy.meetMorganYourAiStrategist,
    text: copy.morganKnowsYourEventsPackages,
    shortcut: { label: copy.talkToMorgan, to: paths.chat },
  },
];

const strengths: readonly Tab<string>[] = [
  {
    value: "engagement",
    label: copy.engagement,
    content: copy.askWhichEventsReachYour,
  },
  {
    value: "strategy",
    label: copy.strategy,
    content: copy.letMorganComparePackagesPlan,
  },
  {
    value: "insights",
    label: copy.insights,
    content: copy.findOutWhichNumbersProve,
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
        <ol className="mr-auto flex gap-1.5" aria-label={copy.stepOf(at + 1, steps.length)}>
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
        {last ? (
          <Button variant="primary" onClick={finish}>
            {copy.finishTour}
          </Button>
        ) : (
          <Button variant="primary" onClick={() => setAt(at + 1)}>
            {copy.next}
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
        label={copy.whatMorganIsGoodAt}
        value={chosen}
        onValue={setChosen}
        tabs={strengths}
        panelClassName={copy.minH12Pt3}
      />
    </div>
  );
}
