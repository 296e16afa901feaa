import { type PointerEvent, useEffect, useRef, useState } from "react";
import { Button } from "../../design/button";
import { useTranslate } from "../../i18n/translate-context";
import styles from "./picture-viewer.module.css";

const steps = ["", styles.double, styles.triple] as const;
/** A shorter movement is a tap. */
const swipePx = 40;

type Props = { readonly url: string; readonly alt: string; readonly onSwipe: (by: number) => void };

/** One picture with two zoom steps; a zoomed picture scrolls, and can be dragged. */
export function ZoomView({ url, alt, onSwipe }: Props) {
  const translate = useTranslate();
  const [zoom, setZoom] = useState(0);
  const pane = useRef<HTMLDivElement>(null);
  const begin = useRef<{ x: number; y: number } | null>(null);

  // What was in the middle stays there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pane has another size after each step
  useEffect(() => {
    const { current } = pane;
    if (!current) return;
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = current;
    current.scrollTo((scrollWidth - clientWidth) / 2, (scrollHeight - clientHeight) / 2);
  }, [zoom]);

  const onPointerMove = ({ clientX, clientY, pointerType }: PointerEvent) => {
    if (!begin.current || zoom === 0 || pointerType !== "mouse") return;
    pane.current?.scrollBy({
      left: begin.current.x - clientX,
      top: begin.current.y - clientY,
      behavior: "instant",
    });
    begin.current = { x: clientX, y: clientY };
  };
  const onPointerUp = ({ clientX }: PointerEvent) => {
    const dx = clientX - (begin.current?.x ?? clientX);
    begin.current = null;
    if (zoom === 0 && Math.abs(dx) > swipePx) onSwipe(dx < 0 ? 1 : -1);
  };

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: all that the pointer does here the buttons below do too */}
      <div
        ref={pane}
        className={styles.pane}
        tabIndex={zoom > 0 ? 0 : undefined}
        onKeyDown={(event) => zoom > 0 && event.key.startsWith("Arrow") && event.stopPropagation()}
        onPointerDown={({ clientX, clientY }) => {
          begin.current = { x: clientX, y: clientY };
        }}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerLeave={() => {
          begin.current = null;
        }}
        onDoubleClick={() => setZoom(zoom === 0 ? 1 : 0)}
      >
        <img src={url} width="480" height="480" alt={alt} className={steps[zoom]} draggable={false} />
      </div>
      <div className={styles.tools}>
        <Button size="small" disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
          {translate("product.viewer.smaller")}
        </Button>
        <Button size="small" disabled={zoom === steps.length - 1} onClick={() => setZoom(zoom + 1)}>
          {translate("product.viewer.larger")}
        </Button>
      </div>
    </>
  );
}
