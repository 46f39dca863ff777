import type { listCreditPackages } from "@marquee/contracts/http/credits";
import { useMutation } from "@tanstack/react-query";
import { copy } from "#lib/error-copy.ts";
import { addressOf, call } from "#lib/http.ts";
import { creditPackagePath, paths } from "#lib/paths.ts";
import { toast } from "#lib/toast.ts";

const operation = addressOf<typeof listCreditPackages>("listCreditPackages", "GET", "/api/credits/packages");

/** Where to buy what a message asked for: the package that it names, else all of them. */
export function useFindCreditPackage() {
  return useMutation({
    mutationFn: async (request: string) => {
      const packages = await call(operation, {});
      const text = request.toLowerCase();
      const named = packages.find(({ name }) => text.includes(name.toLowerCase().replace(/ package$/, "")));
      return named ? creditPackagePath(named.id) : paths.credits;
    },
    onError: () => toast(copy.chat.paymentFailed),
  });
}
