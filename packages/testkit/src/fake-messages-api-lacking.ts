import type { FakeReply, FakeRequest } from "./fake-messages-api.ts";

type Body = FakeRequest["body"];
const holds = (value: unknown, text: string) => JSON.stringify(value ?? "").includes(text);

/** What a server may lack, and whether a request uses it; the field's name is what such a server complains about. */
export const featuresUsed = {
  cache_control: (body: Body) => holds([body.system, body.messages], '"cache_control"'),
  thinking: (body: Body) => holds(body.messages, '"type":"thinking"'),
  tool_choice: (body: Body) => body.tool_choice !== undefined,
  output_config: (body: Body) => body.output_config !== undefined,
  tools: (body: Body) => body.tools !== undefined,
} as const;

export type Feature = keyof typeof featuresUsed;
export const featureNames = Object.keys(featuresUsed) as Feature[];

/** A server that refuses whatever it lacks: naming the field that it doesn't know, or without a word about it. */
export function refusing(
  lacked: readonly Feature[],
  saysWhich: boolean,
  answer: (request: FakeRequest) => FakeReply,
): (request: FakeRequest) => FakeReply {
  return (request) => {
    const field = lacked.find((name) => featuresUsed[name](request.body));
    if (field === undefined) return answer(request);
    const message = saysWhich ? `${field}: this model does not support it` : "Invalid request";
    return {
      kind: "status",
      status: 400,
      body: { type: "error", error: { type: "invalid_request_error", message } },
    };
  };
}
