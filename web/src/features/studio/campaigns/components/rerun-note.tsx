import { campaignTabPath } from "#routing/paths.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { rerunNote as copy } from "../refine-copy.ts";

/** Says above the builder that its brief comes from an earlier generation, to which the new one will be linked. */
export function RerunNote(props: { generationId: string; onRemove: () => void }) {
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg bg-sunken px-4 py-2 text-sm">
      <Icon name="refresh-cw" className="size-4 text-faint" />
      <span>{copy.text}</span>
      <TextLink variant="lamp" to={campaignTabPath("concepts", { generation: props.generationId })}>
        {copy.show}
      </TextLink>
      <Button variant="ghost" size="sm" className="-my-1 ml-auto" onClick={props.onRemove}>
        {copy.remove}
      </Button>
    </p>
  );
}
