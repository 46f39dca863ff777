import { useHasRole } from "#account/team-role.ts";
import { EmptyState } from "#ui/states.tsx";
import { type ApiSwitch, useApiAccess, useSetApiSwitch } from "../api/update-api-access.ts";
import { apiTab as copy, toggleTexts } from "../copy.ts";
import { AddressesCard } from "./addresses-card.tsx";
import { ApiKeysCard } from "./api-keys-card.tsx";
import { ToggleCard } from "./toggle-card.tsx";

/** Whether programs may act for the account, with which keys, and from which addresses: what its managers decide. */
export function ApiTab() {
  const manages = useHasRole("manager");
  if (!manages) return <EmptyState title={copy.managersTitle}>{copy.managersText}</EmptyState>;
  return <ApiSettings />;
}

function ApiSettings() {
  const { data, underWay, ...query } = useApiAccess();
  const setSwitch = useSetApiSwitch();
  const enabled = data?.enableApiAccess ?? false;
  return (
    <div className="grid max-w-180 items-start gap-5 grid-cols-1">
      <ToggleCard<ApiSwitch["name"]>
        group="api"
        title={copy.title}
        texts={toggleTexts.api}
        query={{ ...query, data }}
        isDisabled={(name) => name === "restrictApiAccess" && !enabled}
        isSaving={(name) => underWay.some((toggle) => toggle.name === name)}
        errorOf={(name) => (setSwitch.variables?.name === name ? setSwitch.error : null)}
        onChange={(name, on) => setSwitch.mutate({ name, on })}
      />
      <ApiKeysCard enabled={enabled} />
      <AddressesCard />
    </div>
  );
}
