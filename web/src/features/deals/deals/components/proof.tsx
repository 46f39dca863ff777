import type { Deal } from "@marquee/contracts/deals/deals";
import type { Deliverable } from "@marquee/contracts/deals/deliverable";
import { useHasRole } from "#account/team-role.ts";
import { OwnProof } from "./own-proof.tsx";
import { ShownProof } from "./shown-proof.tsx";

/** The proof of a deliverable; the side that owes it uploads, replaces and removes it here. */
export function Proof({ deal, deliverable }: { deal: Deal; deliverable: Deliverable }) {
  const file = deal.files.find((each) => each.deliverable === deliverable.n);
  const uploads = useHasRole("member") && deliverable.mayProve;
  if (uploads) return <OwnProof deal={deal} deliverable={deliverable} file={file} />;
  return file ? <ShownProof deal={deal} file={file} benefit={deliverable.benefit} /> : null;
}
