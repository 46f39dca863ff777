import { limits } from "@marquee/contracts/limits";
import type { BriefToRead } from "@marquee/contracts/studio/brief/read-brief";
import { hasAtLeast } from "@marquee/contracts/text/typed-text";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Icon } from "#ui/icon.tsx";
import type { CorrectedField, Understood, UnderstoodLine } from "../model/understood.ts";
import { understoodBrief as copy } from "../understood-copy.ts";

type Reader = (brief: BriefToRead) => Understood;

/** What the strategist reads in a brief, before and after it is paid for. Nothing while there is too little to read. */
export function UnderstoodBrief(props: {
  brief: BriefToRead;
  /** While the brief is written: puts what was read into its field, to be corrected there. */
  onCorrect?: (field: CorrectedField, value: string) => void;
}) {
  const brief = useDeferredValue(props.brief);
  const [reader, setReader] = useState<{ read: Reader }>();
  const isEnough = hasAtLeast(brief.prompt, limits.promptMinLength);
  useEffect(() => {
    if (!isEnough || reader) return;
    let isShown = true;
    // Without it the brief is only not explained, so a failed load is no error.
    import("../model/understood.ts").then(
      ({ understand }) => isShown && setReader({ read: understand }),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [isEnough, reader]);
  const understood = useMemo(
    () => (isEnough && reader ? reader.read(brief) : undefined),
    [brief, isEnough, reader],
  );
  if (!understood || understood.lines.length === 0) return null;
  const { onCorrect } = props;
  const title = onCorrect ? copy.title : copy.ordered;
  return (
    <Card className="p-5" role="region" aria-label={title}>
      <h2 className="text-base font-medium">{title}</h2>
      {onCorrect && <p className="mt-0.5 text-sm text-muted">{copy.hint}</p>}
      <dl className="mt-3 grid grid-cols-1 gap-2 text-sm">
        {understood.lines.map((line) => (
          <Line key={`${line.label} ${line.text}`} line={line} onCorrect={onCorrect} />
        ))}
      </dl>
      {understood.conflicts.map((why) => (
        <p key={why} className="mt-3 flex items-start gap-2 text-sm text-danger">
          <Icon name="circle-alert" className="mt-0.75 size-3.5 shrink-0" />
          <span className="min-w-0 break-words">
            {copy.cannot}: {why}.
          </span>
        </p>
      ))}
    </Card>
  );
}

function Line(props: {
  line: UnderstoodLine;
  onCorrect: ((field: CorrectedField, value: string) => void) | undefined;
}) {
  const { label, text, words, field } = props.line;
  const { onCorrect } = props;
  return (
    <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
      <dt className="w-20 shrink-0 text-muted">{label}</dt>
      <dd className="min-w-0 flex-1 break-words">
        {text} {words !== undefined && <span className="text-muted">{copy.from(words)}</span>}
      </dd>
      {field && onCorrect && (
        <dd>
          <Button
            variant="ghost"
            aria-label={copy.correctNamed(label)}
            onClick={() => onCorrect(field.name, field.value)}
          >
            {copy.correct}
          </Button>
        </dd>
      )}
    </div>
  );
}
