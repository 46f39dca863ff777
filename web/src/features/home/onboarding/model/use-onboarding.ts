import { tourVersion } from "@marquee/contracts/home/tour-steps";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router-dom";
import { useCurrentUser } from "#api/session.ts";
import { openAppDialog, useAppDialog } from "#browser/app-dialog.ts";
import { needsQuery } from "#features/deals/deals/api/list-needs.ts";
import { paths } from "#routing/paths.ts";
import { useNoteOnboarding } from "../api/update-onboarding.ts";
import { keepFlags, tourFlags, unheardOf } from "./flags.ts";
import { nextOpening } from "./next-opening.ts";

const tourDelayMs = 1_500;

/**
 * Opens on the dashboard what a newcomer has not seen; other pages open undisturbed. Progress on one device applies
 * to all.
 */
export function useOnboarding(): void {
  const { id, onboarding, through } = useCurrentUser();
  const note = useNoteOnboarding();
  const openDialog = useAppDialog();
  const { pathname } = useLocation();
  const unheard = unheardOf(id, onboarding);

  const tellServer = useEffectEvent(() => {
    keepFlags(id, onboarding);
    if (Object.keys(unheard).length > 0) void note(unheard);
  });
  useEffect(() => tellServer(), []);

  // At a client's, nobody is introduced, and the questions would be about the client.
  const due =
    through === null &&
    pathname === paths.dashboard &&
    openDialog === null &&
    Object.keys(unheard).length === 0
      ? nextOpening(onboarding, tourFlags(), tourVersion)
      : null;
  // The tour does not cover what waits for an answer, such as a host's first offer; it opens once that is done.
  const { data: needs } = useQuery({ ...needsQuery, enabled: due === "tour" });
  const next = due === "tour" && needs?.count !== 0 ? null : due;
  // A dialog dismissed without an answer does not reopen before the next visit.
  const [asked, setAsked] = useState<string | null>(null);
  const open = useEffectEvent((opening: "welcome" | "wizard" | "tour") => {
    setAsked(opening);
    if (opening === "tour") void note({ tourOffered: tourVersion });
    openAppDialog(opening, { byItself: true });
  });
  useEffect(() => {
    if (next === null || next === asked) return;
    const timer = setTimeout(() => open(next), next === "tour" ? tourDelayMs : 0);
    return () => clearTimeout(timer);
  }, [next, asked]);
}
