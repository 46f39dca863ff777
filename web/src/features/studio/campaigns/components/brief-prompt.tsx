import { limits } from "@marquee/contracts/limits";
import type { FormField } from "#forms/form-shape.ts";
import { Card } from "#ui/card.tsx";
import { TextAreaField } from "#ui/field.tsx";
import { strategyBuilder as copy, exampleBriefs } from "../copy.ts";

/** What the campaign is for, in the user's own words, with examples to start from. */
export function BriefPrompt(props: { field: FormField<string>; onExample: (prompt: string) => void }) {
  return (
    <Card className="p-5" aria-label={copy.yourBrief} data-tour="ideation">
      <TextAreaField
        field={props.field}
        label={copy.prompt}
        rows={6}
        counterMax={limits.promptMaxLength}
        placeholder={copy.promptPlaceholder}
        hint={copy.promptHint}
        className="[&_textarea]:text-[1.125rem]"
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
