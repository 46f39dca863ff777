import * as z from "zod/mini";
import { createDocument, type ZodOpenApiOperationObject } from "zod-openapi";
import { userSchema } from "./account/auth.ts";
import { messageSchema } from "./chat/chat.ts";
import { type ErrorCode, errorBodySchema, errorCatalog } from "./errors.ts";
import {
  declaredErrors,
  isFileResponse,
  isRawResponse,
  isRedirect,
  type OperationShape,
  successOf,
} from "./operation.ts";
import { operations } from "./operations.ts";
import { campaignResultSchema } from "./studio/campaign-idea.ts";
import { campaignIdeaSchema, generationSchema } from "./studio/campaigns.ts";
import { campaignTemplateSchema } from "./studio/templates.ts";

/** The whole HTTP contract as OpenAPI 3.1. */
export function openApiDocument() {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const op of Object.values<OperationShape>(operations)) {
    (paths[op.path] ??= {})[op.method.toLowerCase()] = describe(op);
  }
  return createDocument({
    openapi: "3.1.0",
    info: {
      title: "Marquee API",
      version: "1",
      description:
        "Sponsorships, campaigns, credits, and Morgan. Browsers sign in with POST /api/login and use the session cookie. Apps send an API key from Settings as a bearer token; each operation that takes one names the scope it needs.",
    },
    components: {
      // Shared schemas, because inlined they would make up most of the document.
      schemas: {
        Error: errorBodySchema,
        User: userSchema,
        CampaignResult: campaignResultSchema,
        CampaignIdea: campaignIdeaSchema,
        CampaignTemplate: campaignTemplateSchema,
        Generation: generationSchema,
        Message: messageSchema,
      },
      securitySchemes: {
        session: {
          type: "apiKey",
          in: "cookie",
          name: "__Host-session",
          description: "Set by signing in. A browser sends it by itself.",
        },
        apiKey: {
          type: "http",
          scheme: "bearer",
          description:
            "An API key from Settings > API, such as mq.usr_01J….secret. A key with the scope read may only read; write includes read. Turn on API access first.",
        },
      },
    },
    paths,
  });
}

function describe(op: OperationShape): ZodOpenApiOperationObject {
  const header = op.idempotent
    ? z.object({ "Idempotency-Key": z.optional(z.string().check(z.maxLength(255))) })
    : undefined;
  return {
    operationId: op.id,
    tags: [op.area],
    summary: op.summary,
    ...(op.keyScope ? { description: `API key scope: ${op.keyScope}` } : {}),
    ...(op.access === "public" ? {} : { security: securityOf(op) }),
    requestParams: {
      ...(op.params ? { path: op.params as z.ZodMiniObject } : {}),
      ...(op.query ? { query: op.query as z.ZodMiniObject } : {}),
      ...(header ? { header } : {}),
    },
    ...(op.body
      ? { requestBody: { required: true, content: { "application/json": { schema: op.body } } } }
      : {}),
    responses: { ...success(op), ...failures(op) },
  };
}

/** Either a session or a key is enough. The list of the key's scheme is the scope that it needs. */
function securityOf({ keyScope }: OperationShape): Record<string, string[]>[] {
  return [{ session: [] }, ...(keyScope ? [{ apiKey: [keyScope] }] : [])];
}

function success(op: OperationShape) {
  const { status, response } = successOf(op);
  const headers = op.paged
    ? {
        "x-next-cursor": {
          description: "Where the next page begins; absent on the last.",
          schema: { type: "string" as const },
        },
        ...(op.access === "admin"
          ? {
              "x-unreadable-rows": {
                description:
                  "How many rows the page leaves out because they could not be read; absent for none.",
                schema: { type: "integer" as const },
              },
            }
          : {}),
      }
    : undefined;
  const content =
    response === null || isRedirect(response)
      ? undefined
      : isRawResponse(response)
        ? { [response.mediaType]: { schema: { type: "string" as const } } }
        : isFileResponse(response)
          ? Object.fromEntries(response.mediaTypes.map((type) => [type, {}]))
          : { "application/json": { schema: response } };
  return {
    [String(status)]: {
      description: op.summary,
      ...(headers ? { headers } : {}),
      ...(content ? { content } : {}),
    },
  };
}

function failures(op: OperationShape) {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of declaredErrors(op)) {
    const { status } = errorCatalog[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      { description: codes.join(", "), content: { "application/json": { schema: errorBodySchema } } },
    ]),
  );
}
