import { Suspense, useLayoutEffect } from "react";
import { Navigate, Outlet, Route, Routes } from "react-router-dom";
import { paths } from "#lib/paths.ts";
import { removeFirstFrame } from "#lib/signed-in-before.ts";
import { MaintenanceBanner } from "./layout/maintenance-banner.tsx";
import { AdminOnly, ProtectedRoute } from "./protected-route.tsx";
import { layout, notFound, notFoundInLayout, protectedRoutes, publicRoutes } from "./routes.ts";
import { WaitingScreen } from "./waiting-screen.tsx";

/** Which page an address shows. Letter case and a trailing slash do not matter (spec §2). */
export function AppRouter() {
  return (
    <Suspense fallback={<WaitingScreen />}>
      <Routes>
        <Route element={<BannerAndPage />}>
          {publicRoutes.map(({ path, Component }) => (
            <Route key={path} path={path} element={<Component />} />
          ))}
          <Route path="*" element={<notFound.Component />} />
        </Route>
        <Route path="/dashboard" element={<Navigate to={paths.dashboard} replace />} />
        <Route
          element={
            <ProtectedRoute>
              <layout.Component />
            </ProtectedRoute>
          }
        >
          {protectedRoutes.map(({ path, Component, adminOnly }) => (
            <Route
              key={path}
              path={path}
              element={
                adminOnly ? (
                  <AdminOnly otherwise={<notFoundInLayout.Component />}>
                    <Component />
                  </AdminOnly>
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

/** A public page under the banner; the signed-in pages have it in their layout. */
function BannerAndPage() {
  useLayoutEffect(removeFirstFrame, []);
  return (
    <>
      <MaintenanceBanner />
      <Outlet />
    </>
  );
}
