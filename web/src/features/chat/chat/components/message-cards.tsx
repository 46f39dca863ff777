import type { MessageCard } from "@marquee/contracts/chat/message-cards";
import { sentence, sideBySide } from "@marquee/contracts/text/sentence";
import { clsx } from "clsx";
import { Link } from "react-router-dom";
import { useBuysCredits } from "#account/payer.ts";
import { formatEventDay } from "#format/event-times.ts";
import { formatCount, formatDate, formatDollars } from "#format/format.ts";
import { buyPackagePath, campaignTabPath, dealPath, eventPath, newDealPath } from "#routing/paths.ts";
import { Icon, type IconName } from "#ui/icon.tsx";
import { messageCards as copy } from "../copy.ts";

/** The things that an answer names, each with its facts and a link to its page, where its reader may use that. */
export function MessageCards({ cards }: { cards: readonly MessageCard[] }) {
  const buys = useBuysCredits();
  return (
    <ul aria-label={copy.label} className="mt-3 mb-2 grid gap-2 sm:grid-cols-2">
      {cards.map((card) => {
        const { to, ...shown } = shownCard(card);
        return (
          <li key={`${card.kind} ${card.id}`} className="min-w-0">
            {card.kind === "credit_package" && !buys ? (
              <div className={frame}>
                <CardContent {...shown} lines={[...shown.lines, copy.ownersBuy]} action={null} />
              </div>
            ) : (
              <Link to={to} className={clsx(frame, "hover:border-line-strong hover:bg-sunken/60")}>
                <CardContent {...shown} />
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const frame = "flex h-full items-start gap-3 rounded-xl border border-line bg-surface px-3.5 py-3";

function CardContent({
  icon,
  title,
  lines,
  action,
}: Pick<ShownCard, "icon" | "title" | "lines"> & { action: string | null }) {
  return (
    <>
      <span className="mt-0.5 text-muted">
        <Icon name={icon} className="size-4.5" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-medium break-words">{title}</span>
        {lines.map((line) => (
          <span key={line} className="block text-sm break-words text-muted">
            {line}
          </span>
        ))}
        {action !== null && <span className="mt-1 block text-sm font-medium text-lamp-text">{action}</span>}
      </span>
    </>
  );
}

interface ShownCard {
  icon: IconName;
  title: string;
  lines: readonly string[];
  to: string;
  /** The label of the action that a click performs. */
  action: string;
}

function shownCard(card: MessageCard): ShownCard {
  switch (card.kind) {
    case "event":
      return {
        icon: "calendar-days",
        title: card.name,
        lines: [
          sentence`${formatEventDay(card.date, card.timeZone)} · ${card.location}`,
          [
            copy.attendees(formatCount(card.attendeeCount)),
            ...(card.priceFrom === null ? [] : [copy.from(formatDollars(card.priceFrom))]),
          ].join(" · "),
        ],
        to: eventPath(card.id),
        action: copy.openEvent,
      };
    case "package":
      return {
        icon: "ticket",
        title: card.name,
        lines: [
          card.eventName,
          `${formatDollars(card.price)} · ${copy.tiers[card.tier]} · ${copy.spots(card.spotsLeft)}`,
        ],
        to: card.spotsLeft > 0 ? newDealPath(card.eventId, card.id) : eventPath(card.eventId),
        action: card.spotsLeft > 0 ? copy.startDeal : copy.openEvent,
      };
    case "deal":
      return {
        icon: "handshake",
        title: card.eventName,
        lines: [
          sideBySide([card.packageName, formatDollars(card.amount), copy.dealStatuses[card.status]]),
          copy.withOther(card.with),
          ...(card.expiresAt === null ? [] : [copy.heldUntil(formatDate(card.expiresAt))]),
        ],
        to: dealPath(card.id),
        action: copy.openDeal,
      };
    case "credit_package":
      return {
        icon: "coins",
        title: card.name,
        lines: [`${copy.credits(card.creditAmount)} · ${formatDollars(card.price / 100)}`],
        to: buyPackagePath(card.id),
        action: copy.buy,
      };
    case "campaign":
      return {
        icon: "megaphone",
        title: card.name,
        lines: [
          [copy.campaignStatuses[card.status], copy.cost(card.charged ?? card.cost)].join(" · "),
          formatDate(card.createdAt),
        ],
        to: campaignTabPath("concepts", { generation: card.id }),
        action: copy.openCampaign,
      };
  }
}
