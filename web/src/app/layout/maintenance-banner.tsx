import { usePublicSettings } from "#api/public-settings.ts";
import { Banner } from "#ui/banner.tsx";

/** What an admin wants everyone to know, above every page; nothing while there is nothing to say. */
export function MaintenanceBanner() {
  const maintenance = usePublicSettings()?.maintenance;
  return maintenance && <Banner tone={maintenance.tone}>{maintenance.message}</Banner>;
}
