import type { User } from "@marquee/contracts/account/auth";
import { useReaches } from "#account/grant-scope.ts";
import { usePayer } from "#account/payer.ts";
import { useSwitchAccount } from "#account/switch-account.ts";
import { paths } from "#routing/paths.ts";
import { FailureNote } from "#ui/failure-note.tsx";
import { clientBand as copy } from "../account-copy.ts";

/** Above everything of a client: for whom its reader acts, with what access, and the way back. */
export function ClientBand({ company, through }: Pick<User, "company" | "through">) {
  const change = useSwitchAccount();
  const payer = usePayer();
  const orders = useReaches("campaigns");
  if (!through) return null;
  return (
    <>
      <span>
        {copy.text(company || copy.aClient, through.scope)}
        {payer !== null && orders && ` ${copy.paidBy(payer)}`}
      </span>{" "}
      <button
        type="button"
        className="font-medium underline underline-offset-2 disabled:opacity-60"
        disabled={change.isPending}
        onClick={() => change.mutate({ accountId: through.id, to: paths.clients })}
      >
        {copy.back(through.name)}
      </button>
      <FailureNote error={change.error} />
    </>
  );
}
