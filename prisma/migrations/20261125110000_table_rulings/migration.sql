-- What a table has decided about its match is kept as well: who was for it, beside who asked.
ALTER TABLE "ruling" ADD COLUMN "agreed" JSON;
