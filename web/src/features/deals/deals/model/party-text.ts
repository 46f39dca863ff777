import { partyLine } from "@marquee/contracts/deals/deal-facts";
import { isolated } from "@marquee/contracts/text/direction";

/** A party as an agreement names it, with names from right to left set apart. */
export function partyText({ name, company }: Parameters<typeof partyLine>[0]): string {
  return partyLine({ name: isolated(name), company: isolated(company) });
}
