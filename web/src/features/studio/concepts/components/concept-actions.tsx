import type { CampaignIdea } from "@marquee/contracts/studio/campaigns";
import { conceptBlocks } from "@marquee/contracts/studio/concept-words";
import { documentMarkdown } from "@marquee/contracts/text/document-text";
import { useState } from "react";
import { downloadText } from "#browser/download.ts";
import { EditIdeaDialog } from "#features/studio/campaigns/components/edit-idea-dialog.tsx";
import { HandoutLinks } from "#features/studio/campaigns/components/handout-links.tsx";
import { IdeaVersionsSheet } from "#features/studio/campaigns/components/idea-versions-sheet.tsx";
import { conceptText } from "#features/studio/campaigns/model/concept-text.ts";
import { conceptsCsv } from "#features/studio/campaigns/model/concepts-csv.ts";
import { useAddress } from "#routing/address.ts";
import { toast } from "#toasts/toast.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Menu, MenuItem, MenuLink } from "#ui/menu.tsx";
import { Popover } from "#ui/popover.tsx";
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
  const close = () => setOpen(null);
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <Button onClick={() => setOpen("edit")}>
        <Icon name="pencil" />
        {copy.edit}
      </Button>
      <Button onClick={() => address.open("versions", idea.id)}>{copy.versions}</Button>
      <Button onClick={() => setOpen("share")}>{copy.share}</Button>
      <ExportMenu idea={idea} />
      {address.get("versions") === idea.id && <IdeaVersionsSheet />}
      {open === "edit" && <EditIdeaDialog idea={idea} onClose={close} />}
      {open === "share" && <ConceptShareDialog idea={idea} onClose={close} />}
    </div>
  );
}

function ExportMenu({ idea }: { idea: CampaignIdea }) {
  const save = (extension: string, text: string, mediaType: string) =>
    downloadText(conceptFileName(idea.name, extension), text, mediaType);
  const items: readonly [label: string, run: () => void][] = [
    [copy.markdown, () => save("md", documentMarkdown(conceptBlocks(idea)), "text/markdown")],
    [copy.csv, () => save("csv", conceptsCsv([idea]), "text/csv")],
    [copy.copy, () => void copyText(conceptText(idea))],
    [copy.print, () => print()],
  ];
  return (
    <Popover
      className="w-52"
      trigger={(trigger) => (
        <Button {...trigger}>
          <Icon name="download" />
          {copy.export}
        </Button>
      )}
    >
      {(close) => (
        <Menu label={copy.export}>
          <MenuLink reloadDocument download to={conceptPdfPath(idea.id)} onClick={close}>
            {copy.pdf}
          </MenuLink>
          <HandoutLinks pathOf={(file) => conceptHandoutPath(idea.id, file)} onClick={close} />
          {items.map(([label, run]) => (
            <MenuItem
              key={label}
              onClick={() => {
                close();
                run();
              }}
            >
              {label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </Popover>
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
