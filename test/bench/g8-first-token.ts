import { functionBundles, functionsFolder } from "./bundles.ts";
import type { Goal } from "./goal.ts";
import { median } from "./interleave.ts";
import { type LiveUser, liveUser, startLocalStack } from "./local-stack.ts";
import { PacedModel } from "./paced-model.ts";

const pace = { firstMs: 200, tokens: 100, everyMs: 15 };
const rounds = { warmUp: 3, samples: 10 };
/** The shortest interval between pushes of a growing answer. */
const pushEveryMs = 150;

interface Reply {
  /** From the model's first word to the first word on the socket. */
  addedMs: number;
  /** From the question's frame to the first word, without the model's own time. */
  wholeMs: number;
  /** The model's time to its first word. */
  modelMs: number;
  /** From the question's arrival at the model to the model's last word. */
  replyMs: number;
  /** Frames that carry the answer: its increments, and the whole answer at the end. */
  posts: number;
}

/** G8 and G8b: how long a streamed answer takes on top of the model, and how many pushed messages it costs. */
export const firstToken: Goal = {
  id: "G8",
  title: "Added time to first token / the model's, and posts per reply / (reply ms / 150 + 2)",
  async measure() {
    const model = await PacedModel.start(pace);
    await functionBundles();
    const stack = await startLocalStack(functionsFolder(), {
      ANTHROPIC_API_KEY: "bench",
      ANTHROPIC_BASE_URL: model.url,
    });
    try {
      const user = await liveUser(stack);
      const replies: Reply[] = [];
      for (let nth = 0; nth < rounds.warmUp + rounds.samples; nth++) {
        const reply = await ask(user, model, nth);
        if (nth >= rounds.warmUp) replies.push(reply);
      }
      user.socket.close();
      const of = (field: keyof Reply) => median(replies.map((reply) => reply[field]));
      const modelSide = { value: of("modelMs") };
      return {
        measurements: [
          {
            what: "worker and push to the socket",
            unit: "ms",
            target: 0.03,
            ours: { value: of("addedMs") },
            reference: modelSide,
          },
          {
            what: "all from the question's frame: storing, queue, worker, push",
            unit: "ms",
            ours: { value: of("wholeMs") },
            reference: modelSide,
          },
          {
            what: "G8b: frames of one answer",
            unit: "posts",
            target: 1,
            ours: { value: of("posts") },
            reference: { value: of("replyMs") / pushEveryMs + 2 },
          },
        ],
      };
    } finally {
      await stack.stop();
      model.close();
    }
  },
};

async function ask({ socket }: LiveUser, model: PacedModel, nth: number): Promise<Reply> {
  const from = socket.messages.length;
  const answered = model.answers.length;
  const sentMs = performance.now();
  socket.send({ type: "chat_message", data: { content: `Which event fits a small budget best? (${nth})` } });
  await socket.next("ai_delta", (message) => socket.messages.indexOf(message) >= from);
  const shownMs = performance.now();
  await socket.next("ai_response", (message) => socket.messages.indexOf(message) >= from);
  if (model.answers.length !== answered + 1) throw new Error("The model was not asked exactly once");
  const { askedMs, firstMs, lastMs } = model.last;
  const frames = socket.messages
    .slice(from)
    .filter(({ type }) => type === "ai_delta" || type === "ai_response");
  return {
    addedMs: shownMs - firstMs,
    wholeMs: shownMs - sentMs - (firstMs - askedMs),
    modelMs: firstMs - askedMs,
    replyMs: lastMs - askedMs,
    posts: frames.length,
  };
}
