import { type TileId, tiles } from "@marquee/contracts/insight/analytics-measures";
import { typedNumber } from "@marquee/contracts/text/typed-number";
import { useState } from "react";
import { toast } from "#toasts/toast.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { TextField } from "#ui/field.tsx";
import { useSetAnalyticsGoal } from "../api/set-analytics-goal.ts";
import { goalDialog as copy } from "../dialog-copy.ts";
import { toasts } from "../toasts.ts";

/** Sets or removes the user's goal for a number. */
export function GoalDialog({
  tile,
  goal,
  onClose,
}: {
  tile: TileId;
  goal: number | null;
  onClose: () => void;
}) {
  const set = useSetAnalyticsGoal(tile);
  const [typed, setTyped] = useState(goal === null ? "" : String(goal));
  const [error, setError] = useState<string>();
  const { label, unit } = tiles[tile];
  const symbol = copy.units[unit];

  const send = (next: number | null) =>
    set.mutate(next, {
      onSuccess: () => {
        toast(next === null ? toasts.goalCleared(label) : toasts.goalSaved(label));
        onClose();
      },
    });

  return (
    <Dialog
      size="sm"
      title={copy.title(label)}
      description={copy.text}
      locked={set.isPending}
      onClose={onClose}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const next = typedNumber(typed);
          const isGoal = next > 0 && next <= 1_000_000_000;
          setError(isGoal ? undefined : copy.invalid);
          if (isGoal) send(next);
        }}
      >
        <TextField
          label={copy.goal}
          inputMode="decimal"
          autoComplete="off"
          field={{
            id: "analytics-goal",
            name: "goal",
            value: typed,
            error,
            set: (value) => {
              setTyped(value);
              setError(undefined);
            },
          }}
          {...(symbol === undefined ? {} : unit === "usd" ? { prefix: symbol } : { suffix: symbol })}
        />
        <FailureNote error={set.error} className="mt-3" />
        <div className="mt-5 flex flex-wrap justify-end gap-2">
          {goal !== null && (
            <Button className="mr-auto" disabled={set.isPending} onClick={() => send(null)}>
              {copy.clear}
            </Button>
          )}
          <Button disabled={set.isPending} onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit" variant="primary" pending={set.isPending}>
            {copy.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
