import { messageOf } from "#api/http.ts";
import { toast } from "#toasts/toast.ts";
import { Button } from "#ui/button.tsx";
import { useRemoveSampleAnalytics } from "../api/remove-sample-analytics.ts";
import { sample as copy } from "../copy.ts";
import { toasts } from "../toasts.ts";

/** Removes the sample rows. */
export function RemoveSample() {
  const remove = useRemoveSampleAnalytics();
  return (
    <Button
      size="sm"
      className="print:hidden"
      pending={remove.isPending}
      onClick={() =>
        remove.mutate(undefined, {
          onSuccess: () => toast(toasts.sampleRemoved),
          onError: (error) => toast(toasts.sampleFailed(messageOf(error))),
        })
      }
    >
      {copy.remove}
    </Button>
  );
}
