import type { login } from "@marquee/contracts/account/auth";
import type { BodyInputOf } from "@marquee/contracts/operation";
import { useMutation } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { useSignedIn } from "./use-signed-in.ts";

const operation = addressOf<typeof login>("login", "POST", "/api/login");

/** Signs in with username and password. */
export function useLogin() {
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof login>) => call(operation, { body }),
    onSuccess: useSignedIn(),
  });
}
