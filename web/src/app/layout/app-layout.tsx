import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import {
  type ReactNode,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { Outlet, useLocation } from "react-router-dom";
import { useReaches } from "#account/grant-scope.ts";
import { forgetEarly } from "#api/http.ts";
import { usePublicSettingsKnown } from "#api/public-settings.ts";
import { BalanceContext, type BalanceState, useCurrentUser } from "#api/session.ts";
import { removeFirstFrame } from "#api/signed-in-before.ts";
import { useStepUpAsked } from "#api/step-up.ts";
import { useSettled } from "#api/use-settled.ts";
import { useBackCloses } from "#browser/back-closes.ts";
import { focusContent } from "#browser/focus.ts";
import { isOnPhone, onScreenChange } from "#browser/screens.ts";
import { keeperOf } from "#browser/storage.ts";

import { creditBalanceQuery } from "#features/credits/credits/api/get-credit-balance.ts";
import { rememberPlace } from "#routing/places.ts";
import { leaveToasts } from "#toasts/toast.ts";
import { LoadBoundary, lazyPart } from "#ui/lazy-part.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { appLayout as copy } from "../copy.ts";
import { PageFailure } from "../error-boundary.tsx";
import { RealtimeProvider } from "../realtime/realtime-provider.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { ConfirmEmailBanner } from "./confirm-email-banner.tsx";
import { MaintenanceBanner } from "./maintenance-banner.tsx";
import { isOutOfScope } from "./nav.ts";
import { OfflineBanner } from "./offline-banner.tsx";
import { Sidebar } from "./sidebar.tsx";
import { useSidebarCollapsed } from "./sidebar-state.ts";
import { TopBar } from "./top-bar.tsx";

/** The heading that public/first-paint.js painted, and the page it belongs to. */
const firstHeading = {
  pathname: location.pathname,
  words: [...document.querySelectorAll(".frame-page p")].map(({ textContent }) => textContent),
};

/** Everything around a signed-in page: sidebar, top bar, live connection, and the balance that pages read. */
export function AppLayout() {
  const user = useCurrentUser();
  const drawer = useRef<HTMLDialogElement>(null);
  const [collapsed, toggleCollapsed] = useSidebarCollapsed();
  const isSettled = useSettled();
  // Whoever is quicker than the page settles gets its dialog at once.
  const proofAsked = useStepUpAsked();
  useLayoutEffect(removeFirstFrame, []);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const closeDrawer = useCallback(() => drawer.current?.close(), []);
  useBackCloses(drawerOpen, closeDrawer);

  useEffect(() => {
    // A drawer left open must not cover the window after it is widened.
    return onScreenChange("phone", closeDrawer);
  }, [closeDrawer]);

  function openDrawer(): void {
    drawer.current?.showModal();
    setDrawerOpen(true);
  }

  return (
    <BalanceProvider>
      <RealtimeProvider>
        <a
          href="#content"
          className="fixed top-2 left-2 z-50 -translate-y-16 rounded-lg bg-primary px-4 py-2 font-medium text-on-primary focus:translate-y-0"
        >
          {copy.skipToContent}
        </a>
        <div
          className={clsx(
            "grid min-h-dvh grid-cols-1 print:block",
            collapsed ? "md:grid-cols-[3rem_minmax(0,1fr)]" : "md:grid-cols-[16rem_minmax(0,1fr)]",
          )}
        >
          <aside
            aria-label={copy.sidebar}
            className={clsx(
              "sticky top-0 z-30 hidden h-dvh border-r border-line bg-sunken md:block print:hidden",
              collapsed ? "w-12" : "w-64",
            )}
          >
            <Sidebar user={user} collapsed={collapsed} />
          </aside>
          {/* A page that fills the window gets the height that the banners above it leave. */}
          <div className="flex min-w-0 flex-col tall:has-[[data-fill]]:h-dvh">
            <TopBar
              user={user}
              sidebarCollapsed={collapsed}
              onToggleSidebar={() => (isOnPhone() ? openDrawer() : toggleCollapsed())}
            />
            {user.through && (
              // The line's height, so that nothing moves once it is loaded.
              <div
                role="status"
                className="min-h-8 shrink-0 border-b border-lamp-line bg-lamp-soft px-4 py-1.5 text-center text-sm break-words text-lamp-text print:hidden"
              >
                <Suspense fallback={null}>
                  {user.through.viewing ? (
                    <ViewingBand />
                  ) : (
                    <ClientBand company={user.company} through={user.through} />
                  )}
                </Suspense>
              </div>
            )}
            <MaintenanceBanner />
            <OfflineBanner />
            <ConfirmEmailBanner />
            <main id="content" tabIndex={-1} className="flex min-h-0 flex-1 flex-col focus:outline-none">
              <PageArea />
            </main>
            <BottomBar user={user} />
          </div>
        </div>
        <dialog
          ref={drawer}
          aria-label={copy.navigation}
          onClose={() => setDrawerOpen(false)}
          className="h-dvh w-72 max-w-[85vw] border-r border-line bg-sunken backdrop:bg-shade"
          closedby="any"
        >
          <Sidebar user={user} collapsed={false} onNavigate={closeDrawer} />
        </dialog>
        <Suspense fallback={null}>{(isSettled || proofAsked) && <Background user={user} />}</Suspense>
      </RealtimeProvider>
    </BalanceProvider>
  );
}

/** Renders nothing of its own, so its code loads after the page's; without a network it loads later. */
const Background = lazyPart(async () => (await import("./background.tsx")).Background, "nothing");

const OtherAccountPage = lazyPart(
  async () => (await import("../pages/other-account-page.tsx")).OtherAccountPage,
);

const OutOfScopePage = lazyPart(async () => (await import("../pages/out-of-scope-page.tsx")).OutOfScopePage);

const ViewingBand = lazyPart(async () => (await import("./viewing-band.tsx")).ViewingBand);

const ClientBand = lazyPart(async () => (await import("./client-band.tsx")).ClientBand);

/** A new page starts at its top and its title is announced; only the page waits, not the frame around it. */
function PageArea() {
  const { pathname, search, key } = useLocation();
  // The browser's first page starts at its top anyway; a page reached by navigation, such as signing in, takes focus.
  const lastPath = useRef(key === "default" ? pathname : null);
  const user = useCurrentUser();
  const settingsKnown = useDeferredValue(usePublicSettingsKnown());
  const keeper = keeperOf(user);
  // An address that somebody shares may say which account it is about.
  const named = new URLSearchParams(search).get("account");
  useEffect(() => rememberPlace(keeper, pathname), [keeper, pathname]);
  // Before the next paint, so that a quick click does not meet a page that scrolls under it.
  useLayoutEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    leaveToasts();
    scrollTo(0, 0);
    // Don't steal focus: a page such as the chat may focus its own field, and the user may be typing in the search.
    if (document.activeElement?.matches("input, [data-takes-focus]")) return;
    focusContent();
  }, [pathname]);
  useEffect(() => {
    if (key !== "default") forgetEarly();
  }, [key]);
  // Wait for the settings so that a banner is above the page from the first frame and never pushes it down.
  if (!settingsKnown) return <PageSkeleton />;
  return (
    <LoadBoundary
      // Reset on navigation: the next page has nothing to do with a failure on this one.
      contentKey={pathname}
      failed={(error, retry) => <PageFailure error={error} onRetry={retry} />}
    >
      <Suspense fallback={<PageSkeleton />}>
        {named && named !== user.accountId ? (
          <OtherAccountPage accountId={named} />
        ) : isOutOfScope(user, { pathname, search }) ? (
          <OutOfScopePage />
        ) : (
          <Outlet />
        )}
      </Suspense>
    </LoadBoundary>
  );
}

function PageSkeleton() {
  const { pathname } = useLocation();
  const [title, lead] = firstHeading.pathname === pathname ? firstHeading.words : [];
  return (
    <div role="status" className="mx-auto w-full max-w-6xl px-4 py-6 sm:px-6 lg:px-8 lg:py-7">
      {title ? (
        <>
          <p className="sr-only">{copy.loading}</p>
          <p className="text-2xl font-semibold tracking-tight">{title}</p>
          <p className="mt-1 max-w-prose text-muted">{lead}</p>
        </>
      ) : (
        <>
          <p className="mb-3 animate-appear text-sm text-muted">{copy.loading}</p>
          <Skeleton className="h-7 w-56" />
          <Skeleton className="mt-3 h-4 w-80 max-w-full" />
        </>
      )}
      <Skeleton className="mt-6 h-64 w-full rounded-xl" />
    </div>
  );
}

function BalanceProvider({ children }: { children: ReactNode }) {
  const enabled = useReaches("campaigns");
  const { data, isPending } = useQuery({ ...creditBalanceQuery, enabled });
  const state: BalanceState = data
    ? { status: "ready", balance: data }
    : { status: isPending ? "loading" : "unavailable" };
  return <BalanceContext value={state}>{children}</BalanceContext>;
}
