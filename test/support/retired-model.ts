import { startFakeMessagesApi } from "@marquee/testkit/fake-messages-api";
import { unknownModel } from "@marquee/testkit/fake-messages-api-events";
import { plausibleReply } from "@marquee/testkit/fake-messages-api-plausible";

/** A model service that has the fallback but no longer the model that is set, and the settings that lead to it. */
export async function retiredModel() {
  const api = await startFakeMessagesApi();
  api.otherwise((request) =>
    request.body.model === "retired" ? unknownModel("retired") : plausibleReply(request),
  );
  const env = {
    ANTHROPIC_BASE_URL: api.baseUrl,
    ANTHROPIC_MODEL: "retired",
    ANTHROPIC_FALLBACK_MODEL: "successor",
  };
  return { env, stop: () => api.close() };
}
