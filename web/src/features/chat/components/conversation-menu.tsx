import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";
import { Menu, MenuItem } from "#ui/menu.tsx";
import { Popover } from "#ui/popover.tsx";
import { useExportConversation } from "../api/export-conversation.ts";
import { conversationsQuery } from "../api/list-conversations.ts";
import { conversationsSheet, conversationMenu as copy } from "../copy.ts";

const RenameDialog = lazyPart(
  async () => (await import("./rename-conversation-dialog.tsx")).RenameConversationDialog,
  "dialog",
);
const DeleteDialog = lazyPart(
  async () => (await import("./delete-conversation-dialog.tsx")).DeleteConversationDialog,
  "dialog",
);

/** What can be done with a whole conversation: a title, a copy to keep, and its end. */
export function ConversationMenu({ conversation }: { conversation: string | undefined }) {
  const { data } = useQuery({ ...conversationsQuery, enabled: conversation !== undefined });
  const [dialog, setDialog] = useState<"rename" | "delete">();
  const named = data?.find(({ id }) => id === conversation)?.title;
  const title = named ?? (conversation === undefined ? conversationsSheet.main : conversationsSheet.unnamed);
  const exporting = useExportConversation(conversation, title);
  const close = () => setDialog(undefined);
  return (
    <>
      <Popover
        className="w-56"
        trigger={(trigger) => (
          <Button
            variant="ghost"
            size="icon"
            {...trigger}
            aria-haspopup="menu"
            aria-label={copy.label}
            pending={exporting.isPending}
          >
            {!exporting.isPending && <Icon name="ellipsis" />}
          </Button>
        )}
      >
        {(closeMenu) => {
          const item = (run: () => void) => () => {
            closeMenu();
            run();
          };
          return (
            <Menu label={copy.label}>
              {conversation !== undefined && (
                <MenuItem onClick={item(() => setDialog("rename"))}>
                  <Icon name="pencil" />
                  {copy.rename}
                </MenuItem>
              )}
              <MenuItem onClick={item(() => exporting.mutate("markdown"))}>
                <Icon name="download" />
                {copy.markdown}
              </MenuItem>
              <MenuItem onClick={item(() => exporting.mutate("json"))}>
                <Icon name="download" />
                {copy.json}
              </MenuItem>
              <MenuItem onClick={item(() => setDialog("delete"))}>
                <Icon name="trash" />
                {conversation === undefined ? copy.clear : copy.remove}
              </MenuItem>
            </Menu>
          );
        }}
      </Popover>
      <Suspense>
        {dialog === "rename" && conversation !== undefined && (
          <RenameDialog conversation={conversation} title={named ?? ""} onClose={close} />
        )}
        {dialog === "delete" && <DeleteDialog conversation={conversation} title={title} onClose={close} />}
      </Suspense>
    </>
  );
}
