import type { GoogleOutcome } from "@marquee/contracts/account/google";
import { useEffect } from "react";
import { useAddress } from "#routing/address.ts";
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
  const { search, edit } = useAddress();
  const outcome = search.get("google");
  useEffect(() => {
    if (outcome === null || outcome === "link") return;
    const sentence = sentences[outcome as GoogleOutcome];
    toast(sentence === undefined ? toasts.googleBroke(strings.failed) : toasts.googleFailed(sentence));
    edit((address) => address.delete("google"), { replace: true });
  }, [outcome, edit]);
}
