alter table calls add column lead_id text references leads (id) on delete cascade;
alter table calls add column type text not null default 'webCall';
alter table calls add column provider text not null default 'embedded';
alter table calls add column provider_call_id text;
alter table calls add column assistant_id text;
alter table calls add column setting text not null default 'home_care';
alter table calls add column variables text;
alter table calls add column name text;
alter table calls add column status text not null default 'ended';
alter table calls add column ended_reason text;
alter table calls add column unconfirmed text;
alter table calls add column summary text;
alter table calls add column metrics text;
alter table calls add column token_hash text;
create unique index calls_by_provider_id on calls (provider, provider_call_id);
create index calls_by_lead on calls (lead_id);

create table voice_events (
  id text primary key,
  call_id text references calls (id) on delete cascade,
  type text not null,
  body text not null,
  received_at integer not null
) strict;
create index voice_events_by_call on voice_events (call_id, received_at);
create index voice_events_by_time on voice_events (received_at);

create table outbox_with_reports (
  id text primary key,
  lead_id text not null references leads (id) on delete cascade,
  channel text not null check (channel in ('sales-mail', 'visitor-receipt', 'webhook', 'call-report')),
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
insert into outbox_with_reports
  select id, lead_id, channel, state, due_at, lease, claims, refusals, last_error, created_at, finished_at from outbox;
drop table outbox;
alter table outbox_with_reports rename to outbox;
create index outbox_waiting on outbox (channel, due_at) where state = 'waiting';
create index outbox_by_state on outbox (state, created_at);
