/** The shop's name; its domains are `www.<domainLabel>.<tld>`. */
export const brand = { name: "Ironhall", domainLabel: "ironhall" } as const;
