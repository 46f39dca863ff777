import { useAddress } from "#routing/address.ts";
import { returnPath } from "#routing/paths.ts";
import { Button } from "#ui/button.tsx";
import { useGoToGoogle } from "../api/get-google-redirect-url.ts";
import { googleButton as copy } from "../copy.ts";

/** Goes to Google and, once signed in, on to the requested page. */
export function GoogleButton({ noteId }: { noteId: string }) {
  const { search } = useAddress();
  const google = useGoToGoogle(returnPath(search.get("next")));
  return (
    <Button
      size="lg"
      className="w-full"
      pending={google.leaving}
      aria-describedby={noteId}
      onClick={google.go}
    >
      <svg viewBox="0 0 18 18" aria-hidden fill="currentColor">
        <path d="M17.6 9.2c0-.6-.1-1.2-.2-1.8H9v3.5h4.8a4.1 4.1 0 0 1-1.8 2.7v2.2h2.9c1.7-1.6 2.7-3.9 2.7-6.6ZM9 18c2.4 0 4.5-.8 6-2.2L12 13.6a5.4 5.4 0 0 1-8-2.8H1v2.3A9 9 0 0 0 9 18ZM4 10.7a5.4 5.4 0 0 1 0-3.4V5H1a9 9 0 0 0 0 8l3-2.3ZM9 3.6c1.3 0 2.5.5 3.4 1.3L15 2.3A9 9 0 0 0 1 5l3 2.3A5.4 5.4 0 0 1 9 3.6Z" />
      </svg>
      {copy.signInWithGoogle}
    </Button>
  );
}
