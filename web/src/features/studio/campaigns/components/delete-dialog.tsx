import type { UseMutationResult } from "@tanstack/react-query";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";

/** Asks before deleting something of the user's own for good. Closes even on failure; a toast reports the error. */
export function DeleteDialog<T extends { name: string }>(props: {
  of: T;
  copy: { title: string; description: (name: string) => string; cancel: string; confirm: string };
  remove: UseMutationResult<unknown, Error, T>;
  onClose: () => void;
}) {
  const { of, copy, remove, onClose } = props;
  return (
    <ConfirmDialog
      title={copy.title}
      description={copy.description(of.name)}
      cancel={copy.cancel}
      confirm={copy.confirm}
      danger
      pending={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate(of, { onSuccess: onClose, onError: onClose })}
    />
  );
}
