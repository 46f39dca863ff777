import { deleteAccount } from "@marquee/contracts/http/profile";
import { deleteAccount as deleteOwn } from "@marquee/core/ownership/delete-account";
import { httpRuntime, liveChannel, liveFileEraser } from "../../runtime/deps.ts";
import { httpHandler } from "../../runtime/http-handler.ts";
import { liveMailing } from "../../runtime/mailing.ts";
import { paymentProvider } from "../../runtime/payment-provider.ts";

const runtime = httpRuntime();
const { core } = runtime;
const eraser = { core, channel: liveChannel(), files: liveFileEraser(), payments: paymentProvider };
const mailing = liveMailing();

/** The gateway waits 30 seconds; what is not erased by then the schedule erases. */
const workMs = 20_000;

/** DELETE /api/user: the account is closed before this answers, and as a rule erased. */
export const handler = httpHandler(deleteAccount, runtime, async ({ signedIn, body }) => {
  const asked = { password: body.password, untilMs: core.clock.now() + workMs };
  await deleteOwn(eraser, mailing, await signedIn(), asked);
  return { session: null };
});
