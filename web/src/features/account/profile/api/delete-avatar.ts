import type { deleteAvatar } from "@marquee/contracts/account/profile";
import { useMutation } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { toast } from "#toasts/toast.ts";
import { useUserChanged } from "../model/user-changed.ts";
import { toasts } from "../toasts.ts";

const operation = addressOf<typeof deleteAvatar>("deleteAvatar", "DELETE", "/api/user/avatar");

/** Removes the picture; the initials take its place. */
export function useDeleteAvatar() {
  const changed = useUserChanged();
  return useMutation({
    mutationFn: () => call(operation, {}),
    onSuccess: () => {
      changed((user) => ({ ...user, avatar: null }));
      toast(toasts.avatarRemoved);
    },
  });
}
