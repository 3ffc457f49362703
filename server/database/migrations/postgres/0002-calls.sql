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
  received_at bigint not null
);
create index voice_events_by_call on voice_events (call_id, received_at);
create index voice_events_by_time on voice_events (received_at);

alter table outbox drop constraint outbox_channel_check;
alter table outbox add constraint outbox_channel_check
  check (channel in ('sales-mail', 'visitor-receipt', 'webhook', 'call-report'));
