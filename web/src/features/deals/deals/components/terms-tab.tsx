import { audienceLine } from "@marquee/contracts/deals/deal-facts";
import type { Deal } from "@marquee/contracts/deals/deals";
import {
  type BenefitItem,
  benefitDueText,
  benefitKindLabels,
  benefitText,
} from "@marquee/contracts/events/benefits";
import type { ReactNode } from "react";
import { formatDate, formatDollars, labelOf } from "#format/format.ts";
import { conceptPath, dealPath, eventPath } from "#routing/paths.ts";
import { CalendarButton } from "#ui/calendar-button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { Facts } from "#ui/facts.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { termsTab as copy, dealDetail } from "../copy.ts";
import { calendarEntriesOf } from "../model/calendar-entries.ts";
import { partyText } from "../model/party-text.ts";
import { shownDays } from "../model/terms.ts";

/** The current terms, and the package that they cover. */
export function TermsTab({ deal }: { deal: Deal }) {
  const { event } = deal.facts;
  return (
    <div className="grid grid-cols-1 gap-5">
      <Card aria-labelledby="deal-terms">
        <CardHeader title={copy.contract} id="deal-terms" />
        <Facts
          layout="above"
          className="px-5 pb-4"
          facts={[
            [copy.amount, formatDollars(deal.amount)],
            deal.closingDate !== null && [
              deal.status === "negotiating" ? copy.proposedDate : copy.closingDate,
              formatDate(deal.closingDate),
            ],
            [copy.brand, partyText(deal.facts.brand)],
            [copy.host, partyText(deal.facts.host)],
            deal.signedAt !== null && [copy.roi, copy.roiValue(deal.roi)],
            [copy.version, String(deal.version)],
            [copy.created, formatDate(deal.createdAt)],
            deal.conceptId !== null && [
              dealDetail.concept,
              <TextLink key="concept" to={conceptPath(deal.conceptId)}>
                {dealDetail.showConcept}
              </TextLink>,
            ],
            deal.renewedFrom !== null && [dealDetail.renewedFrom, dealLink(deal.renewedFrom)],
            deal.renewedTo !== null && [dealDetail.renewedTo, dealLink(deal.renewedTo)],
          ]}
        />
        <Lines title={copy.kpis} lines={deal.kpis} none={copy.noKpis} />
        {deal.notes !== "" && (
          <section className="border-t border-line px-5 py-4">
            <h3 className="text-sm font-medium">{copy.notes}</h3>
            <p className="mt-1 max-w-prose text-start break-words whitespace-pre-wrap text-muted">
              {deal.notes}
            </p>
          </section>
        )}
      </Card>
      <Card aria-labelledby="deal-package">
        <CardHeader
          title={copy.package}
          id="deal-package"
          actions={
            !deal.eventCanceled && <CalendarButton name={deal.eventName} entries={calendarEntriesOf(deal)} />
          }
        />
        <Facts
          layout="above"
          className="px-5 pb-4"
          facts={[
            [copy.packageName, deal.packageName],
            [copy.tier, labelOf(deal.tier)],
            [
              copy.event,
              <TextLink key="event" to={eventPath(deal.eventId)}>
                {event.name}
              </TextLink>,
            ],
            [copy.eventDate, shownDays(event)],
            [copy.location, event.location],
            audienceLine(event) !== "" && [copy.audience, audienceLine(event)],
          ]}
        />
        <Benefits title={copy.benefits} items={deal.benefitItems} none={copy.noBenefits} />
        {deal.addOns.length > 0 && (
          <Benefits
            title={copy.addOns}
            items={deal.addOns.map(({ benefitItem, price }) => ({
              ...benefitItem,
              price: formatDollars(price),
            }))}
            none=""
          />
        )}
      </Card>
    </div>
  );
}

/** Benefits, each with its kind and when it is due. */
function Benefits(props: {
  title: string;
  items: readonly (BenefitItem & { price?: string })[];
  none: string;
}) {
  return (
    <section className="border-t border-line px-5 py-4">
      <h3 className="text-sm font-medium">{props.title}</h3>
      {props.items.length === 0 && <p className="mt-1 text-muted">{props.none}</p>}
      <ul className="mt-2 grid grid-cols-1 gap-2">
        {props.items.map((item, index) => (
          <li key={`benefit-${index}`}>
            <p className="break-words">
              {item.price === undefined ? benefitText(item) : copy.addOn(benefitText(item), item.price)}
            </p>
            <p className="text-sm text-muted">
              {copy.kindAndDue(benefitKindLabels[item.kind], benefitDueText(item.due))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function dealLink(id: string): ReactNode {
  return <TextLink to={dealPath(id)}>{dealDetail.showDeal}</TextLink>;
}

function Lines({ title, lines, none }: { title: string; lines: readonly string[]; none: string }) {
  return (
    <section className="border-t border-line px-5 py-4">
      <h3 className="text-sm font-medium">{title}</h3>
      {lines.length === 0 ? (
        <p className="mt-1 text-muted">{none}</p>
      ) : (
        // Goals, not results: nothing says that they were met.
        <ul className="mt-2 grid list-disc gap-1.5 pl-5 marker:text-faint">
          {lines.map((line) => (
            <li key={line} className="break-words">
              {line}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
