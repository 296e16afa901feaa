-- Values are looked up by their folded form, whose index holds the values themselves, too (a table without rowid appends its key):
-- one index instead of three, each of which made an import write as many pages as it has attributes.
DROP INDEX IF EXISTS product_attribute_value;
DROP INDEX IF EXISTS product_attribute_number;
