import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Button } from "../../design/button";
import { Icon } from "../../design/icon";
import { useTranslate } from "../../i18n/translate-context";
import type { GalleryView, VideoView } from "../model/product-view";
import styles from "./picture-viewer.module.css";
import { TurnView } from "./turn-view";
import { ZoomView } from "./zoom-view";

export type ViewerStart = number | "turn" | "video";

type Props = {
  readonly view: GalleryView;
  readonly start: ViewerStart;
  readonly nameView: (view: string) => string;
  readonly onClose: () => void;
};

/** The full-window viewer: pictures with zoom, the 360° view and the clip. Escape closes it, arrow keys change the view. */
export function PictureViewer({ view, start, nameView, onClose }: Props) {
  const translate = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  const items = useItems(view, nameView);
  const first = items.findIndex(({ key }) => key === String(start));
  const [at, setAt] = useState(Math.max(0, first));
  useEffect(() => dialog.current?.showModal(), []);
  const shown = items[at];
  const step = (by: number) => setAt((at + by + items.length) % items.length);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (by === 0 || event.defaultPrevented || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    step(by);
  };

  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={view.name}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <header className={styles.head}>
        <b>{view.name}</b>
        <p role="status">
          {`${translate("product.viewer.position", { number: at + 1, count: items.length })}: ${shown?.name}`}
        </p>
        <button type="button" onClick={() => dialog.current?.close()} aria-label={translate("frame.close")}>
          <Icon name="cross" />
        </button>
      </header>
      <div className={styles.stage} key={shown?.key}>
        {shown?.key === "turn" ? <TurnView frames={view.turn ?? []} name={view.name} /> : null}
        {shown?.key === "video" && view.video ? <ClipView clip={view.video} name={view.name} /> : null}
        {shown?.url ? <ZoomView url={shown.url} alt={`${shown.name}: ${view.name}`} onSwipe={step} /> : null}
      </div>
      <footer className={styles.foot}>
        <button
          type="button"
          className={styles.back}
          onClick={() => step(-1)}
          aria-label={translate("product.viewer.previous")}
        >
          <Icon name="chevron" />
        </button>
        <ul>
          {items.map(({ key, name }, index) => (
            <li key={key}>
              <button
                ref={index === at ? showInRow : undefined}
                type="button"
                aria-pressed={index === at}
                onClick={() => setAt(index)}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
        <button type="button" onClick={() => step(1)} aria-label={translate("product.viewer.next")}>
          <Icon name="chevron" />
        </button>
      </footer>
    </dialog>
  );
}

/** Scrolls the row of names to the view that a swipe or an arrow key chose. */
function showInRow(button: HTMLButtonElement | null): void {
  button?.scrollIntoView({ block: "nearest", inline: "center" });
}

type Item = { readonly key: string; readonly name: string; readonly url?: string };

function useItems({ pictures, turn, video }: GalleryView, nameView: Props["nameView"]): readonly Item[] {
  const translate = useTranslate();
  const stills = pictures.map(({ url, view }, index) => ({
    key: String(index),
    name: nameView(view),
    url,
  }));
  return [
    ...stills,
    ...(turn ? [{ key: "turn", name: translate("product.view.turn") }] : []),
    ...(video ? [{ key: "video", name: translate("product.view.video") }] : []),
  ];
}

/** Animated files that an `<img>` shows. */
const movingPicture = /\.(webp|gif|avif)$/i;

type ClipViewProps = { readonly clip: VideoView; readonly name: string };

/** A clip behind its poster: loads when started, and stops with the same button. */
function ClipView({ clip: { url, poster }, name }: ClipViewProps) {
  const translate = useTranslate();
  const [isRunning, setRunning] = useState(false);
  const isPicture = movingPicture.test(url);
  return (
    <>
      <div className={`${styles.pane} ${styles.clip}`}>
        {isRunning && !isPicture ? (
          <video src={url} poster={poster ?? undefined} controls autoPlay muted playsInline />
        ) : (
          <img
            src={isRunning ? url : (poster ?? undefined)}
            width="480"
            height="480"
            alt={`${translate("product.view.video")}: ${name}`}
          />
        )}
      </div>
      <div className={styles.tools}>
        <Button size="small" onClick={() => setRunning(!isRunning)}>
          {translate(isRunning ? "product.viewer.stop" : "product.viewer.play")}
        </Button>
      </div>
    </>
  );
}
