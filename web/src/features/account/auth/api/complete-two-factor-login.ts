import type { completeTwoFactorLogin } from "@marquee/contracts/account/auth";
import type { BodyInputOf } from "@marquee/contracts/operation";
import { useMutation } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { useSignedIn } from "./use-signed-in.ts";

const operation = addressOf<typeof completeTwoFactorLogin>(
  "completeTwoFactorLogin",
  "POST",
  "/api/login/two-factor",
);

/** Completes this browser's sign-in with the second factor. */
export function useCompleteTwoFactorLogin() {
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof completeTwoFactorLogin>) => call(operation, { body }),
    onSuccess: useSignedIn(),
  });
}
