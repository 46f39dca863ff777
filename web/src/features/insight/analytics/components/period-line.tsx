import type { Analytics } from "@marquee/contracts/insight/analytics";
import { clsx } from "clsx";
import { ForRole } from "#account/for-role.tsx";
import { formatDateTime } from "#format/format.ts";
import { Badge } from "#ui/badge.tsx";
import { controls, sample } from "../copy.ts";
import { periodText } from "../model/days.ts";
import { RemoveSample } from "./remove-sample.tsx";

/** The days the numbers cover, when they were read, and whether they are samples. Its space is reserved. */
export function PeriodLine({ analytics, compares }: { analytics: Analytics | undefined; compares: boolean }) {
  return (
    <div
      className={clsx(
        "mt-2 mb-4 flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm text-muted",
        compares ? "max-sm:min-h-20" : "max-sm:min-h-14",
      )}
    >
      {analytics && (
        <p>
          {compares
            ? controls.periodCompared(periodText(analytics), periodText(analytics.previous))
            : controls.period(periodText(analytics))}{" "}
          <span className="whitespace-nowrap">{controls.asOf(formatDateTime(analytics.asOf))}</span>
        </p>
      )}
      {analytics?.sample && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone="lamp">{sample.badge}</Badge>
          <ForRole>
            <RemoveSample />
          </ForRole>
        </p>
      )}
    </div>
  );
}
