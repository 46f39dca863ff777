import { type ReactNode, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { partnerWelcome as copy } from "../copy.ts";

/** The partner's relationship with Marquee, their own events, and the shared goals. */
export function PartnerOverview(props: {
  company: string;
  events: ReactNode;
  onSkipTour: () => void;
  onGetStarted: () => void;
  onClose: () => void;
}) {
  const [tab, setTab] = useState("overview");
  return (
    <Dialog
      title={copy.title(props.company)}
      description={copy.lead}
      size="lg"
      onClose={props.onClose}
      footer={
        <>
          <Button onClick={props.onSkipTour}>{copy.skipTour}</Button>
          <Button variant="primary" onClick={props.onGetStarted}>
            {copy.getStarted}
          </Button>
        </>
      }
    >
      <Tabs
        label={copy.tabs}
        value={tab}
        onValue={setTab}
        panelClassName="min-h-52 pt-4"
        tabs={[
          {
            value: "overview",
            label: copy.overview,
            content: (
              <div className="grid grid-cols-1 gap-2">
                {copy.overviewTexts.map((text) => (
                  <p key={text}>{text}</p>
                ))}
              </div>
            ),
          },
          {
            value: "events",
            label: copy.yourEvents,
            content: props.events,
          },
          {
            value: "goals",
            label: copy.strategicGoals,
            content: (
              <dl className="grid grid-cols-1 gap-3">
                {copy.goals.map(({ name, text }) => (
                  <div key={name}>
                    <dt className="font-medium">{name}</dt>
                    <dd className="text-muted">{text}</dd>
                  </div>
                ))}
              </dl>
            ),
          },
        ]}
      />
    </Dialog>
  );
}
