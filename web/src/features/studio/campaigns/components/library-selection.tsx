import type { LibraryEntry } from "@marquee/contracts/studio/library";
import { useHasRole } from "#account/team-role.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useChangeLibraryStatus } from "../api/change-library-status.ts";
import { librarySelection as copy } from "../library-copy.ts";
import { useExportIdeas } from "../model/use-export-ideas.ts";

/** The actions on several ideas at once. */
export function SelectionActions(props: { ideas: readonly LibraryEntry[]; onDone: () => void }) {
  const { ideas } = props;
  const edits = useHasRole("member");
  const change = useChangeLibraryStatus();
  const save = useExportIdeas();
  const archivable = ideas.filter(({ status }) => status !== "archived");
  const archived = ideas.filter(({ status }) => status === "archived");
  function setStatus(of: readonly LibraryEntry[], status: "archived" | "saved"): void {
    const name = of[0]?.name;
    change.mutate({ changes: of.map(({ id }) => ({ id, status })), ...(name === undefined ? {} : { name }) });
    props.onDone();
  }
  return (
    <>
      {edits && archivable.length > 0 && (
        <Button size="sm" onClick={() => setStatus(archivable, "archived")}>
          <Icon name="archive" />
          {copy.archive}
        </Button>
      )}
      {edits && archived.length > 0 && (
        <Button size="sm" onClick={() => setStatus(archived, "saved")}>
          <Icon name="archive-restore" />
          {copy.restore}
        </Button>
      )}
      <Button size="sm" pending={save.isPending} onClick={() => save.mutate(ideas.map(({ id }) => id))}>
        <Icon name="download" />
        {copy.exportCsv}
      </Button>
    </>
  );
}
