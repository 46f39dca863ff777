import { usePublicSettings } from "#api/public-settings.ts";
import { Banner } from "#ui/banner.tsx";

/** An admin's message to everyone, above every page; nothing if there is none. */
export function MaintenanceBanner() {
  const maintenance = usePublicSettings()?.maintenance;
  return maintenance && <Banner tone={maintenance.tone}>{maintenance.message}</Banner>;
}
