import type { exportAccount } from "@marquee/contracts/http/profile";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { accountCopy } from "#lib/account-copy.ts";
import { downloadText } from "#lib/download.ts";
import { addressOf, call } from "#lib/http.ts";
import { invalidate } from "#lib/query.ts";
import { toast } from "#lib/toast.ts";

const operation = addressOf<typeof exportAccount>("exportAccount", "GET", "/api/user/export");
/** As the server names the file, to which the compiler holds it. */
const fileName: (typeof exportAccount)["responses"][200]["fileName"] = "marquee-export.json";

/** Saves everything that is held about the user as one file. */
export function useExportAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(operation, {}),
    gcTime: 0,
    onSuccess: (file) => {
      downloadText(fileName, String(file), "application/json");
      toast(accountCopy.exported);
      void invalidate(client, "listActivity");
    },
  });
}
