import type { forgotPassword } from "@marquee/contracts/account/passwords";
import type { BodyInputOf } from "@marquee/contracts/operation";
import { useMutation } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";

const operation = addressOf<typeof forgotPassword>("forgotPassword", "POST", "/api/auth/forgot-password");

/** Asks for a reset link; the answer is the same for every address. */
export function useForgotPassword() {
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof forgotPassword>) => call(operation, { body }),
  });
}
