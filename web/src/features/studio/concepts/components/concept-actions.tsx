import type { CampaignIdea } from "@marquee/contracts/studio/campaigns";
import { conceptBlocks } from "@marquee/contracts/studio/concept-words";
import { documentMarkdown } from "@marquee/contracts/text/document-text";
import { useState } from "react";
import { useHasRole } from "#account/team-role.ts";
import { downloadText } from "#browser/download.ts";
import { EditIdeaDialog } from "#features/studio/campaigns/components/edit-idea-dialog.tsx";
import { HandoutLinks } from "#features/studio/campaigns/components/handout-links.tsx";
import { IdeaVersionsSheet } from "#features/studio/campaigns/components/idea-versions-sheet.tsx";
import { conceptText } from "#features/studio/campaigns/model/concept-text.ts";
import { conceptsCsv } from "#features/studio/campaigns/model/concepts-csv.ts";
import { useAddress } from "#routing/address.ts";
import { toast } from "#toasts/toast.ts";
import { MenuItem, MenuLink } from "#ui/menu.tsx";
import { PageActions } from "#ui/page-actions.tsx";
import { conceptHandoutPath } from "../api/get-concept-handout.ts";
import { conceptPdfPath } from "../api/get-concept-pdf.ts";
import { conceptActions as copy } from "../copy.ts";
import { conceptFileName } from "../model/concept-file-name.ts";
import { toasts } from "../toasts.ts";
import { ConceptShareDialog } from "./concept-share-dialog.tsx";

/** The actions on a concept: change, share and export it. */
export function ConceptActions({ idea }: { idea: CampaignIdea }) {
  const [open, setOpen] = useState<"edit" | "share" | null>(null);
  const address = useAddress();
  const edits = useHasRole("member");
  const close = () => setOpen(null);
  return (
    <>
      <PageActions
        actions={[
          ...(edits
            ? [{ label: copy.edit, icon: "pencil", act: { onClick: () => setOpen("edit") } } as const]
            : []),
          { label: copy.versions, act: { onClick: () => address.open("versions", idea.id) } },
          ...(edits ? [{ label: copy.share, act: { onClick: () => setOpen("share") } }] : []),
          {
            label: copy.export,
            icon: "download",
            act: { menu: (closeMenu) => <ExportItems idea={idea} onClose={closeMenu} /> },
          },
        ]}
      />
      {address.get("versions") === idea.id && <IdeaVersionsSheet />}
      {open === "edit" && <EditIdeaDialog idea={idea} onClose={close} />}
      {open === "share" && <ConceptShareDialog idea={idea} onClose={close} />}
    </>
  );
}

function ExportItems({ idea, onClose }: { idea: CampaignIdea; onClose: () => void }) {
  const save = (extension: string, text: string, mediaType: string) =>
    downloadText(conceptFileName(idea.name, extension), text, mediaType);
  const items: readonly [label: string, run: () => void][] = [
    [copy.markdown, () => save("md", documentMarkdown(conceptBlocks(idea)), "text/markdown")],
    [copy.csv, () => save("csv", conceptsCsv([idea]), "text/csv")],
    [copy.copy, () => void copyText(conceptText(idea))],
    [copy.print, () => print()],
  ];
  return (
    <>
      <MenuLink reloadDocument download to={conceptPdfPath(idea.id)} onClick={onClose}>
        {copy.pdf}
      </MenuLink>
      <HandoutLinks pathOf={(file) => conceptHandoutPath(idea.id, file)} onClick={onClose} />
      {items.map(([label, run]) => (
        <MenuItem
          key={label}
          onClick={() => {
            onClose();
            run();
          }}
        >
          {label}
        </MenuItem>
      ))}
    </>
  );
}

async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(toasts.copied);
  } catch {
    // A browser may deny access to its clipboard.
    toast(toasts.copyFailed);
  }
}
