import { type MouseEvent, useRef, useState } from "react";
import { Icon } from "../../design/icon";
import { toPictureSources, toWidth } from "../../foundation/sized-picture";
import { useTranslate } from "../../i18n/translate-context";
import type { GalleryView, PictureView } from "../model/product-view";
import styles from "./gallery.module.css";
import type { PictureViewer, ViewerStart } from "./picture-viewer";

/** The full-window viewer with zoom, 360° view and clip: loads on the first interaction with the gallery. */
const loadViewer = () => import("./picture-viewer").then((viewer) => viewer.PictureViewer);

type Open = { readonly Viewer: typeof PictureViewer; readonly start: ViewerStart };
type Show = (start: ViewerStart) => (event: MouseEvent<HTMLAnchorElement>) => void;

/**
 * A product's pictures in a strip that scrolls by swipe, arrow keys and thumbnails, also without scripts.
 * Only the first picture loads before the first interaction.
 */
export function Gallery({ view }: { readonly view: GalleryView }) {
  const { pictures } = view;
  const nameView = useViewName();
  const [isWanted, setWanted] = useState(false);
  const [open, setOpen] = useState<Open | null>(null);
  const want = () => {
    if (isWanted) return;
    setWanted(true);
    loadViewer().catch(() => {});
  };
  const show: Show = (start) => (event) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    loadViewer().then(
      (Viewer) => setOpen({ Viewer, start }),
      () => location.assign(href),
    );
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only prefetches
    <div
      className={styles.gallery}
      data-wanted={isWanted || undefined}
      data-scripted=""
      onPointerEnter={want}
      onTouchStart={want}
      onFocus={want}
    >
      <Views view={view} pictures={pictures} show={show} want={want} />
      {open ? (
        <open.Viewer view={view} start={open.start} nameView={nameView} onClose={() => setOpen(null)} />
      ) : null}
    </div>
  );
}

type ViewsProps = {
  readonly view: GalleryView;
  readonly pictures: readonly PictureView[];
  readonly show: Show;
  readonly want: () => void;
};

function Views({ view, pictures, show, want }: ViewsProps) {
  const translate = useTranslate();
  const strip = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const go = (to: number) => {
    want();
    const { current } = strip;
    current?.scrollTo({ left: Math.max(0, Math.min(to, pictures.length - 1)) * current.clientWidth });
  };
  const step = (key: string) => (key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0);
  return (
    <>
      <div className={styles.stage}>
        <ul
          ref={strip}
          className={styles.strip}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
          tabIndex={0}
          aria-label={translate("catalogue.gallery.views")}
          onScroll={({ currentTarget }) =>
            setAt(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))
          }
          onKeyDown={(event) => {
            const by = step(event.key);
            if (by === 0) return;
            event.preventDefault();
            go(at + by);
          }}
        >
          <Slides name={view.name} pictures={pictures} at={at} show={show} />
        </ul>
        {view.badge ? <b className={view.isOffer ? styles.offer : styles.badge}>{view.badge}</b> : null}
        <span className={styles.count} aria-hidden="true">
          {pictures.length > 1 ? `${at + 1}/${pictures.length}` : null}
        </span>
      </div>
      <Thumbs view={view} pictures={pictures} at={at} go={go} show={show} />
    </>
  );
}

type SlidesProps = Pick<ThumbsProps, "pictures" | "at" | "show"> & { readonly name: string };

/** Each picture opens the viewer; without scripts, its file. */
function Slides({ name, pictures, at, show }: SlidesProps) {
  const translate = useTranslate();
  const nameView = useViewName();
  return pictures.map(({ url, view }, index) => (
    <li key={url} id={`view-${index + 1}`}>
      <a
        href={url}
        onClick={show(index)}
        title={translate("product.viewer.open")}
        tabIndex={index === at ? undefined : -1}
      >
        <img
          {...toPictureSources(url, [480, 720, 960, 1440], "(min-width: 768px) 45vw, 100vw")}
          src={url}
          width="480"
          height="480"
          data-main-picture={index === 0 || undefined}
          alt={index === 0 ? name : `${nameView(view)}: ${name}`}
          loading={index === 0 ? undefined : "lazy"}
          fetchPriority={index === 0 ? "high" : undefined}
        />
        <Icon name="zoom" className={styles.zoom} />
      </a>
    </li>
  ));
}

type ThumbsProps = Omit<ViewsProps, "want"> & {
  readonly at: number;
  readonly go: (to: number) => void;
};

function Thumbs({ view, pictures, at, go, show }: ThumbsProps) {
  const translate = useTranslate();
  const nameView = useViewName();
  const { video, turn: [frame] = [] } = view;
  const count = countThumbs(view);
  if (count < 2) return null;
  return (
    <ul
      className={`${styles.thumbs} ${chooseColumns(count)}`}
      aria-label={translate("product.viewer.choose")}
    >
      {pictures.map(({ url, view: name }, index) => (
        <li key={url} className={styles.still}>
          <a
            href={`#view-${index + 1}`}
            aria-current={index === at}
            onClick={(event) => {
              event.preventDefault();
              go(index);
            }}
          >
            <img src={toWidth(url, 192)} width="96" height="96" alt="" loading="lazy" />
            <span>{nameView(name)}</span>
          </a>
        </li>
      ))}
      {frame ? (
        <li className="only-with-script">
          <a href={frame} onClick={show("turn")}>
            <Icon name="turn" />
            <span>{translate("product.view.turn")}</span>
          </a>
        </li>
      ) : null}
      {video ? (
        <li>
          <a href={video.url} onClick={show("video")}>
            {video.poster ? <img src={video.poster} width="96" height="96" alt="" loading="lazy" /> : null}
            <Icon name="play" />
            <span>{translate("product.view.video")}</span>
          </a>
        </li>
      ) : null}
    </ul>
  );
}

/** Pictures, 360° view and video of a product. */
function countThumbs({ pictures, turn, video }: GalleryView): number {
  return pictures.length + Number(Boolean(turn?.length)) + Number(Boolean(video));
}

/** More are in two rows, for wide windows. */
const thumbsInRow = 6;

/** Returns the columns of at most two rows of about the same length, for wide windows. */
function chooseColumns(count: number): string | undefined {
  const columns = count > thumbsInRow ? Math.ceil(count / 2) : count;
  return columns > 5 ? styles.six : columns > 4 ? styles.five : styles.four;
}

/** Returns the name of a view, or its number if the picture file names none. */
function useViewName(): (view: string) => string {
  const translate = useTranslate();
  return (view) =>
    /^\d+$/.test(view)
      ? translate("catalogue.gallery.view", { number: view })
      : translate(`product.view.${view}`);
}
