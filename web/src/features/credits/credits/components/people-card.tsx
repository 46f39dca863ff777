import { systemBooked } from "@marquee/contracts/credits/system-booked";
import { formatCredits, formatSignedCredits } from "#format/format.ts";
import { useAddress } from "#routing/address.ts";
import { Card, CardHeader } from "#ui/card.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { useCreditsByPerson } from "../api/list-credits-by-person.ts";
import { peopleCard as copy } from "../copy.ts";

/** Who spent and added what, for a company of several people; each leads to what the ledger says about them. */
export function PeopleCard() {
  const { get, search } = useAddress();
  const { data: people = [] } = useCreditsByPerson(get("days") || undefined);
  if (people.length === 0) return null;
  const filteredBy = (person: string) => {
    const next = new URLSearchParams(search);
    next.set("person", person);
    return `?${next}`;
  };
  return (
    <Card aria-labelledby="people-title">
      <CardHeader title={copy.title} id="people-title" />
      <ul className="divide-y divide-line border-t border-line">
        {people.map(({ person, spent, added }) => (
          <li
            key={person?.id ?? systemBooked}
            className="flex min-h-14 items-center justify-between gap-4 px-5 py-2"
          >
            <TextLink to={filteredBy(person?.id ?? systemBooked)} className="min-w-0 truncate font-medium">
              {person?.name ?? copy.system}
            </TextLink>
            <span className="text-end text-sm whitespace-nowrap text-muted">
              {spent > 0 && <span className="block">{copy.spent(formatCredits(spent))}</span>}
              {added !== 0 && <span className="block">{copy.added(formatSignedCredits(added))}</span>}
              {spent === 0 && added === 0 && copy.nothing}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
