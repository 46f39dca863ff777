import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Popover } from "#ui/popover.tsx";
import { useExportConversation } from "../api/export-conversation.ts";
import { conversationsQuery } from "../api/list-conversations.ts";
import { conversationMenu as copy } from "../copy.ts";
import { ConversationMenuPanel } from "./conversation-menu-panel.tsx";
import { DeleteConversationDialog } from "./delete-conversation-dialog.tsx";
import { RenameConversationDialog } from "./rename-conversation-dialog.tsx";

/** Actions on a whole conversation: rename, export and delete. */
export function ConversationMenu({ conversation }: { conversation: string | undefined }) {
  const { data } = useQuery({ ...conversationsQuery, enabled: conversation !== undefined });
  const [dialog, setDialog] = useState<"rename" | "delete">();
  const named = data?.find(({ id }) => id === conversation)?.title;
  const title = named ?? (conversation === undefined ? copy.main : copy.unnamed);
  const exporting = useExportConversation(conversation, title);
  const closeDialog = () => setDialog(undefined);
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
          const close = (run: () => void) => {
            closeMenu();
            run();
          };
          return (
            <ConversationMenuPanel
              isMain={conversation === undefined}
              onRename={() => close(() => setDialog("rename"))}
              onExport={(format) => close(() => exporting.mutate(format))}
              onDelete={() => close(() => setDialog("delete"))}
            />
          );
        }}
      </Popover>
      {dialog === "rename" && conversation !== undefined && (
        <RenameConversationDialog conversation={conversation} title={named ?? ""} onClose={closeDialog} />
      )}
      {dialog === "delete" && (
        <DeleteConversationDialog conversation={conversation} title={title} onClose={closeDialog} />
      )}
    </>
  );
}
