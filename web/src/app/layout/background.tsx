import type { User } from "@marquee/contracts/account/auth";
import { ZoneNotice } from "#account/account-zone.ts";
import { useKeptFocus } from "#browser/keep-focus.ts";
import { OutboxDelivery } from "#features/chat/chat/components/outbox-delivery.tsx";
import { useOutbox } from "#features/chat/chat/model/outbox.ts";
import { AppDialogs } from "./app-dialogs.tsx";
import { PagesAhead } from "./pages-ahead.ts";
import { SessionWatch } from "./session-watch.ts";

/** What every signed-in page has but none waits for: the app's dialogs and background work. */
export function Background({ user }: { user: User }) {
  useKeptFocus();
  return (
    <>
      <AppDialogs user={user} />
      <SessionWatch />
      <ZoneNotice />
      <PagesAhead user={user} />
      <Unsent />
    </>
  );
}

/** Delivers messages written to Morgan while offline, on every page. */
function Unsent() {
  return useOutbox().length > 0 && <OutboxDelivery />;
}
