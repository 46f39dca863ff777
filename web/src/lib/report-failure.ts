import { copy } from "./error-copy.ts";
import { messageOf } from "./http.ts";
import { needsStepUp } from "./step-up.ts";
import { toast } from "./toast.ts";

/** Says why nothing was changed; who did not want to prove themselves knows it already. */
export function reportFailure(error: unknown): void {
  if (!needsStepUp(error)) toast(copy.changeFailed(messageOf(error)));
}
