import type { UserRole } from "@marquee/contracts/enums";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { CheckList } from "#ui/check-list.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { welcomeDialog as copy } from "../copy.ts";
import { welcomes } from "../roles-copy.ts";

/** Explains Marquee to a first-time user, by role. */
export function ClientWelcome({
  firstName,
  userRole,
  onClose,
}: {
  firstName: string;
  userRole: UserRole;
  onClose: () => void;
}) {
  const words = welcomes[userRole];
  const [tab, setTab] = useState("features");
  return (
    <Dialog
      title={copy.title(firstName)}
      description={words.lead}
      size="lg"
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {copy.getStarted}
        </Button>
      }
    >
      <Tabs
        label={copy.tabs}
        value={tab}
        onValue={setTab}
        panelClassName="min-h-44 pt-4"
        tabs={[
          { value: "features", label: copy.keyFeatures, content: <CheckList items={words.features} /> },
          {
            value: "start",
            label: copy.gettingStarted,
            content: (
              <ol className="grid list-decimal gap-1.5 pl-5">
                {words.steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            ),
          },
          { value: "benefits", label: copy.benefits, content: <CheckList items={words.benefits} /> },
        ]}
      />
    </Dialog>
  );
}
