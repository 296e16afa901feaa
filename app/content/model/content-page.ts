import {
  array,
  boolean,
  type Infer,
  nonempty,
  object,
  optional,
  pattern,
  size,
  string,
  tuple,
} from "superstruct";
import { LinkTarget } from "./link-target";

const Text = nonempty(string());
const Day = pattern(string(), /^\d{4}-\d\d-\d\d$/);
const PicturePath = pattern(string(), /^\/pictures\/[\w-]+\.(?:svg|jpg|webp)$/);

const Picture = object({ src: PicturePath, alt: string(), caption: optional(Text) });
const Link = object({ text: Text, to: LinkTarget });
const Fact = tuple([Text, Text]);

const Section = object({
  heading: Text,
  paragraphs: array(Text),
  list: optional(size(array(Text), 1, 60)),
  /** Ordered: steps of a procedure. */
  steps: optional(size(array(Text), 1, 20)),
  /** The first cell of each row is its heading. */
  table: optional(object({ head: array(string()), rows: size(array(array(string())), 1, 60) })),
  /** Name and value, such as a company's register and number. */
  facts: optional(size(array(Fact), 1, 40)),
  /** Lines of a postal address. */
  address: optional(size(array(Text), 1, 10)),
  /** Shown apart from the text. */
  note: optional(Text),
  picture: optional(Picture),
  questions: optional(
    size(array(object({ question: Text, answer: Text, links: optional(array(Link)) })), 1, 60),
  ),
  links: optional(size(array(Link), 1, 20)),
  /** Link cards with pictures: articles, other pages. */
  cards: optional(size(array(object({ title: Text, text: Text, picture: Picture, link: Link })), 1, 12)),
  /** Years of a history. */
  timeline: optional(
    size(array(object({ when: Text, title: Text, text: Text, picture: optional(Picture) })), 1, 30),
  ),
  recalls: optional(
    size(
      array(
        object({
          title: Text,
          day: Day,
          picture: Picture,
          /** Article number, batches, years of manufacture … */
          facts: array(Fact),
          danger: Text,
          whatToDo: array(Text),
          links: optional(array(Link)),
        }),
      ),
      1,
      30,
    ),
  ),
  form: optional(object({ lines: array(Text), note: Text })),
});

/**
 * A content page in the content store.
 * Texts may contain tokens, `{{parcelFreeFrom}}`. The parts of a section are shown in the order of the shape.
 */
export const ContentPageStruct = object({
  title: Text,
  description: Text,
  /** Introduction, larger than the text. */
  lead: optional(Text),
  /** Day from which a legal text applies. */
  updated: optional(Day),
  picture: optional(Picture),
  /** A page with many sections begins with a list of them. */
  hasContents: optional(boolean()),
  sections: size(array(Section), 1, 60),
  /** Below the sections: kind and slug of blocks. */
  blocks: optional(size(array(tuple([Text, Text])), 1, 12)),
});

export type ContentPage = Infer<typeof ContentPageStruct>;
export type PageLink = Infer<typeof Link>;
export type PageSection = Infer<typeof Section>;

/** A form to print, fill in by hand and send back: each line has space behind or below it. */
export type PrintedForm = NonNullable<PageSection["form"]>;
