import type {
  ImportAsk,
  ImportMetricsBody,
  ImportResult,
} from "@marquee/contracts/insight/analytics-imports";
import { type Measure, measureLabels, measures } from "@marquee/contracts/insight/analytics-measures";
import {
  type DateOrder,
  type DecimalSign,
  dateOrders,
  decimalSigns,
  importSeparators,
} from "@marquee/contracts/insight/import-format";
import { formatCount, formatDate, formatDollars } from "#format/format.ts";
import { DataTable } from "#ui/data-table.tsx";
import { SelectField } from "#ui/field.tsx";
import { importDialog as copy } from "../dialog-copy.ts";
import { ScrollFrame } from "./scroll-frame.tsx";

export type Chosen = Omit<ImportMetricsBody, "csv">;
type Choice = DecimalSign | DateOrder;

type SampleLine = ImportResult["sample"][number];

function read(line: SampleLine, measure: Measure): string {
  return measure === "revenue" ? formatDollars(line.revenue) : formatCount(line[measure]);
}

/** How a file is read, with its first lines as they will be stored; what it leaves open is asked here. */
export function ImportReading(props: {
  result: ImportResult;
  /** The names of the account's deals by their ids. */
  dealNames: ReadonlyMap<string, string>;
  isAssumed: boolean;
  disabled: boolean;
  onChoose: (chosen: Chosen) => void;
}) {
  const { result, onChoose, disabled } = props;
  const { format, asks } = result;
  const sample = result.errors.length === 0 ? result.sample : [];
  const askAbout = (about: ImportAsk["about"]) => asks.find((ask) => ask.about === about);
  const measured = measures.filter((measure) => sample.some((line) => line[measure] !== 0));
  return (
    <section aria-label={copy.reading} className="mt-5 border-t border-line pt-4">
      <h3 className="font-medium">{copy.reading}</h3>
      {props.isAssumed && <p className="mt-1 text-sm text-muted">{copy.assumed}</p>}
      <div className="mt-3 grid gap-4 sm:grid-cols-3">
        <SelectField
          label={copy.separator}
          disabled={disabled}
          field={{
            id: "import-separator",
            name: "separator",
            value: format.separator,
            error: undefined,
            set: (separator) => onChoose({ separator }),
          }}
          options={importSeparators.map((value) => ({ value, label: copy.separators[value] }))}
        />
        <ChoiceField
          about="decimal"
          value={format.decimal}
          choices={decimalSigns}
          ask={askAbout("decimal")}
          disabled={disabled}
          onChoose={(decimal) => onChoose({ decimal })}
        />
        <ChoiceField
          about="dateOrder"
          value={format.dateOrder}
          choices={dateOrders}
          ask={askAbout("dateOrder")}
          disabled={disabled}
          onChoose={(dateOrder) => onChoose({ dateOrder })}
        />
      </div>
      {sample.length > 0 && (
        <>
          <p className="mt-4 text-sm text-muted">{copy.sample}</p>
          <ScrollFrame label={copy.sample} className="mt-2">
            <DataTable
              caption={copy.sample}
              rows={sample}
              rowKey={({ line }) => String(line)}
              view={{ dense: true, hidden: [] }}
              columns={[
                {
                  label: copy.line,
                  onPhone: "topEnd",
                  namedOnPhone: true,
                  cell: ({ line }) => line,
                },
                {
                  label: copy.deal,
                  onPhone: "top",
                  cell: ({ dealId }) => props.dealNames.get(dealId) ?? dealId,
                },
                {
                  label: copy.day,
                  onPhone: "below",
                  cell: (line) => (
                    <>
                      {formatDate(line.date)}
                      <span className="block text-muted md:hidden">
                        {measured
                          .map((measure) => copy.measured(measureLabels[measure], read(line, measure)))
                          .join(" · ")}
                      </span>
                    </>
                  ),
                },
                ...measured.map((measure) => ({
                  label: measureLabels[measure],
                  onPhone: "hidden" as const,
                  end: true,
                  cell: (line: SampleLine) => read(line, measure),
                })),
              ]}
            />
          </ScrollFrame>
        </>
      )}
    </section>
  );
}

/** A choice that the file made or leaves open; nothing where nothing depends on it. */
function ChoiceField<T extends Choice>(props: {
  about: ImportAsk["about"];
  value: T | null;
  choices: readonly T[];
  ask: ImportAsk | undefined;
  disabled: boolean;
  onChoose: (choice: T) => void;
}) {
  const { about, value, ask } = props;
  if (value === null && !ask) return null;
  const offered = ask
    ? props.choices.filter((choice) => ask.choices.some((each) => each.choice === choice))
    : props.choices;
  return (
    <SelectField<T | "">
      label={copy[about]}
      disabled={props.disabled}
      field={{
        id: `import-${about}`,
        name: about,
        value: value ?? "",
        error: ask && copy.asked(ask.line, ask.cell),
        set: (choice) => choice !== "" && props.onChoose(choice),
      }}
      options={[
        ...(value === null ? [{ value: "" as const, label: copy.unchosen }] : []),
        ...offered.map((choice) => ({ value: choice, label: choiceLabel(choice, ask) })),
      ]}
    />
  );
}

function choiceLabel(choice: Choice, ask: ImportAsk | undefined): string {
  const found = ask?.choices.find((each) => each.choice === choice);
  if (!ask || !found) return copy.choices[choice];
  const { value } = found;
  const read =
    value === null ? copy.unreadable : typeof value === "number" ? formatCount(value) : formatDate(value);
  return copy.reads(copy.choices[choice], ask.cell, read);
}
