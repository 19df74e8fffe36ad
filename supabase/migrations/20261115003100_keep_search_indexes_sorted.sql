-- Without this a GIN index collects what is new in an unsorted list until a vacuum comes by. The embedded database
-- has none that does: there the list only grows, and the planner soon prefers to read all profiles.
alter index public.profiles_full_name_search set (fastupdate = off);
alter index public.profiles_company_name_search set (fastupdate = off);
-- What the lists hold so far goes into the indexes as they are built anew.
reindex index public.profiles_full_name_search;
reindex index public.profiles_company_name_search;
