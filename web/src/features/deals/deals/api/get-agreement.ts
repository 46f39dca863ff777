import type { getAgreement, getAgreementFile } from "@marquee/contracts/deals/agreements";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof getAgreement>(
  "getAgreement",
  "GET",
  "/api/sponsorship-deals/{id}/contract",
);

/** The agreement on one version of a deal; another version is fetched separately. */
export const agreementQuery = (dealId: string, version: number) =>
  queryOptions({
    queryKey: ["getAgreement", dealId, version] satisfies OperationKey,
    queryFn: ({ signal }) => call(operation, { params: { id: dealId }, signal }),
  });

const file = addressOf<typeof getAgreementFile>(
  "getAgreementFile",
  "GET",
  "/api/sponsorship-deals/{id}/contract.pdf",
);

/** Where the browser downloads the contract that both sides signed. */
export function agreementFilePath(dealId: string): string {
  return file.path.replace("{id}", encodeURIComponent(dealId));
}
