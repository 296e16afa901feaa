import {
  Body,
  Container,
  Head,
  Heading,
  Html,
  Img,
  Link,
  Preview,
  Section,
  Text,
} from "@react-email/components";
import { renderToStaticMarkup } from "react-dom/server.node";
import { brand } from "../countries/model/brand";
import { MailBlockView } from "./mail-blocks";
import { mailColours as colour } from "./mail-colours";
import type { MailDocument } from "./mail-document";
import { toMailText } from "./to-mail-text";

export type RenderedMail = {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
};

const fonts = "'Sofia Sans', 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

/** Programs with automatic dark mode use these colours instead of guessing. */
const darkMode = `
@media (prefers-color-scheme: dark) {
  .page, .page > table > tbody > tr > td { background-color: ${colour.ink} !important; color: ${colour.panel} !important; }
  .sheet { background-color: ${colour.dark} !important; border-color: ${colour.darkLine} !important; }
  .sheet h1, .sheet h2, .sheet p, .sheet td { color: ${colour.panel} !important; }
  .sheet .quiet, .foot p { color: ${colour.darkQuiet} !important; }
  .box { background-color: ${colour.ink} !important; }
  .line { border-color: ${colour.darkLine} !important; }
  .link, .foot a { color: ${colour.wash} !important; }
  .button, .button span { color: ${colour.white} !important; }
}
@media (max-width: 480px) {
  .head { padding: 16px !important; }
  .sheet { padding: 24px 16px !important; }
  .foot { padding: 24px 16px !important; }
}
`;

const signSize = 32;

const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** Renders a mail: HTML in tables with inline styles, and the same content as text. */
export function renderMail(document: MailDocument): RenderedMail {
  const html = `${doctype}${renderToStaticMarkup(<Mail {...document} />)}`;
  const { subject, unsubscribe } = document;
  return { subject, html, text: toMailText(document), ...(unsubscribe && toUnsubscribeHeaders(unsubscribe)) };
}

/** RFC 2369 and RFC 8058: mail programs show their own button, and post to the URL. */
function toUnsubscribeHeaders(address: string): Pick<RenderedMail, "headers"> {
  return {
    headers: { "List-Unsubscribe": `<${address}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
  };
}

function Mail({ locale, subject, preheader, title, blocks, footer, home }: MailDocument) {
  return (
    <Html lang={locale} dir="ltr">
      <Head>
        <title>{subject}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style dangerouslySetInnerHTML={{ __html: darkMode }} />
      </Head>
      <Preview>{preheader}</Preview>
      <Body
        className="page"
        style={{ backgroundColor: colour.paper, color: colour.ink, fontFamily: fonts, margin: "0" }}
      >
        <Container style={{ maxWidth: "600px", width: "100%", padding: "24px 8px" }}>
          <Wordmark home={home} />
          <Section
            className="sheet"
            style={{ backgroundColor: colour.white, border: `1px solid ${colour.line}`, padding: "32px" }}
          >
            <Heading as="h1" style={{ fontSize: "28px", lineHeight: "34px", margin: "0 0 16px" }}>
              {title}
            </Heading>
            {blocks.map((block, at) => (
              <MailBlockView key={at} block={block} />
            ))}
          </Section>
          <Footer {...footer} />
        </Container>
      </Body>
    </Html>
  );
}

/** The shop's sign and name; the sign is a picture of the shop, which programs show on request. */
function Wordmark({ home }: { readonly home: string }) {
  const sign = new URL("/icons/app-192.png", home).href;
  const style = {
    color: colour.white,
    fontSize: "22px",
    fontWeight: 800,
    letterSpacing: "1px",
    textDecoration: "none",
  };
  return (
    <Section
      className="head"
      style={{ backgroundColor: colour.ink, borderTop: `4px solid ${colour.signal}`, padding: "16px 32px" }}
    >
      <Link href={home} className="button" style={style}>
        <Img
          src={sign}
          alt=""
          width={signSize}
          height={signSize}
          style={{
            display: "inline-block",
            margin: "0 12px 0 0",
            verticalAlign: "middle",
            borderRadius: "4px",
          }}
        />
        {brand.name.toUpperCase()}
      </Link>
    </Section>
  );
}

function Footer({ lines, links }: MailDocument["footer"]) {
  const style = { fontSize: "13px", lineHeight: "20px", margin: "0 0 4px", color: colour.quiet };
  return (
    <Section className="foot" style={{ padding: "24px 32px" }}>
      {lines.map((line) => (
        <Text key={line} style={style}>
          {line}
        </Text>
      ))}
      {links.map(({ text, href }) => (
        <Text key={href} style={style}>
          <Link href={href} style={{ color: colour.link, textDecoration: "underline" }}>
            {text}
          </Link>
        </Text>
      ))}
    </Section>
  );
}
