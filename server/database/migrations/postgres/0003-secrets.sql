create table secrets (
  name text primary key,
  value text not null
);
insert into secrets (name, value) values ('visitors', gen_random_uuid()::text || gen_random_uuid()::text);

delete from rate_windows;
