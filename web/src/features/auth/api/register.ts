import { register } from "@marquee/contracts/http/auth";
import type { BodyInputOf } from "@marquee/contracts/operation";
import { useMutation } from "@tanstack/react-query";
import { call } from "#lib/http.ts";
import { useBecomeUser } from "./use-become-user.ts";

/** Creates an account, which is signed in at once. */
export function useRegister() {
  const become = useBecomeUser();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof register>) => call(register, { body }),
    onSuccess: become,
  });
}
