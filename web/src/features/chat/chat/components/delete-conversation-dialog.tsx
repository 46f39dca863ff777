import { mainConversation } from "@marquee/contracts/chat/main-conversation";
import { useNavigate } from "react-router-dom";
import { chatPath } from "#routing/paths.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { useDeleteConversation } from "../api/delete-conversation.ts";
import { deleteConversation as copy } from "../parts-copy.ts";

/** Asks before a conversation is deleted, or before the main one is emptied. */
export function DeleteConversationDialog(props: {
  conversation: string | undefined;
  title: string;
  onClose: () => void;
}) {
  const { conversation, title, onClose } = props;
  const navigate = useNavigate();
  const remove = useDeleteConversation(conversation ?? mainConversation);
  const isMain = conversation === undefined;
  return (
    <ConfirmDialog
      danger
      title={isMain ? copy.clearTitle : copy.title(title)}
      description={isMain ? copy.clearText : copy.text}
      confirm={isMain ? copy.clear : copy.confirm}
      pending={remove.isPending}
      error={remove.error}
      onConfirm={() =>
        remove.mutate(undefined, {
          onSuccess: () => {
            onClose();
            if (!isMain) void navigate(chatPath(), { replace: true });
          },
        })
      }
      onClose={onClose}
    />
  );
}
