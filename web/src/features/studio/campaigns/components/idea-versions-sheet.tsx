import { limits } from "@marquee/contracts/limits";
import type { IdeaVersion } from "@marquee/contracts/studio/library";
import { useQuery } from "@tanstack/react-query";
import { ForRole } from "#account/for-role.tsx";
import { formatDateTime } from "#format/format.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { SideSheet } from "#ui/side-sheet.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { ErrorState } from "#ui/states.tsx";
import { ideaVersionsQuery } from "../api/list-campaign-idea-versions.ts";
import { useRestoreCampaignIdeaVersion } from "../api/restore-campaign-idea-version.ts";
import { ideaVersions as copy } from "../library-copy.ts";
import { changesBetween, type FieldChange } from "../model/idea-changes.ts";
import type { DiffPart } from "../model/word-diff.ts";

/** The versions of an idea, with what each edit changed; open while the address names an idea's versions. */
export function IdeaVersionsSheet() {
  return (
    <SideSheet name="versions" title={() => copy.title}>
      {(id) => <Versions key={id} id={id} />}
    </SideSheet>
  );
}

function Versions({ id }: { id: string }) {
  const { data: versions, error, refetch } = useQuery(ideaVersionsQuery(id));
  const restore = useRestoreCampaignIdeaVersion();
  if (!versions)
    return error ? (
      <ErrorState title={copy.failed} error={error} onRetry={() => void refetch()} />
    ) : (
      <Loading label={copy.loading} className="grid grid-cols-1 gap-4">
        {[0, 1, 2].map((index) => (
          <Skeleton key={index} className="h-28 rounded-xl" />
        ))}
      </Loading>
    );
  const newest = versions[0];
  if (!newest || versions.length === 1) return <p className="text-muted">{copy.onlyOne}</p>;
  return (
    <>
      <p className="mb-4 text-muted">{copy.lead(limits.ideaVersions)}</p>
      <ol className="divide-y divide-line border-y border-line">
        {versions.map((version, index) => (
          <Version
            key={version.version}
            version={version}
            earlier={versions[index + 1]}
            current={index === 0}
            pending={restore.isPending && restore.variables.version === version.version}
            onRestore={() => restore.mutate({ id, version: version.version, seen: newest.version })}
          />
        ))}
      </ol>
    </>
  );
}

function Version(props: {
  version: IdeaVersion;
  /** The previous version; undefined for the oldest one kept. */
  earlier: IdeaVersion | undefined;
  current: boolean;
  pending: boolean;
  onRestore: () => void;
}) {
  const { version, earlier } = props;
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <h3 className="text-base font-medium">{copy.version(version.version)}</h3>
        {props.current && <Badge tone="lamp">{copy.current}</Badge>}
        <p className="text-sm text-muted">{formatDateTime(version.at)}</p>
      </div>
      {earlier ? (
        <dl className="mt-2 grid grid-cols-1 gap-2">
          {changesBetween(earlier.content, version.content).map((change) => (
            <Change key={change.field} change={change} />
          ))}
        </dl>
      ) : (
        <p className="mt-1 text-muted">{version.version === 1 ? copy.saved : copy.oldest}</p>
      )}
      {!props.current && (
        <ForRole>
          <Button size="sm" className="mt-3" pending={props.pending} onClick={props.onRestore}>
            {copy.restore(version.version)}
          </Button>
        </ForRole>
      )}
    </li>
  );
}

function Change({ change }: { change: FieldChange }) {
  return (
    <div>
      <dt className="text-sm text-muted">{change.label}</dt>
      <dd className="break-words whitespace-pre-line">
        {change.parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are identified only by their positions.
          <Part key={index} part={part} />
        ))}
      </dd>
    </div>
  );
}

function Part({ part: { kind, text } }: { part: DiffPart }) {
  if (kind === "same") return text;
  // Do not cross out the space before a word along with it.
  const [, space = "", words = ""] = /^(\s*)([\s\S]*)$/.exec(text) ?? [];
  if (kind === "removed")
    return (
      <>
        {space}
        <del className="rounded-sm bg-danger-soft text-danger">
          <span className="sr-only">{copy.removed} </span>
          {words}
        </del>
      </>
    );
  return (
    <>
      {space}
      <ins className="rounded-sm bg-success-soft text-success [del+&]:ml-1">
        <span className="sr-only">{copy.added} </span>
        {words}
      </ins>
    </>
  );
}
