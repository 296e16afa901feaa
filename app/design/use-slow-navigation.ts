import { useEffect, useState } from "react";
import { useNavigation } from "react-router";

/** What comes sooner is shown without a word of waiting. */
const noticeableMs = 200;

/** Is a page on its way that somebody already waits for? */
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
