import type { CampaignIdea } from "@marquee/contracts/studio/campaigns";
import type { ConceptShare } from "@marquee/contracts/studio/concepts";
import { useQuery } from "@tanstack/react-query";
import type { ListedLink } from "#features/studio/share-links/components/share-links-dialog.tsx";
import { ShareLinksDialog } from "#features/studio/share-links/components/share-links-dialog.tsx";
import { useCreateConceptShare } from "../api/create-concept-share.ts";
import { conceptSharesQuery } from "../api/list-concept-shares.ts";
import { useRevokeConceptShare } from "../api/revoke-concept-share.ts";
import { shareDialog as copy } from "../copy.ts";

function listed({ id, expiresAt, conceptName }: ConceptShare): ListedLink {
  const name = conceptName ?? copy.deleted;
  return { id, expiresAt, text: name, name };
}

/** Creates a link to a concept for people without an account, and lists and revokes working links to any concept. */
export function ConceptShareDialog({ idea, onClose }: { idea: CampaignIdea; onClose: () => void }) {
  const create = useCreateConceptShare(idea.id);
  const links = useQuery({ ...conceptSharesQuery, select: (shares) => shares.map(listed) });
  return (
    <ShareLinksDialog
      title={copy.title}
      text={copy.text}
      created={create}
      onCreate={create.mutate}
      links={links}
      revoke={useRevokeConceptShare()}
      onClose={onClose}
    />
  );
}
