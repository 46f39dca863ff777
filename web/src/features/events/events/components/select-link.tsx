import type { SponsorshipPackage } from "@marquee/contracts/events/events";
import { LinkButton } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { sponsorshipTab as copy } from "../copy.ts";

/** Links to an offer for the package, or, if sold out, to the choice of packages, which has a waiting list. */
export function SelectLink(props: {
  offer: SponsorshipPackage;
  selectPath: (packageId: string) => string;
  /** Only an arrow on a phone, for rows. */
  narrow?: boolean;
}) {
  const { offer, selectPath, narrow = false } = props;
  // Nobody else can take a package made for this user, so there is no waiting list.
  const isSoldOut = offer.remaining === 0 && offer.madeFor === null;
  const label = isSoldOut ? copy.joinList : copy.select;
  return (
    <LinkButton
      size="sm"
      aria-label={copy.named(label, offer.name)}
      to={selectPath(isSoldOut ? "" : offer.id)}
    >
      {narrow ? (
        <>
          <span className="max-sm:hidden">{label}</span>
          <Icon name="chevron-right" className="sm:hidden" />
        </>
      ) : (
        label
      )}
    </LinkButton>
  );
}
