import { exportAccount } from "@marquee/contracts/http/profile";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { accountCopy } from "#lib/account-copy.ts";
import { downloadText } from "#lib/download.ts";
import { call } from "#lib/http.ts";
import { invalidate } from "#lib/query.ts";
import { toast } from "#lib/toast.ts";

/** Saves everything that is held about the user as one file. */
export function useExportAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(exportAccount, {}),
    gcTime: 0,
    onSuccess: (file) => {
      downloadText(exportAccount.responses[200].fileName, String(file), "application/json");
      toast(accountCopy.exported);
      void invalidate(client, "listActivity");
    },
  });
}
