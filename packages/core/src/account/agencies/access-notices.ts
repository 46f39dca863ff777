import { AppError } from "@marquee/contracts/errors";
import type { AccessChange } from "@marquee/contracts/live/agency-notices";
import type { TransactionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { type ReadyNotice, readyNotices } from "../../live/notifications/notices.ts";

/** What the notices about an agency's access say, and which of the two accounts read them. */
interface AccessNews {
  agencyId: string;
  agency: string;
  client: string;
  /** Who did it. */
  who: string;
  scope: string;
  payer: string;
  readers: readonly string[];
}

/** The notices of a change of an agency's access, each from its reader's side. */
export async function accessNotices(
  core: Core,
  change: AccessChange,
  { agencyId, readers, ...about }: AccessNews,
): Promise<ReadyNotice[]> {
  return readyNotices(
    core,
    readers.map((userId) => ({
      userId,
      notification: {
        kind: "access_changed",
        about: { ...about, change, side: userId === agencyId ? "agency" : "client" },
      },
    })),
  );
}

/** What somebody hears whose change of an agency's access was refused: they are no owner any more, or it has changed. */
export function refusedByRole(refusal: TransactionRefused): Error {
  if (refusal.label === "member") return new AppError("forbidden", { cause: refusal });
  if (refusal.label === "account" || refusal.label === "party")
    return new AppError("conflict", { cause: refusal });
  return refusal;
}
