create table leads (
  id text primary key,
  form text not null,
  language text not null default 'en',
  state text not null check (state in ('accepted', 'held')),
  held_reason text,
  submission_key text not null unique,
  name text not null,
  first_name text,
  last_name text,
  email text not null,
  email_key text not null,
  facility text not null default '',
  role text not null default '',
  subject text not null default '',
  message text not null default '',
  consent_version text not null,
  consented_at integer not null,
  received_at integer not null,
  released_at integer
) strict;
create index leads_by_time on leads (received_at, id);
create index leads_by_email on leads (email_key);

create table outbox (
  id text primary key,
  lead_id text not null references leads (id) on delete cascade,
  channel text not null check (channel in ('sales-mail', 'visitor-receipt', 'webhook')),
  state text not null check (state in ('waiting', 'sent', 'dead')),
  due_at integer not null,
  lease text,
  claims integer not null default 0,
  refusals integer not null default 0,
  last_error text,
  created_at integer not null,
  finished_at integer,
  unique (lead_id, channel)
) strict;
create index outbox_waiting on outbox (channel, due_at) where state = 'waiting';
create index outbox_by_state on outbox (state, created_at);

create table rate_windows (
  key text primary key,
  started_at integer not null,
  hits integer not null
) strict;

create table calls (
  id text primary key,
  email text not null,
  email_key text not null,
  started_at integer not null,
  ended_at integer,
  transcript text,
  report text
) strict;
create index calls_by_time on calls (started_at);
create index calls_by_email on calls (email_key);

create table erasures (
  id text primary key,
  email_hash text not null,
  leads integer not null,
  calls integer not null,
  erased_at integer not null
) strict;

create table heartbeats (
  name text primary key,
  at integer not null
) strict;
