import { useLocation } from "react-router-dom";
import { paths } from "#lib/paths.ts";
import { LinkButton } from "#ui/button.tsx";
import { Mark } from "#ui/mark.tsx";
import { usePageTitle } from "#ui/page.tsx";
import { notFoundPage as copy } from "../copy.ts";

/** What stands where no page is (spec §2); inside the layout, and by itself. */
export function NotFound() {
  const { pathname } = useLocation();
  usePageTitle(copy.pageNotFound);
  return (
    <div className="grid min-h-[70dvh] flex-1 place-items-center px-5 py-10 text-center">
      <div className="max-w-md">
        <Mark className="mx-auto size-10" />
        <h1 className="mt-6 text-2xl">{copy.notFoundTitle}</h1>
        <p className="mt-1 text-muted">{copy.didYouForgetToAdd}</p>
        <p className="mt-4 rounded-lg border border-line bg-surface px-3 py-2 font-mono text-sm break-all text-muted">
          {pathname}
        </p>
        <LinkButton to={paths.dashboard} variant="primary" className="mt-6">
          {copy.goToTheDashboard}
        </LinkButton>
      </div>
    </div>
  );
}

export function NotFoundPage() {
  return (
    <main className="flex min-h-dvh flex-col">
      <NotFound />
    </main>
  );
}
