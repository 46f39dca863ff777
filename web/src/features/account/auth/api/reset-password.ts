import type { resetPassword } from "@marquee/contracts/account/passwords";
import type { BodyInputOf } from "@marquee/contracts/operation";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { tellOtherTabs } from "#account/other-tabs.ts";
import { addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";

const operation = addressOf<typeof resetPassword>("resetPassword", "POST", "/api/auth/reset-password");

/** Sets a new password with a link from an email. It ends every session of the account, including this one. */
export function useResetPassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof resetPassword>) => call(operation, { body }),
    onSuccess: () => {
      tellOtherTabs("getCurrentUser");
      return invalidate(client, "getCurrentUser");
    },
  });
}
