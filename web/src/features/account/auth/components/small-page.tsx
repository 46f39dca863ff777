import type { ReactNode } from "react";
import { paths } from "#routing/paths.ts";
import { Wordmark } from "#ui/mark.tsx";
import { BackLink, usePageTitle } from "#ui/page.tsx";
import { smallPage as copy } from "../copy.ts";

/** A page opened from an email link: one question or one answer, and a link to sign in. */
export function SmallPage({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title);
  return (
    <main className="flex min-h-dvh flex-col px-5 py-6 sm:px-10">
      <Wordmark />
      <div className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center py-8">
        <div>
          <BackLink to={paths.auth} label={copy.backToSignIn} />
        </div>
        <h1 className="mb-2 text-2xl">{title}</h1>
        {children}
      </div>
    </main>
  );
}
