import type { ReactNode } from "react";
import { LinkButton } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { RowSkeletons } from "#ui/rows.tsx";
import { ErrorState } from "#ui/states.tsx";

/** A card of fixed height with a few items and a link to all of them. Overflowing content scrolls. */
export function ListCard(props: {
  id: string;
  title: string;
  note?: ReactNode;
  more: { to: string; label: string };
  /** The items or an error; undefined while loading. */
  content: ReactNode | undefined;
  failure: { title: string; error: unknown; retry: () => void } | undefined;
  loading: string;
}) {
  const { id, failure } = props;
  return (
    <Card aria-labelledby={id} className="flex flex-col overflow-hidden">
      <CardHeader
        id={id}
        title={props.title}
        note={props.note}
        actions={
          <LinkButton to={props.more.to} variant="ghost" size="sm">
            {props.more.label}
          </LinkButton>
        }
      />
      <div
        role="group"
        aria-labelledby={id}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto focus-visible:outline-offset-[-2px]"
      >
        {props.content ??
          (failure ? (
            <ErrorState title={failure.title} error={failure.error} onRetry={failure.retry} />
          ) : (
            <RowSkeletons label={props.loading} rows={4} />
          ))}
      </div>
    </Card>
  );
}
