import { useEffect } from "react";
import { useSettled } from "#api/use-settled.ts";
import { lazyPart } from "#ui/lazy-part.tsx";

const furtherParts = () => import("./further-parts.ts");

export const ContractTab = lazyPart(async () => (await furtherParts()).ContractTab);
export const DeliverablesTab = lazyPart(async () => (await furtherParts()).DeliverablesTab);
export const HistoryTab = lazyPart(async () => (await furtherParts()).HistoryTab);
export const MessagesTab = lazyPart(async () => (await furtherParts()).MessagesTab);
export const OfferDialog = lazyPart(async () => (await furtherParts()).OfferDialog, "dialog");
export const ReasonDialog = lazyPart(async () => (await furtherParts()).ReasonDialog, "dialog");
export const RenewDialog = lazyPart(async () => (await furtherParts()).RenewDialog, "dialog");
export const SignDialog = lazyPart(async () => (await furtherParts()).SignDialog, "dialog");

const parts = [
  ContractTab,
  DeliverablesTab,
  HistoryTab,
  MessagesTab,
  OfferDialog,
  ReasonDialog,
  RenewDialog,
  SignDialog,
];

/** Fetches what a click on a deal's page shows, once the page itself is there. */
export function useLoadLaterParts(): void {
  const isSettled = useSettled();
  useEffect(() => {
    // Ignore a failure: a part fetches its code again when it is shown.
    if (isSettled) for (const part of parts) void part.load().catch(() => undefined);
  }, [isSettled]);
}
