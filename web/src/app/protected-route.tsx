import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useDeferredValue, useEffect, useState } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { currentUserQuery } from "#features/auth/api/get-current-user.ts";
import { signInPath } from "#lib/paths.ts";
import { usePublicSettings } from "#lib/public-settings.ts";
import { lacksSecondFactor } from "#lib/second-factor.ts";
import { CurrentUserContext, useCurrentUser } from "#lib/session.ts";
import { removeFirstFrame } from "#lib/signed-in-before.ts";
import { lazyPart } from "#ui/lazy-part.tsx";
import { protectedRoute as copy } from "./copy.ts";
import { WaitingScreen } from "./waiting-screen.tsx";

const SessionError = lazyPart(async () => (await import("./session-error.tsx")).SessionError);

const SecondFactorNotice = lazyPart(
  async () => (await import("./second-factor-notice.tsx")).SecondFactorNotice,
);

/** Lets only a signed-in user in; asks once more before it sends anyone to sign in. */
export function ProtectedRoute({ children }: { children: ReactNode }) {
  const { data: user, error, isPending, refetch } = useQuery(currentUserQuery);
  // Everything behind it is drawn in slices: what a query answers would otherwise be drawn in one go.
  const shownUser = useDeferredValue(user);
  const [recheckedAs, setRecheckedAs] = useState<"nobody" | null>(null);
  const location = useLocation();
  // Asked for at the same time: the frame waits for both.
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

  if (user && shownUser) return <CurrentUserContext value={shownUser}>{children}</CurrentUserContext>;
  if (error && !isPending) {
    return <SessionError error={error} onRetry={() => void refetch()} />;
  }
  if (user === null && recheckedAs === "nobody") {
    return <Navigate to={signInPath(location.pathname + location.search + location.hash)} replace />;
  }
  return <WaitingScreen label={copy.verifyingAuthentication} />;
}

/** An admin's page does not exist for anyone else, and opens to an admin once they have the second factor they need. */
export function AdminOnly({ children, otherwise }: { children: ReactNode; otherwise: ReactNode }) {
  const user = useCurrentUser();
  const settings = usePublicSettings();
  if (user.role !== "admin") return otherwise;
  return lacksSecondFactor(user, settings) ? <SecondFactorNotice /> : children;
}
