import type { ApiKey } from "@marquee/contracts/http/api-keys";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { useRevokeApiKey } from "../api/revoke-api-key.ts";
import { revokeApiKeyDialog as copy } from "../copy.ts";

/** The last look before a program loses its key. */
export function RevokeApiKeyDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const revoke = useRevokeApiKey();
  return (
    <ConfirmDialog
      title={copy.revokeThisApiKey}
      description={copy.whateverUsesStopsWorkingAt(apiKey.name)}
      cancel={copy.keepIt}
      confirm={copy.revokeKey}
      danger
      pending={revoke.isPending}
      onClose={onClose}
      onConfirm={() => revoke.mutate(apiKey, { onSettled: onClose })}
    />
  );
}
