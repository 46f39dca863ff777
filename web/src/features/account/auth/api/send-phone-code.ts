import type { loginWithPhone, sendVerificationCode } from "@marquee/contracts/account/phone";
import { useMutation } from "@tanstack/react-query";
import { addressOf, call, messageOf } from "#api/http.ts";
import { toast } from "#toasts/toast.ts";
import { toasts } from "../toasts.ts";

const toSignIn = addressOf<typeof loginWithPhone>("loginWithPhone", "POST", "/api/auth/login-with-phone");
const toRegister = addressOf<typeof sendVerificationCode>(
  "sendVerificationCode",
  "POST",
  "/api/auth/send-verification-code",
);

/** Sends a code to a number for sign-in or registration; on failure, says which call failed. */
export function useSendPhoneCode(purpose: "sign-in" | "register") {
  return useMutation({
    mutationFn: (phone: string) =>
      purpose === "register" ? call(toRegister, { body: { phone } }) : call(toSignIn, { body: { phone } }),
    onSuccess: ({ phone, debugCode }) => {
      toast(toasts.codeSent(phone));
      if (debugCode !== undefined) toast(toasts.testCode(debugCode));
    },
    onError: (error) => {
      const failed = purpose === "register" ? toasts.verificationFailed : toasts.loginFailed;
      toast(failed(messageOf(error)));
    },
  });
}
