import { useSearchParams } from "react-router-dom";

/** A package to compare, by its event, from which it is read. */
export interface Compared {
  eventId: string;
  packageId: string;
}

/** Side by side on a wide screen, more would be too narrow to read. */
const comparedMax = 4;

const form = /^([\w-]{1,80})\.([\w-]{1,80})$/;

/** The packages of an address, each once, as many as can be compared. */
function comparedOf(text: string): Compared[] {
  const entries = [...new Set(text.split(","))].flatMap((entry) => {
    const [, eventId, packageId] = form.exec(entry) ?? [];
    return eventId && packageId ? [{ eventId, packageId }] : [];
  });
  return entries.slice(0, comparedMax);
}

/** Which packages are to be compared, kept in the address. */
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
