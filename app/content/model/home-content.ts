/** The editorial part of the start page. */
export type HomeContent = {
  readonly hero: {
    readonly title: string;
    readonly text: string;
    readonly button: string;
    readonly href: string;
  };
  readonly trust: readonly {
    readonly icon: "truck" | "return" | "shield" | "document";
    readonly title: string;
    readonly text: string;
  }[];
};
