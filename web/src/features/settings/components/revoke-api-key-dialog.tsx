import type { ApiKey } from "@marquee/contracts/http/api-keys";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { useRevokeApiKey } from "../api/revoke-api-key.ts";

/** The last look before a program loses its key. */
export function RevokeApiKeyDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const revoke = useRevokeApiKey();
  return (
    <Dialog
      open
      onClose={onClose}
      locked={revoke.isPending}
      size="sm"
      title="Revoke this API key?"
      description={`Whatever uses “${apiKey.name}” stops working at once. This cannot be undone.`}
      footer={
        <>
          <Button disabled={revoke.isPending} onClick={onClose}>
            Keep it
          </Button>
          <Button
            variant="danger"
            pending={revoke.isPending}
            onClick={() => revoke.mutate(apiKey, { onSettled: onClose })}
          >
            Revoke key
          </Button>
        </>
      }
    />
  );
}
