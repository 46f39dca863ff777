import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { Navigate, useSearchParams } from "react-router-dom";
import { returnPath } from "#lib/paths.ts";
import { Wordmark } from "#ui/mark.tsx";
import { usePageTitle } from "#ui/page.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { currentUserQuery } from "../api/get-current-user.ts";
import { MarketingPanel } from "../components/marketing-panel.tsx";
import { SignInForm } from "../components/sign-in-form.tsx";

const RegisterForm = lazy(() =>
  import("../components/register-form.tsx").then((module) => ({ default: module.RegisterForm })),
);

type AuthTab = "sign-in" | "register";

/** Sign in and register (spec §2). Whoever is signed in goes on to the page that was asked for. */
export function AuthPage() {
  const { data: user } = useQuery(currentUserQuery);
  const [search, setSearch] = useSearchParams();
  const tab: AuthTab = search.get("tab") === "register" ? "register" : "sign-in";
  const registering = tab === "register";
  const heading = registering ? "Create account" : "Sign in";
  usePageTitle(heading);

  if (user) return <Navigate to={returnPath(search.get("next"))} replace />;

  function choose(next: AuthTab): void {
    setSearch(
      (before) => {
        if (next === "register") before.set("tab", next);
        else before.delete("tab");
        return before;
      },
      { replace: true },
    );
  }

  return (
    <div className="grid min-h-dvh grid-cols-1 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)]">
      <main className="flex flex-col px-5 py-6 sm:px-10">
        <Wordmark />
        <div className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center py-8">
          <h1 className="text-2xl">{heading}</h1>
          <p className="mt-1 mb-6 text-muted">
            {registering
              ? "A free account to find events and plan campaigns."
              : "Welcome back. Your events and campaigns are where you left them."}
          </p>
          <Tabs
            label="Sign in or register"
            look="segment"
            value={tab}
            onValue={choose}
            panelClassName="pt-6"
            tabs={[
              {
                value: "sign-in",
                label: "Sign in",
                content: <SignInForm onRegister={() => choose("register")} />,
              },
              {
                value: "register",
                label: "Register",
                content: (
                  <Suspense fallback={<div className="min-h-120" />}>
                    <RegisterForm />
                  </Suspense>
                ),
              },
            ]}
          />
        </div>
      </main>
      <MarketingPanel />
    </div>
  );
}
