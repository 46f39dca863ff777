import { DiagnosticPage } from "../components/diagnostic-page.tsx";
import { LoginTest } from "../components/login-test.tsx";
import { loginTestPage as copy } from "../copy.ts";

/** /login-test: whether signing in works, and who is signed in. */
export function LoginTestPage() {
  return (
    <DiagnosticPage title={copy.title} lead={copy.lead}>
      <LoginTest />
    </DiagnosticPage>
  );
}
