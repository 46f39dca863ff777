import { getApiReference } from "@marquee/contracts/admin/platform";
import { apiReferencePage } from "@marquee/contracts/api-reference";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

let page: string | undefined;

/** GET /api/docs: the API contract as a page for people. */
export const handler = httpHandler(getApiReference, httpRuntime(), async () => {
  page ??= apiReferencePage();
  return { body: page };
});
