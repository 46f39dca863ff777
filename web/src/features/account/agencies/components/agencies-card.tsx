import type { Agency } from "@marquee/contracts/account/agencies";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useHasRole } from "#account/team-role.ts";
import { formatDate } from "#format/format.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { RowSkeletons } from "#ui/rows.tsx";
import { ErrorState } from "#ui/states.tsx";
import { useAcceptAgency } from "../api/accept-agency.ts";
import { useEndAgency } from "../api/end-agency.ts";
import { agenciesQuery } from "../api/list-agencies.ts";
import { access, agenciesCard as copy, requestsCard } from "../copy.ts";
import { ChangeDialog } from "./change-dialog.tsx";
import { RequestsCard } from "./requests-card.tsx";
import { StartDialog } from "./start-dialog.tsx";

type Open = { what: "offer" } | { what: "change" | "end" | "allow"; agency: Agency };

/** The agencies that act for the account or ask to. Owners decide; everybody else sees who is there. */
export function AgenciesCard() {
  const { data, error, isPending, refetch } = useQuery(agenciesQuery);
  const decides = useHasRole("owner");
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Card aria-labelledby="agencies-title">
        <CardHeader
          id="agencies-title"
          title={copy.title}
          note={copy.note}
          actions={decides && <Button onClick={() => setOpen({ what: "offer" })}>{copy.offer}</Button>}
        />
        {isPending ? (
          <RowSkeletons label={copy.loading} rows={1} />
        ) : error && !data ? (
          <ErrorState title={copy.failed} error={error} onRetry={() => void refetch()} />
        ) : data.agencies.length === 0 ? (
          <p className="border-t border-line px-5 py-4 text-muted">{copy.none}</p>
        ) : (
          <ul className="divide-y divide-line border-t border-line">
            {data.agencies.map((agency) => (
              <AgencyRow key={agency.id} agency={agency} decides={decides} onOpen={setOpen} />
            ))}
          </ul>
        )}
      </Card>
      {data && data.offered.length > 0 && (
        <RequestsCard title={requestsCard.offered} requests={data.offered} />
      )}
      {open?.what === "offer" && <StartDialog asks={false} onClose={close} />}
      {open?.what === "change" && <ChangeDialog agency={open.agency} onClose={close} />}
      {open?.what === "end" && <EndDialog agency={open.agency} onClose={close} />}
      {open?.what === "allow" && <AllowDialog agency={open.agency} onClose={close} />}
    </>
  );
}

function AgencyRow(props: { agency: Agency; decides: boolean; onOpen: (open: Open) => void }) {
  const { agency, decides, onOpen } = props;
  const { name, avatar, state, since } = agency;
  const decline = useEndAgency();
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-5 py-3">
      <Avatar name={name} src={avatar} className="size-9 text-sm" />
      <span className="min-w-0 flex-1 basis-40">
        <span className="block font-medium break-words">
          <bdi>{name}</bdi>
        </span>
        <span className="block text-sm break-words text-muted">
          {access.summary(agency)}, {access.since(formatDate(since))}
        </span>
        <FailureNote error={decline.error} />
      </span>
      {state === "asked" && <Badge tone="lamp">{copy.asks}</Badge>}
      {decides && state === "asked" && (
        <span className="flex gap-1">
          <Button
            size="sm"
            variant="primary"
            aria-label={copy.allowName(name)}
            onClick={() => onOpen({ what: "allow", agency })}
          >
            {copy.allow}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            pending={decline.isPending}
            aria-label={copy.declineName(name)}
            onClick={() => decline.mutate(agency)}
          >
            {copy.decline}
          </Button>
        </span>
      )}
      {decides && state === "active" && (
        <span className="flex gap-1">
          <Button
            size="sm"
            aria-label={copy.changeName(name)}
            onClick={() => onOpen({ what: "change", agency })}
          >
            {copy.change}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            aria-label={copy.endName(name)}
            onClick={() => onOpen({ what: "end", agency })}
          >
            {copy.end}
          </Button>
        </span>
      )}
    </li>
  );
}

/** Confirms before an agency loses its access. */
function EndDialog({ agency, onClose }: { agency: Agency; onClose: () => void }) {
  const end = useEndAgency();
  return (
    <ConfirmDialog
      title={copy.endTitle(agency.name)}
      description={copy.endText(agency.name)}
      confirm={copy.endConfirm}
      danger
      pending={end.isPending}
      error={end.error}
      onClose={onClose}
      onConfirm={() => end.mutate(agency, { onSuccess: onClose })}
    />
  );
}

/** Says what an agency will be able to do, and lets it in. */
function AllowDialog({ agency, onClose }: { agency: Agency; onClose: () => void }) {
  const accept = useAcceptAgency();
  return (
    <ConfirmDialog
      title={copy.allowTitle(agency.name)}
      description={access.explained(agency)}
      confirm={copy.allow}
      pending={accept.isPending}
      error={accept.error}
      onClose={onClose}
      onConfirm={() => accept.mutate(agency, { onSuccess: onClose })}
    />
  );
}
