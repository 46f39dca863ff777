import { getPaymentReceipt } from "@marquee/contracts/credits/payments";
import { AppError } from "@marquee/contracts/errors";
import { getPaymentReceipt as draw } from "@marquee/core/credits/payments/receipt";
import { httpRuntime } from "../../../runtime/deps.ts";
import { liveDocuments } from "../../../runtime/documents.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const desk = { core: runtime.core, documents: liveDocuments() };

/** GET /api/payments/{id}/receipt.pdf: the receipt of a payment as a file, for who paid and for admins. */
export const handler = httpHandler(
  getPaymentReceipt,
  runtime,
  async ({ principal, currentUser, params, query }) => {
    const { accountId } = principal;
    const { account = accountId } = query;
    if (account !== accountId) {
      const { role, twoFactorEnabled } = await currentUser();
      // An API key carries no admin rights. Neither does an account without the second factor that the stage requires.
      const isAdmin = role === "admin" && "sessionHash" in principal;
      if (!isAdmin || (runtime.adminSecondFactor() && !twoFactorEnabled)) throw new AppError("not_found");
    }
    return { body: await draw(desk, account, params.id) };
  },
);
