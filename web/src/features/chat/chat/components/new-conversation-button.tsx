import { useNavigate } from "react-router-dom";
import { chatPath } from "#routing/paths.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useCreateConversation } from "../api/create-conversation.ts";
import { newConversation as copy } from "../copy.ts";

/** Creates a conversation and opens it. */
export function NewConversationButton(props: {
  /** Whether to show the label next to the icon. */
  isLabelled?: boolean;
  /** For a sheet that Back should not reopen. */
  replace?: boolean;
  className?: string;
}) {
  const navigate = useNavigate();
  const create = useCreateConversation();
  const begin = () =>
    create.mutate(undefined, {
      onSuccess: ({ id }) =>
        void navigate(chatPath({ conversation: id }), { replace: props.replace === true }),
    });
  return props.isLabelled ? (
    <Button pending={create.isPending} onClick={begin}>
      {!create.isPending && <Icon name="plus" />}
      {copy.label}
    </Button>
  ) : (
    <Button
      variant="ghost"
      size="icon"
      aria-label={copy.label}
      pending={create.isPending}
      onClick={begin}
      {...(props.className === undefined ? {} : { className: props.className })}
    >
      {!create.isPending && <Icon name="plus" />}
    </Button>
  );
}
