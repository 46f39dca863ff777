import { useHasRole } from "#account/team-role.ts";
import { useCurrentUser } from "#api/session.ts";
import { EmptyState } from "#ui/states.tsx";
import { usePreferences } from "../api/update-preferences.ts";
import { apiTab as copy } from "../copy.ts";
import { AddressesCard } from "./addresses-card.tsx";
import { ApiKeysCard } from "./api-keys-card.tsx";
import { ToggleCard } from "./toggle-card.tsx";

/** Whether programs may act for the user, with which keys, and from which addresses. */
export function ApiTab() {
  const { data } = usePreferences();
  const user = useCurrentUser();
  const manages = useHasRole("manager");
  if (!manages) return <EmptyState title={copy.managersTitle}>{copy.managersText}</EmptyState>;
  // The switches belong to whoever registered the account; its keys to its managers.
  if (user.accountId !== user.id)
    return (
      <div className="max-w-180">
        <ApiKeysCard enabled />
      </div>
    );
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
