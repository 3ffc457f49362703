alter table calls add column code_hash text;
alter table calls add column code_sent_at bigint;
alter table calls add column code_tries integer not null default 0;
