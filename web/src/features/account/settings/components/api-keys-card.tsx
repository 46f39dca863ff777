import type { ApiKey } from "@marquee/contracts/account/api-keys";
import { limits } from "@marquee/contracts/limits";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { now } from "#browser/clock.ts";
import { formatAgo, formatDate } from "#format/format.ts";
import { documentationHref } from "#routing/paths.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { RowSkeletons } from "#ui/rows.tsx";
import { EmptyState, ErrorState } from "#ui/states.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { apiKeysQuery } from "../api/list-api-keys.ts";
import { apiKeysCard as copy } from "../copy.ts";
import { CreateApiKeyDialog } from "./create-api-key-dialog.tsx";
import { RevokeApiKeyDialog } from "./revoke-api-key-dialog.tsx";

/** The keys by name; a key itself is shown only when created. */
export function ApiKeysCard({ enabled }: { enabled: boolean }) {
  const { data: keys, error, isPending, refetch } = useQuery(apiKeysQuery);
  const [creating, setCreating] = useState(false);
  const [revoking, setRevoking] = useState<ApiKey | null>(null);
  const full = (keys?.length ?? 0) >= limits.apiKeysPerUser;
  return (
    <Card aria-labelledby="api-keys-title">
      <CardHeader
        id="api-keys-title"
        title={copy.title}
        note={
          !enabled ? (
            copy.disabledNote
          ) : full ? (
            copy.fullNote(limits.apiKeysPerUser)
          ) : (
            <>
              {copy.sendBeforeHeader} <code className="font-mono">{copy.header}</code> {copy.sendAfterHeader}{" "}
              <TextLink href={documentationHref} variant="lamp">
                {copy.documentation}
              </TextLink>
              {copy.sendEnd}
            </>
          )
        }
        actions={
          <Button disabled={!enabled || full} onClick={() => setCreating(true)}>
            {copy.create}
          </Button>
        }
      />
      {/* None, loading and a few keys take the same space, so that nothing below moves. */}
      <div className="min-h-47">
        {isPending ? (
          <RowSkeletons label={copy.loading} rows={3} />
        ) : error && !keys ? (
          <ErrorState title={copy.failed} error={error} onRetry={() => void refetch()} />
        ) : keys.length === 0 ? (
          <EmptyState title={copy.emptyTitle}>{copy.empty}</EmptyState>
        ) : (
          <ul className="divide-y divide-line border-t border-line">
            {keys.map((key) => (
              <ApiKeyRow key={key.id} apiKey={key} onRevoke={() => setRevoking(key)} />
            ))}
          </ul>
        )}
      </div>
      {creating && <CreateApiKeyDialog onClose={() => setCreating(false)} />}
      {revoking && <RevokeApiKeyDialog apiKey={revoking} onClose={() => setRevoking(null)} />}
    </Card>
  );
}

function ApiKeyRow({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const expired = apiKey.expiresAt !== null && Date.parse(apiKey.expiresAt) <= now();
  return (
    <li className="flex min-h-16 items-center justify-between gap-4 px-5 py-2.5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <span className="font-medium break-words">{apiKey.name}</span>
          <Badge tone={apiKey.scope === "write" ? "lamp" : "neutral"}>
            {apiKey.scope === "write" ? copy.readAndChange : copy.readOnly}
          </Badge>
          {expired && <Badge tone="danger">{copy.expired}</Badge>}
        </p>
        <p className="text-sm text-muted">
          <code className="font-mono">…{apiKey.prefix}…</code> · {copy.created(formatDate(apiKey.createdAt))}{" "}
          · {apiKey.expiresAt === null ? copy.neverExpires : copy.expires(formatDate(apiKey.expiresAt))} ·{" "}
          {apiKey.lastUsedAt === null ? copy.neverUsed : copy.used(formatAgo(apiKey.lastUsedAt))}
        </p>
      </div>
      <Button size="sm" aria-label={copy.revokeKey(apiKey.name)} onClick={onRevoke}>
        {copy.revoke}
      </Button>
    </li>
  );
}
