import { paths } from "#lib/paths.ts";
import { usePublicSettings } from "#lib/public-settings.ts";
import { LinkButton } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { EmptyState } from "#ui/states.tsx";

/** Plans are for later (spec §1); what is bought already is on the credits page. */
export function BillingTab() {
  const settings = usePublicSettings();
  if (settings?.flags.billing) {
    return (
      <Card aria-labelledby="billing-title">
        <CardHeader
          id="billing-title"
          title="Billing"
          note="Packages, payments and receipts stand together with your credits."
          actions={
            <LinkButton to={paths.credits} variant="primary">
              Payments and receipts
            </LinkButton>
          }
        />
      </Card>
    );
  }
  return (
    <Card>
      <EmptyState
        title="Billing Coming Soon"
        action={<LinkButton to={paths.credits}>Go to credits</LinkButton>}
      >
        Every feature is free during the beta. Credits that you buy and their receipts are on the credits
        page.
      </EmptyState>
    </Card>
  );
}
