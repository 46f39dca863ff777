import type { ReactNode } from "react";
import { NavLink } from "react-router-dom";
import { paths } from "#routing/paths.ts";
import { Badge } from "#ui/badge.tsx";
import { Wordmark } from "#ui/mark.tsx";
import { BackLink, usePageTitle } from "#ui/page.tsx";
import { diagnosticPage as copy } from "../copy.ts";

const pages = [
  [paths.loginTest, copy.links.loginTest],
  [paths.testLogin, copy.links.testLogin],
  [paths.oauthTest, copy.links.oauthTest],
  [paths.morganTest, copy.links.morganTest],
  [paths.partnerTest, copy.links.partnerTest],
] as const;

/** The frame of a diagnostic page: its purpose, and links to the others. */
export function DiagnosticPage({
  title,
  lead,
  children,
}: {
  title: string;
  lead: string;
  children: ReactNode;
}) {
  usePageTitle(title);
  return (
    <div className="mx-auto flex min-h-dvh max-w-4xl flex-col px-4 py-6 sm:px-8">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Wordmark />
        <Badge>{copy.badge}</Badge>
        <BackLink to={paths.auth} label={copy.signIn} className="ml-auto" />
      </header>
      <nav aria-label={copy.pages} className="mt-4 flex flex-wrap gap-x-4 gap-y-1 border-b border-line pb-3">
        {pages.map(([path, label]) => (
          <NavLink
            key={path}
            to={path}
            className="py-1 text-sm text-muted underline-offset-4 hover:underline aria-[current=page]:font-medium aria-[current=page]:text-ink"
          >
            {label}
          </NavLink>
        ))}
      </nav>
      <main className="py-6">
        <h1 className="text-2xl">{title}</h1>
        <p className="mt-1 mb-5 max-w-prose text-muted">{lead}</p>
        {children}
      </main>
    </div>
  );
}
