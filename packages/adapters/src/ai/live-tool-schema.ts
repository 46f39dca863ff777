import type { Tool } from "@anthropic-ai/sdk/resources/messages/messages";
import * as z from "zod/mini";

/** A tool whose input has the shape of a shared schema, so that the model knows exactly what will be checked. */
export function toolFrom(name: string, description: string, schema: z.ZodMiniType): Tool {
  const { $schema: _dialect, ...inputSchema } = z.toJSONSchema(schema, { io: "input" });
  return { name, description, input_schema: { ...inputSchema, type: "object" } };
}

const problemsMax = 12;

/** The problems that a schema check found, in words that a model can act on. */
export function problemsOf(error: z.core.$ZodError, where: string): string[] {
  return error.issues.slice(0, problemsMax).map((issue) => {
    const path = [where, ...issue.path.map(String)].filter((part) => part !== "").join(".");
    const { code, message, path: _path, input: _input, ...detail } = issue;
    return `${path || "input"}: ${code} ${JSON.stringify(detail).slice(0, 160)} ${message}`.slice(0, 320);
  });
}
