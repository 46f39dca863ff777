import { counted, onDay } from "@marquee/adapters/ai/plain-text";
import { bullets } from "../answer.ts";
import type { Reply, Scene } from "../scene.ts";
import { asReference, dealName, lineOf, lookedAt } from "./deal-lines.ts";

/** Which open offer lapses first. */
export async function answerExpires(scene: Scene): Promise<Reply> {
  const open = (await scene.tools.listDeals({ limit: lookedAt }))
    .filter(({ expiresAt, status }) => expiresAt !== null && status === "negotiating")
    .toSorted((left, right) => Date.parse(left.expiresAt ?? "") - Date.parse(right.expiresAt ?? ""));
  const { u } = scene;
  const meant = new Set(
    u.isNamed || u.isPicked ? u.about.flatMap(({ kind, id }) => (kind === "deal" ? [id] : [])) : [],
  );
  const those = open.filter(({ id }) => meant.has(id));
  const deals = those.length > 0 ? those : open;
  const [first] = deals;
  return {
    verdict: first?.expiresAt
      ? `${dealName(first)} runs out${deals.length > 1 ? " first," : ""} on ${onDay(first.expiresAt)}; it's ${first.moves.includes("accept") ? "your turn" : "the other side's turn"}.`
      : "Nothing of yours runs out: no offer is open.",
    body: bullets(deals.map(lineOf)),
    question: "Do you want to look at it?",
    options: [],
    shows: deals.map(asReference),
  };
}

/** The agreements that wait for a signature, and whose it is. */
export async function answerToSign({ tools }: Scene): Promise<Reply> {
  const waiting = (await tools.listDeals({ status: "pending", limit: lookedAt })).toSorted(
    (left, right) => Number(right.moves.includes("sign")) - Number(left.moves.includes("sign")),
  );
  const own = waiting.filter(({ moves }) => moves.includes("sign"));
  return {
    verdict:
      own.length === 0
        ? "No agreement waits for your signature."
        : `${counted(own.length, "agreement")} ${own.length === 1 ? "waits" : "wait"} for your signature.`,
    body: bullets(waiting.map(lineOf)),
    question: "Shall I show one of them in detail?",
    options: [],
    shows: waiting.map(asReference),
  };
}
