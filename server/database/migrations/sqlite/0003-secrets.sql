create table secrets (
  name text primary key,
  value text not null
) strict;
insert into secrets (name, value) values ('visitors', lower(hex(randomblob(32))));

delete from rate_windows;
