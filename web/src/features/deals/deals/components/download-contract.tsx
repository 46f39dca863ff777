import type { Deal } from "@marquee/contracts/deals/deals";
import { LinkButton } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { agreementFilePath } from "../api/get-agreement.ts";
import { downloadContract as copy } from "../copy.ts";

/** The signed contract as a file; nothing for a deal without one. */
export function DownloadContract({ deal }: { deal: Deal }) {
  if (deal.contractUrl === null) return null;
  return (
    <LinkButton reloadDocument download to={agreementFilePath(deal.id)}>
      <Icon name="download" />
      {copy.download}
    </LinkButton>
  );
}
