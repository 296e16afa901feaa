-- Until when a cart needs the snapshot; what an order shows is kept for good, as is what was there before this column.
ALTER TABLE variant_snapshot ADD COLUMN used_until TEXT NOT NULL DEFAULT '9999-12-31T00:00:00.000Z';
CREATE INDEX variant_snapshot_expiry ON variant_snapshot (used_until);

-- The discounts that every cart looks at, without reading those that need a code.
CREATE INDEX cart_discount_without_code ON resource (id)
  WHERE kind = 'cart-discount' AND NOT data ->> 'requiresDiscountCode';
