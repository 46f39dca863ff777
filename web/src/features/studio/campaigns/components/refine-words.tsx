import { limits } from "@marquee/contracts/limits";
import { typedLine } from "@marquee/contracts/text/typed-text";
import { type SubmitEvent, useEffect, useId, useState } from "react";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { refineMenu as copy } from "../refine-copy.ts";

const wordsMin = 3;

/** A change in one's own words, with what it would change before it is ordered. */
export function RefineWords(props: { cost: string; canRefine: boolean; onChange: (words: string) => void }) {
  const id = useId();
  const [words, setWords] = useState("");
  const [reader, setReader] = useState<{ read: (words: string) => readonly string[] }>();
  const said = typedLine(words);
  const isSaid = said.length >= wordsMin;
  useEffect(() => {
    if (!isSaid || reader) return;
    // Without it the change is only not explained beforehand, so a failed load is no error.
    import("../model/understood.ts").then(
      ({ understandChange }) => setReader({ read: understandChange }),
      () => undefined,
    );
  }, [isSaid, reader]);
  const changes = isSaid ? reader?.read(said) : undefined;
  const tooLong = said.length > limits.refinementWordsMaxLength;

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (props.canRefine && isSaid && !tooLong && changes?.length !== 0) props.onChange(said);
  }

  return (
    <form onSubmit={onSubmit} className="flex flex-col gap-2 border-t border-line px-4 py-3">
      <TextField
        field={{ id, name: "words", value: words, error: undefined, set: setWords }}
        label={copy.words}
        placeholder={copy.wordsPlaceholder}
      />
      {changes && changes.length > 0 && (
        <div className="text-sm" role="status">
          <p className="text-muted">{copy.willChange}</p>
          <ul className="list-disc pl-5">
            {changes.map((change) => (
              <li key={change} className="break-words">
                {change}
              </li>
            ))}
          </ul>
        </div>
      )}
      {changes?.length === 0 && (
        <p className="text-sm text-muted" role="status">
          {copy.notUnderstood}
        </p>
      )}
      <Button type="submit" disabled={!props.canRefine || !isSaid || tooLong || changes?.length === 0}>
        {copy.change(props.cost)}
      </Button>
    </form>
  );
}
