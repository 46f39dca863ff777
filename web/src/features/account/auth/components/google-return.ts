import type { GoogleOutcome } from "@marquee/contracts/account/google";
import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { toast } from "#toasts/toast.ts";
import { googleReturn as strings } from "../copy.ts";
import { toasts } from "../toasts.ts";

const sentences: Partial<Record<GoogleOutcome, string>> = {
  closed: strings.closed,
  cancelled: strings.canceled,
  unverified: strings.unverified,
  suspended: strings.suspended,
};

/** Reports once how a Google sign-in failed, and removes the result from the address. */
export function useGoogleReturn(): void {
  const [search, setSearch] = useSearchParams();
  const outcome = search.get("google");
  useEffect(() => {
    if (outcome === null || outcome === "link") return;
    toast(toasts.googleFailed(sentences[outcome as GoogleOutcome] ?? strings.failed));
    setSearch(
      (before) => {
        before.delete("google");
        return before;
      },
      { replace: true },
    );
  }, [outcome, setSearch]);
}
