import { type PointerEvent, useEffect, useRef, useState } from "react";
import { Button } from "../../design/button";
import { useTranslate } from "../../i18n/translate-context";
import styles from "./picture-viewer.module.css";

/** Dragging across this share of the picture's width is one turn. */
const turnShare = 0.8;

type Props = { readonly frames: readonly string[]; readonly name: string };

/** The 360° view: loads its frames when opened; turns by dragging, slider, arrow keys and buttons. */
export function TurnView({ frames, name }: Props) {
  const translate = useTranslate();
  const [at, setAt] = useState(0);
  const loaded = useLoaded(frames);
  const begin = useRef<{ x: number; at: number } | null>(null);
  const turn = (to: number) => setAt(((Math.round(to) % frames.length) + frames.length) % frames.length);
  const onPointerMove = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    if (!begin.current) return;
    const share = (clientX - begin.current.x) / (currentTarget.clientWidth * turnShare);
    turn(begin.current.at + share * frames.length);
  };

  return (
    <>
      <div
        className={`${styles.pane} ${styles.turn}`}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          begin.current = { x: event.clientX, at };
        }}
        onPointerMove={onPointerMove}
        onPointerUp={() => {
          begin.current = null;
        }}
      >
        <img
          src={frames[at]}
          width="480"
          height="480"
          alt={`${translate("product.view.turn")}: ${name}`}
          draggable={false}
        />
      </div>
      <div className={styles.tools}>
        {loaded < frames.length ? (
          <label className={styles.progress}>
            {translate("product.viewer.loading")}
            <progress max={frames.length} value={loaded} />
          </label>
        ) : (
          <>
            <Button size="small" onClick={() => turn(at - 1)}>
              {translate("product.viewer.turnLeft")}
            </Button>
            <input
              type="range"
              min="1"
              max={frames.length}
              value={at + 1}
              aria-label={translate("product.viewer.turn")}
              onChange={({ target }) => setAt(Number(target.value) - 1)}
            />
            <Button size="small" onClick={() => turn(at + 1)}>
              {translate("product.viewer.turnRight")}
            </Button>
          </>
        )}
      </div>
    </>
  );
}

/** Loads the frames. Returns how many have loaded or failed. */
function useLoaded(frames: readonly string[]): number {
  const [loaded, setLoaded] = useState(0);
  const addresses = frames.join(" ");
  useEffect(() => {
    let isLeft = false;
    const count = () => {
      if (!isLeft) setLoaded((known) => known + 1);
    };
    setLoaded(0);
    for (const address of addresses.split(" ")) {
      const picture = new Image();
      picture.onload = count;
      picture.onerror = count;
      picture.src = address;
    }
    return () => {
      isLeft = true;
    };
  }, [addresses]);
  return loaded;
}
