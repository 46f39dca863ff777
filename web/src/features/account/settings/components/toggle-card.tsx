import type { ReactNode } from "react";
import { Card, CardHeader } from "#ui/card.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { ErrorState } from "#ui/states.tsx";
import { Switch } from "#ui/switch.tsx";
import { toggleCard as copy } from "../copy.ts";
import type { ToggleText } from "../model/toggles.ts";

/** One group of toggles, whoever's they are; every change is saved immediately. */
export function ToggleCard<N extends string>(props: {
  /** Begins the id of the card's title. */
  group: string;
  title: string;
  note?: ReactNode;
  /** Every toggle of the group, in order. */
  texts: Readonly<Record<N, ToggleText>>;
  query: {
    data: Readonly<Record<N, boolean>> | undefined;
    isPending: boolean;
    error: unknown;
    refetch: () => unknown;
  };
  isDisabled?: (name: N) => boolean;
  isSaving: (name: N) => boolean;
  /** Why the last change of a toggle was refused. */
  errorOf: (name: N) => unknown;
  onChange: (name: N, on: boolean) => void;
}) {
  const { texts, query } = props;
  const { data } = query;
  const names = Object.keys(texts) as N[];
  const titleId = `${props.group}-title`;
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader
        id={titleId}
        title={props.title}
        {...(props.note === undefined ? {} : { note: props.note })}
      />
      {data ? (
        <div className="divide-y divide-line border-t border-line">
          {names.map((name) => (
            <div key={name} className="px-5 py-1">
              <Switch
                label={texts[name].label}
                note={texts[name].hint}
                checked={data[name]}
                disabled={props.isDisabled?.(name) ?? false}
                pending={props.isSaving(name)}
                error={props.errorOf(name)}
                onChange={(on) => props.onChange(name, on)}
              />
            </div>
          ))}
        </div>
      ) : query.isPending ? (
        <Loading label={copy.loading} className="divide-y divide-line border-t border-line">
          {names.map((name) => (
            <div key={name} className="relative px-5 py-1">
              {/* As tall as the toggle that will appear, however its hint wraps. */}
              <div aria-hidden className="invisible">
                <Switch
                  label={texts[name].label}
                  note={texts[name].hint}
                  checked={false}
                  disabled
                  onChange={() => undefined}
                />
              </div>
              <div className="absolute inset-0 flex items-center justify-between gap-6 px-5">
                <Skeleton className="h-4 w-2/5" />
                <Skeleton className="h-6 w-10 rounded-full" />
              </div>
            </div>
          ))}
        </Loading>
      ) : (
        <ErrorState title={copy.failed} error={query.error} onRetry={() => void query.refetch()} />
      )}
    </Card>
  );
}
