import type { ApiKey } from "@marquee/contracts/http/api-keys";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { useRevokeApiKey } from "../api/revoke-api-key.ts";

/** The last look before a program loses its key. */
export function RevokeApiKeyDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const revoke = useRevokeApiKey();
  return (
    <ConfirmDialog
      title="Revoke this API key?"
      description={`Whatever uses “${apiKey.name}” stops working at once. This cannot be undone.`}
      cancel="Keep it"
      confirm="Revoke key"
      danger
      pending={revoke.isPending}
      onClose={onClose}
      onConfirm={() => revoke.mutate(apiKey, { onSettled: onClose })}
    />
  );
}
