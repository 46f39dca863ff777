import type { getGoogleConfig } from "@marquee/contracts/account/google";
import type { AnswerOf } from "@marquee/contracts/operation";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { currentUserQuery } from "#account/get-current-user.ts";
import { ApiError } from "#api/http.ts";
import { wasSignedIn } from "#api/signed-in-before.ts";
import { useGoToGoogle } from "#features/account/auth/api/get-google-redirect-url.ts";
import { paths } from "#routing/paths.ts";
import { toast } from "#toasts/toast.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Facts } from "#ui/facts.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { googleConfigQuery } from "../api/get-google-config.ts";
import { DiagnosticPage } from "../components/diagnostic-page.tsx";
import { oauthTestPage as copy } from "../copy.ts";
import { toasts } from "../toasts.ts";

type Config = AnswerOf<typeof getGoogleConfig>["config"];

/** /oauth-test: the configuration of Google sign-in, and a button to try it. */
export function OauthTestPage() {
  const { data, error, isPending, refetch } = useQuery(googleConfigQuery);
  const { data: user } = useQuery({ ...currentUserQuery, enabled: wasSignedIn() });
  const google = useGoToGoogle(paths.dashboard);
  const failure = error && failureText(error);
  useEffect(() => {
    if (failure) toast(toasts.configFailed(failure));
  }, [failure]);

  return (
    <DiagnosticPage title={copy.title} lead={copy.lead}>
      <div className="in-turn grid grid-cols-1 gap-5">
        <p role="status">
          {user ? <Badge tone="success">{copy.authenticated}</Badge> : <Badge>{copy.notAuthenticated}</Badge>}
        </p>
        {failure && (
          <div
            role="alert"
            className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-danger-line bg-danger-soft px-4 py-2.5 text-danger"
          >
            {failure}
            <Button size="sm" onClick={() => void refetch()}>
              {copy.tryAgain}
            </Button>
          </div>
        )}
        {isPending ? (
          <Loading label={copy.loading}>
            <Skeleton className="h-48 w-full rounded-xl" />
          </Loading>
        ) : (
          data && <ConfigCard config={data.config} />
        )}
        <div>
          <Button
            variant="primary"
            disabled={!data?.config.isConfigured || google.leaving}
            onClick={google.go}
          >
            {google.leaving ? copy.signingIn : copy.signIn}
          </Button>
        </div>
        <section aria-labelledby="set-up-title">
          <h2 id="set-up-title" className="mb-2 text-base">
            {copy.setUp}
          </h2>
          <ol className="grid list-decimal gap-1.5 pl-5 text-muted">
            {copy.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      </div>
    </DiagnosticPage>
  );
}

function ConfigCard({ config }: { config: Config }) {
  return (
    <Card aria-label={copy.overall}>
      <Facts
        layout="ruled"
        className="*:px-5"
        facts={[
          [copy.clientId, config.clientID === null ? copy.missing : copy.configured(config.clientID)],
          [copy.clientSecret, config.secretProvided ? copy.secretConfigured : copy.missing],
          [
            copy.callbackUrl,
            <code key="url" className="text-sm break-all">
              {config.callbackURL}
            </code>,
          ],
          [
            copy.overall,
            <Badge key="overall" tone={config.isConfigured ? "success" : "lamp"}>
              {config.isConfigured ? copy.ready : copy.incomplete}
            </Badge>,
          ],
        ]}
      />
    </Card>
  );
}

/** Includes the status if there was an answer. */
function failureText(error: Error): string {
  if (!(error instanceof ApiError) || error.code === "network") return copy.fetchFailed;
  return copy.httpStatus(error.status, error.serverMessage);
}
