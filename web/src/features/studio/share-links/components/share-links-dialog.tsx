import type { UseMutationResult, UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import { formatDateTime } from "#format/format.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { SelectField } from "#ui/field.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { ErrorState } from "#ui/states.tsx";
import { shareDialog as copy } from "../dialog-copy.ts";
import { OnceShownLink } from "./once-shown-link.tsx";

/** The possible lifetimes of a link, in days. */
const dayChoices = ["1", "7", "30", "90"] as const;

/** A link for display in the list. */
export interface ListedLink {
  id: string;
  expiresAt: string;
  /** What the link shows. */
  text: string;
  /** The same as part of the revoke button's name. */
  name: string;
}

interface LinksProps {
  /** The links that still work. */
  links: UseQueryResult<ListedLink[]>;
  /** Revokes a link by its id. */
  revoke: UseMutationResult<unknown, Error, string>;
}

/** Creates a link for people without an account, and lists and revokes working links. */
export function ShareLinksDialog({
  title,
  text,
  created,
  onCreate,
  onClose,
  ...links
}: LinksProps & {
  title: string;
  /** What people with the link can and cannot see. */
  text: string;
  /** The link just created; its address is shown only this once. */
  created: { data: { url: string } | undefined; error: Error | null; isPending: boolean };
  onCreate: (days: number) => void;
  onClose: () => void;
}) {
  const [days, setDays] = useState<(typeof dayChoices)[number]>("7");
  return (
    <Dialog size="lg" title={title} description={text} onClose={onClose}>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (!created.isPending) onCreate(Number(days));
        }}
      >
        <SelectField
          className="w-40"
          label={copy.days}
          field={{ id: "share-days", name: "days", value: days, error: undefined, set: setDays }}
          options={dayChoices.map((value) => ({ value, label: copy.dayCount(Number(value)) }))}
        />
        <Button type="submit" variant="primary" pending={created.isPending}>
          {copy.make}
        </Button>
      </form>
      <FailureNote error={created.error} className="mt-3" />
      <OnceShownLink url={created.data?.url} label={copy.link} hint={copy.once} copyLabel={copy.copy} />
      <h3 className="mt-6 text-base">{copy.list}</h3>
      <Links {...links} />
    </Dialog>
  );
}

/** All working links, to any page or concept, because their total number is limited. */
function Links({ links, revoke }: LinksProps) {
  const { data, error, isPending, refetch } = links;
  if (isPending)
    return (
      <Loading label={copy.loading} className="mt-2">
        <Skeleton className="h-11" />
      </Loading>
    );
  if (!data) return <ErrorState title={copy.failed} error={error} onRetry={() => void refetch()} />;
  return (
    <>
      {data.length === 0 && <p className="mt-1 text-muted">{copy.none}</p>}
      <ul className="mt-1 divide-y divide-line">
        {data.map((link) => (
          <li key={link.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span className="min-w-0 break-words">
              {link.text}
              <span className="block text-sm text-muted">{copy.until(formatDateTime(link.expiresAt))}</span>
            </span>
            <Button
              size="sm"
              aria-label={copy.revokeOf(link.name, formatDateTime(link.expiresAt))}
              pending={revoke.isPending && revoke.variables === link.id}
              onClick={() => revoke.mutate(link.id)}
            >
              {copy.revoke}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-sm text-muted">
        {revoke.isSuccess && copy.revoked}
      </p>
      <FailureNote error={revoke.error} className="mt-2" />
    </>
  );
}
