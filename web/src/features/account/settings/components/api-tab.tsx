import { usePreferences } from "../api/update-preferences.ts";
import { apiTab as copy } from "../copy.ts";
import { AddressesCard } from "./addresses-card.tsx";
import { ApiKeysCard } from "./api-keys-card.tsx";
import { ToggleCard } from "./toggle-card.tsx";

/** Whether programs may act for the user, with which keys, and from which addresses. */
export function ApiTab() {
  const { data } = usePreferences();
  return (
    <div className="grid max-w-180 items-start gap-5 grid-cols-1">
      <ToggleCard
        group="api"
        title={copy.title}
        isDisabled={(name, { api }) => name === "restrictApiAccess" && !api.enableApiAccess}
      />
      <ApiKeysCard enabled={data?.api.enableApiAccess ?? false} />
      <AddressesCard restricted={data?.api.enableApiAccess === true && data.api.restrictApiAccess} />
    </div>
  );
}
