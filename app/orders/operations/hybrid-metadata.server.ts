/** The name under which a reader finds the invoice in the PDF. */
export const hybridFile = "factur-x.xml";

const namespace = "urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#";

const properties = {
  DocumentFileName: [hybridFile, "The name of the embedded XML document"],
  DocumentType: ["INVOICE", "The type of the hybrid document"],
  Version: ["1.0", "The version of the standard applying to the embedded XML document"],
  ConformanceLevel: ["EN 16931", "The conformance level of the embedded XML document"],
} as const;

const described = Object.entries(properties).map(
  ([name, [, description]]) =>
    `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`,
);

/**
 * Identifies a hybrid invoice in the PDF's XMP, and describes the properties that do so, as PDF/A requires of properties
 * that are not its own. Source: Factur-X 1.0, section 6.3
 */
export const hybridMetadata = `<rdf:Description rdf:about="" xmlns:fx="${namespace}">
${Object.entries(properties)
  .map(([name, [value]]) => `<fx:${name}>${value}</fx:${name}>`)
  .join("\n")}
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${described.join("\n")}
</rdf:Seq></pdfaSchema:property>
</rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>
`;
