import { BulbTyping } from "#ui/bulbs.tsx";
import { Mark } from "#ui/mark.tsx";
import { waitingScreen as copy } from "./copy.ts";

/** Shown until the first screen is known. Without a label it appears only after a delay. */
export function WaitingScreen({ label }: { label?: string }) {
  return (
    <div className="grid min-h-dvh place-items-center" role="status">
      <div className="waiting flex animate-appear flex-col items-center gap-4">
        <Mark className="size-10" />
        <BulbTyping />
        <p className={label === undefined ? "sr-only" : "text-muted"}>{label ?? copy.loading}</p>
      </div>
    </div>
  );
}
