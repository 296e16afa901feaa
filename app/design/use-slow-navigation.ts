import { useEffect, useState } from "react";
import { useNavigation } from "react-router";

/** Faster navigations show no loading indicator. */
const noticeableMs = 200;

/** Returns whether a navigation takes so long that the visitor notices it. */
export function useSlowNavigation(): boolean {
  const isIdle = useNavigation().state === "idle";
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (isIdle) return;
    const timer = setTimeout(() => setSlow(true), noticeableMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isIdle]);
  return isSlow && !isIdle;
}
