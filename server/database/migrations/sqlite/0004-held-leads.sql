create index leads_held on leads (received_at, id) where state = 'held';
