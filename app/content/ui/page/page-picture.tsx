import type { PageSection } from "../../model/content-page";
import styles from "./page-pictures.module.css";

type Picture = NonNullable<PageSection["picture"]>;

type Props = {
  readonly picture: Picture;
  /** Above the fold: loaded at once instead of lazily. */
  readonly isFirst?: boolean;
};

/** Matches URLs of scenes, which are wide; all other pictures are square. */
const widePicture = /\/(?:scene|story|editorial|hero)\b/;

export function PagePicture({ picture, isFirst = false }: Props) {
  const { src, alt, caption } = picture;
  const isWide = widePicture.test(src);
  const [width, height] = isWide ? [1200, 640] : [480, 480];
  return (
    <figure className={isWide ? styles.scene : styles.figure}>
      <img src={src} alt={alt} width={width} height={height} loading={isFirst ? undefined : "lazy"} />
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  );
}
