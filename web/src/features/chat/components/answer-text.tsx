import Markdown, { type MarkdownToJSX } from "markdown-to-jsx/react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";

type Props = { children?: ReactNode };

// Elements are created here without the text's attributes: two answers with the same heading would share an id.
const Heading = ({ children }: Props) => <h2>{children}</h2>;
const Subheading = ({ children }: Props) => <h3>{children}</h3>;
const Table = ({ children }: Props) => (
  <div className="overflow-x-auto">
    <table>{children}</table>
  </div>
);

/**
 * A model's text may contain what others wrote: only links to pages of this site survive, images are never loaded,
 * and raw HTML stays text.
 */
const options: MarkdownToJSX.Options = {
  disableParsingRawHTML: true,
  preserveFrontmatter: true,
  overrides: {
    a: PageLink,
    img: ({ alt }: { alt?: string }) => <>{alt}</>,
    h1: Heading,
    h2: Heading,
    h3: Heading,
    h4: Subheading,
    h5: Subheading,
    h6: Subheading,
    table: Table,
  },
};

/** A link to a page of this site; any other link becomes plain text. */
function PageLink({ href = "", children }: Props & { href?: string }) {
  const url = URL.parse(href, location.origin);
  const inside = url?.origin === location.origin && !url.pathname.startsWith("/api/");
  // Links that run code instead of navigating arrive without an href.
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
      <Markdown options={options}>
        {streaming && close ? close(text, { linkMode: "text-only" }) : text}
      </Markdown>
    </div>
  );
}
