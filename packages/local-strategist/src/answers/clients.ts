import { counted } from "@marquee/adapters/ai/plain-text";
import { usd } from "@marquee/contracts/text/usd";
import { bullets } from "../answer.ts";
import type { Reply, Scene } from "../scene.ts";
import { asReference, lineOf, lookedAt } from "./deal-lines.ts";

/**
 * What an agency's person asks about clients: their accounts' own data is not read from here, so the answer says how to
 * get there, with what the agency itself has agreed on.
 */
export async function answerClients({ role, u, tools }: Scene): Promise<Reply | undefined> {
  if (role !== "agency" || (!/\bclients?\b/i.test(u.question) && u.before?.topic !== "clients"))
    return undefined;
  const deals = await tools.listDeals({ limit: lookedAt });
  const signed = deals.filter(
    ({ status, ownSide }) => ownSide === "brand" && (status === "active" || status === "completed"),
  );
  const open = deals.filter(({ status }) => status === "negotiating" || status === "pending");
  const spent = signed.reduce((sum, { amountUsd }) => sum + amountUsd, 0);
  return {
    verdict:
      "I can't see your clients' accounts from here: what is theirs stays in their accounts, whatever access you have.",
    body: [
      "**Clients** shows what waits for each of them and what their open deals come to. Choose one there to switch to it, and ask me again: then I answer from that client's own deals, budget and results.",
      ...(deals.length === 0
        ? []
        : [
            `In your agency's own account, ${counted(signed.length, "sponsorship")} ${signed.length === 1 ? "is" : "are"} signed, for ${usd(spent)}${open.length === 0 ? "." : `, and ${counted(open.length, "deal")} ${open.length === 1 ? "is" : "are"} open:`}`,
            bullets(open.slice(0, 5).map(lineOf)),
          ]),
    ]
      .filter((part) => part !== "")
      .join("\n\n"),
    question: "Should I look at your agency's own deals instead?",
    options: ["What needs my attention?"],
    isUnable: true,
    shows: open.map(asReference),
  };
}
