import type { CampaignIdea } from "@marquee/contracts/http/campaigns";
import { useQuery } from "@tanstack/react-query";
import { ShareLinksDialog } from "#features/share-links/components/share-links-dialog.tsx";
import { useCreateConceptShare } from "../api/create-concept-share.ts";
import { conceptSharesQuery } from "../api/list-concept-shares.ts";
import { useRevokeConceptShare } from "../api/revoke-concept-share.ts";
import { shareDialog as copy } from "../copy.ts";

const nameOf = ({ conceptName }: { conceptName: string | null }) => conceptName ?? copy.deleted;

/** Makes a link to a concept for people without an account, and lists and revokes those to any concept that work. */
export function ConceptShareDialog({ idea, onClose }: { idea: CampaignIdea; onClose: () => void }) {
  const create = useCreateConceptShare(idea.id);
  return (
    <ShareLinksDialog
      title={copy.title}
      text={copy.text}
      created={create}
      onCreate={create.mutate}
      links={useQuery(conceptSharesQuery)}
      describe={nameOf}
      nameOf={nameOf}
      revoke={useRevokeConceptShare()}
      onClose={onClose}
    />
  );
}
