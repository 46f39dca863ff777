import type { exportAccount } from "@marquee/contracts/account/profile";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";
import { downloadText } from "#browser/download.ts";
import { toast } from "#toasts/toast.ts";
import { toasts } from "../toasts.ts";

const operation = addressOf<typeof exportAccount>("exportAccount", "GET", "/api/user/export");
/** The server's name for the file; the compiler checks that they match. */
const fileName: (typeof exportAccount)["responses"][200]["fileName"] = "marquee-export.json";

/** Saves everything stored about the user as one file. */
export function useExportAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(operation, {}),
    gcTime: 0,
    onSuccess: (file) => {
      downloadText(fileName, String(file), "application/json");
      toast(toasts.exported);
      void invalidate(client, "listActivity");
    },
  });
}
