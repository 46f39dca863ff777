import { ForRole } from "#account/for-role.tsx";
import { Icon } from "#ui/icon.tsx";
import { Menu, MenuItem } from "#ui/menu.tsx";
import { conversationMenu } from "../copy.ts";
import { conversationMenuPanel as copy } from "../parts-copy.ts";

/** The entries of a conversation's menu; the main conversation cannot be renamed. */
export function ConversationMenuPanel(props: {
  isMain: boolean;
  onRename: () => void;
  onExport: (format: "markdown" | "json") => void;
  onDelete: () => void;
}) {
  return (
    <Menu label={conversationMenu.label}>
      {!props.isMain && (
        <ForRole>
          <MenuItem onClick={props.onRename}>
            <Icon name="pencil" />
            {copy.rename}
          </MenuItem>
        </ForRole>
      )}
      <MenuItem onClick={() => props.onExport("markdown")}>
        <Icon name="download" />
        {copy.markdown}
      </MenuItem>
      <MenuItem onClick={() => props.onExport("json")}>
        <Icon name="download" />
        {copy.json}
      </MenuItem>
      <ForRole>
        <MenuItem onClick={props.onDelete}>
          <Icon name="trash" />
          {props.isMain ? copy.clear : copy.remove}
        </MenuItem>
      </ForRole>
    </Menu>
  );
}
