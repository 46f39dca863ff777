import { redriveDeadLetters } from "@marquee/contracts/admin/dead-letters";
import { actAsAdmin } from "@marquee/core/ground/audit/act-as-admin";
import { httpRuntime, liveDeadLetters } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const desk = liveDeadLetters();

/** POST /api/admin/dead-letters/redrive: redelivers them; audited first, since queues have no transactions. */
export const handler = httpHandler(redriveDeadLetters, runtime, async ({ body, currentUser }) => {
  await actAsAdmin(
    runtime.core,
    await currentUser(),
    { action: "redriveDeadLetters", subject: body.queue },
    [],
  );
  return { body: { redriven: await desk.redrive(body.queue) } };
});
