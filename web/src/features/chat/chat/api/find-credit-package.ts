import type { listCreditPackages } from "@marquee/contracts/credits/credits";
import { holdAll, wordsOf } from "@marquee/contracts/text/search-text";
import { useMutation } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { buyPackagePath, paths } from "#routing/paths.ts";
import { toast } from "#toasts/toast.ts";
import { toasts } from "../toasts.ts";

const operation = addressOf<typeof listCreditPackages>("listCreditPackages", "GET", "/api/credits/packages");

/** Finds where to buy what a message asked for: the package that it names, else all packages. */
export function useFindCreditPackage() {
  return useMutation({
    mutationFn: async (request: string) => {
      const packages = await call(operation, {});
      const named = packages.find(({ name }) => holdAll([request], wordsOf(name.replace(/ package$/i, ""))));
      return named ? buyPackagePath(named.id) : paths.credits;
    },
    onError: () => toast(toasts.paymentFailed),
  });
}
