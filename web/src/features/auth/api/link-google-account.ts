import { linkGoogleAccount } from "@marquee/contracts/http/google";
import type { BodyInputOf } from "@marquee/contracts/operation";
import { useMutation } from "@tanstack/react-query";
import { call } from "#lib/http.ts";
import { useSignedIn } from "./use-signed-in.ts";

/** Proves the account that has Google's address by its password, and signs in to it. */
export function useLinkGoogleAccount() {
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof linkGoogleAccount>) => call(linkGoogleAccount, { body }),
    onSuccess: useSignedIn(),
  });
}
