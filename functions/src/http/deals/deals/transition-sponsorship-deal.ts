import { transitionSponsorshipDeal } from "@marquee/contracts/deals/deals";
import { managersSign, signAgreement } from "@marquee/core/deals/agreements/sign-agreement";
import { transitionDeal } from "@marquee/core/deals/deals/transition-deal";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { factorKeys } from "../../../runtime/factor-keys.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const { core } = runtime;
const channel = liveChannel();

/** POST /api/sponsorship-deals/{id}/transitions: every button on a deal's page that moves it to its next step. */
export const handler = httpHandler(transitionSponsorshipDeal, runtime, async (call) => {
  const { body, caller, params, principal } = call;
  const { id } = params;
  if (body.action !== "sign")
    return { body: await transitionDeal(core, channel, { acting: principal, id, body }) };
  await call.requireRole("manager", managersSign);
  const signing = { acting: principal, signedIn: await call.signedIn(), caller, id, body };
  return { body: await signAgreement({ core, channel, keys: factorKeys }, signing) };
});
