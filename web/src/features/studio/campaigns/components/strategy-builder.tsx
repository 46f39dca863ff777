import { type KeyboardEvent, useState } from "react";
import { meantKey } from "#browser/meant-key.ts";
import { usePrices } from "#features/credits/credits/model/prices.ts";
import type { Form } from "#forms/form-shape.ts";
import { Card } from "#ui/card.tsx";
import { DraftStatus } from "#ui/draft-status.tsx";
import { CheckField } from "#ui/field.tsx";
import { TagField } from "#ui/tag-field.tsx";
import { strategyBuilder as copy } from "../copy.ts";
import { briefInBuilder } from "../model/brief-in-builder.ts";
import type { BuilderValues } from "../model/builder.ts";
import type { CorrectedField } from "../model/understood.ts";
import { useOrder } from "../model/use-order.ts";
import { BrandLine } from "./brand-line.tsx";
import { BriefDetails } from "./brief-details.tsx";
import { BriefPrompt } from "./brief-prompt.tsx";
import { OpenGenerations } from "./open-generations.tsx";
import { OrderBar, OrderSummary } from "./order-summary.tsx";
import { UnderstoodBrief } from "./understood-brief.tsx";

/** The brief: what the campaign is for, whom it should reach, and what to generate. */
export function StrategyBuilder(props: {
  form: Form<BuilderValues>;
  pending: boolean;
  onExample: (prompt: string) => void;
  onShow: (generationId: string) => void;
}) {
  const { form } = props;
  const { values } = form;
  const options = { analysis: values.generateCompetitiveAnalysis, mockup: values.generateVisualMockup };
  const { canGenerate } = useOrder(options);
  const [correcting, setCorrecting] = useState<{ name: CorrectedField }>();

  function correct(name: CorrectedField, value: string): void {
    form.set({ [name]: value });
    setCorrecting({ name });
  }

  function onKeyDown(event: KeyboardEvent<HTMLFormElement>): void {
    if (meantKey(event) !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (canGenerate && !props.pending) event.currentTarget.requestSubmit();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut for the form's own button
    <form {...form.formProps} onKeyDown={onKeyDown} className="flex flex-col gap-5">
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-5">
          <div className="flex flex-col gap-2.5">
            <BriefPrompt field={form.field("prompt")} onExample={props.onExample} />
            <BrandLine />
          </div>
          <Card className="p-5" aria-label={copy.options}>
            <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
              <CheckField
                field={form.field("generateCompetitiveAnalysis")}
                label={copy.competitiveAnalysis}
                note={copy.competitiveAnalysisNote}
                end={<Price option="competitiveAnalysis" />}
              />
              <CheckField
                field={form.field("generateVisualMockup")}
                label={copy.visualMockup}
                note={copy.visualMockupNote}
                end={<Price option="visualMockup" />}
              />
            </div>
            <TagField
              field={form.field("competitorNames")}
              label={copy.competitorNames}
              optional
              className="mt-4"
              disabled={!values.generateCompetitiveAnalysis}
              placeholder={copy.competitorsPlaceholder}
              hint={values.generateCompetitiveAnalysis ? copy.oneByOne : copy.competitorsDisabled}
            />
          </Card>
          <BriefDetails form={form} correcting={correcting} />
          {/* Last, since it grows while the brief is written: nothing that someone is about to click may move. */}
          <UnderstoodBrief brief={briefInBuilder(values)} onCorrect={correct} />
          <DraftStatus draft={form.draft} />
        </div>
        <div className="flex flex-col gap-5 lg:sticky lg:top-20">
          <OrderSummary {...options} pending={props.pending} failure={form.failure} />
          <OpenGenerations onShow={props.onShow} />
        </div>
      </div>
      <OrderBar {...options} pending={props.pending} failure={form.failure} />
    </form>
  );
}

/** The price that an option adds, from the price list. */
function Price({ option }: { option: "competitiveAnalysis" | "visualMockup" }) {
  const extra = usePrices()[option];
  return <span className="text-sm font-medium text-lamp-text">{copy.extraCredits(extra)}</span>;
}
