import { cancelEventDialog as copy } from "../copy.ts";

/** Checks a reason against the contract; unlike publishing, canceling requires one. */
export async function loadCancelSchema() {
  const { transitionEventBodySchema } = await import("@marquee/contracts/events/hosting");
  return {
    safeParse: (values: unknown) => {
      const { reason } = values as { reason: string };
      const result = transitionEventBodySchema.safeParse({ action: "cancel", version: 1, reason });
      if (!result.success) return result;
      const given = result.data.reason ?? "";
      return given === ""
        ? { success: false as const, error: { issues: [{ path: ["reason"], message: copy.required }] } }
        : { success: true as const, data: { reason: given } };
    },
  };
}
