import type { ApiKey } from "@marquee/contracts/http/api-keys";
import { limits } from "@marquee/contracts/limits";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatAgo, formatDate } from "#lib/format.ts";
import { documentationHref } from "#lib/paths.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { RowSkeletons } from "#ui/rows.tsx";
import { EmptyState, ErrorState } from "#ui/states.tsx";
import { apiKeysQuery } from "../api/list-api-keys.ts";
import { CreateApiKeyDialog } from "./create-api-key-dialog.tsx";
import { RevokeApiKeyDialog } from "./revoke-api-key-dialog.tsx";

/** The keys by name; a key itself is shown only when it is made. */
export function ApiKeysCard({ enabled }: { enabled: boolean }) {
  const { data: keys, error, isPending, refetch } = useQuery(apiKeysQuery);
  const [creating, setCreating] = useState(false);
  const [revoking, setRevoking] = useState<ApiKey | null>(null);
  const full = (keys?.length ?? 0) >= limits.apiKeysPerUser;
  return (
    <Card aria-labelledby="api-keys-title">
      <CardHeader
        id="api-keys-title"
        title="API keys"
        note={
          !enabled ? (
            "Turn on API access to make keys. Until then none of them opens anything."
          ) : full ? (
            `You have ${limits.apiKeysPerUser} keys, which is the most. Revoke one to make another.`
          ) : (
            <>
              Sent as <code className="font-mono">Authorization: Bearer</code>; the{" "}
              <a href={documentationHref} className="font-medium text-lamp-text underline underline-offset-2">
                documentation
              </a>{" "}
              says which calls they open.
            </>
          )
        }
        actions={
          <Button disabled={!enabled || full} onClick={() => setCreating(true)}>
            Create key
          </Button>
        }
      />
      {isPending ? (
        <RowSkeletons label="Loading API keys" rows={2} />
      ) : error && !keys ? (
        <ErrorState title="Your API keys could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : keys.length === 0 ? (
        <EmptyState title="No API keys">A key lets a program read or change your campaigns.</EmptyState>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {keys.map((key) => (
            <ApiKeyRow key={key.id} apiKey={key} onRevoke={() => setRevoking(key)} />
          ))}
        </ul>
      )}
      {creating && <CreateApiKeyDialog onClose={() => setCreating(false)} />}
      {revoking && <RevokeApiKeyDialog apiKey={revoking} onClose={() => setRevoking(null)} />}
    </Card>
  );
}

function ApiKeyRow({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const expired = apiKey.expiresAt !== null && Date.parse(apiKey.expiresAt) <= Date.now();
  return (
    <li className="flex min-h-16 items-center justify-between gap-4 px-5 py-2.5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <span className="font-medium break-words">{apiKey.name}</span>
          <Badge tone={apiKey.scope === "write" ? "lamp" : "neutral"}>
            {apiKey.scope === "write" ? "Read and change" : "Read only"}
          </Badge>
          {expired && <Badge tone="danger">Expired</Badge>}
        </p>
        <p className="text-sm text-muted">
          <code className="font-mono">…{apiKey.prefix}…</code> · made {formatDate(apiKey.createdAt)} ·{" "}
          {apiKey.expiresAt === null ? "never expires" : `expires ${formatDate(apiKey.expiresAt)}`} ·{" "}
          {apiKey.lastUsedAt === null ? "never used" : `used ${formatAgo(apiKey.lastUsedAt)}`}
        </p>
      </div>
      <Button size="sm" aria-label={`Revoke ${apiKey.name}`} onClick={onRevoke}>
        Revoke
      </Button>
    </li>
  );
}
