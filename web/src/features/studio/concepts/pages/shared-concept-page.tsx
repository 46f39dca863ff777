import type { SharedConcept } from "@marquee/contracts/studio/concepts";
import type { Handout } from "@marquee/contracts/studio/handouts";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { handoutNames } from "#features/studio/campaigns/concept-copy.ts";
import { SharedPage } from "#features/studio/share-links/components/shared-page.tsx";
import { sharedPage as linkCopy } from "#features/studio/share-links/copy.ts";
import { formatDateTime } from "#format/format.ts";
import { TextLink } from "#ui/text-link.tsx";
import { sharedHandoutPath } from "../api/get-concept-handout.ts";
import { sharedConceptPdfPath, sharedConceptQuery, sharedMockupPath } from "../api/get-shared-concept.ts";
import { ConceptBody } from "../components/concept-body.tsx";
import { LeaveComment } from "../components/leave-comment.tsx";
import { sharedPage as copy } from "../copy.ts";

/** What anyone with a share link sees: one concept, and nothing else of the app. */
export function SharedConceptPage() {
  const { token = "" } = useParams();
  return (
    <SharedPage
      query={useQuery(sharedConceptQuery(token))}
      titleOf={({ concept }) => concept.name}
      texts={copy}
      className="max-w-4xl"
    >
      {(shared) => <Shared shared={shared} token={token} />}
    </SharedPage>
  );
}

function Shared({ shared, token }: { shared: SharedConcept; token: string }) {
  const { concept, hasMockup, takesComments, expiresAt } = shared;
  return (
    <>
      <header className="mb-5">
        <h1 className="text-2xl break-words">{concept.name}</h1>
        <p className="mt-1 max-w-prose text-muted">{concept.plan?.promise ?? concept.description}</p>
        <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-muted print:hidden">
          {linkCopy.until(formatDateTime(expiresAt))}
          <TextLink href={sharedConceptPdfPath(token)} download>
            {copy.pdf}
          </TextLink>
          {Object.entries(handoutNames).map(([file, name]) => (
            <TextLink key={file} href={sharedHandoutPath(token, file as Handout)} download>
              {name}
            </TextLink>
          ))}
        </p>
      </header>
      <ConceptBody
        isShared
        concept={{ ...concept, mockupImageUrl: hasMockup ? sharedMockupPath(token) : null }}
      />
      {takesComments && <LeaveComment token={token} />}
    </>
  );
}
