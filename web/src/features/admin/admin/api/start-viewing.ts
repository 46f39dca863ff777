import type { startViewing } from "@marquee/contracts/admin/accounts";
import type { BodyInputOf } from "@marquee/contracts/operation";
import { useMutation } from "@tanstack/react-query";
import { startAnew } from "#account/switch-account.ts";
import { addressOf, call } from "#api/http.ts";
import { paths } from "#routing/paths.ts";

const operation = addressOf<typeof startViewing>("startViewing", "POST", "/api/admin/accounts/{id}/viewing");

/** Shows the product as an account from its dashboard on, read only, in all tabs of this browser. */
export function useStartViewing(id: string) {
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof startViewing>) => call(operation, { params: { id }, body }),
    onSuccess: () => startAnew(paths.dashboard),
  });
}
