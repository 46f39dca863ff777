import type { User } from "@marquee/contracts/account/auth";
import type { deleteAccount } from "@marquee/contracts/account/profile";
import type { BodyInputOf } from "@marquee/contracts/operation";
import { useMutation } from "@tanstack/react-query";
import { useLeave } from "#account/logout.ts";
import { addressOf, call } from "#api/http.ts";
import { toast } from "#toasts/toast.ts";
import { toasts } from "../toasts.ts";

const operation = addressOf<typeof deleteAccount>("deleteAccount", "DELETE", "/api/user");

/** Deletes the account permanently and removes its data from this browser. */
export function useDeleteAccount(user: User) {
  const leave = useLeave(user);
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof deleteAccount>) => call(operation, { body }),
    onSuccess: async () => {
      await leave();
      toast(toasts.deleted);
    },
  });
}
