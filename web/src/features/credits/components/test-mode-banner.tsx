import { usePublicSettings } from "#lib/public-settings.ts";

/** Says that buying is a rehearsal here, while it is. */
export function TestModeBanner() {
  const settings = usePublicSettings();
  if (!settings?.testMode) return null;
  return (
    <p className="mb-4 rounded-lg border border-lamp-line bg-lamp-soft px-4 py-2 text-base text-lamp-text">
      <strong className="font-semibold">Test mode.</strong>{" "}
      {settings.payments === "mock"
        ? "Payments are simulated here. No real card is charged, and the credits work at once."
        : "No real card is charged: the card provider takes its test cards only, and the credits work as bought ones do."}
    </p>
  );
}
