import type { register } from "@marquee/contracts/account/auth";
import type { BodyInputOf } from "@marquee/contracts/operation";
import { useMutation } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { useBecomeUser } from "./use-become-user.ts";

const operation = addressOf<typeof register>("register", "POST", "/api/register");

/** Creates an account; it is signed in at once. */
export function useRegister() {
  const become = useBecomeUser();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof register>) => call(operation, { body }),
    onSuccess: become,
  });
}
