import type { Deal } from "@marquee/contracts/http/deals";
import { useQuery } from "@tanstack/react-query";
import { LinkButton } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { agreementFilePath, agreementQuery } from "../api/get-agreement.ts";
import { downloadContract as copy } from "../copy.ts";

/** How often to check for the file while it is being created. */
const pollMs = 2_000;

/** The signed contract as a file; it is created in the first moments after the second signature. */
export function DownloadContract({ deal }: { deal: Deal }) {
  const { data } = useQuery({
    ...agreementQuery(deal.id, deal.version),
    refetchInterval: ({ state }) =>
      state.data?.status === "signed" && state.data.sha256 === null ? pollMs : false,
  });
  if (!data) return null;
  if (data.sha256 === null)
    return (
      <p role="status" className="flex items-center gap-2 text-sm text-muted">
        <Spinner />
        {copy.making}
      </p>
    );
  return (
    <LinkButton variant="primary" reloadDocument download to={agreementFilePath(deal.id)}>
      <Icon name="download" />
      {copy.download}
    </LinkButton>
  );
}
