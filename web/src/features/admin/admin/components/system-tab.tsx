import { useQuery } from "@tanstack/react-query";
import { formatDateTime } from "#format/format.ts";
import { Button } from "#ui/button.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { ErrorState } from "#ui/states.tsx";
import { systemSettingsQuery } from "../api/get-system-settings.ts";
import { isStale, useUpdateSystemSettings } from "../api/update-system-settings.ts";
import { systemTab as copy } from "../system-copy.ts";
import { FlagsCard } from "./flags-card.tsx";
import { MaintenanceCard } from "./maintenance-card.tsx";
import { ModelBudgetCard } from "./model-budget-card.tsx";
import { PackagesCard } from "./packages-card.tsx";
import { PartnerCard } from "./partner-card.tsx";
import { PricesCard } from "./prices-card.tsx";
import { SupportAddressCard } from "./support-address-card.tsx";
import { WelcomeCard } from "./welcome-card.tsx";

/** System Control: what is on, what it costs, what is on offer and what everyone is told. */
export function SystemTab() {
  const { data: settings, error, isPending, refetch } = useQuery(systemSettingsQuery);
  const update = useUpdateSystemSettings();

  if (isPending)
    return (
      <Loading label={copy.loading} className="grid gap-5 lg:grid-cols-2">
        <Skeleton className="h-80 rounded-xl" />
        <Skeleton className="h-80 rounded-xl" />
      </Loading>
    );
  if (!settings) return <ErrorState title={copy.failed} error={error} onRetry={() => void refetch()} />;

  // Forms start over with every version, so that they show the values a save would replace.
  const part = { settings, update };
  return (
    <>
      {isStale(update.error) && <StaleNotice onReload={() => void refetch().then(() => update.reset())} />}
      <p className="mb-3 text-sm text-muted">
        {settings.updatedAt === null
          ? copy.defaults
          : copy.changedBy(settings.updatedBy ?? copy.operations, formatDateTime(settings.updatedAt))}
      </p>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <div className="grid grid-cols-1 gap-5">
          <FlagsCard {...part} />
          <PackagesCard />
          <PartnerCard />
        </div>
        <div className="grid grid-cols-1 gap-5">
          <PricesCard key={`prices-${settings.version}`} {...part} />
          <ModelBudgetCard key={`budget-${settings.version}`} {...part} />
          <WelcomeCard key={`welcome-${settings.version}`} {...part} />
          <SupportAddressCard key={`support-${settings.version}`} {...part} />
          <MaintenanceCard key={`maintenance-${settings.version}`} {...part} />
        </div>
      </div>
    </>
  );
}

function StaleNotice({ onReload }: { onReload: () => void }) {
  return (
    <div
      role="alert"
      className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-lg border border-lamp-line bg-lamp-soft px-4 py-2.5 text-lamp-text"
    >
      <p className="min-w-0">
        <strong className="font-semibold">{copy.staleTitle}</strong> {copy.staleText}
      </p>
      <Button size="sm" onClick={onReload}>
        {copy.load}
      </Button>
    </div>
  );
}
