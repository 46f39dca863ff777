import type { User } from "@marquee/contracts/http/auth";
import { useState } from "react";
import { openAppDialog } from "#browser/app-dialog.ts";
import { Button } from "#ui/button.tsx";
import { CheckList } from "#ui/check-list.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { useNoteOnboarding } from "../api/update-onboarding.ts";
import { welcomeDialog as copy } from "../copy.ts";

/** What Marquee is, for somebody who is here for the first time; the wizard follows. */
export function WelcomeDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const note = useNoteOnboarding();
  const [tab, setTab] = useState("features");
  const [isReopened] = useState(user.onboarding.welcomed);

  function dismiss(): void {
    onClose();
    void note({ welcomed: true });
    if (!isReopened && user.onboarding.wizard === null) openAppDialog("wizard");
  }

  return (
    <Dialog
      title={copy.title(user.name.split(" ")[0] ?? user.name)}
      description={copy.lead}
      size="lg"
      onClose={dismiss}
      footer={
        <Button variant="primary" onClick={dismiss}>
          {copy.getStarted}
        </Button>
      }
    >
      <Tabs
        label={copy.tabs}
        look="segment"
        value={tab}
        onValue={setTab}
        panelClassName="min-h-44 pt-4"
        tabs={[
          { value: "features", label: copy.keyFeatures, content: <CheckList items={copy.features} /> },
          {
            value: "start",
            label: copy.gettingStarted,
            content: (
              <ol className="grid list-decimal gap-1.5 pl-5">
                {copy.steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            ),
          },
          { value: "benefits", label: copy.benefits, content: <CheckList items={copy.benefitList} /> },
        ]}
      />
    </Dialog>
  );
}
