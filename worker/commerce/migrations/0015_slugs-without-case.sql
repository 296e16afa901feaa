-- Storefronts lower-case paths: a slug with capitals is searched for without regard to case.
CREATE INDEX product_locale_slug_nocase ON product_locale (locale, slug COLLATE NOCASE);
