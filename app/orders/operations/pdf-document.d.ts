type TextOptions = { readonly width?: number; readonly align?: "left" | "right" };

/** The part of PDFKit that the shop uses: its published types depend on Node's, which workerd lacks. */
export default class PdfDocument {
  constructor(options: {
    readonly size: "A4" | "A6";
    readonly margin: number;
    readonly displayTitle: boolean;
    readonly lang: string;
    readonly info: { readonly Title: string; readonly Author: string };
    /** "": no font is opened before others are registered. */
    readonly font: string;
    /** The library adds the identification and the colour profile that the standard requires. */
    readonly subset?: "PDF/A-3b";
    /** A subset's metadata needs at least 1.4, embedded files of PDF/A-3 1.7. */
    readonly pdfVersion?: "1.7";
  });
  /** The top of the next text, in points from the page's top. */
  y: number;
  readonly page: { readonly width: number; readonly height: number };
  registerFont(name: string, font: ArrayBuffer): this;
  font(name: string, sizePt: number): this;
  fillColor(colour: string): this;
  text(text: string, x: number, y: number, options?: TextOptions): this;
  heightOfString(text: string, options: TextOptions): number;
  rect(x: number, y: number, width: number, height: number): this;
  fill(colour: string): this;
  addPage(): this;
  /** Embeds a file, and lists it among the document's associated files. */
  file(
    content: ArrayBuffer,
    options: {
      readonly name: string;
      readonly type: string;
      readonly description: string;
      readonly relationship: "Alternative";
      readonly creationDate: Date;
      readonly modifiedDate: Date;
    },
  ): unknown;
  /** Adds to the document's XMP metadata. */
  appendXML(xml: string): void;
  on(event: "data", listener: (chunk: Uint8Array<ArrayBuffer>) => void): this;
  once(event: "end", listener: (value: unknown) => void): this;
  end(): void;
}
