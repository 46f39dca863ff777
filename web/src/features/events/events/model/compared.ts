import { useAddress } from "#routing/address.ts";

/** A package to compare, and the event that it is loaded from. */
export interface Compared {
  eventId: string;
  packageId: string;
}

/** On a wide screen, more columns would be too narrow to read. */
const comparedMax = 4;

const form = /^([\w-]{1,80})\.([\w-]{1,80})$/;

/** The packages in the address, without duplicates, up to the maximum. */
function comparedIn(search: URLSearchParams): Compared[] {
  const text = search.get("compare") ?? "";
  const entries = [...new Set(text.split(","))].flatMap((entry) => {
    const [, eventId, packageId] = form.exec(entry) ?? [];
    return eventId && packageId ? [{ eventId, packageId }] : [];
  });
  return entries.slice(0, comparedMax);
}

/** The packages to compare, kept in the address. */
export function useCompared() {
  const { search, edit } = useAddress();
  const compared = comparedIn(search);
  function change(changed: (compared: Compared[]) => Compared[]): void {
    edit(
      (next) => {
        const text = changed(comparedIn(next))
          .map(({ eventId, packageId }) => `${eventId}.${packageId}`)
          .join(",");
        if (text === "") next.delete("compare");
        else next.set("compare", text);
      },
      { replace: true },
    );
  }
  return {
    compared,
    has: ({ packageId }: Compared) => compared.some((one) => one.packageId === packageId),
    isFull: compared.length === comparedMax,
    add: (one: Compared) => change((all) => [...all, one].slice(0, comparedMax)),
    remove: ({ packageId }: Compared) => change((all) => all.filter((one) => one.packageId !== packageId)),
    clear: () => change(() => []),
  };
}
