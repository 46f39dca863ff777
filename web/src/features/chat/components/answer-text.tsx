import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { AnswerMarkdown, type AnswerParts } from "./answer-markdown.tsx";

/** A model's text may contain what others wrote: only links to pages of this site survive, and no image is loaded. */
const parts: AnswerParts = {
  link: (href, children) => <PageLink href={href}>{children}</PageLink>,
  image: (alt) => alt,
};

/** A link to a page of this site; any other link becomes plain text. */
function PageLink({ href, children }: { href: string; children: ReactNode }) {
  const url = URL.parse(href, location.origin);
  const inside = url?.origin === location.origin && !url.pathname.startsWith("/api/");
  return inside && href !== "" ? (
    <Link to={url.pathname + url.search + url.hash}>{children}</Link>
  ) : (
    <>{children}</>
  );
}

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
    <div className="answer-text text-lg">
      <AnswerMarkdown
        text={streaming && close ? close(text, { linkMode: "text-only" }) : text}
        parts={parts}
      />
    </div>
  );
}
