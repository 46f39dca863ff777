import { Route, Routes } from "react-router-dom";
import { showPage } from "#testing/show-page.tsx";
import { AuthPage } from "./auth-page.tsx";

const elsewhere = "elsewhere";

/** For component tests: shows the sign-in page with nobody signed in; the page it leads to reads "elsewhere". */
export function showAuthPage(at = "/auth") {
  showPage(
    <Routes>
      <Route path="/auth" element={<AuthPage />} />
      <Route path="*" element={<p>{elsewhere}</p>} />
    </Routes>,
    { at, user: null },
  );
}
