import { limits } from "@marquee/contracts/limits";
import type { FormField } from "#lib/form.ts";
import { formatCredits } from "#lib/format.ts";
import { Card } from "#ui/card.tsx";
import { TextAreaField } from "#ui/field.tsx";
import { strategyBuilder as copy, exampleBriefs } from "../copy.ts";

/** From here on the counter is said to screen readers as well. */
const nearMax = limits.promptMaxLength - 200;

/** What the campaign is for, in one's own words, with examples to begin from. */
export function BriefPrompt(props: { field: FormField<string>; onExample: (prompt: string) => void }) {
  const { length } = props.field.value;
  return (
    <Card className="p-5" aria-label={copy.yourBrief}>
      <TextAreaField
        field={props.field}
        label={copy.prompt}
        rows={6}
        maxLength={limits.promptMaxLength}
        placeholder={copy.promptPlaceholder}
        hint={copy.promptHint}
        className="[&_textarea]:text-[1.125rem]"
        end={
          <span className="tabular text-sm text-faint" aria-live={length >= nearMax ? "polite" : "off"}>
            {copy.promptCount(formatCredits(length), formatCredits(limits.promptMaxLength))}
          </span>
        }
      />
      <div role="group" aria-label={copy.examples} className="mt-3 flex flex-wrap items-center gap-2">
        <span className="text-sm text-muted">{copy.examples}</span>
        {exampleBriefs.map(({ label, prompt }) => (
          <button
            key={label}
            type="button"
            onClick={() => props.onExample(prompt)}
            className="min-h-8 rounded-full border border-line-strong px-3 text-sm font-medium text-muted hover:bg-sunken hover:text-ink pointer-coarse:min-h-11 dark:hover:bg-line"
          >
            {label}
          </button>
        ))}
      </div>
    </Card>
  );
}
