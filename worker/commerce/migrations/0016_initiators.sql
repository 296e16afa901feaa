-- Who created and last changed a resource, as JSON; other tables have it in `data`. NULL for rows from before.
ALTER TABLE resource ADD COLUMN created_by TEXT;
ALTER TABLE resource ADD COLUMN last_modified_by TEXT;
ALTER TABLE product ADD COLUMN created_by TEXT;
ALTER TABLE product ADD COLUMN last_modified_by TEXT;
ALTER TABLE inventory ADD COLUMN created_by TEXT;
ALTER TABLE inventory ADD COLUMN last_modified_by TEXT;
ALTER TABLE custom_object ADD COLUMN created_by TEXT;
ALTER TABLE custom_object ADD COLUMN last_modified_by TEXT;
