import { AppError } from "@marquee/contracts/errors";
import type { Acting } from "../../ground/identity/principal.ts";

/**
 * Refuses somebody who acts for one party through the other one's account: an agency would negotiate and sign with
 * itself, with its client's money.
 * @throws AppError forbidden
 */
export function refuseBothSides({ through }: Pick<Acting, "through">, parties: readonly string[]): void {
  if (through !== undefined && parties.includes(through))
    throw new AppError("forbidden", {
      message: "Your agency is the other side of this deal, so somebody of the company has to decide.",
    });
}
