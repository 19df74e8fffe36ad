-- Finding which stored bytes still have a row, for the sweeper.
create index if not exists objects_version on storage.objects (version);
-- A leaving member's files are found by their owner.
create index if not exists objects_owner on storage.objects (owner_id);
