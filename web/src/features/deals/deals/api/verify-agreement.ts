import type { verifyAgreement } from "@marquee/contracts/deals/agreements";
import { useMutation } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";

const operation = addressOf<typeof verifyAgreement>("verifyAgreement", "POST", "/api/agreements/verify");

/** Looks up which agreement a file is, by its SHA-256 hash. The file itself never leaves this browser. */
export function useVerifyAgreement() {
  return useMutation({
    mutationFn: async (file: File) => {
      const sha256 = await sha256Of(file);
      return call(operation, { body: { sha256 } });
    },
  });
}

async function sha256Of(file: File): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
