-- Finding which stored bytes still have a row, for the sweeper.
create index if not exists objects_version on storage.objects (version);
