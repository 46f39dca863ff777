import type { CreditTransaction } from "@marquee/contracts/credits/credits";
import type { CreditTransactionType } from "@marquee/contracts/enums";
import { clsx } from "clsx";
import { formatCredits, formatDateTime, formatSignedCredits, labelOf } from "#format/format.ts";
import { campaignTabPath } from "#routing/paths.ts";
import { Badge, type BadgeTone } from "#ui/badge.tsx";
import { type Column, DataTable, type DataTableProps } from "#ui/data-table.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { receiptPdfPath } from "../api/get-payment-receipt.ts";
import { peopleCard, transactionsCard as strings } from "../copy.ts";
import { receiptPath } from "../model/receipt-path.ts";

/** Purchases and spending are normal; only other types are highlighted. */
const tones: Partial<Record<CreditTransactionType, BadgeTone>> = {
  refund: "info",
  expiration: "danger",
  adjustment: "lamp",
};

interface Props extends Pick<DataTableProps<CreditTransaction>, "rows" | "sort"> {
  /** Whether several people spend these credits, so that each row says who did. */
  ofSeveral: boolean;
}

/** The entries themselves, with the balance after each. */
export function TransactionsTable({ ofSeveral, ...given }: Props) {
  return (
    <DataTable
      {...given}
      caption={strings.caption}
      columns={ofSeveral ? columnsOfSeveral : columns}
      rowKey={({ id }) => id}
    />
  );
}

function TypeBadge({ type }: { type: CreditTransactionType }) {
  const tone = tones[type];
  return tone && <Badge tone={tone}>{labelOf(type)}</Badge>;
}

/** What an entry is about, as a link to it where it has a page. */
function Subject({ row }: { row: CreditTransaction }) {
  const { description, subject, amount, referenceId, referenceType, client } = row;
  // What was ordered for a client stands among the client's own things.
  if (client !== null) return description;
  if (referenceType === "campaign") {
    const about = amount < 0 ? strings.charged : strings.returned;
    return (
      <TextLink to={campaignTabPath("concepts", { generation: referenceId })}>
        {subject === null ? description : about(description, subject)}
      </TextLink>
    );
  }
  if (referenceType === "payment") return <TextLink to={receiptPath(referenceId)}>{description}</TextLink>;
  return description;
}

/** What an entry is, with the person who caused it where there are several. */
const descriptionColumn = (ofSeveral: boolean): Column<CreditTransaction> => ({
  label: strings.description,
  onPhone: "top",
  cell: (row) => (
    <>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
        <span className="font-medium">
          <Subject row={row} />
        </span>
        <TypeBadge type={row.transactionType} />
      </span>
      <span className="flex flex-wrap gap-x-3 text-sm text-muted">
        {formatDateTime(row.createdAt)}
        {ofSeveral && <span>{row.by?.name ?? peopleCard.system}</span>}
        {row.client !== null && <span>{strings.forClient(row.client.name)}</span>}
        {row.referenceType === "payment" && (
          <TextLink
            href={receiptPdfPath(row.referenceId)}
            download
            aria-label={strings.pdfOf(row.description, formatDateTime(row.createdAt))}
          >
            {strings.pdf}
          </TextLink>
        )}
      </span>
    </>
  ),
});

const numbers: readonly Column<CreditTransaction>[] = [
  {
    label: strings.amount,
    onPhone: "topEnd",
    end: true,
    sort: { id: "amount", by: ({ amount }) => amount },
    cell: ({ amount }) => (
      <span className={clsx("font-medium whitespace-nowrap", amount > 0 && "text-success")}>
        {formatSignedCredits(amount)}
      </span>
    ),
  },
  {
    label: strings.balanceAfter,
    onPhone: "belowEnd",
    end: true,
    sort: { id: "balance", by: ({ balanceAfter }) => balanceAfter },
    cell: ({ balanceAfter }) => (
      <span className="whitespace-nowrap text-muted">{formatCredits(balanceAfter)}</span>
    ),
  },
];

const columns = [descriptionColumn(false), ...numbers];
const columnsOfSeveral = [descriptionColumn(true), ...numbers];
