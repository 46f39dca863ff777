import type { AccessRequest } from "@marquee/contracts/account/agencies";
import { formatDate } from "#format/format.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { useWithdrawAccessRequest } from "../api/withdraw-access-request.ts";
import { access, requestsCard as copy } from "../copy.ts";

/** What was asked or offered and waits for an answer. */
export function RequestsCard({ title, requests }: { title: string; requests: readonly AccessRequest[] }) {
  return (
    <Card aria-labelledby="access-requests-title">
      <CardHeader id="access-requests-title" title={title} note={copy.note} />
      <ul className="divide-y divide-line border-t border-line">
        {requests.map((request) => (
          <RequestRow key={request.id} request={request} />
        ))}
      </ul>
    </Card>
  );
}

function RequestRow({ request }: { request: AccessRequest }) {
  const withdraw = useWithdrawAccessRequest();
  const { email, sentAt } = request;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium break-words">
          <bdi>{email}</bdi>
        </p>
        <p className="text-sm break-words text-muted">
          {copy.details(access.summary(request), formatDate(sentAt))}
        </p>
        <FailureNote error={withdraw.error} />
      </div>
      <Button
        size="sm"
        variant="ghost"
        pending={withdraw.isPending}
        aria-label={copy.withdrawFrom(email)}
        onClick={() => withdraw.mutate(request)}
      >
        {copy.withdraw}
      </Button>
    </li>
  );
}
