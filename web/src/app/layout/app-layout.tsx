import type { User } from "@marquee/contracts/http/auth";
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
import { BalanceContext, type BalanceState, useCurrentUser } from "#account/session.ts";
import { removeFirstFrame } from "#account/signed-in-before.ts";
import { useOtherTabs } from "#api/other-tabs.ts";
import { usePublicSettingsKnown } from "#api/public-settings.ts";
import { useBackCloses } from "#browser/back-closes.ts";
import { focusContent } from "#browser/focus.ts";
import { useOutbox } from "#features/chat/model/outbox.ts";
import { creditBalanceQuery } from "#features/credits/api/get-credit-balance.ts";
import { paths } from "#routing/paths.ts";
import { rememberPlace } from "#routing/places.ts";
import { preloadPage } from "#routing/preload.ts";
import { LoadBoundary, retriable } from "#ui/lazy-part.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { appLayout as copy } from "../copy.ts";
import { PageFailure } from "../error-boundary.tsx";
import { RealtimeProvider } from "../realtime/realtime-provider.tsx";
import { AppDialogs } from "./app-dialogs.tsx";
import { ConfirmEmailBanner } from "./confirm-email-banner.tsx";
import { MaintenanceBanner } from "./maintenance-banner.tsx";
import { navGroups } from "./nav.ts";
import { OfflineBanner } from "./offline-banner.tsx";
import { useSessionWatch } from "./session-watch.ts";
import { Sidebar } from "./sidebar.tsx";
import { useSidebarCollapsed } from "./sidebar-state.ts";
import { TopBar } from "./top-bar.tsx";

/** Below this the sidebar is a drawer. */
const smallScreen = "(max-width: 767.98px)";
const onSmallScreen = () => matchMedia(smallScreen).matches;

const preloadAfterMs = 4_000;

/** The heading that public/first-paint.js has painted, and the page that it belongs to. */
const firstHeading = {
  pathname: location.pathname,
  words: [...document.querySelectorAll(".frame-page p")].map(({ textContent }) => textContent),
};

/** Everything around a signed-in page: sidebar, top bar, the live connection, and the balance that pages ask for. */
export function AppLayout() {
  const user = useCurrentUser();
  const drawer = useRef<HTMLDialogElement>(null);
  const [collapsed, toggleCollapsed] = useSidebarCollapsed(onSmallScreen);
  useSessionWatch();
  useOtherTabs();
  useLayoutEffect(removeFirstFrame, []);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const closeDrawer = useCallback(() => drawer.current?.close(), []);
  useBackCloses(drawerOpen, closeDrawer);

  useEffect(() => preloadWhenIdle(user), [user]);

  useEffect(() => {
    // A drawer left open must not cover a window that has grown.
    const query = matchMedia(smallScreen);
    query.addEventListener("change", closeDrawer);
    return () => query.removeEventListener("change", closeDrawer);
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
          {/* A page that fills the window takes what the banners above it leave. */}
          <div className="flex min-w-0 flex-col tall:has-[[data-fill]]:h-dvh">
            <TopBar
              user={user}
              sidebarCollapsed={collapsed}
              onToggleSidebar={() => (onSmallScreen() ? openDrawer() : toggleCollapsed())}
            />
            <MaintenanceBanner />
            <OfflineBanner />
            <ConfirmEmailBanner />
            <main id="content" tabIndex={-1} className="flex min-h-0 flex-1 flex-col focus:outline-none">
              <PageArea />
            </main>
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
        <AppDialogs user={user} />
        <Unsent />
      </RealtimeProvider>
    </BalanceProvider>
  );
}

/**
 * Fetches the pages of the sidebar once nothing else is going on: they then open at once, and open at all when the
 * network goes. One at a time, so that a slow phone answers to its reader in between; not for those who asked their
 * browser to save data.
 */
function preloadWhenIdle(user: User): () => void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return () => undefined;
  const waiting = [...navGroups(user).flatMap(({ items }) => items.map(({ to }) => to)), paths.chat];
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 0));
  const preloadNext = () => {
    const next = waiting.shift();
    if (next === undefined) return;
    preloadPage(next);
    whenIdle(preloadNext);
  };
  const timer = setTimeout(() => whenIdle(preloadNext), preloadAfterMs);
  return () => {
    clearTimeout(timer);
    waiting.length = 0;
  };
}

const OutboxDelivery = retriable(
  async () => (await import("#features/chat/components/outbox-delivery.tsx")).OutboxDelivery,
);

/** A part that shows nothing and whose code comes when it is needed; without a network it comes later. */
function InBackground({ part }: { part: ReactNode }) {
  return (
    <LoadBoundary failed={() => null}>
      <Suspense fallback={null}>{part}</Suspense>
    </LoadBoundary>
  );
}

/** Delivers what was written to Morgan without a connection, on every page. Its code comes when it is needed. */
function Unsent() {
  return useOutbox().length > 0 && <InBackground part={<OutboxDelivery />} />;
}

/** A new page starts at its top and is announced by its title; only the page waits, not the frame around it. */
function PageArea() {
  const { pathname, key } = useLocation();
  // The browser's own first page begins at its top; one that somebody came to, as by signing in, takes the focus.
  const shown = useRef(key === "default" ? pathname : null);
  const user = useCurrentUser();
  const settingsKnown = useDeferredValue(usePublicSettingsKnown());
  useEffect(() => rememberPlace(user.id, pathname), [user.id, pathname]);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    scrollTo(0, 0);
    // A page may begin with a field of its own, such as the chat, and whoever writes in the search by now goes on writing.
    if (document.activeElement?.matches("input, [data-takes-focus]")) return;
    focusContent();
  }, [pathname]);
  // What the settings bring, such as a banner, stands above the page from its first frame and never pushes it down.
  if (!settingsKnown) return <PageSkeleton />;
  return (
    <LoadBoundary
      // The next page has nothing to do with what failed on this one.
      contentKey={pathname}
      failed={(error, retry) => <PageFailure error={error} onRetry={retry} />}
    >
      <Suspense fallback={<PageSkeleton />}>
        <Outlet />
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
  const { data, isPending } = useQuery(creditBalanceQuery);
  const state: BalanceState = data
    ? { status: "ready", balance: data }
    : { status: isPending ? "loading" : "unavailable" };
  return <BalanceContext value={state}>{children}</BalanceContext>;
}
