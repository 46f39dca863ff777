import { Suspense, useEffect, useState } from "react";
import { lazyPart } from "#ui/lazy-part.tsx";
import { useVisibleToast } from "../../toasts/toast.ts";

const ToastRegion = lazyPart(async () => (await import("./toast-region.tsx")).ToastRegion);

/** Toasts are not part of the first screen: their region loads with the first toast or the first interaction. */
export function LazyToasts() {
  const [touched, setTouched] = useState(false);
  const wanted = useVisibleToast() !== undefined || touched;

  useEffect(() => {
    if (wanted) {
      setTouched(true);
      return;
    }
    const touch = () => setTouched(true);
    addEventListener("pointerdown", touch, { once: true });
    addEventListener("keydown", touch, { once: true });
    return () => {
      removeEventListener("pointerdown", touch);
      removeEventListener("keydown", touch);
    };
  }, [wanted]);

  return <Suspense fallback={null}>{wanted && <ToastRegion />}</Suspense>;
}
