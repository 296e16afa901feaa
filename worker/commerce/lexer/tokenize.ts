/** Why a text is not in its language; `at` counts characters from 0. */
export type SyntaxProblem =
  /** No token begins with this character. */
  | { readonly kind: "unexpected"; readonly at: number }
  | { readonly kind: "expected"; readonly what: string; readonly at: number }
  | { readonly kind: "too deep"; readonly at: number }
  | { readonly kind: "too long"; readonly at: number };

/** The differences between the platform's condition languages. */
export interface Language {
  /** Whether `1st` is one word, as an attribute's name may be, or a number and a word. */
  readonly wordsBeginWithDigits: boolean;
  /** Whether `.` separates the names of a path. */
  readonly dottedPaths: boolean;
  /** Whether two backticks with nothing between them are a name. */
  readonly emptyNames: boolean;
  /** The meaning of `\n` and other escapes; any other character means itself. */
  readonly escapes: Readonly<Record<string, string>>;
  /** In characters, and in levels of `nest`: bounds of the parsers' recursion. */
  readonly maxLength: number;
  readonly maxDepth: number;
  /** Creates the language's error for a problem. */
  readonly toError: (problem: SyntaxProblem, text: string) => Error;
}

export type Token =
  /** A name or a keyword; a `name` was in backticks and is never a keyword. */
  | { readonly kind: "word" | "name" | "text" | "sign"; readonly text: string; readonly at: number }
  | { readonly kind: "number"; readonly value: number; readonly at: number }
  | { readonly kind: "end"; readonly at: number };

function toPattern({ wordsBeginWithDigits, dottedPaths, emptyNames }: Language): RegExp {
  const alternatives = [
    String.raw`(?<space>\s+)`,
    String.raw`(?<number>-?\d+(?:\.\d+)?${wordsBeginWithDigits ? String.raw`(?![\w-])` : ""})`,
    String.raw`(?<word>[A-Za-z_${wordsBeginWithDigits ? "0-9" : ""}][\w-]*)`,
    `\`(?<name>[^\`]${emptyNames ? "*" : "+"})\``,
    String.raw`"(?<text>(?:[^"\\]|\\.)*)"`,
    `(?<sign><>|!=|<=|>=|[=<>(),${dottedPaths ? "." : ""}])`,
  ];
  return new RegExp(alternatives.join("|"), "y");
}

function toToken(groups: Record<string, string | undefined>, at: number, { escapes }: Language): Token {
  const { number, word, name, text, sign } = groups;
  if (number !== undefined) return { kind: "number", value: Number(number), at };
  if (word !== undefined) return { kind: "word", text: word, at };
  if (name !== undefined) return { kind: "name", text: name, at };
  if (text === undefined) return { kind: "sign", text: sign === "<>" ? "!=" : (sign ?? ""), at };
  const plain = text.replace(/\\(.)/g, (_, character: string) => escapes[character] ?? character);
  return { kind: "text", text: plain, at };
}

/**
 * Splits a text into tokens, of which `end` is the last. Throws the language's error at a character that begins none.
 */
export function tokenize(text: string, language: Language): readonly Token[] {
  const tokens: Token[] = [];
  const pattern = toPattern(language);
  while (pattern.lastIndex < text.length) {
    const at = pattern.lastIndex;
    const groups = pattern.exec(text)?.groups;
    if (!groups) throw language.toError({ kind: "unexpected", at }, text);
    if (groups.space === undefined) tokens.push(toToken(groups, at, language));
  }
  return [...tokens, { kind: "end", at: text.length }];
}
