import { type UpdateUserBody, updateCurrentUser } from "@marquee/contracts/http/profile";
import { useMutation } from "@tanstack/react-query";
import { call } from "#lib/http.ts";
import { useUserChanged } from "../model/user-changed.ts";

/** Changes the profile. A new email counts once its link was opened; until then it is pending. */
export function useUpdateCurrentUser() {
  const changed = useUserChanged();
  return useMutation({
    mutationFn: (body: UpdateUserBody) => call(updateCurrentUser, { body }),
    onSuccess: (user) => changed(() => user),
  });
}
