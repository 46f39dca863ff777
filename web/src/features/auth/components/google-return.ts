import type { GoogleOutcome } from "@marquee/contracts/http/google";
import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { copy } from "#lib/error-copy.ts";
import { toast } from "#lib/toast.ts";

const sentences: Partial<Record<GoogleOutcome, string>> = {
  closed: "New accounts cannot be created at the moment. If you have one, sign in as always.",
  cancelled: "You did not finish signing in at Google. Nothing was changed.",
  unverified:
    "Google has not confirmed that this email address is yours. Confirm it there, or sign in another way.",
  suspended: "This account is suspended. Please contact support.",
};

/** Says once how a way to Google ended that did not lead in, and cleans the address of it. */
export function useGoogleReturn(): void {
  const [search, setSearch] = useSearchParams();
  const outcome = search.get("google");
  useEffect(() => {
    if (outcome === null || outcome === "link") return;
    toast(
      copy.auth.googleFailed(
        sentences[outcome as GoogleOutcome] ?? "Google could not sign you in this time. Please try again.",
      ),
    );
    setSearch(
      (before) => {
        before.delete("google");
        return before;
      },
      { replace: true },
    );
  }, [outcome, setSearch]);
}
