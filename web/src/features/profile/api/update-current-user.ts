import type { UpdateUserBody, updateCurrentUser } from "@marquee/contracts/http/profile";
import { useMutation } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { useUserChanged } from "../model/user-changed.ts";

const operation = addressOf<typeof updateCurrentUser>("updateCurrentUser", "PATCH", "/api/user");

/** Changes the profile. A new email counts once its link was opened; until then it is pending. */
export function useUpdateCurrentUser() {
  const changed = useUserChanged();
  return useMutation({
    mutationFn: (body: UpdateUserBody) => call(operation, { body }),
    onSuccess: (user) => changed(() => user),
  });
}
