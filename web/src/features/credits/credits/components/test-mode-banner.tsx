import { usePublicSettings } from "#api/public-settings.ts";
import { testModeBanner as copy } from "../copy.ts";

/** Says that purchases are in test mode, while they are. */
export function TestModeBanner() {
  const settings = usePublicSettings();
  if (!settings?.testMode) return null;
  return (
    <p className="mb-4 rounded-lg border border-lamp-line bg-lamp-soft px-4 py-2 text-base text-lamp-text">
      <strong className="font-semibold">{copy.testMode}</strong>{" "}
      {settings.payments === "mock" ? copy.mock : copy.testCard}
    </p>
  );
}
