-- Prices are looked up from their product; with this index at hand the planner may go through all prices of a currency instead.
DROP INDEX IF EXISTS product_price_amount;
