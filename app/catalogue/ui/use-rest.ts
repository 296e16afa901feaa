import { startTransition, useEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router";

/**
 * Is it time for what stands below the first screen? On a page that a click leads to, once its first screen is painted.
 * At once where it was served, and where somebody comes for it: by an address within the page, or going back.
 */
export function useRest(isServed: boolean): boolean {
  const { hash } = useLocation();
  const isBack = useNavigationType() === "POP";
  const [isTime, setTime] = useState(isServed || isBack || hash !== "");
  useEffect(() => {
    if (isTime) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setTime(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isTime]);
  return isTime;
}
