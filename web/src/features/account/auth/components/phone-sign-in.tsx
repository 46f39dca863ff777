import { useState } from "react";
import { usePublicSettings } from "#api/public-settings.ts";
import { now } from "#browser/clock.ts";
import { useSendPhoneCode } from "../api/send-phone-code.ts";
import { phoneSignIn as copy } from "../copy.ts";
import { PhoneCodeForm } from "./phone-code-form.tsx";
import { PhoneNumberForm } from "./phone-number-form.tsx";
import { PhoneRegisterForm } from "./phone-register-form.tsx";

type Step =
  | { name: "number" }
  | { name: "code"; phone: string; resendAtMs: number }
  | { name: "register"; phone: string };

/** Number, code and, if no user has the number, the rest of a registration. */
export function PhoneSignIn({ purpose }: { purpose: "sign-in" | "register" }) {
  const [step, setStep] = useState<Step>({ name: "number" });
  const [number, setNumber] = useState("");
  const send = useSendPhoneCode(purpose);
  const flags = usePublicSettings()?.flags;

  function sendTo(phone: string, onRefused?: (error: unknown) => void): void {
    setNumber(phone);
    send.mutate(phone, {
      onSuccess: (answer) =>
        setStep({
          name: "code",
          phone: answer.phone,
          resendAtMs: now() + answer.resendInSeconds * 1_000,
        }),
      onError: (error) => onRefused?.(error),
    });
  }

  if (flags?.phoneSignIn === false) return <p className="text-muted">{copy.off}</p>;
  switch (step.name) {
    case "number":
      return <PhoneNumberForm initial={number} pending={send.isPending} onSend={sendTo} />;
    case "code":
      return (
        <PhoneCodeForm
          phone={step.phone}
          resendAtMs={step.resendAtMs}
          resending={send.isPending}
          resendError={send.error}
          onResend={() => sendTo(step.phone)}
          onChangeNumber={() => setStep({ name: "number" })}
          onVerified={(phone) => setStep({ name: "register", phone })}
        />
      );
    case "register":
      if (flags?.registration === false) {
        return <p className="text-muted">{copy.registrationOff}</p>;
      }
      return <PhoneRegisterForm phone={step.phone} onStartOver={() => setStep({ name: "number" })} />;
  }
}
