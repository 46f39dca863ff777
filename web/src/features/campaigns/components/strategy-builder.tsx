import { limits } from "@marquee/contracts/limits";
import type { Form } from "#lib/form.ts";
import { usePrices } from "#lib/prices.ts";
import { Card } from "#ui/card.tsx";
import { CheckField, SelectField, TextAreaField, TextField } from "#ui/field.tsx";
import { strategyBuilder as copy } from "../copy.ts";
import type { BuilderValues } from "../model/builder.ts";
import { industryOptions, preferredTypeOptions } from "../model/labels.ts";
import { OpenGenerations } from "./open-generations.tsx";
import { OrderSummary } from "./order-summary.tsx";

const anyIndustry = [{ value: "" as const, label: copy.anyIndustry }, ...industryOptions];

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
        <Card className="p-5" aria-label={copy.yourBrief}>
          <TextAreaField
            field={form.field("prompt")}
            label={copy.prompt}
            rows={5}
            maxLength={limits.promptMaxLength}
            placeholder={copy.whatShouldTheCampaignAchieve}
            hint={copy.sayWhatYouOfferWhat}
          />
          <div className="mt-5 grid gap-4 sm:grid-cols-2 grid-cols-1 xl:grid-cols-3">
            <SelectField field={form.field("industry")} label={copy.industry} options={anyIndustry} />
            <SelectField
              field={form.field("preferred_type")}
              label={copy.preferredType}
              options={preferredTypeOptions}
            />
            <TextField
              field={form.field("budget")}
              label={copy.budget}
              optional
              inputMode="decimal"
              placeholder={copy.budgetExample}
            />
            <TextField
              field={form.field("targetAudience")}
              label={copy.targetAudience}
              optional
              placeholder={copy.ctosOfMidSizeCompanies}
              className="sm:col-span-2 xl:col-span-3"
            />
            <TextField
              field={form.field("location")}
              label={copy.location}
              optional
              placeholder={copy.austinTexas}
            />
            <TextField
              field={form.field("duration")}
              label={copy.duration}
              optional
              placeholder={copy.durationExample}
            />
            <TextField
              field={form.field("goals")}
              label={copy.goals}
              optional
              placeholder={copy.leadsBrandAwareness}
              hint={copy.separatedByCommas}
              className="sm:col-span-2 xl:col-span-1"
            />
          </div>
        </Card>
        <Card className="p-5" aria-label={copy.options}>
          <div className="grid gap-3 grid-cols-1 sm:grid-cols-2">
            <CheckField
              field={form.field("generateCompetitiveAnalysis")}
              label={copy.competitiveAnalysis}
              note={copy.strengthsGapsAndHowTo}
              end={<Price option="competitiveAnalysis" />}
            />
            <CheckField
              field={form.field("generateVisualMockup")}
              label={copy.visualMockup}
              note={copy.aConceptBoardForEvery}
              end={<Price option="visualMockup" />}
            />
          </div>
          <TextField
            field={form.field("competitorNames")}
            label={copy.competitorNames}
            optional
            className="mt-4"
            disabled={!values.generateCompetitiveAnalysis}
            placeholder={copy.acmeGlobex}
            hint={
              values.generateCompetitiveAnalysis ? copy.separatedByCommas : copy.tickCompetitiveAnalysisToName
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
