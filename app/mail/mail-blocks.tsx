import { Button, Column, Heading, Img, Link, Row, Section, Text } from "@react-email/components";
import { assertNever } from "../foundation/assert-never";
import { mailColours as colour } from "./mail-colours";
import type { MailBlock, MailLine, MailRow } from "./mail-document";

type Block<Type extends MailBlock["type"]> = Extract<MailBlock, { type: Type }>;

const body = { fontSize: "16px", lineHeight: "24px", margin: "0 0 16px" };
const small = { fontSize: "14px", lineHeight: "20px", margin: "0", color: colour.quiet };
const pictureSize = 64;

/** Renders one part of a mail; classes are only for dark mode, all other styles are inline. */
export function MailBlockView({ block }: { readonly block: MailBlock }) {
  switch (block.type) {
    case "text":
      return <Text style={body}>{block.text}</Text>;
    case "heading":
      return (
        <Heading as="h2" style={{ fontSize: "20px", lineHeight: "28px", margin: "32px 0 12px" }}>
          {block.text}
        </Heading>
      );
    case "facts":
      return <Rows rows={block.rows} />;
    case "box":
      return <Box {...block} />;
    case "lines":
      return <Lines {...block} />;
    case "totals":
      return <Totals {...block} />;
    case "columns":
      return <Columns {...block} />;
    case "button":
      return <Action {...block} />;
    case "list":
      return block.items.map((item) => (
        <Text key={item} style={{ ...body, margin: "0 0 8px", fontSize: "14px", lineHeight: "20px" }}>
          {item}
        </Text>
      ));
    default:
      return assertNever(block);
  }
}

function Rows({ rows }: { readonly rows: readonly MailRow[] }) {
  return (
    <Section style={{ margin: "0 0 16px" }}>
      {rows.map(({ label, value }) => (
        <Row key={label}>
          <Column
            className="quiet"
            style={{ ...small, width: "42%", padding: "4px 12px 4px 0", verticalAlign: "top" }}
          >
            {label}
          </Column>
          <Column style={{ fontSize: "16px", lineHeight: "24px", padding: "2px 0", verticalAlign: "top" }}>
            {value}
          </Column>
        </Row>
      ))}
    </Section>
  );
}

function Box({ title, lead, rows, code }: Block<"box">) {
  const frame = {
    backgroundColor: colour.wash,
    borderLeft: `4px solid ${colour.link}`,
    padding: "16px 20px 4px",
    margin: "0 0 24px",
  };
  return (
    <Section className="box" style={frame}>
      <Heading as="h2" style={{ fontSize: "18px", lineHeight: "26px", margin: "0 0 8px" }}>
        {title}
      </Heading>
      <Text style={{ ...body, margin: "0 0 12px" }}>{lead}</Text>
      <Rows rows={rows} />
      {code ? (
        <>
          <Img src={code.picture} alt={code.title} style={{ margin: "0 0 8px" }} />
          <Text style={{ ...body, margin: "0", fontWeight: 600 }}>{code.title}</Text>
          <Text className="quiet" style={{ ...small, margin: "0 0 12px" }}>
            {code.text}
          </Text>
        </>
      ) : null}
    </Section>
  );
}

function Lines({ lines }: Block<"lines">) {
  return lines.map((line) => (
    <Section
      key={`${line.name}${line.details.join()}`}
      className="line"
      style={{ borderTop: `1px solid ${colour.line}` }}
    >
      <LineRow {...line} />
    </Section>
  ));
}

function LineRow({ name, href, details, documents, amount, picture }: MailLine) {
  return (
    <Row>
      <Column style={{ width: `${pictureSize + 16}px`, padding: "12px 16px 12px 0", verticalAlign: "top" }}>
        {picture ? (
          <Img
            src={picture}
            alt={name}
            width={pictureSize}
            height={pictureSize}
            style={{ fontSize: "10px" }}
          />
        ) : null}
      </Column>
      <Column style={{ padding: "12px 12px 12px 0", verticalAlign: "top" }}>
        <Text style={{ ...body, margin: "0", fontWeight: 600 }}>
          {href ? (
            <Link href={href} className="link" style={{ color: colour.link, textDecoration: "underline" }}>
              {name}
            </Link>
          ) : (
            name
          )}
        </Text>
        {details.map((detail) => (
          <Text key={detail} className="quiet" style={small}>
            {detail}
          </Text>
        ))}
        {documents.map((document) => (
          <Text key={document.href} style={small}>
            <Link
              href={document.href}
              className="link"
              style={{ color: colour.link, textDecoration: "underline" }}
            >
              {document.text}
            </Link>
          </Text>
        ))}
      </Column>
      <Column
        align="right"
        style={{ padding: "12px 0", verticalAlign: "top", whiteSpace: "nowrap", fontSize: "16px" }}
      >
        {amount}
      </Column>
    </Row>
  );
}

function Totals({ rows, total, notes }: Block<"totals">) {
  return (
    <Section
      className="line"
      style={{ borderTop: `2px solid ${colour.ink}`, padding: "8px 0 0", margin: "0 0 24px" }}
    >
      {rows.map((row) => (
        <TotalRow key={row.label} {...row} />
      ))}
      <TotalRow {...total} isTotal />
      {notes.map((note) => (
        <Text key={note} className="quiet" style={{ ...small, textAlign: "right" }}>
          {note}
        </Text>
      ))}
    </Section>
  );
}

function TotalRow({ label, value, isTotal = false }: MailRow & { readonly isTotal?: boolean }) {
  const text = isTotal
    ? { fontSize: "20px", lineHeight: "28px", fontWeight: 700 }
    : { fontSize: "16px", lineHeight: "24px" };
  return (
    <Row>
      <Column style={{ ...text, padding: "4px 12px 4px 0" }}>{label}</Column>
      <Column align="right" style={{ ...text, padding: "4px 0", whiteSpace: "nowrap" }}>
        {value}
      </Column>
    </Row>
  );
}

function Columns({ columns }: Block<"columns">) {
  return (
    <Section style={{ margin: "0 0 16px" }}>
      <Row>
        {columns.map(({ title, lines }) => (
          <Column
            key={title}
            style={{ width: `${100 / columns.length}%`, padding: "0 12px 0 0", verticalAlign: "top" }}
          >
            <Text className="quiet" style={{ ...small, margin: "0 0 4px" }}>
              {title}
            </Text>
            {lines.map((line) => (
              <Text key={line} style={{ ...body, margin: "0" }}>
                {line}
              </Text>
            ))}
          </Column>
        ))}
      </Row>
    </Section>
  );
}

function Action({ link, look }: Block<"button">) {
  if (look === "quiet") {
    return (
      <Text style={body}>
        <Link href={link.href} className="link" style={{ color: colour.link, textDecoration: "underline" }}>
          {link.text}
        </Link>
      </Text>
    );
  }
  const style = {
    backgroundColor: colour.signal,
    color: colour.white,
    padding: "14px 24px",
    borderRadius: "4px",
    fontSize: "16px",
    fontWeight: 700,
    textDecoration: "none",
  };
  return (
    <Section style={{ margin: "8px 0 24px" }}>
      <Button href={link.href} className="button" style={style}>
        {link.text}
      </Button>
    </Section>
  );
}
