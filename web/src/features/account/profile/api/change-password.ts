import type { changePassword } from "@marquee/contracts/account/passwords";
import type { BodyInputOf } from "@marquee/contracts/operation";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";
import { useUserChanged } from "../model/user-changed.ts";

const operation = addressOf<typeof changePassword>("changePassword", "POST", "/api/user/password");

/** Changes the password, or sets a first one; every other session ends. */
export function useChangePassword() {
  const client = useQueryClient();
  const changed = useUserChanged();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof changePassword>) => call(operation, { body }),
    onSuccess: () => {
      changed((user) => ({ ...user, hasPassword: true }));
      return invalidate(client, "listSessions");
    },
  });
}
