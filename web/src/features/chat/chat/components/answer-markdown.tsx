import { Lexer, type MarkedToken, type Token, type Tokens } from "marked";
import { Fragment, type ReactNode } from "react";
import { Link } from "react-router-dom";

/**
 * Markdown as elements. A model's text may contain what others wrote: only links to pages of this site survive, no image
 * is loaded, and HTML stays text. Nothing is set from the text except cells' alignment and lists' first number: two
 * answers with the same heading would share an id.
 */
export function AnswerMarkdown({ text }: { text: string }) {
  return <>{elements(Lexer.lex(text))}</>;
}

function elements(tokens: readonly Token[] | undefined): ReactNode[] {
  // A token has no identity besides its place, and streaming text only changes at its end.
  return (tokens ?? []).map((token, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={place}>{element(token as MarkedToken)}</Fragment>
  ));
}

function element(token: MarkedToken): ReactNode {
  const inside = () => elements("tokens" in token ? token.tokens : undefined);
  switch (token.type) {
    case "heading":
      return token.depth <= 3 ? <h2>{inside()}</h2> : <h3>{inside()}</h3>;
    case "paragraph":
      return <p>{inside()}</p>;
    case "text":
      return token.tokens ? inside() : decoded(token.text);
    case "html":
    case "escape":
      return token.text;
    case "strong":
      return <strong>{inside()}</strong>;
    case "em":
      return <em>{inside()}</em>;
    case "del":
      return <del>{inside()}</del>;
    case "codespan":
      return <code>{token.text}</code>;
    case "code":
      return (
        <pre>
          <code>{token.text}</code>
        </pre>
      );
    case "br":
      return <br />;
    case "hr":
      return <hr />;
    case "blockquote":
      return <blockquote>{inside()}</blockquote>;
    case "list":
      return <List list={token} />;
    case "checkbox":
      return token.checked ? "\u2611 " : "\u2610 ";
    case "table":
      return <Table table={token} />;
    case "link":
      return <PageLink href={token.href}>{inside()}</PageLink>;
    case "image":
      return token.text;
    // What a reference refers to is shown where it is used.
    case "def":
    case "space":
      return null;
    default:
      return token.raw;
  }
}

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

function List({ list }: { list: Tokens.List }) {
  const items = list.items.map((item, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an item has no identity besides its place
    <li key={place}>{elements(item.tokens)}</li>
  ));
  return list.ordered ? <ol start={list.start || undefined}>{items}</ol> : <ul>{items}</ul>;
}

function Table({ table }: { table: Tokens.Table }) {
  const cells = (Cell: "th" | "td", row: readonly Tokens.TableCell[]) => (
    <tr>
      {row.map(({ tokens, align }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell has no identity besides its place
        <Cell key={place} style={align ? { textAlign: align } : undefined}>
          {elements(tokens)}
        </Cell>
      ))}
    </tr>
  );
  return (
    <div className="overflow-x-auto">
      <table>
        <thead>{cells("th", table.header)}</thead>
        <tbody>
          {table.rows.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no identity besides its place
            <Fragment key={place}>{cells("td", row)}</Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const characters: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
};

/** Text with its named characters replaced: the parser replaces numbers and leaves names to who reads HTML. */
function decoded(text: string): string {
  return text.replace(/&([a-z]+);/gi, (whole, name) => characters[name] ?? whole);
}
