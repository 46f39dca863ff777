import type { CampaignTemplate } from "@marquee/contracts/studio/templates";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Menu, MenuItem } from "#ui/menu.tsx";
import { Popover } from "#ui/popover.tsx";
import { ownTemplateMenu as copy } from "../template-copy.ts";
import { DeleteTemplateDialog } from "./delete-template-dialog.tsx";
import { RenameTemplateDialog } from "./rename-template-dialog.tsx";

/** The actions on one of the user's own templates. */
export function OwnTemplateMenu({ template }: { template: CampaignTemplate }) {
  const [acting, setActing] = useState<"rename" | "delete" | null>(null);
  const stop = () => setActing(null);
  return (
    <>
      <Popover
        className="w-44"
        trigger={(trigger) => (
          <Button
            variant="ghost"
            size="sm"
            {...trigger}
            aria-haspopup="menu"
            aria-label={copy.actionsFor(template.name)}
          >
            <Icon name="ellipsis" />
          </Button>
        )}
      >
        {(close) => (
          <Menu label={copy.actionsFor(template.name)}>
            <MenuItem onClick={() => [close(), setActing("rename")]}>
              <Icon name="pencil" />
              {copy.rename}
            </MenuItem>
            <MenuItem
              className="text-danger [&_svg]:text-danger!"
              onClick={() => [close(), setActing("delete")]}
            >
              <Icon name="trash" />
              {copy.delete}
            </MenuItem>
          </Menu>
        )}
      </Popover>
      {acting === "rename" && <RenameTemplateDialog template={template} onClose={stop} />}
      {acting === "delete" && <DeleteTemplateDialog template={template} onClose={stop} />}
    </>
  );
}
