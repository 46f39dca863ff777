import { useInfiniteQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useNow } from "#browser/use-now.ts";
import { dealsQuery } from "#features/deals/deals/api/list-deals.ts";
import { owedDeliverablesQuery } from "#features/deals/deals/api/list-owed-deliverables.ts";
import { OwedDeliverables } from "#features/deals/deals/components/owed-deliverables.tsx";
import { endOfWeek } from "#features/deals/deals/model/owed.ts";
import { inquiriesQuery } from "#features/deals/inquiries/api/list-inquiries.ts";
import { InquiryRow } from "#features/deals/inquiries/components/inquiry-row.tsx";
import { formatDollars } from "#format/format.ts";
import { dealPath } from "#routing/paths.ts";
import { Badge } from "#ui/badge.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { PagedList } from "#ui/paged-list.tsx";
import { deskTab as copy, dueCard, offersCard } from "../copy.ts";
import { asHost, awaitsAnswer, dueThisWeek } from "../model/due-this-week.ts";

/** A host's to-do list: due items, offers to answer, and questions from sponsors. */
export function DeskTab() {
  const deals = useInfiniteQuery(dealsQuery);
  const inquiries = useInfiniteQuery(inquiriesQuery);
  const nowMs = useNow(60_000);
  const owed = useInfiniteQuery(owedDeliverablesQuery(endOfWeek(nowMs)));
  const owesNothing = owed.data?.pages.every(({ items }) => items.length === 0) ?? false;
  return (
    <div className="in-turn grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
      <DeskCard id="desk-due" title={dueCard.title} note={dueCard.note}>
        <PagedList
          query={deals}
          noun={copy.deals}
          usualRows={3}
          empty={owesNothing && <Nothing>{dueCard.empty}</Nothing>}
        >
          {(items) => {
            const due = dueThisWeek(items, nowMs);
            if (due.length === 0) return owesNothing && <Nothing>{dueCard.empty}</Nothing>;
            return (
              <ul className="divide-y divide-line border-t border-line">
                {due.map(({ id, what, deal, at, when }) => (
                  <DealRow
                    key={id}
                    to={dealPath(id)}
                    title={what}
                    note={`${deal.eventName} · ${deal.packageName} · ${deal.with.name}`}
                    end={
                      Date.parse(at) < nowMs ? (
                        <Badge tone="danger">{dueCard.overdue}</Badge>
                      ) : (
                        <time dateTime={at}>{when}</time>
                      )
                    }
                  />
                ))}
              </ul>
            );
          }}
        </PagedList>
        <PagedList query={owed} noun={dueCard.deliverables} usualRows={1} empty={null}>
          {(items) => <OwedDeliverables items={items} nowMs={nowMs} />}
        </PagedList>
      </DeskCard>
      <DeskCard id="desk-offers" title={offersCard.title} note={offersCard.note}>
        <PagedList
          query={deals}
          noun={copy.deals}
          usualRows={3}
          empty={<Nothing>{offersCard.empty}</Nothing>}
        >
          {(items) => {
            const offers = asHost(items).filter(awaitsAnswer);
            if (offers.length === 0) return <Nothing>{offersCard.empty}</Nothing>;
            return (
              <ul className="divide-y divide-line border-t border-line">
                {offers.map((deal) => (
                  <DealRow
                    key={deal.id}
                    to={dealPath(deal.id, "negotiation")}
                    title={deal.with.company === "" ? deal.with.name : deal.with.company}
                    note={`${deal.eventName} · ${deal.packageName}`}
                    end={<span className="tabular font-medium text-ink">{formatDollars(deal.amount)}</span>}
                  />
                ))}
              </ul>
            );
          }}
        </PagedList>
      </DeskCard>
      <DeskCard id="desk-inquiries" title={copy.inquiries} className="lg:col-span-2">
        <PagedList query={inquiries} noun={copy.noun} empty={<Nothing>{copy.noInquiries}</Nothing>}>
          {(items) => {
            const asked = items.filter(({ ownSide }) => ownSide === "host");
            if (asked.length === 0) return <Nothing>{copy.noInquiries}</Nothing>;
            return (
              <ul className="border-t border-line">
                {asked.map((inquiry) => (
                  <InquiryRow key={inquiry.id} inquiry={inquiry} />
                ))}
              </ul>
            );
          }}
        </PagedList>
      </DeskCard>
    </div>
  );
}

function DeskCard(props: {
  id: string;
  title: string;
  note?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Card aria-labelledby={props.id} className={clsx("in-turn", props.className)}>
      <CardHeader id={props.id} title={props.title} note={props.note} />
      {props.children}
    </Card>
  );
}

function Nothing({ children }: { children: string }) {
  return <p className="border-t border-line px-5 py-6 text-center text-muted">{children}</p>;
}

function DealRow(props: { to: string; title: string; note: string; end: ReactNode }) {
  return (
    <li className="relative flex items-center justify-between gap-4 px-5 py-3 hover:bg-sunken/50">
      <div className="min-w-0">
        <Link to={props.to} className="font-medium after:absolute after:inset-0">
          {props.title}
        </Link>
        <p className="text-sm break-words text-muted">{props.note}</p>
      </div>
      <div className="shrink-0 text-sm text-muted">{props.end}</div>
    </li>
  );
}
