import type { RegisterWithPhoneBody, registerWithPhone } from "@marquee/contracts/account/phone";
import { useMutation } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { toast } from "#toasts/toast.ts";
import { toasts } from "../toasts.ts";
import { useBecomeUser } from "./use-become-user.ts";

const operation = addressOf<typeof registerWithPhone>(
  "registerWithPhone",
  "POST",
  "/api/auth/register-with-phone",
);

/** Creates an account for the number that this browser has just verified; it is signed in at once. */
export function useRegisterWithPhone() {
  const become = useBecomeUser();
  return useMutation({
    mutationFn: (body: RegisterWithPhoneBody) => call(operation, { body }),
    onSuccess: async (user) => {
      await become(user);
      toast(toasts.registered(user.name));
    },
  });
}
