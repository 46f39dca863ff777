import type { CampaignIdeaStatus } from "@marquee/contracts/enums";
import type { LibraryEntry } from "@marquee/contracts/studio/library";
import { useHasRole } from "#account/team-role.ts";
import { conceptPath } from "#routing/paths.ts";
import { Button } from "#ui/button.tsx";
import { Icon, type IconName } from "#ui/icon.tsx";
import { Menu, MenuItem, MenuLink } from "#ui/menu.tsx";
import { Popover } from "#ui/popover.tsx";
import { useChangeLibraryStatus } from "../api/change-library-status.ts";
import { useDuplicateCampaignIdea } from "../api/duplicate-campaign-idea.ts";
import { libraryMenu as copy } from "../library-copy.ts";
import type { IdeaAction } from "./library-tab.tsx";

/** The actions that a row or card of the library can start. */
export interface LibraryRowActions {
  onOpen: (id: string) => void;
  onAct: (action: IdeaAction, idea: LibraryEntry) => void;
  onVersions: (id: string) => void;
}

/** The next status for an idea, by its current one. */
const steps: Record<CampaignIdeaStatus, { to: CampaignIdeaStatus; icon: IconName; label: string }> = {
  draft: { to: "saved", icon: "check", label: copy.save },
  saved: { to: "archived", icon: "archive", label: copy.archive },
  archived: { to: "saved", icon: "archive-restore", label: copy.restore },
};

/** The menu of actions on an idea. */
export function LibraryMenu({ idea, onAct, onVersions }: { idea: LibraryEntry } & LibraryRowActions) {
  const change = useChangeLibraryStatus();
  const duplicate = useDuplicateCampaignIdea();
  const edits = useHasRole("member");
  const step = steps[idea.status];
  return (
    <span className="relative">
      <Popover
        className="w-56"
        trigger={(trigger) => (
          <Button
            variant="ghost"
            size="icon"
            {...trigger}
            aria-haspopup="menu"
            aria-label={copy.actionsFor(idea.name)}
          >
            <Icon name="ellipsis" />
          </Button>
        )}
      >
        {(close) => (
          <Menu label={copy.actionsFor(idea.name)}>
            <MenuLink to={conceptPath(idea.id)}>
              <Icon name="file-text" />
              {copy.openPage}
            </MenuLink>
            {edits && (
              <MenuItem onClick={() => [close(), onAct("edit", idea)]}>
                <Icon name="pencil" />
                {copy.edit}
              </MenuItem>
            )}
            <MenuItem onClick={() => [close(), onVersions(idea.id)]}>
              <Icon name="refresh-cw" />
              {copy.versions}
            </MenuItem>
            {edits && (
              <>
                <MenuItem onClick={() => [close(), duplicate.mutate(idea)]}>
                  <Icon name="copy" />
                  {copy.duplicate}
                </MenuItem>
                <MenuItem onClick={() => [close(), onAct("template", idea)]}>
                  <Icon name="bookmark" />
                  {copy.saveAsTemplate}
                </MenuItem>
                <MenuItem
                  onClick={() => [
                    close(),
                    change.mutate({ changes: [{ id: idea.id, status: step.to }], name: idea.name }),
                  ]}
                >
                  <Icon name={step.icon} />
                  {step.label}
                </MenuItem>
                <MenuItem
                  className="text-danger [&_svg]:text-danger!"
                  onClick={() => [close(), onAct("delete", idea)]}
                >
                  <Icon name="trash" />
                  {copy.delete}
                </MenuItem>
              </>
            )}
          </Menu>
        )}
      </Popover>
    </span>
  );
}
