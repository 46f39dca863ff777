import { ForRole } from "#account/for-role.tsx";
import { messageOf } from "#api/http.ts";
import { toast } from "#toasts/toast.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/states.tsx";
import { useLoadSampleAnalytics } from "../api/load-sample-analytics.ts";
import { actions, empty as copy, sample } from "../copy.ts";
import { toasts } from "../toasts.ts";
import type { OpenDialog } from "./analytics-view.tsx";

/** Shown before the first row: what the page is for, and the three ways to fill it. */
export function EmptyAnalytics({ onOpen }: { onOpen: (dialog: OpenDialog) => void }) {
  const load = useLoadSampleAnalytics();
  return (
    <Card>
      <EmptyState
        title={copy.title}
        action={
          <ForRole>
            <Button variant="primary" onClick={() => onOpen("record")}>
              {actions.record}
            </Button>
            <Button onClick={() => onOpen("import")}>{actions.import}</Button>
            <Button
              pending={load.isPending}
              onClick={() =>
                load.mutate(undefined, {
                  onSuccess: () => toast(toasts.sampleLoaded),
                  onError: (error) => toast(toasts.sampleFailed(messageOf(error))),
                })
              }
            >
              {sample.load}
            </Button>
          </ForRole>
        }
      >
        {copy.text}
      </EmptyState>
    </Card>
  );
}
