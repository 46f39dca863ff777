import { getOpenApiDocument } from "@marquee/contracts/admin/platform";
import { openApiDocument } from "@marquee/contracts/openapi";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

let document: string | undefined;

/** GET /api/openapi.json: generated from the contract once per container. */
export const handler = httpHandler(getOpenApiDocument, httpRuntime(), async () => {
  document ??= JSON.stringify(openApiDocument());
  return { body: document };
});
