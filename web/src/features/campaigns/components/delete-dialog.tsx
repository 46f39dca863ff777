import type { UseMutationResult } from "@tanstack/react-query";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";

/** Asks before something of one's own is deleted for good. It closes also where that failed: a toast says so. */
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
