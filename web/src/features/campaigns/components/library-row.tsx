import type { CampaignIdea } from "@marquee/contracts/http/campaigns";
import { formatAgo, formatBudget } from "#format/format.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Menu, MenuItem } from "#ui/menu.tsx";
import { Popover } from "#ui/popover.tsx";
import { useUpdateCampaignIdea } from "../api/update-campaign-idea.ts";
import { libraryRow as copy } from "../copy.ts";
import { campaignTypeLabels, ideaStatusLabels } from "../model/labels.ts";
import type { IdeaAction } from "./library-tab.tsx";

const statusTones = { draft: "outline", archived: "neutral" } as const;

/** One kept idea, with what can be done to it. */
export function LibraryRow(props: {
  idea: CampaignIdea;
  onOpen: () => void;
  onAct: (action: IdeaAction) => void;
}) {
  const { idea } = props;
  const update = useUpdateCampaignIdea();
  const archived = idea.status === "archived";

  const setStatus = (status: CampaignIdea["status"]) => update.mutate({ id: idea.id, body: { status } });

  return (
    <li className="relative flex items-center gap-4 border-line p-3 pr-2 not-first:border-t hover:bg-sunken/50 sm:gap-5 sm:p-4 sm:pr-3">
      <div className="grid aspect-[8/5] w-16 shrink-0 place-items-center overflow-hidden rounded-md border border-line bg-sunken max-sm:hidden sm:w-24">
        {idea.mockupImageUrl === null ? (
          <Icon name="megaphone" className="size-5 text-faint" />
        ) : (
          <img src={idea.mockupImageUrl} alt="" loading="lazy" className="size-full object-cover" />
        )}
      </div>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h2 className="min-w-0 text-base">
            <button
              type="button"
              className="max-w-full truncate text-left font-semibold after:absolute after:inset-0"
              onClick={props.onOpen}
            >
              {idea.name}
            </button>
          </h2>
          {idea.status !== "saved" && (
            <Badge tone={statusTones[idea.status]}>{ideaStatusLabels[idea.status]}</Badge>
          )}
        </div>
        <p className="line-clamp-1 text-muted">{idea.description}</p>
        <p className="tabular text-sm text-faint">
          {campaignTypeLabels[idea.type]} · {formatBudget(idea.budget)} · {idea.location} ·{" "}
          {formatAgo(idea.updatedAt)}
        </p>
      </div>
      <div className="relative">
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
              <MenuItem onClick={() => [close(), props.onAct("edit")]}>
                <Icon name="pencil" />
                {copy.edit}
              </MenuItem>
              <MenuItem onClick={() => [close(), props.onAct("template")]}>
                <Icon name="copy" />
                {copy.saveAsTemplate}
              </MenuItem>
              <MenuItem onClick={() => [close(), setStatus(archived ? "saved" : "archived")]}>
                {archived ? <Icon name="archive-restore" /> : <Icon name="archive" />}
                {archived ? copy.restore : copy.archive}
              </MenuItem>
              <MenuItem
                className="text-danger [&_svg]:text-danger!"
                onClick={() => [close(), props.onAct("delete")]}
              >
                <Icon name="trash" />
                {copy.delete}
              </MenuItem>
            </Menu>
          )}
        </Popover>
      </div>
    </li>
  );
}
