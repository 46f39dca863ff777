import type { ApiKey } from "@marquee/contracts/account/api-keys";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { useRevokeApiKey } from "../api/revoke-api-key.ts";
import { revokeApiKeyDialog as copy } from "../copy.ts";

/** Confirms before a program loses its key. */
export function RevokeApiKeyDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const revoke = useRevokeApiKey();
  return (
    <ConfirmDialog
      title={copy.title}
      description={copy.text(apiKey.name)}
      cancel={copy.cancel}
      confirm={copy.confirm}
      danger
      pending={revoke.isPending}
      onClose={onClose}
      error={revoke.error}
      onConfirm={() => revoke.mutate(apiKey, { onSuccess: onClose })}
    />
  );
}
