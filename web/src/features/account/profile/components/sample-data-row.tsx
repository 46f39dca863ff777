import { useQuery } from "@tanstack/react-query";
import { analyticsQuery } from "#features/insight/analytics/api/get-analytics.ts";
import { useLoadSampleAnalytics } from "#features/insight/analytics/api/load-sample-analytics.ts";
import { useRemoveSampleAnalytics } from "#features/insight/analytics/api/remove-sample-analytics.ts";
import { toast } from "#toasts/toast.ts";
import { Switch } from "#ui/switch.tsx";
import { dataCard as copy } from "../copy.ts";
import { toasts } from "../toasts.ts";

/** Loads and removes the sample data. Disabled for users with numbers of their own, who don't need it. */
export function SampleDataRow() {
  const { data } = useQuery(analyticsQuery({ range: "last30" }));
  const load = useLoadSampleAnalytics();
  const remove = useRemoveSampleAnalytics();
  const isLoaded = data?.sample ?? false;
  const hasOwn = data !== undefined && data.measured && !data.sample;
  return (
    <div className="px-5 py-1.5">
      <Switch
        label={copy.sampleTitle}
        note={hasOwn ? copy.sampleNotNeeded : copy.sampleText}
        checked={isLoaded}
        disabled={data === undefined || hasOwn}
        pending={load.isPending || remove.isPending}
        error={load.error ?? remove.error}
        onChange={(on) => {
          load.reset();
          remove.reset();
          if (on) load.mutate(undefined, { onSuccess: () => toast(toasts.sampleLoaded) });
          else remove.mutate(undefined, { onSuccess: () => toast(toasts.sampleRemoved) });
        }}
      />
    </div>
  );
}
