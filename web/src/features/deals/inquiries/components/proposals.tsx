import type { Inquiry } from "@marquee/contracts/deals/inquiries";
import { formatDollars, labelOf } from "#format/format.ts";
import { newDealPath } from "#routing/paths.ts";
import { Badge } from "#ui/badge.tsx";
import { LinkButton } from "#ui/button.tsx";
import { proposals as copy } from "../copy.ts";

/** The packages that the host made for the inquirer, above their thread; nothing if there are none. */
export function Proposals({ inquiry }: { inquiry: Inquiry }) {
  const { eventId, ownSide, inquirer, proposals } = inquiry;
  if (proposals.length === 0) return null;
  const title = ownSide === "host" ? copy.madeFor(inquirer.name) : copy.madeForYou;
  return (
    <section aria-label={title} className="rounded-t-xl border-b border-line bg-lamp-soft px-5 py-4">
      <h2 className="text-base">{title}</h2>
      <ul className="mt-2 grid grid-cols-1 gap-2">
        {proposals.map(({ packageId, name, tier, price }) => (
          <li key={packageId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
              <span className="min-w-0 font-medium break-words">{name}</span>
              <Badge>{labelOf(tier)}</Badge>
              <span>{formatDollars(price)}</span>
            </p>
            {ownSide === "inquirer" && (
              <LinkButton
                size="sm"
                variant="primary"
                to={newDealPath(eventId, packageId)}
                aria-label={copy.named(name)}
              >
                {copy.open}
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
