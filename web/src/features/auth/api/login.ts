import type { login } from "@marquee/contracts/http/auth";
import type { BodyInputOf } from "@marquee/contracts/operation";
import { useMutation } from "@tanstack/react-query";
import { addressOf, call } from "#lib/http.ts";
import { useBecomeUser } from "./use-become-user.ts";

const operation = addressOf<typeof login>("login", "POST", "/api/login");

/** Signs in with username and password. */
export function useLogin() {
  const become = useBecomeUser();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof login>) => call(operation, { body }),
    onSuccess: ({ message: _, ...user }) => become(user),
  });
}
