import type { linkGoogleAccount } from "@marquee/contracts/account/google";
import type { BodyInputOf } from "@marquee/contracts/operation";
import { useMutation } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { useSignedIn } from "./use-signed-in.ts";

const operation = addressOf<typeof linkGoogleAccount>("linkGoogleAccount", "POST", "/api/auth/google/link");

/** Confirms the account with Google's address by its password, and signs in to it. */
export function useLinkGoogleAccount() {
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof linkGoogleAccount>) => call(operation, { body }),
    onSuccess: useSignedIn(),
  });
}
