import type { User } from "@marquee/contracts/account/auth";
import { lacksSecondFactor } from "#account/second-factor.ts";
import { usePublicSettings } from "#api/public-settings.ts";
import { paths } from "#routing/paths.ts";
import { LinkButton } from "#ui/button.tsx";
import { DiagnosticPage } from "../components/diagnostic-page.tsx";
import { LoginTest } from "../components/login-test.tsx";
import { loginTestPage as copy } from "../copy.ts";

/** /test-login: whether an account may open the admin pages. */
export function AdminLoginTestPage() {
  return (
    <DiagnosticPage title={copy.adminTitle} lead={copy.adminLead}>
      <LoginTest about={(user) => <Rights user={user} />} />
    </DiagnosticPage>
  );
}

function Rights({ user }: { user: User }) {
  const settings = usePublicSettings();
  if (user.role !== "admin") return <p>{copy.noAdmin}</p>;
  if (lacksSecondFactor(user, settings)) return <p>{copy.adminLacksFactor}</p>;
  return (
    <div className="flex flex-col items-start gap-3">
      <p>{copy.isAdmin}</p>
      <LinkButton to={paths.admin}>{copy.openAdmin}</LinkButton>
    </div>
  );
}
