import { forgotPassword } from "@marquee/contracts/http/passwords";
import type { BodyInputOf } from "@marquee/contracts/operation";
import { useMutation } from "@tanstack/react-query";
import { call } from "#lib/http.ts";

/** Asks for a reset link; the answer is the same for every address. */
export function useForgotPassword() {
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof forgotPassword>) => call(forgotPassword, { body }),
  });
}
