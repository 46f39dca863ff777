import type { SponsorshipPackage } from "@marquee/contracts/events/events";
import { useAddress } from "#routing/address.ts";
import { paths } from "#routing/paths.ts";
import { LinkButton } from "#ui/button.tsx";
import { SelectionBar } from "#ui/selection-bar.tsx";
import { comparePackages as copy } from "../copy.ts";
import { useCompared } from "../model/compared.ts";

/** Adds a package to the comparison or removes it. */
export function CompareBox({ offer }: { offer: SponsorshipPackage }) {
  const compared = useCompared();
  const entry = { eventId: offer.eventId, packageId: offer.id };
  const checked = compared.has(entry);
  const full = compared.isFull && !checked;
  return (
    <label
      className="flex min-h-8 items-center gap-2 pointer-coarse:min-h-11"
      title={full ? copy.full : undefined}
    >
      <input
        type="checkbox"
        className="size-4 accent-lamp-text pointer-coarse:size-6"
        aria-label={copy.box(offer.name)}
        checked={checked}
        disabled={full}
        onChange={() => (checked ? compared.remove(entry) : compared.add(entry))}
      />
      {copy.compare}
    </label>
  );
}

/** The number of packages to compare, with a link to the comparison; hidden while there are none. */
export function CompareBar() {
  const { compared, clear } = useCompared();
  const { search } = useAddress();
  if (compared.length === 0) return null;
  const to = new URLSearchParams(search);
  for (const name of ["event", "tab", "contact"]) to.delete(name);
  to.set("view", "compare");
  return (
    <>
      <div className="h-5" />
      <SelectionBar count={compared.length} onAll={undefined} onClear={clear}>
        <LinkButton size="sm" to={`${paths.events}?${to}`}>
          {copy.compare}
        </LinkButton>
      </SelectionBar>
    </>
  );
}
