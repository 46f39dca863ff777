import { useQuery } from "@tanstack/react-query";
import { Suspense, useLayoutEffect } from "react";
import { Navigate, Outlet, Route, Routes } from "react-router-dom";
import { currentUserQuery } from "#account/get-current-user.ts";
import { SignedInAs } from "#account/signed-in-as.tsx";
import { removeFirstFrame, wasSignedIn } from "#api/signed-in-before.ts";
import { paths } from "#routing/paths.ts";
import { MaintenanceBanner } from "./layout/maintenance-banner.tsx";
import { frame } from "./load-page.ts";
import { AdminOnly, BuilderOnly, DiagnosticOnly, ProtectedRoute } from "./protected-route.tsx";
import { bareRoutes, diagnosticRoutes, notFound, protectedRoutes, publicRoutes } from "./routes.ts";
import { WaitingScreen } from "./waiting-screen.tsx";

/** Maps addresses to pages, ignoring letter case and trailing slashes. */
export function AppRouter() {
  return (
    <Suspense fallback={<WaitingScreen />}>
      <Routes>
        <Route element={<BarePage />}>
          {bareRoutes.map(({ path, Component }) => (
            <Route key={path} path={path} element={<Component />} />
          ))}
        </Route>
        <Route element={<BannerAndPage />}>
          {publicRoutes.map(({ path, Component }) => (
            <Route key={path} path={path} element={<Component />} />
          ))}
        </Route>
        <Route element={<BannerAndPage />}>
          {diagnosticRoutes.map(({ path, Component }) => (
            <Route
              key={path}
              path={path}
              element={
                <DiagnosticOnly otherwise={<notFound.Component />}>
                  <Component />
                </DiagnosticOnly>
              }
            />
          ))}
        </Route>
        <Route element={<AnyFrame />}>
          <Route path="*" element={<notFound.Component />} />
        </Route>
        <Route path="/dashboard" element={<Navigate to={paths.dashboard} replace />} />
        <Route
          element={
            <ProtectedRoute>
              <frame.Component />
            </ProtectedRoute>
          }
        >
          {protectedRoutes.map(({ path, Component, access }) => (
            <Route
              key={path}
              path={path}
              element={
                access === "admin" ? (
                  <AdminOnly otherwise={<notFound.Component />}>
                    <Component />
                  </AdminOnly>
                ) : access === "builder" ? (
                  <BuilderOnly otherwise={<notFound.Component />}>
                    <Component />
                  </BuilderOnly>
                ) : (
                  <Component />
                )
              }
            />
          ))}
        </Route>
      </Routes>
    </Suspense>
  );
}

/** An unknown address keeps the frame for a signed-in user and has none for a visitor. */
function AnyFrame() {
  const { data: user, isLoading } = useQuery({ ...currentUserQuery, enabled: wasSignedIn() });
  if (user) {
    return (
      <SignedInAs user={user}>
        <frame.Component />
      </SignedInAs>
    );
  }
  if (isLoading) return <WaitingScreen />;
  return (
    <main className="flex min-h-dvh flex-col">
      <BannerAndPage />
    </main>
  );
}

/** A page that requests only its own data. */
function BarePage() {
  useLayoutEffect(removeFirstFrame, []);
  return <Outlet />;
}

/** A public page under the banner; signed-in pages get the banner from their layout. */
function BannerAndPage() {
  useLayoutEffect(removeFirstFrame, []);
  return (
    <>
      <MaintenanceBanner />
      <Outlet />
    </>
  );
}
