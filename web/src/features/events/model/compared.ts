import { useSearchParams } from "react-router-dom";

/** A package to compare, and the event that it is loaded from. */
export interface Compared {
  eventId: string;
  packageId: string;
}

/** On a wide screen, more columns would be too narrow to read. */
const comparedMax = 4;

const form = /^([\w-]{1,80})\.([\w-]{1,80})$/;

/** The packages in the address, without duplicates, up to the maximum. */
function comparedOf(text: string): Compared[] {
  const entries = [...new Set(text.split(","))].flatMap((entry) => {
    const [, eventId, packageId] = form.exec(entry) ?? [];
    return eventId && packageId ? [{ eventId, packageId }] : [];
  });
  return entries.slice(0, comparedMax);
}

/** The packages to compare, kept in the address. */
export function useCompared() {
  const [search, setSearch] = useSearchParams();
  const compared = comparedOf(search.get("compare") ?? "");
  function change(next: readonly Compared[]): void {
    setSearch(
      (address) => {
        const text = next.map(({ eventId, packageId }) => `${eventId}.${packageId}`).join(",");
        if (text === "") address.delete("compare");
        else address.set("compare", text);
        return address;
      },
      { replace: true },
    );
  }
  return {
    compared,
    has: ({ packageId }: Compared) => compared.some((one) => one.packageId === packageId),
    isFull: compared.length === comparedMax,
    add: (one: Compared) => change([...compared, one]),
    remove: ({ packageId }: Compared) => change(compared.filter((one) => one.packageId !== packageId)),
    clear: () => change([]),
  };
}
