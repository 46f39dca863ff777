import { AnswerMarkdown } from "./answer-markdown.tsx";

/** Closes half-open syntax; undefined until loaded. Only streaming text needs it. */
let close: typeof import("remend").default | undefined;

/** Loads it before the first text is rendered; if that fails, syntax stays open until the text is complete. */
export async function loadClosing(): Promise<void> {
  close ??= await import("remend").then(
    (loaded) => loaded.default,
    () => undefined,
  );
}

/** Renders an answer's Markdown; half-open syntax is closed while the answer is streaming. */
export function AnswerText({ text, streaming }: { text: string; streaming: boolean }) {
  return (
    <div dir="auto" className="answer-text text-lg">
      <AnswerMarkdown text={streaming && close ? close(text, { linkMode: "text-only" }) : text} />
    </div>
  );
}
