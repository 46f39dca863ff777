import type { ComponentProps } from "react";
import Markdown, { type Components } from "react-markdown";
import { Link } from "react-router-dom";
import { harden } from "rehype-harden";
import remarkGfm from "remark-gfm";
import remend from "remend";

/**
 * A model's text may carry what others wrote: only links within this site survive, no image is ever loaded, and raw
 * HTML stays text.
 */
const rehypePlugins: ComponentProps<typeof Markdown>["rehypePlugins"] = [
  [
    harden,
    {
      defaultOrigin: location.origin,
      allowedLinkPrefixes: [`${location.origin}/`],
      allowedImagePrefixes: [],
      linkBlockPolicy: "text-only",
      imageBlockPolicy: "text-only",
    },
  ],
];
const remarkPlugins = [remarkGfm];

const components: Components = {
  h1: ({ children }) => <h2>{children}</h2>,
  h2: ({ children }) => <h2>{children}</h2>,
  h3: ({ children }) => <h2>{children}</h2>,
  h4: ({ children }) => <h3>{children}</h3>,
  a: ({ href = "", children }) => {
    const url = new URL(href, location.origin);
    const inside = url.origin === location.origin && !url.pathname.startsWith("/api/");
    return inside ? <Link to={url.pathname + url.search + url.hash}>{children}</Link> : <>{children}</>;
  },
  img: ({ alt }) => <>{alt}</>,
  table: ({ children }) => (
    <div className="overflow-x-auto">
      <table>{children}</table>
    </div>
  ),
};

/** Markdown of an answer; half-open syntax is closed while it is still being written. */
export function AnswerText({ text, streaming }: { text: string; streaming: boolean }) {
  return (
    <div className="answer-text text-lg">
      <Markdown remarkPlugins={remarkPlugins} rehypePlugins={rehypePlugins} components={components}>
        {streaming ? remend(text, { linkMode: "text-only" }) : text}
      </Markdown>
    </div>
  );
}
