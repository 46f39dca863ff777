import { Route, Routes } from "react-router-dom";
import { showPage } from "#testing/show-page.tsx";
import { AuthPage } from "./auth-page.tsx";

const elsewhere = "elsewhere";

/** For component tests: the page to sign in at, with nobody signed in, and "elsewhere" where it leads to. */
export function showAuthPage(at = "/auth") {
  showPage(
    <Routes>
      <Route path="/auth" element={<AuthPage />} />
      <Route path="*" element={<p>{elsewhere}</p>} />
    </Routes>,
    { at, user: null },
  );
}
