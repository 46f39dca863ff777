import { useEffect, useState } from "react";

/** Margin around the highlighted element. */
const marginPx = 6;
/** A page may still move its content, for example when a list arrives. */
const repositionMs = 250;

/** Dims the page except for the element that a step is about, even if it moves. */
export function Spotlight({ target }: { target: Element | null }) {
  const [place, setPlace] = useState<DOMRect | null>(null);
  useEffect(() => {
    if (!target) return setPlace(null);
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    target.scrollIntoView?.({ block: "center", behavior: calm ? "auto" : "smooth" });
    const reposition = () => setPlace(target.isConnected ? target.getBoundingClientRect() : null);
    reposition();
    const timer = setInterval(reposition, repositionMs);
    addEventListener("scroll", reposition, { capture: true, passive: true });
    addEventListener("resize", reposition);
    return () => {
      clearInterval(timer);
      removeEventListener("scroll", reposition, { capture: true });
      removeEventListener("resize", reposition);
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
