import type { ToolResultBlockParam } from "@anthropic-ai/sdk/resources/messages/messages";
import { eventCategories } from "@marquee/contracts/enums";
import { idSchema } from "@marquee/contracts/fields";
import * as z from "zod/mini";
import type { ToolCall } from "./live-stream.ts";
import { problemsOf, toolFrom } from "./live-tool-schema.ts";
import { toolTexts } from "./morgan-persona.ts";
import { oneLine } from "./plain-text.ts";
import type { ReadTools } from "./port.ts";
import { fenced } from "./untrusted.ts";

const schemas = {
  find_events: z.strictObject({
    query: z.optional(z.string().check(z.maxLength(80))),
    category: z.optional(z.enum(eventCategories)),
    limit: z.optional(z.int().check(z.minimum(1), z.maximum(10))),
  }),
  list_packages: z.strictObject({ eventId: idSchema }),
  get_credit_balance: z.strictObject({}),
  get_price_list: z.strictObject({}),
} as const;

/** The tools of the chat; all of them only read. */
export const chatTools = [
  toolFrom("find_events", toolTexts.findEvents, schemas.find_events),
  toolFrom("list_packages", toolTexts.listPackages, schemas.list_packages),
  toolFrom("get_credit_balance", toolTexts.getCreditBalance, schemas.get_credit_balance),
  toolFrom("get_price_list", toolTexts.getPriceList, schemas.get_price_list),
];

const resultsMax = 10;

/**
 * Runs a call the model asked for. A wrong or failed call becomes a result that says so, never an exception:
 * the model may correct itself or answer without it.
 */
export async function runTool(tools: ReadTools, call: ToolCall): Promise<ToolResultBlockParam> {
  const answer = await lookUp(tools, call).catch(() => ({
    failed: "The look-up failed. Answer without it and say so.",
  }));
  if ("failed" in answer) return failedResult(call, answer.failed);
  return { type: "tool_result", tool_use_id: call.id, content: fenced("result", answer.found) };
}

/** A result that tells the model why it got none. */
export function failedResult(call: ToolCall, reason: string): ToolResultBlockParam {
  return { type: "tool_result", tool_use_id: call.id, is_error: true, content: reason };
}

async function lookUp(
  tools: ReadTools,
  { name, json }: ToolCall,
): Promise<{ found: unknown } | { failed: string }> {
  let input: unknown;
  try {
    input = JSON.parse(json === "" ? "{}" : json);
  } catch {
    return { failed: "The input was not JSON." };
  }
  switch (name) {
    case "find_events": {
      const checked = z.safeParse(schemas.find_events, input);
      if (!checked.success) return { failed: problemsOf(checked.error, "input").join("; ") };
      const { query, category, limit = 5 } = checked.data;
      const events = await tools.findEvents({
        limit,
        ...(query ? { query } : {}),
        ...(category ? { category } : {}),
      });
      return {
        found: events
          .slice(0, resultsMax)
          .map((event) => ({ ...event, description: oneLine(event.description, 300) })),
      };
    }
    case "list_packages": {
      const checked = z.safeParse(schemas.list_packages, input);
      if (!checked.success) return { failed: problemsOf(checked.error, "input").join("; ") };
      return { found: (await tools.listPackages(checked.data)).slice(0, resultsMax) };
    }
    case "get_credit_balance":
      return { found: await tools.getCreditBalance() };
    case "get_price_list":
      return { found: await tools.getPriceList() };
    default:
      return { failed: "There is no such tool." };
  }
}
