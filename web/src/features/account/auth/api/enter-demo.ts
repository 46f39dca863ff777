import type { enterDemo } from "@marquee/contracts/account/auth";
import type { BodyInputOf } from "@marquee/contracts/operation";
import { useMutation } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { useSignedIn } from "./use-signed-in.ts";

const operation = addressOf<typeof enterDemo>("enterDemo", "POST", "/api/login/demo");

/** Signs in as the demo's account of a role. */
export function useEnterDemo() {
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof enterDemo>) => call(operation, { body }),
    onSuccess: useSignedIn(),
  });
}
