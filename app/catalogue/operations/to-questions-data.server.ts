import type { ContentPage } from "../../content/model/content-page";

/** The questions of a page for search engines (schema.org); none: nothing. */
export function toQuestionsData({ sections }: ContentPage): readonly Readonly<Record<string, unknown>>[] {
  const questions = sections.flatMap((section) => section.questions ?? []);
  if (questions.length === 0) return [];
  return [
    {
      "@context": "https://schema.org",
      "@type": "FAQPage",
      mainEntity: questions.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer },
      })),
    },
  ];
}
