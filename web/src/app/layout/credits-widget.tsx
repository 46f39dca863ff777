import type { CreditBalance } from "@marquee/contracts/credits/credits";
import { monthDayText } from "@marquee/contracts/text/day-text";
import { Link } from "react-router-dom";
import { useBuysCredits, usePayer } from "#account/payer.ts";
import { useBalance, useCurrentUser } from "#api/session.ts";
import { formatCredits } from "#format/format.ts";
import { paths } from "#routing/paths.ts";
import { TextLink } from "#ui/text-link.tsx";
import { creditsWidget as copy } from "../copy.ts";

const frame = "flex h-9 items-center gap-2 rounded-lg px-2.5 text-base whitespace-nowrap";

/** Whether there are no credits at all; a balance below zero is shown as it is. */
const isEmpty = ({ totalCredits, availableCredits }: CreditBalance) =>
  totalCredits === 0 && availableCredits >= 0;

/**
 * The available credits and, for whoever may, a link to buy more; for a client, whose credits they are. Always at its full width, so that nothing moves on
 * loading.
 */
export function CreditsWidget() {
  return (
    <div className="flex min-w-26 justify-end md:min-w-62">
      <Balance />
    </div>
  );
}

function Balance() {
  const state = useBalance();
  const buys = useBuysCredits();
  const payer = usePayer();
  // The page of credits is the account's own.
  const ownAccount = useCurrentUser().through === null;
  if (state.status === "loading") {
    return (
      <span role="status" className={`${frame} text-faint`}>
        <span className="max-sm:sr-only">{copy.loadingCredits}</span>
      </span>
    );
  }
  if (state.status === "unavailable" && !buys)
    return <span className={`${frame} text-faint`}>{copy.noCreditsAvailable}</span>;
  if (state.status === "unavailable" || (buys && isEmpty(state.balance))) {
    return (
      <span className={`${frame} text-faint`}>
        <span className="max-md:sr-only">{copy.noCreditsAvailable}</span>
        <TextLink to={paths.credits} variant="lamp">
          {copy.getCredits}
        </TextLink>
      </span>
    );
  }
  const { availableCredits, heldCredits, expiring } = state.balance;
  const notes = [
    payer !== null && copy.of(payer),
    heldCredits > 0 && copy.reserved(formatCredits(heldCredits)),
    expiring &&
      copy.expiring(
        formatCredits(expiring.credits),
        expiring.credits === 1,
        monthDayText(expiring.expiresAt),
      ),
  ];
  const note = notes.find(Boolean);
  const content = (
    <>
      <span aria-hidden className="size-2 rounded-full bg-lamp" />
      <span>
        {formatCredits(availableCredits)}{" "}
        <span className="font-normal text-muted max-sm:sr-only">{copy.credits}</span>
        <span className="sr-only"> {copy.available}</span>
      </span>
      {note && (
        <span className="max-w-48 truncate text-sm font-normal text-faint max-md:sr-only">{note}</span>
      )}
    </>
  );
  return ownAccount ? (
    <Link to={paths.credits} className={`${frame} font-medium hover:bg-line/60`}>
      {content}
    </Link>
  ) : (
    <span className={`${frame} font-medium`}>{content}</span>
  );
}
