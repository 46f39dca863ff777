import type { Preferences } from "@marquee/contracts/account/profile";
import { usePreferences, useSetToggle } from "../api/update-preferences.ts";
import { type Toggle, toggleTexts } from "../model/toggles.ts";
import { ToggleCard } from "./toggle-card.tsx";

type ToggleName<G extends keyof Preferences> = keyof Preferences[G] & string;

/** One group of a person's own preferences. */
export function PreferencesCard<G extends keyof Preferences>(props: {
  group: G;
  title: string;
  /** Toggles that do something other than flip. */
  actions?: Partial<Record<ToggleName<G>, () => void>>;
}) {
  const { group } = props;
  const { data, underWay, ...query } = usePreferences();
  const setToggle = useSetToggle();

  function change(name: ToggleName<G>, on: boolean): void {
    const action = props.actions?.[name];
    if (action) action();
    else setToggle.mutate({ group, name, on } as unknown as Toggle);
  }

  return (
    <ToggleCard<ToggleName<G>>
      group={group}
      title={props.title}
      texts={toggleTexts[group]}
      query={{ ...query, data: data?.[group] as Record<ToggleName<G>, boolean> | undefined }}
      isSaving={(name) => underWay.some((toggle) => toggle.group === group && toggle.name === name)}
      errorOf={(name) => (setToggle.variables?.name === name ? setToggle.error : null)}
      onChange={change}
    />
  );
}
