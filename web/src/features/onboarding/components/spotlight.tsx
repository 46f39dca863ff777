import { useEffect, useState } from "react";

/** Room around what is lit. */
const marginPx = 6;
/** A page may still move what it shows, as when a list arrives. */
const lookEveryMs = 250;

/** Dims the page but for what a step is about, wherever that moves. */
export function Spotlight({ target }: { target: Element | null }) {
  const [place, setPlace] = useState<DOMRect | null>(null);
  useEffect(() => {
    if (!target) return setPlace(null);
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    target.scrollIntoView?.({ block: "center", behavior: calm ? "auto" : "smooth" });
    const look = () => setPlace(target.isConnected ? target.getBoundingClientRect() : null);
    look();
    const timer = setInterval(look, lookEveryMs);
    addEventListener("scroll", look, { capture: true, passive: true });
    addEventListener("resize", look);
    return () => {
      clearInterval(timer);
      removeEventListener("scroll", look, { capture: true });
      removeEventListener("resize", look);
    };
  }, [target]);

  if (!target || !place) return <div className="absolute inset-0 bg-shade" />;
  return (
    <div
      aria-hidden
      className="absolute rounded-xl outline-2 outline-offset-2 outline-lamp shadow-[0_0_0_200vmax_var(--shade)]"
      style={{
        top: place.top - marginPx,
        left: place.left - marginPx,
        width: place.width + 2 * marginPx,
        height: place.height + 2 * marginPx,
      }}
    />
  );
}
