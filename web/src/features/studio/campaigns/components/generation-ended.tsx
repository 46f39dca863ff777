import type { Generation } from "@marquee/contracts/studio/campaigns";
import { ForRole } from "#account/for-role.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { generationEnded as copy } from "../copy.ts";

/** A generation that ended without concepts: the reason, and what happened to the credits. */
export function GenerationEnded({
  generation,
  onUseBrief,
}: {
  generation: Generation;
  onUseBrief: () => void;
}) {
  const failed = generation.status === "failed";
  return (
    <Card
      className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4"
      role={failed ? "alert" : "status"}
    >
      {failed ? (
        <Icon name="circle-alert" className="size-5 text-danger" />
      ) : (
        <Icon name="circle-slash" className="size-5 text-faint" />
      )}
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium">{failed ? copy.failed : copy.canceled}</p>
        <p className="text-muted">{(failed && generation.error?.message) || copy.creditsReturned}</p>
      </div>
      {failed && <CopyButton text={generation.generationId} label={copy.copyReference} />}
      <ForRole>
        <Button onClick={onUseBrief}>{copy.tryAgain}</Button>
      </ForRole>
    </Card>
  );
}
