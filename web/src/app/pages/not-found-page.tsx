import { use } from "react";
import { useLocation } from "react-router-dom";
import { CurrentUserContext } from "#api/session.ts";
import { keeperOf } from "#browser/storage.ts";
import type { NavItem } from "#features/feature.ts";
import { paths } from "#routing/paths.ts";
import { lastPlaces } from "#routing/places.ts";
import { Button, LinkButton } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Mark } from "#ui/mark.tsx";
import { usePageTitle } from "#ui/page.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { notFoundPage as copy } from "../copy.ts";
import { askSearch } from "../layout/ask-search.ts";
import { currentItem, navGroups } from "../layout/nav.ts";

const placesMax = 3;

/** The sidebar's pages that were last opened in this tab. */
function useLastPlaces(): NavItem[] {
  const user = use(CurrentUserContext);
  if (user === null) return [];
  const items = navGroups(user).flatMap((group) => group.items);
  const found = lastPlaces(keeperOf(user)).flatMap(
    (pathname) => currentItem(items, { pathname, search: "" }) ?? [],
  );
  return [...new Set(found)].slice(0, placesMax);
}

/** Shown for an unknown address: the address, a search, and links back to recent pages. */
export function NotFound() {
  const { pathname } = useLocation();
  usePageTitle(copy.documentTitle);
  const isSignedIn = use(CurrentUserContext) !== null;
  const places = useLastPlaces();
  return (
    <div className="grid min-h-[70dvh] flex-1 place-items-center px-5 py-10 text-center">
      <div className="max-w-md">
        <Mark className="mx-auto size-10" />
        <h1 className="mt-6 text-2xl">{copy.title}</h1>
        <p className="mt-1 text-muted">{copy.hint}</p>
        <p className="mt-4 rounded-lg border border-line bg-surface px-3 py-2 font-mono text-sm break-all text-muted">
          {pathname}
        </p>
        <div className="mt-6 flex flex-wrap justify-center gap-2">
          <LinkButton to={paths.dashboard} variant="primary">
            {copy.dashboard}
          </LinkButton>
          {isSignedIn && (
            <Button onClick={askSearch}>
              <Icon name="search" />
              {copy.search}
            </Button>
          )}
        </div>
        {places.length > 0 && (
          <nav aria-label={copy.lastPlaces} className="mt-7">
            <h2 className="text-sm font-medium text-muted">{copy.lastPlaces}</h2>
            <ul className="mt-2 flex flex-wrap justify-center gap-x-4 gap-y-1">
              {places.map((item) => (
                <li key={item.to}>
                  <TextLink to={item.to} variant="lamp" className="inline-flex min-h-8 items-center gap-1.5">
                    <Icon name={item.icon} className="size-4" />
                    {item.label}
                  </TextLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </div>
  );
}
