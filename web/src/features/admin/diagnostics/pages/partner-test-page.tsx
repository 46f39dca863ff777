import { useState } from "react";
import { ClientWelcome } from "#features/home/onboarding/components/client-welcome.tsx";
import { PartnerOverview } from "#features/home/onboarding/components/partner-overview.tsx";
import { partnerWelcome } from "#features/home/onboarding/copy.ts";
import { formatDate } from "#format/format.ts";
import { paths } from "#routing/paths.ts";
import { Badge } from "#ui/badge.tsx";
import { Button, LinkButton } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { DiagnosticPage } from "../components/diagnostic-page.tsx";
import { partnerTestPage as copy } from "../copy.ts";

/** /zania-test: both welcomes, and a sample of the partner's hub. It shows no data of a real account. */
export function PartnerTestPage() {
  const [visible, setVisible] = useState<"client" | "partner" | null>(null);
  const close = () => setVisible(null);
  return (
    <DiagnosticPage title={copy.title} lead={copy.lead}>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setVisible("client")}>{copy.showGeneric}</Button>
        <Button variant="primary" onClick={() => setVisible("partner")}>
          {copy.showPartner}
        </Button>
      </div>
      <p className="mt-4 text-muted">{copy.note}</p>
      <Card aria-labelledby="hub-title" className="mt-5">
        <CardHeader id="hub-title" title={copy.hub} actions={<Badge>{copy.sample}</Badge>} />
        <div className="grid grid-cols-1 gap-5 border-t border-line px-5 py-4 sm:grid-cols-2">
          <section aria-labelledby="sponsorships-title">
            <h3 id="sponsorships-title" className="mb-1 text-sm font-medium text-muted">
              {copy.sponsorships}
            </h3>
            <SampleEvents />
          </section>
          <section aria-labelledby="goals-title">
            <h3 id="goals-title" className="mb-1 text-sm font-medium text-muted">
              {copy.goals}
            </h3>
            <ul className="grid gap-2">
              {partnerWelcome.goals.map(({ name }) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </section>
        </div>
      </Card>
      <div className="mt-5 flex flex-wrap gap-2">
        <LinkButton to={paths.events}>{copy.browseEvents}</LinkButton>
        <LinkButton to={paths.auth}>{copy.goToSignIn}</LinkButton>
      </div>
      {visible === "client" && <ClientWelcome firstName={copy.sampleName} userRole="brand" onClose={close} />}
      {visible === "partner" && (
        <PartnerOverview
          company={copy.sampleCompany}
          events={<SampleEvents />}
          onSkipTour={close}
          onGetStarted={close}
          onClose={close}
        />
      )}
    </DiagnosticPage>
  );
}

function SampleEvents() {
  return (
    <ul className="grid gap-2">
      {copy.events.map(({ name, tier, place, date }) => (
        <li key={name} className="flex items-start gap-3">
          <span className="min-w-0 flex-1">
            {name}
            <span className="block text-sm text-muted">
              {place}, <time dateTime={date}>{formatDate(date)}</time>
            </span>
          </span>
          <Badge tone="lamp">{tier}</Badge>
        </li>
      ))}
    </ul>
  );
}
