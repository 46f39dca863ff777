import { Suspense } from "react";
import { useHasRole } from "#account/team-role.ts";
import { usePublicSettings } from "#api/public-settings.ts";
import { paths } from "#routing/paths.ts";
import { LinkButton } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { EmptyState } from "#ui/states.tsx";
import { billingTab as copy } from "../copy.ts";

const billingParts = () => import("#features/credits/credits/components/billing-parts.ts");
const BillingDetailsCard = lazyPart(async () => (await billingParts()).BillingDetailsCard);
const PaymentsCard = lazyPart(async () => (await billingParts()).PaymentsCard);

/** Who is billed, and what was paid; plans do not exist yet, and credits are bought on their own page. */
export function BillingTab() {
  const owns = useHasRole("owner");
  const manages = useHasRole("manager");
  const settings = usePublicSettings();
  if (settings?.flags.billing) {
    const summary = (
      <Card aria-labelledby="billing-title">
        <CardHeader
          id="billing-title"
          title={copy.title}
          note={copy.note}
          actions={
            <LinkButton to={paths.credits} variant="primary">
              {copy.goToCredits}
            </LinkButton>
          }
        />
      </Card>
    );
    return (
      <div className="grid grid-cols-1 gap-5">
        {summary}
        <Suspense fallback={<Skeleton className="h-96 w-full rounded-xl" />}>
          {owns && <BillingDetailsCard />}
          {manages && <PaymentsCard />}
        </Suspense>
      </div>
    );
  }
  return (
    <Card>
      <EmptyState
        title={copy.comingSoon}
        action={<LinkButton to={paths.credits}>{copy.goToCredits}</LinkButton>}
      >
        {copy.comingSoonText}
      </EmptyState>
    </Card>
  );
}
