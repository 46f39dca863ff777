import Markdown, { type MarkdownToJSX } from "markdown-to-jsx/react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";

type Props = { children?: ReactNode };

// Each element is made here, without the attributes of the text: two answers with one heading would share an id.
const Heading = ({ children }: Props) => <h2>{children}</h2>;
const Subheading = ({ children }: Props) => <h3>{children}</h3>;
const Table = ({ children }: Props) => (
  <div className="overflow-x-auto">
    <table>{children}</table>
  </div>
);

/**
 * A model's text may carry what others wrote: only links to pages of this site survive, no image is ever loaded, and
 * raw HTML stays text.
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

/** Leads to a page of this site; any other link is only its text. */
function PageLink({ href = "", children }: Props & { href?: string }) {
  const url = URL.parse(href, location.origin);
  const inside = url?.origin === location.origin && !url.pathname.startsWith("/api/");
  // What runs instead of leading somewhere arrives without its address.
  return inside && href !== "" ? (
    <Link to={url.pathname + url.search + url.hash}>{children}</Link>
  ) : (
    <>{children}</>
  );
}

/** What closes half-open syntax; undefined until it has come, which only a text that is being written needs. */
let close: typeof import("remend").default | undefined;

/** Fetches it before the first text is written; should that fail, syntax is open until the text has ended. */
export async function loadClosing(): Promise<void> {
  close ??= await import("remend").then(
    (loaded) => loaded.default,
    () => undefined,
  );
}

/** Markdown of an answer; half-open syntax is closed while it is still being written. */
export function AnswerText({ text, streaming }: { text: string; streaming: boolean }) {
  return (
    <div className="answer-text text-lg">
      <Markdown options={options}>
        {streaming && close ? close(text, { linkMode: "text-only" }) : text}
      </Markdown>
    </div>
  );
}
