import { expect, it } from "vitest";
import { toPageAttachment } from "./to-page-attachment";

const toAddress = (path: string) => `https://www.ironhall.ch/fr${path}`;

it("contains the whole page, so that it can be read without the shop", () => {
  const { filename, content } = toPageAttachment(
    {
      title: "Conditions",
      description: "",
      sections: [
        {
          heading: "Délais & frais",
          paragraphs: ["Un <mot>."],
          list: ["premier"],
          steps: ["d’abord"],
          table: { head: ["", "Prix"], rows: [["Colis", "9 CHF"]] },
          facts: [["Registre", "00 000"]],
          address: ["Ironhall", "Bratislava"],
          questions: [{ question: "Quand ?", answer: "Demain." }],
          links: [
            { text: "Retours", to: "page:return-policy" },
            { text: "Autorité", to: "https://www.edoeb.admin.ch" },
          ],
        },
      ],
    },
    "fr-CH",
    toAddress,
  );
  expect(filename).toBe("Conditions.html");
  for (const part of [
    "Délais &amp; frais",
    "Un &lt;mot&gt;.",
    "<li>premier</li>",
    "<ol><li>d’abord</li></ol>",
    '<th align="left">Colis</th><td align="left">9 CHF</td>',
    "Registre",
    "Ironhall<br>Bratislava",
    "<h3>Quand ?</h3>",
    'href="https://www.ironhall.ch/fr/retours/"',
    'href="https://www.edoeb.admin.ch"',
  ])
    expect(content).toContain(part);
});
