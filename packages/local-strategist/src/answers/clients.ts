import type { Reply, Scene } from "../scene.ts";

/** What an agency's person asks about clients: their accounts' own data is not read from here. */
export function answerClients({ role, u }: Scene): Reply | undefined {
  if (role !== "agency" || (!/\bclients?\b/i.test(u.question) && u.before?.topic !== "clients"))
    return undefined;
  return {
    verdict:
      "I can't see your clients' accounts from here: what is theirs stays in their accounts, whatever access you have.",
    body: "**Clients** shows what waits for each of them and what their open deals come to. Choose one there to switch to it, and ask me again: then I answer from that client's own deals, budget and results.",
    question: "Should I look at your agency's own deals instead?",
    options: ["What needs my attention?"],
    isUnable: true,
  };
}
