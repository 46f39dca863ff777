import { unitText } from "@marquee/contracts/insight/unit-text";
import { useId } from "react";
import { formatCount } from "#format/format.ts";
import { Card, CardHeader } from "#ui/card.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/states.tsx";
import { pipeline as copy } from "../copy.ts";
import type { Drawn } from "../model/chart-data.ts";
import type { NumberRef } from "../model/number-ref.ts";
import { NumberButton } from "./number-button.tsx";

/** The open deals by stage, with their value weighted by each stage's likelihood of being paid. */
export function PipelineCard(props: {
  pipeline: Drawn["pipeline"];
  onNumber?: ((ref: NumberRef) => void) | undefined;
}) {
  const { pipeline, onNumber } = props;
  const titleId = useId();
  const sumOf = (what: "deals" | "amount" | "weighted") =>
    pipeline.reduce((sum, stage) => sum + stage[what], 0);
  const number = (stage: (typeof pipeline)[number]["stage"] | "all", what: string, text: string) => (
    <NumberButton
      label={`${stage === "all" ? copy.total : copy.stages[stage]}, ${what}`}
      text={text}
      {...(onNumber ? { onOpen: () => onNumber({ kind: "pipeline", stage }) } : {})}
    />
  );
  const usd = (value: number) => unitText("usd", value);
  return (
    <Card aria-labelledby={titleId} className="min-w-0 overflow-clip break-inside-avoid">
      <CardHeader title={copy.title} id={titleId} note={copy.note} />
      {sumOf("deals") === 0 ? (
        <EmptyState title={copy.empty}>{copy.emptyText}</EmptyState>
      ) : (
        <DataTable
          caption={copy.title}
          rows={pipeline}
          rowKey={({ stage }) => stage}
          columns={[
            {
              label: copy.stage,
              onPhone: "column",
              cell: ({ stage }) => <span className="font-medium">{copy.stages[stage]}</span>,
              foot: copy.total,
            },
            {
              label: copy.deals,
              onPhone: "column",
              end: true,
              cell: ({ stage, deals }) => number(stage, copy.deals, formatCount(deals)),
              foot: number("all", copy.deals, formatCount(sumOf("deals"))),
            },
            {
              label: copy.amount,
              onPhone: "column",
              end: true,
              cell: ({ stage, amount }) => number(stage, copy.amount, usd(amount)),
              foot: number("all", copy.amount, usd(sumOf("amount"))),
            },
            {
              label: copy.weight,
              onPhone: "hidden",
              end: true,
              cell: ({ weight }) => <span>{unitText("percent", Math.round(weight * 100))}</span>,
            },
            {
              label: copy.weighted,
              onPhone: "column",
              end: true,
              cell: ({ stage, weighted }) => number(stage, copy.weighted, usd(weighted)),
              foot: number("all", copy.weighted, usd(sumOf("weighted"))),
            },
          ]}
        />
      )}
    </Card>
  );
}
