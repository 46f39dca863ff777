import { conceptBlocks } from "@marquee/contracts/concept-words";
import { documentMarkdown } from "@marquee/contracts/document-text";
import type { CampaignIdea } from "@marquee/contracts/http/campaigns";
import { Suspense, useState } from "react";
import { downloadText } from "#browser/download.ts";
import { conceptText } from "#features/campaigns/model/concept-text.ts";
import { conceptsCsv } from "#features/campaigns/model/concepts-csv.ts";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";
import { Menu, MenuItem } from "#ui/menu.tsx";
import { Popover } from "#ui/popover.tsx";
import { conceptActions as copy } from "../copy.ts";
import { conceptFileName } from "../model/concept-file-name.ts";

const EditIdeaDialog = lazyPart(
  async () => (await import("#features/campaigns/components/edit-idea-dialog.tsx")).EditIdeaDialog,
  "dialog",
);

/** What can be done with a concept: change it, and take it elsewhere. */
export function ConceptActions({ idea }: { idea: CampaignIdea }) {
  const [edits, setEdits] = useState(false);
  const save = (extension: string, text: string, mediaType: string) =>
    downloadText(conceptFileName(idea.name, extension), text, mediaType);
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <CopyButton text={conceptText(idea)} label={copy.copy} className="h-9!" />
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
            <MenuItem
              onClick={() => {
                close();
                save("md", documentMarkdown(conceptBlocks(idea)), "text/markdown");
              }}
            >
              {copy.markdown}
            </MenuItem>
            <MenuItem
              onClick={() => {
                close();
                save("csv", conceptsCsv([idea]), "text/csv");
              }}
            >
              {copy.csv}
            </MenuItem>
            <MenuItem
              onClick={() => {
                close();
                print();
              }}
            >
              {copy.print}
            </MenuItem>
          </Menu>
        )}
      </Popover>
      <Button onClick={() => setEdits(true)}>
        <Icon name="pencil" />
        {copy.edit}
      </Button>
      {edits && (
        <Suspense fallback={null}>
          <EditIdeaDialog idea={idea} onClose={() => setEdits(false)} />
        </Suspense>
      )}
    </div>
  );
}
