import { usePublicSettings } from "#api/public-settings.ts";
import { paths } from "#routing/paths.ts";
import { LinkButton } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { EmptyState } from "#ui/states.tsx";
import { billingTab as copy } from "../copy.ts";

/** Plans do not exist yet; purchases are on the credits page. */
export function BillingTab() {
  const settings = usePublicSettings();
  if (settings?.flags.billing) {
    return (
      <Card aria-labelledby="billing-title">
        <CardHeader
          id="billing-title"
          title={copy.title}
          note={copy.note}
          actions={
            <LinkButton to={paths.credits} variant="primary">
              {copy.paymentsAndReceipts}
            </LinkButton>
          }
        />
      </Card>
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
