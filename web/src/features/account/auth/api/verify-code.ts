import type { verifyCode } from "@marquee/contracts/account/phone";
import type { BodyInputOf } from "@marquee/contracts/operation";
import { useMutation } from "@tanstack/react-query";
import { addressOf, call, messageOf } from "#api/http.ts";
import { toast } from "#toasts/toast.ts";
import { toasts } from "../toasts.ts";
import { useSignedIn } from "./use-signed-in.ts";

const operation = addressOf<typeof verifyCode>("verifyCode", "POST", "/api/auth/verify-code");

/** Signs in the user with the number; if no user has it, `onVerified` continues to registration. */
export function useVerifyCode(onVerified: (phone: string) => void) {
  const signedIn = useSignedIn();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof verifyCode>) => call(operation, { body }),
    onSuccess: async (answer) => {
      if ("id" in answer || "twoFactorRequired" in answer) await signedIn(answer);
      else {
        toast(toasts.phoneVerified);
        onVerified(answer.phone);
      }
    },
    onError: (error) => void toast(toasts.verificationFailed(messageOf(error))),
  });
}
