import type { ComponentType } from "react";
import { matchPath } from "react-router-dom";
import { paths } from "#lib/paths.ts";
import { retriable } from "#ui/lazy-part.tsx";

/** A page is loaded when it is first needed, or a moment earlier. */
interface LazyPage {
  load: () => Promise<unknown>;
  Component: ComponentType;
}

function page<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name): LazyPage {
  return { load, Component: retriable(async () => (await load())[name]) };
}

export interface AppRoute extends LazyPage {
  path: string;
  adminOnly?: boolean;
}

const campaigns = page(() => import("#features/campaigns/pages/campaigns-page.tsx"), "CampaignsPage");
const overview = page(() => import("./pages/overview-page.tsx"), "OverviewPage");

export const layout = page(() => import("./layout/app-layout.tsx"), "AppLayout");
export const notFound = page(() => import("./pages/not-found-page.tsx"), "NotFound");

export const publicRoutes: readonly AppRoute[] = [
  { path: paths.auth, ...page(() => import("#features/auth/pages/auth-page.tsx"), "AuthPage") },
  {
    path: paths.resetPassword,
    ...page(() => import("#features/auth/pages/reset-password-page.tsx"), "ResetPasswordPage"),
  },
  {
    path: paths.confirmEmail,
    ...page(() => import("#features/auth/pages/confirm-email-page.tsx"), "ConfirmEmailPage"),
  },
  { path: paths.terms, ...page(() => import("#features/legal/pages/terms-page.tsx"), "TermsPage") },
  { path: paths.privacy, ...page(() => import("#features/legal/pages/privacy-page.tsx"), "PrivacyPage") },
];

export const protectedRoutes: readonly AppRoute[] = [
  { path: paths.dashboard, ...page(() => import("./pages/dashboard-page.tsx"), "DashboardPage") },
  { path: paths.credits, ...page(() => import("#features/credits/pages/credits-page.tsx"), "CreditsPage") },
  { path: paths.receipt, ...page(() => import("#features/credits/pages/receipt-page.tsx"), "ReceiptPage") },
  { path: paths.campaigns, ...campaigns },
  { path: paths.campaignIdeation, ...campaigns },
  { path: paths.chat, ...page(() => import("#features/chat/pages/chat-page.tsx"), "ChatPage") },
  { path: paths.profile, ...page(() => import("#features/profile/pages/profile-page.tsx"), "ProfilePage") },
  {
    path: paths.settings,
    ...page(() => import("#features/settings/pages/settings-page.tsx"), "SettingsPage"),
  },
  { path: paths.events, ...overview },
  { path: paths.sponsorships, ...overview },
  { path: paths.sponsorship, ...overview },
  { path: paths.analytics, ...overview },
  { path: paths.engagement, ...overview },
  { path: paths.roi, ...overview },
  { path: paths.admin, ...page(() => import("./pages/admin-page.tsx"), "AdminPage"), adminOnly: true },
];

/** Fetches the code of a page, and of the layout around it, before it is shown. */
export function loadPage(pathname: string): void {
  const isOf = (route: AppRoute) => matchPath({ path: route.path, caseSensitive: false }, pathname) !== null;
  const protectedRoute = protectedRoutes.find(isOf);
  const route = protectedRoute ?? publicRoutes.find(isOf);
  // A failed preload is no failure: the page itself asks again.
  if (protectedRoute) void layout.load().catch(() => undefined);
  void route?.load().catch(() => undefined);
}
