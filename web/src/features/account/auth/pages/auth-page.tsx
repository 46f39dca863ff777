import { useQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense, useState } from "react";
import { Navigate, useNavigate } from "react-router-dom";
import { currentUserQuery } from "#account/get-current-user.ts";
import { lacksSecondFactor } from "#account/second-factor.ts";
import { usePublicSettings } from "#api/public-settings.ts";
import { wasSignedIn } from "#api/signed-in-before.ts";
import { useAddress } from "#routing/address.ts";
import { profileTabPath, returnPath, signInPath } from "#routing/paths.ts";
import { lazyPart } from "#ui/lazy-part.tsx";
import { Wordmark } from "#ui/mark.tsx";
import { BackLink, usePageTitle } from "#ui/page.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { useGoogleReturn } from "../components/google-return.ts";
import { MarketingPanel } from "../components/marketing-panel.tsx";
import { SignInForm } from "../components/sign-in-form.tsx";
import { authPage as copy } from "../copy.ts";

const otherWays = () => import("../components/other-ways.ts");
const RegisterForm = lazyPart(async () => (await otherWays()).RegisterForm);
const ForgotPasswordDialog = lazyPart(async () => (await otherWays()).ForgotPasswordDialog, "dialog");
const TwoFactorStep = lazyPart(async () => (await otherWays()).TwoFactorStep);
const LinkGoogleForm = lazyPart(async () => (await otherWays()).LinkGoogleForm);
const PhoneSignIn = lazyPart(async () => (await otherWays()).PhoneSignIn);

const screens = {
  "sign-in": {
    heading: copy.signIn,
    lead: copy.signInLead,
  },
  register: { heading: copy.createAccount, lead: copy.createAccountLead },
  phone: { heading: copy.phone, lead: copy.phoneLead },
  "two-factor": { heading: copy.twoFactor, lead: copy.twoFactorLead },
  "google-link": {
    heading: copy.linkGoogle,
    lead: copy.linkGoogleLead,
  },
} as const;

/** The address holds the current step of the sign-in, so that Back and reload work as expected. */
function screenOf(search: URLSearchParams): keyof typeof screens {
  if (search.get("step") === "two-factor") return "two-factor";
  if (search.get("google") === "link") return "google-link";
  if (search.get("way") === "phone") return "phone";
  return search.get("tab") === "register" ? "register" : "sign-in";
}

/**
 * Every way to sign in and register. A signed-in user continues to the requested page; an admin who needs a second
 * factor goes to set it up.
 */
export function AuthPage() {
  // In a browser where nobody was signed in, the server could only refuse, so don't ask.
  const [ask] = useState(wasSignedIn);
  const { data: user } = useQuery({ ...currentUserQuery, enabled: ask });
  const settings = usePublicSettings();
  const { search, edit } = useAddress();
  const navigate = useNavigate();
  const screen = screenOf(search);
  const { heading, lead } = screens[screen];
  const email = search.get("email") ?? "";
  usePageTitle(heading);
  useGoogleReturn();

  if (user) {
    const first = lacksSecondFactor(user, settings) ? profileTabPath("security") : undefined;
    return <Navigate to={first ?? returnPath(search.get("next"))} replace />;
  }

  function put(name: "tab" | "way", value: string | null, replace = false): void {
    edit((address) => (value === null ? address.delete(name) : address.set(name, value)), { replace });
  }
  const startPath = signInPath(returnPath(search.get("next")));
  const startOver = () => void navigate(startPath, { replace: true });

  return (
    <div className="grid min-h-dvh grid-cols-1 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)]">
      <main className="flex flex-col px-5 py-6 sm:px-10">
        <Wordmark />
        <div className="mx-auto w-full max-w-md flex-1 pt-8 pb-6 lg:pt-[max(2rem,calc(50dvh-22rem))]">
          {screen !== "sign-in" && screen !== "register" && (
            <div>
              <BackLink to={startPath} label={copy.backToSignIn} />
            </div>
          )}
          <h1 className="text-2xl">{heading}</h1>
          <p className="mt-1 mb-6 text-muted">
            {lead}
            {screen === "google-link" && email !== "" && (
              <strong className="block font-medium text-ink">{email}</strong>
            )}
          </p>
          {screen === "two-factor" ? (
            <Step>
              <TwoFactorStep onStartOver={startOver} />
            </Step>
          ) : screen === "google-link" ? (
            <Step>
              <LinkGoogleForm onStartOver={startOver} />
            </Step>
          ) : screen === "phone" ? (
            <Step>
              <PhoneSignIn purpose={search.get("tab") === "register" ? "register" : "sign-in"} />
            </Step>
          ) : (
            <Tabs
              label={copy.tabs}
              variant="segment"
              value={screen}
              onValue={(next) => put("tab", next === "register" ? next : null, true)}
              panelClassName="pt-6"
              tabs={[
                {
                  value: "sign-in",
                  label: copy.signIn,
                  content: (
                    <SignInForm
                      onRegister={() => put("tab", "register", true)}
                      onForgot={() => put("way", "forgot")}
                      onPhone={() => put("way", "phone")}
                    />
                  ),
                },
                {
                  value: "register",
                  label: copy.register,
                  content: (
                    <Suspense fallback={<div className="min-h-120" />}>
                      <RegisterForm email={email} onPhone={() => put("way", "phone")} />
                    </Suspense>
                  ),
                },
              ]}
            />
          )}
          <Suspense fallback={null}>
            {search.get("way") === "forgot" && (
              <ForgotPasswordDialog onClose={() => put("way", null, true)} />
            )}
          </Suspense>
        </div>
      </main>
      <MarketingPanel />
    </div>
  );
}

/** A lazily loaded step reserves about its height while its code loads. */
function Step({ children }: { children: ReactNode }) {
  return <Suspense fallback={<div className="min-h-40" />}>{children}</Suspense>;
}
