import { useQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense, useDeferredValue, useEffect, useState } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { currentUserQuery } from "#account/get-current-user.ts";
import { lacksSecondFactor } from "#account/second-factor.ts";
import { SignedInAs } from "#account/signed-in-as.tsx";
import { isAccessEnded } from "#api/http.ts";
import { usePublicSettings, usePublicSettingsKnown } from "#api/public-settings.ts";
import { useCurrentUser } from "#api/session.ts";
import { removeFirstFrame } from "#api/signed-in-before.ts";
import { signInPath } from "#routing/paths.ts";
import { lazyPart } from "#ui/lazy-part.tsx";
import { protectedRoute as copy } from "./copy.ts";
import { WaitingScreen } from "./waiting-screen.tsx";

const SecondFactorNotice = lazyPart(
  async () => (await import("./second-factor-notice.tsx")).SecondFactorNotice,
);
const SessionError = lazyPart(async () => (await import("./session-error.tsx")).SessionError);

/** Lets only a signed-in user in; checks once more before redirecting to the sign-in page. */
export function ProtectedRoute({ children }: { children: ReactNode }) {
  const { data: user, error, isPending, refetch } = useQuery(currentUserQuery);
  // Render everything behind it in slices; otherwise a query's answer would be rendered in one go.
  const shownUser = useDeferredValue(user);
  const [recheckedAs, setRecheckedAs] = useState<"nobody" | null>(null);
  const location = useLocation();
  // Fetched at the same time: the frame waits for both.
  usePublicSettings();

  useEffect(() => {
    if (user) setRecheckedAs(null);
    if (user !== null) return;
    let current = true;
    void refetch().then(() => {
      if (current) setRecheckedAs("nobody");
    });
    return () => {
      current = false;
    };
  }, [user, refetch]);

  useEffect(() => {
    if (user === null || error) removeFirstFrame();
  }, [user, error]);

  if (user && shownUser && !isAccessEnded(error)) return <SignedInAs user={shownUser}>{children}</SignedInAs>;
  if (error && !isPending) {
    return (
      <Suspense fallback={<WaitingScreen />}>
        <SessionError error={error} onRetry={() => void refetch()} />
      </Suspense>
    );
  }
  if (user === null && recheckedAs === "nobody") {
    return <Navigate to={signInPath(location.pathname + location.search + location.hash)} replace />;
  }
  return <WaitingScreen label={copy.verifyingAuthentication} />;
}

/** To anyone else, an admin page does not exist. It opens to admins once they have the second factor they need. */
export function AdminOnly({ children, otherwise }: { children: ReactNode; otherwise: ReactNode }) {
  const user = useCurrentUser();
  const settings = usePublicSettings();
  if (user.role !== "admin") return otherwise;
  if (!lacksSecondFactor(user, settings)) return children;
  return (
    <Suspense fallback={null}>
      <SecondFactorNotice />
    </Suspense>
  );
}

/** A page for Marquee's developers; it does not exist on the stages that others use. */
export function BuilderOnly({ children, otherwise }: { children: ReactNode; otherwise: ReactNode }) {
  return usePublicSettings()?.forBuilders === true ? children : otherwise;
}

/** A diagnostic page; it does not exist if the stage's diagnostics are off, or before that is known. */
export function DiagnosticOnly({ children, otherwise }: { children: ReactNode; otherwise: ReactNode }) {
  const settings = usePublicSettings();
  const known = usePublicSettingsKnown();
  if (settings?.diagnostics === true) return children;
  return known ? otherwise : <WaitingScreen />;
}
