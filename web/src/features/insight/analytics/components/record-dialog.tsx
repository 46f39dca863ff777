import { useState } from "react";
import { useAccountZone } from "#account/account-zone.ts";
import { dealTitle } from "#features/deals/deals/model/deal-names.ts";
import { zoneName } from "#format/time-zones.ts";
import { paths } from "#routing/paths.ts";
import { LinkButton } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { SelectField, TextField } from "#ui/field.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { EmptyState, ErrorState } from "#ui/states.tsx";
import { recordDialog as copy } from "../dialog-copy.ts";
import { todayIn } from "../model/days.ts";
import { useOwnDeals } from "../model/use-own-deals.ts";
import { EntryForm } from "./entry-form.tsx";

/** Records the measures of one of the user's own deals on a day. */
export function RecordDialog({ onClose }: { onClose: () => void }) {
  const { deals, error, retry } = useOwnDeals();
  const timeZone = useAccountZone();
  const today = todayIn(timeZone);
  const [chosen, setChosen] = useState({ dealId: "", date: today });
  const dealId = chosen.dealId || (deals?.[0]?.id ?? "");
  const deal = deals?.find(({ id }) => id === dealId);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(chosen.date);
  return (
    <Dialog size="lg" title={copy.title} description={copy.text} onClose={onClose}>
      {error && !deals ? (
        <ErrorState title={copy.dealsFailed} error={error} onRetry={retry} />
      ) : !deals ? (
        <Loading label={copy.loadingDeals}>
          <Skeleton className="h-96" />
        </Loading>
      ) : !deal ? (
        <EmptyState
          title={copy.noDealsTitle}
          action={<LinkButton to={paths.sponsorships}>{copy.hub}</LinkButton>}
        >
          {copy.noDeals}
        </EmptyState>
      ) : (
        <>
          <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
            <SelectField
              label={copy.deal}
              field={{
                id: "measured-deal",
                name: "dealId",
                value: dealId,
                error: undefined,
                set: (value) => setChosen({ ...chosen, dealId: value }),
              }}
              options={deals.map((each) => ({
                value: each.id,
                label: copy.dealOption(dealTitle(each), each.packageName),
              }))}
            />
            <TextField
              type="date"
              label={copy.date}
              hint={copy.dateHint(zoneName(timeZone))}
              max={today}
              field={{
                id: "measured-day",
                name: "date",
                value: chosen.date,
                error: undefined,
                set: (date) => setChosen({ ...chosen, date }),
              }}
            />
          </div>
          {isDay && (
            <EntryForm
              key={`${dealId} ${chosen.date}`}
              dealId={dealId}
              dealName={dealTitle(deal)}
              date={chosen.date}
              onClose={onClose}
            />
          )}
        </>
      )}
    </Dialog>
  );
}
