import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { useLeaveTeam } from "../api/leave-team.ts";
import { leaveDialog as copy } from "../copy.ts";

/** Confirms before the reader loses their access. */
export function LeaveDialog({ company, onClose }: { company: string; onClose: () => void }) {
  const leave = useLeaveTeam();
  return (
    <ConfirmDialog
      title={copy.title(company)}
      description={copy.text}
      confirm={copy.confirm}
      danger
      pending={leave.isPending}
      error={leave.error}
      onClose={onClose}
      onConfirm={() => leave.mutate()}
    />
  );
}
