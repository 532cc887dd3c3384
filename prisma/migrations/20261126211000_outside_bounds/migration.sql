-- Numbers of commands were held to their bounds by Discord's client alone, so others may have been stored.

-- A pause of no days: nobody meant that, and the vote on it could not be posted.
UPDATE "proposal" SET
  "status" = CASE WHEN "status" = 'open' THEN 'void'::"ProposalStatus" ELSE "status" END,
  "body" = json_build_object('is', 'pause', 'days',
    least(greatest(floor(coalesce(("body"->>'days')::numeric, 1)), 1), 30)::int)
WHERE "kind" = 'motion' AND "body"->>'is' = 'pause' AND (
  "body"->>'days' IS NULL OR ("body"->>'days')::numeric NOT BETWEEN 1 AND 30
  OR ("body"->>'days')::numeric <> floor(("body"->>'days')::numeric));

-- A pause of a part of a day ends within a millisecond.
UPDATE "match" SET "halt" = jsonb_set("halt"::jsonb, '{until}',
    to_jsonb(floor(("halt"->>'until')::numeric)))::json
WHERE "halt"->>'is' = 'paused' AND ("halt"->>'until')::numeric <> floor(("halt"->>'until')::numeric);
UPDATE "outbox" SET "payload" = jsonb_set("payload"::jsonb, '{until}',
    to_jsonb(floor(("payload"->>'until')::numeric)))::json
WHERE "kind" = 'paused' AND "deliveredAt" IS NULL
  AND ("payload"->>'until')::numeric <> floor(("payload"->>'until')::numeric);
UPDATE "clock" SET "state" = jsonb_set("state"::jsonb, '{pausedDays}',
    to_jsonb(floor(("state"->>'pausedDays')::numeric)))::json
WHERE ("state"->>'pausedDays')::numeric <> floor(("state"->>'pausedDays')::numeric);
UPDATE "clock" SET "state" = jsonb_set("state"::jsonb, '{moderatedDays}',
    to_jsonb(floor(("state"->>'moderatedDays')::numeric)))::json
WHERE ("state"->>'moderatedDays')::numeric <> floor(("state"->>'moderatedDays')::numeric);

-- What a table chose about time.
UPDATE "match" SET "terms" = jsonb_set("terms"::jsonb, '{pace}', (
  SELECT jsonb_build_object('unit', "terms"#>>'{pace,unit}', 'allowance', allowance, 'bank', bank,
    'gain', trim_scale(allowance / 10), 'most', bank)
  FROM (SELECT
    greatest(("terms"#>>'{pace,allowance}')::numeric, 1) AS allowance,
    greatest(("terms"#>>'{pace,bank}')::numeric, 0) AS bank) AS own))::json
WHERE ("terms"#>>'{pace,allowance}')::numeric <= 0 OR ("terms"#>>'{pace,bank}')::numeric < 0;
UPDATE "match" SET "terms" = jsonb_set("terms"::jsonb, '{sleepsAfter}',
    to_jsonb(greatest(floor(("terms"->>'sleepsAfter')::numeric), 1)))::json
WHERE ("terms"->>'sleepsAfter')::numeric < 1
  OR ("terms"->>'sleepsAfter')::numeric <> floor(("terms"->>'sleepsAfter')::numeric);
UPDATE "match" SET "terms" = jsonb_set("terms"::jsonb, '{restDays}', 'null')::json
WHERE ("terms"->>'restDays')::numeric < 0;

-- What a server chose: nothing that it could have.
UPDATE "server" SET "tables" = NULL WHERE "tables" NOT BETWEEN 1 AND 200;
UPDATE "server" SET "restDays" = NULL WHERE "restDays" NOT BETWEEN 0 AND 366;

-- Trades to which is agreed for less than nothing, or for a part of something. Their text is matched, as one that is no
-- JSON could not be cast: that one is left alone, and reported where it is read.
DELETE FROM "order" WHERE "name" = '$trade' AND "value" ~ '":\s*(-|null|\d*\.|\d+e-)';
