import { useQuery } from "@tanstack/react-query";
import { mayHost } from "#account/may-host.ts";
import { maySponsor } from "#account/may-sponsor.ts";
import { useBuysCredits } from "#account/payer.ts";
import { useCurrentUser } from "#api/session.ts";
import { openAppDialog } from "#browser/app-dialog.ts";
import { creditPackagesQuery } from "#features/credits/credits/api/list-credit-packages.ts";
import { formatCredits, formatDollars } from "#format/format.ts";
import { creditPackagePath, documentationHref, paths, profileTabPath } from "#routing/paths.ts";
import type { IconName } from "#ui/icon.tsx";
import { searchPanel as copy } from "../search-copy.ts";
import { isOutOfScope, navGroups } from "./nav.ts";
import type { SearchEntry } from "./search-results.ts";

/** What can be found without asking the server, as far as the reader may use it: pages, actions, help, credit packages. */
export function useEntries(): SearchEntry[] {
  const user = useCurrentUser();
  const buys = useBuysCredits();
  const { data: packages = [] } = useQuery(creditPackagesQuery);
  const action = (name: keyof typeof copy.actionNames, to: string, icon: IconName): SearchEntry => ({
    group: copy.actions,
    label: copy.actionNames[name],
    words: copy.actionWords[name],
    to,
    note: "",
    icon,
  });
  const help = (name: keyof typeof copy.helpNames, to: string, run?: () => void): SearchEntry => ({
    group: copy.help,
    label: copy.helpNames[name],
    words: copy.helpWords[name],
    to,
    note: "",
    icon: "circle-help",
    ...(run ? { run } : {}),
  });
  const entries = [
    ...navGroups(user).flatMap(({ items }) =>
      items.map((item) => ({
        group: copy.pages,
        label: item.label,
        words: item.to,
        to: item.to,
        note: "",
        icon: item.icon,
      })),
    ),
    action("campaign", paths.campaigns, "megaphone"),
    ...(buys ? [action("credits", paths.credits, "coins")] : []),
    ...(maySponsor(user.role) ? [action("deal", paths.newSponsorship, "handshake")] : []),
    ...(mayHost(user.role) ? [action("event", paths.newEvent, "calendar-days")] : []),
    action("results", `${paths.analytics}?open=record`, "chart-column"),
    action("morgan", paths.chat, "message-square-text"),
    action("profile", paths.profile, "user"),
    help("tour", "#tour", () => openAppDialog("tour")),
    help("help", paths.help),
    help("shortcuts", "#help", () => openAppDialog("help")),
    help("limits", `${paths.help}?q=limits`),
    help("errors", `${paths.help}?q=error+codes`),
    help("usage", `${paths.credits}?tab=usage`),
    help("twoFactor", profileTabPath("security")),
    help("verify", paths.verifyContract),
    help("keys", `${paths.settings}?tab=api`),
    help("documentation", documentationHref, () => location.assign(documentationHref)),
    ...(buys ? packages : []).map(
      (offer): SearchEntry => ({
        group: copy.creditPackages,
        label: offer.name,
        words: copy.packageWords(offer.description),
        to: creditPackagePath(offer.id),
        note: copy.packageNote(formatCredits(offer.creditAmount), formatDollars(offer.price / 100)),
        icon: "coins",
      }),
    ),
  ];
  return entries.filter(({ to }) => {
    const [pathname = "", search = ""] = to.split("?");
    return !isOutOfScope(user, { pathname, search });
  });
}
