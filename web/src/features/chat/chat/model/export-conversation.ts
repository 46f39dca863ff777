import type { Message } from "@marquee/contracts/chat/chat";
import { shownThread } from "@marquee/contracts/chat/shown-thread";
import { fileNameFrom } from "#browser/download.ts";
import { exported as copy } from "../parts-copy.ts";

/** A file to download. */
export interface ExportFile {
  name: string;
  text: string;
  mediaType: string;
}

/** The visible messages of a conversation as a document for people: who said what, and when, in UTC. */
export function asMarkdown(title: string, messages: readonly Message[], atMs: number): ExportFile {
  const parts = shownThread(messages).map(({ message }) => {
    const who = message.isAi ? copy.morgan : copy.you;
    const state =
      message.status === "stopped" || message.status === "failed" ? ` (${copy[message.status]})` : "";
    return `## ${who} · ${timeOf(message.createdAt)}${state}\n\n${message.content.trim()}\n`;
  });
  const head = `# ${title.replaceAll(/\s+/g, " ")}\n\n${copy.exportedAt(timeOf(new Date(atMs).toISOString()))}\n`;
  return {
    name: `${fileNameFrom(title, "conversation")}.md`,
    text: [head, ...parts].join("\n"),
    mediaType: "text/markdown",
  };
}

/** The whole conversation with all versions, for other programs. */
export function asJson(title: string, messages: readonly Message[], atMs: number): ExportFile {
  const exported = messages.map(({ userId: _, clientId: __, deltaSeq: ___, ...message }) => message);
  const data = { title, exportedAt: new Date(atMs).toISOString(), messages: exported };
  return {
    name: `${fileNameFrom(title, "conversation")}.json`,
    text: `${JSON.stringify(data, null, 2)}\n`,
    mediaType: "application/json",
  };
}

function timeOf(at: string): string {
  return `${at.slice(0, 16).replace("T", " ")} UTC`;
}
