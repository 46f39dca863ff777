import { deleteAccount } from "@marquee/contracts/account/profile";
import { deleteAccount as deleteOwn } from "@marquee/core/whole/ownership/delete-account";
import { httpRuntime, liveChannel, liveFileEraser } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";
import { liveMailing } from "../../../runtime/mailing.ts";
import { paymentProvider } from "../../../runtime/payment-provider.ts";

const runtime = httpRuntime();
const { core } = runtime;
const eraser = { core, channel: liveChannel(), files: liveFileEraser(), payments: paymentProvider };
const mailing = liveMailing();

/** The gateway waits 30 seconds; the schedule erases whatever is left by then. */
const workMs = 20_000;

/** DELETE /api/user: closes the account before it responds, and usually erases it too. */
export const handler = httpHandler(deleteAccount, runtime, async ({ signedIn, body }) => {
  const { password, keepsCompany } = body;
  const asked = { password, keepsCompany, untilMs: core.clock.now() + workMs };
  await deleteOwn(eraser, mailing, await signedIn(), asked);
  return { session: null };
});
