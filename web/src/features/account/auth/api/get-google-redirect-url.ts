import type { getGoogleRedirectUrl } from "@marquee/contracts/account/google";
import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { addressOf, call } from "#api/http.ts";
import { toast } from "#toasts/toast.ts";
import { toasts } from "../toasts.ts";

const operation = addressOf<typeof getGoogleRedirectUrl>(
  "getGoogleRedirectUrl",
  "GET",
  "/api/auth/google-redirect-url",
);

/**
 * Sends the browser to Google and, once signed in, on to the page `next`. If Google's address cannot be fetched, the
 * server is asked to redirect. Pending until the browser leaves the page.
 */
export function useGoToGoogle(next: string) {
  const { mutate, isIdle, reset } = useMutation({
    mutationFn: () => call(operation, { query: { next } }),
    onMutate: () => void toast(toasts.googleRedirecting),
    onSuccess: ({ url }) => location.assign(url),
    onError: () => location.assign(`/api/auth/google?${new URLSearchParams({ next })}`),
  });
  useEffect(() => {
    // Going back in the browser shows the page as it was; reset the pending state.
    addEventListener("pageshow", reset);
    return () => removeEventListener("pageshow", reset);
  }, [reset]);
  return { go: () => mutate(), leaving: !isIdle };
}
