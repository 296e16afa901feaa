/** The shop's name; its domains are `www.<domainLabel>.<tld>`; customers write to `serviceMail`. */
export const brand = {
  name: "Ironhall",
  domainLabel: "ironhall",
  serviceMail: "service@ironhall.example",
} as const;
