import type { Preferences } from "@marquee/contracts/account/profile";
import type { ReactNode } from "react";
import { Card, CardHeader } from "#ui/card.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { ErrorState } from "#ui/states.tsx";
import { Switch } from "#ui/switch.tsx";
import { usePreferences, useSetToggle } from "../api/update-preferences.ts";
import { toggleCard as copy } from "../copy.ts";
import { type Toggle, toggleTexts } from "../model/toggles.ts";

type ToggleName<G extends keyof Preferences> = keyof Preferences[G] & string;

/** One group of toggles; every change is saved immediately. */
export function ToggleCard<G extends keyof Preferences>(props: {
  group: G;
  title: string;
  note?: ReactNode;
  /** Toggles that do something other than flip. */
  actions?: Partial<Record<ToggleName<G>, () => void>>;
  isDisabled?: (name: ToggleName<G>, preferences: Preferences) => boolean;
}) {
  const { group } = props;
  const { data, error, isPending, refetch, underWay } = usePreferences();
  const setToggle = useSetToggle();
  const names = Object.keys(toggleTexts[group]) as ToggleName<G>[];
  const titleId = `${group}-title`;

  function change(name: ToggleName<G>, on: boolean): void {
    const action = props.actions?.[name];
    if (action) action();
    else setToggle.mutate({ group, name, on } as unknown as Toggle);
  }

  return (
    <Card aria-labelledby={titleId}>
      <CardHeader
        id={titleId}
        title={props.title}
        {...(props.note === undefined ? {} : { note: props.note })}
      />
      {data ? (
        <div className="divide-y divide-line border-t border-line">
          {names.map((name) => {
            const { label, hint } = toggleTexts[group][name];
            return (
              <div key={name} className="px-5 py-1">
                <Switch
                  label={label}
                  note={hint}
                  checked={Boolean(data[group][name])}
                  disabled={props.isDisabled?.(name, data) ?? false}
                  pending={underWay.some((toggle) => toggle.group === group && toggle.name === name)}
                  error={setToggle.variables?.name === name ? setToggle.error : null}
                  onChange={(on) => change(name, on)}
                />
              </div>
            );
          })}
        </div>
      ) : isPending ? (
        <Loading label={copy.loading} className="divide-y divide-line border-t border-line">
          {names.map((name) => (
            <div key={name} className="relative px-5 py-1">
              {/* As tall as the toggle that will appear, however its hint wraps. */}
              <div aria-hidden className="invisible">
                <Switch
                  label={toggleTexts[group][name].label}
                  note={toggleTexts[group][name].hint}
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
        <ErrorState title={copy.failed} error={error} onRetry={() => void refetch()} />
      )}
    </Card>
  );
}
