import { Component, type ReactNode } from "react";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";

type MessageProps = { readonly error: unknown; readonly home: string };

/** Shown when rendering the error page fails as well (specification, second document 2.5). */
export function LastResortMessage({ error, home }: MessageProps) {
  const translate = useTranslate();
  return (
    <>
      <h1>{translate("frame.error.twice.title")}</h1>
      <p>{translate("frame.error.twice.text")}</p>
      <pre>{error instanceof Error ? error.message : String(error)}</pre>
      <p>
        <a href={home}>{translate("frame.error.twice.home")}</a>
      </p>
    </>
  );
}

type Props = { readonly children: ReactNode };

/**
 * Shows the last message in place of an error page that cannot be rendered; in the browser only, as error boundaries
 * do.
 */
export class LastResortBoundary extends Component<
  Props,
  { readonly failure: { readonly error: unknown } | null }
> {
  override state = { failure: null as { readonly error: unknown } | null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override render() {
    const { failure } = this.state;
    return failure ? <LastResort error={failure.error} /> : this.props.children;
  }
}

function LastResort({ error }: { readonly error: unknown }) {
  return <LastResortMessage error={error} home={usePathPrefix() || "/"} />;
}
