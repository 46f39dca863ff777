import { limits } from "@marquee/contracts/limits";
import type { Form } from "#lib/form.ts";
import { usePrices } from "#lib/prices.ts";
import { Card } from "#ui/card.tsx";
import { CheckField, SelectField, TextAreaField, TextField } from "#ui/field.tsx";
import type { BuilderValues } from "../model/builder.ts";
import { industryOptions, preferredTypeOptions } from "../model/labels.ts";
import { OpenGenerations } from "./open-generations.tsx";
import { OrderSummary } from "./order-summary.tsx";

const anyIndustry = [{ value: "" as const, label: "Any industry" }, ...industryOptions];

/** The brief: what the campaign is for, who it should reach, and what to have made of it. */
export function StrategyBuilder(props: {
  form: Form<BuilderValues>;
  pending: boolean;
  onShow: (generationId: string) => void;
}) {
  const { form } = props;
  const { values } = form;
  return (
    <form
      {...form.formProps}
      className="grid items-start gap-5 grid-cols-1 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <div className="flex min-w-0 flex-col gap-5">
        <Card className="p-5" aria-label="Your brief">
          <TextAreaField
            field={form.field("prompt")}
            label="Prompt"
            rows={5}
            maxLength={limits.promptMaxLength}
            placeholder="What should the campaign achieve? For example: introduce our new AI platform to 500 CTOs at a hands-on event in spring."
            hint="Say what you offer, what should happen, and what would count as success."
          />
          <div className="mt-5 grid gap-4 sm:grid-cols-2 grid-cols-1 xl:grid-cols-3">
            <SelectField field={form.field("industry")} label="Industry" options={anyIndustry} />
            <SelectField
              field={form.field("preferred_type")}
              label="Preferred type"
              options={preferredTypeOptions}
            />
            <TextField
              field={form.field("budget")}
              label="Budget"
              optional
              inputMode="decimal"
              placeholder="25,000 (USD)"
            />
            <TextField
              field={form.field("targetAudience")}
              label="Target audience"
              optional
              placeholder="CTOs of mid-size companies"
              className="sm:col-span-2 xl:col-span-3"
            />
            <TextField field={form.field("location")} label="Location" optional placeholder="Austin, Texas" />
            <TextField field={form.field("duration")} label="Duration" optional placeholder="3 days" />
            <TextField
              field={form.field("goals")}
              label="Goals"
              optional
              placeholder="Leads, brand awareness"
              hint="Separated by commas."
              className="sm:col-span-2 xl:col-span-1"
            />
          </div>
        </Card>
        <Card className="p-5" aria-label="Options">
          <div className="grid gap-3 grid-cols-1 sm:grid-cols-2">
            <CheckField
              field={form.field("generateCompetitiveAnalysis")}
              label="Competitive analysis"
              note="Strengths, gaps and how to stand out."
              end={<Price option="competitiveAnalysis" />}
            />
            <CheckField
              field={form.field("generateVisualMockup")}
              label="Visual mockup"
              note="A concept board for every idea."
              end={<Price option="visualMockup" />}
            />
          </div>
          <TextField
            field={form.field("competitorNames")}
            label="Competitor names"
            optional
            className="mt-4"
            disabled={!values.generateCompetitiveAnalysis}
            placeholder="Acme, Globex"
            hint={
              values.generateCompetitiveAnalysis
                ? "Separated by commas."
                : "Tick competitive analysis to name competitors."
            }
          />
        </Card>
      </div>
      <div className="flex flex-col gap-5 lg:sticky lg:top-20">
        <OrderSummary
          analysis={values.generateCompetitiveAnalysis}
          mockup={values.generateVisualMockup}
          pending={props.pending}
        />
        <OpenGenerations onShow={props.onShow} />
      </div>
    </form>
  );
}

/** What ticking an option adds, by the price list itself. */
function Price({ option }: { option: "competitiveAnalysis" | "visualMockup" }) {
  const extra = usePrices()[option];
  return <span className="tabular text-sm font-medium text-lamp-text">+{extra}</span>;
}
