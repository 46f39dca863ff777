import { longDay } from "@marquee/contracts/text/day-text";
import { paths } from "#routing/paths.ts";
import { Wordmark } from "#ui/mark.tsx";
import { BackLink, usePageTitle } from "#ui/page.tsx";
import { legalPage as copy } from "../copy.ts";

export function LegalPage({
  title,
  sections,
  updated,
}: {
  title: string;
  sections: readonly { heading: string; text: string }[];
  /** The date of the text, as an ISO date. */
  updated?: string;
}) {
  usePageTitle(title);
  return (
    <main className="mx-auto max-w-2xl px-5 py-8">
      <Wordmark className="mb-10" />
      <BackLink to={paths.auth} label={copy.backToSignIn} />
      <h1 className="text-3xl">{title}</h1>
      {updated !== undefined && (
        <p className="mt-1 text-muted">{copy.updated(longDay(updated.slice(0, 10)))}</p>
      )}
      {sections.map(({ heading, text }) => (
        <section key={heading} className="mt-7">
          <h2 className="text-xl">{heading}</h2>
          <p className="mt-1.5 max-w-prose text-lg text-muted">{text}</p>
        </section>
      ))}
    </main>
  );
}
