import type { UpdateUserBody, updateCurrentUser } from "@marquee/contracts/account/profile";
import { useMutation } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { useUserChanged } from "../model/user-changed.ts";

const operation = addressOf<typeof updateCurrentUser>("updateCurrentUser", "PATCH", "/api/user");

/** Updates the profile. A new email takes effect once its link is opened; until then it is pending. */
export function useUpdateCurrentUser() {
  const changed = useUserChanged();
  return useMutation({
    mutationFn: (body: UpdateUserBody) => call(operation, { body }),
    onSuccess: (user) => changed(() => user),
  });
}
