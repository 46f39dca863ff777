import { useQuery } from "@tanstack/react-query";
import { agreementQuery } from "../api/get-agreement.ts";

/** Letters that every document has, without asking. */
const common = /^[\u0020-\u02ff]*$/;

/** The characters of a contract's text, and of the name that is typed to sign it, that its file cannot show. */
export function useUnprintable(dealId: string, version: number, typedName: string): string[] {
  const { data: agreement } = useQuery(agreementQuery(dealId, version));
  const { data: ofName = [] } = useQuery({
    queryKey: ["unprintable", typedName],
    queryFn: async () => (await import("@marquee/contracts/text/printable")).unprintable(typedName),
    enabled: !common.test(typedName),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return [...new Set([...(agreement?.unprintable ?? []), ...ofName])];
}
