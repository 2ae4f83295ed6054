-- Ways to deposit with what they cost, per asset and level; level 0 is everybody's.
create table payments_methods (
  method text not null,
  asset text not null,
  level int not null check (level >= 0),
  name text not null,
  -- By language; where one is missing, `name`.
  names jsonb not null default '{}',
  position int not null,
  min_minor bigint not null check (min_minor > 0),
  max_minor bigint not null check (max_minor >= min_minor),
  -- Taken from what arrives.
  fee_minor bigint not null check (fee_minor >= 0 and fee_minor < min_minor),
  suggested_minor bigint[] not null,
  -- How long an order waits for its player; money that comes later is credited all the same.
  minutes int not null check (minutes between 1 and 1440),
  is_open boolean not null default true,
  primary key (method, asset, level)
);
insert into payments_methods
  (method, asset, level, name, position, min_minor, max_minor, fee_minor, suggested_minor, minutes)
select method, 'VND', 0, name, position, min_minor, 10000000000, fee_minor,
       array[5000000, 20000000, 50000000, 100000000, 500000000]::bigint[], minutes
  from (values ('sandbox', 'Sandbox bank', 1, 5000000, 0, 30),
               ('bank-qr', 'Bank QR', 2, 5000000, 0, 30),
               ('e-wallet', 'E-wallet', 3, 5000000, 0, 30),
               ('bank-transfer', 'Bank transfer', 4, 5000000, 0, 120),
               ('stablecoin', 'Stablecoin', 5, 5000000, 1000000, 60))
    as m (method, name, position, min_minor, fee_minor, minutes);

update payments_methods m set names = t.names::jsonb
  from (values ('sandbox', '{
    "VI": "Ngân hàng thử nghiệm", "CN": "测试银行", "JA": "テスト銀行", "KO": "테스트 은행", "TY": "ธนาคารทดสอบ",
    "ID": "Bank uji coba", "TL": "Bangkong pansubok", "ES": "Banco de pruebas", "PT": "Banco de teste",
    "FR": "Banque d’essai", "RU": "Тестовый банк", "TR": "Deneme bankası", "AR": "بنك تجريبي"
  }'),
  ('bank-qr', '{
    "VI": "Mã QR ngân hàng", "CN": "银行二维码", "JA": "銀行QRコード", "KO": "은행 QR", "TY": "คิวอาร์ธนาคาร",
    "ID": "QR bank", "TL": "QR ng bangko", "ES": "QR bancario", "PT": "QR bancário", "FR": "QR bancaire",
    "RU": "Банковский QR-код", "TR": "Banka QR kodu", "AR": "رمز QR المصرفي"
  }'),
  ('e-wallet', '{
    "VI": "Ví điện tử", "CN": "电子钱包", "JA": "電子ウォレット", "KO": "전자지갑", "TY": "กระเป๋าเงินอิเล็กทรอนิกส์",
    "ID": "Dompet digital", "TL": "E-wallet", "ES": "Monedero electrónico", "PT": "Carteira digital",
    "FR": "Portefeuille électronique", "RU": "Электронный кошелёк", "TR": "E-cüzdan",
    "AR": "محفظة إلكترونية"
  }'),
  ('bank-transfer', '{
    "VI": "Chuyển khoản ngân hàng", "CN": "银行转账", "JA": "銀行振込", "KO": "계좌 이체", "TY": "โอนผ่านธนาคาร",
    "ID": "Transfer bank", "TL": "Bank transfer", "ES": "Transferencia bancaria",
    "PT": "Transferência bancária", "FR": "Virement bancaire", "RU": "Банковский перевод",
    "TR": "Banka havalesi", "AR": "تحويل مصرفي"
  }'),
  ('stablecoin', '{
    "VI": "Tiền ổn định", "CN": "稳定币", "JA": "ステーブルコイン", "KO": "스테이블코인", "TY": "สเตเบิลคอยน์",
    "ID": "Stablecoin", "TL": "Stablecoin", "ES": "Criptomoneda estable", "PT": "Stablecoin",
    "FR": "Cryptomonnaie stable", "RU": "Стейблкоин", "TR": "Sabit kripto para", "AR": "عملة مستقرة"
  }'))
    as t (method, names)
 where m.method = t.method;

-- What a provider that takes numbers alone knows an order by.
create sequence payments_order_numbers;

alter table payments_orders
  add column kind text not null default 'redirect' check (kind in ('redirect', 'qr', 'transfer', 'address')),
  -- What the provider knows the order by; null: the id.
  add column merchant_ref text,
  add column fee_minor bigint not null default 0 check (fee_minor >= 0 and fee_minor < amount_minor),
  -- Code, account or address that the player pays to.
  add column instructions jsonb,
  -- How far a chain has confirmed the payment.
  add column confirmations int not null default 0,
  -- When the member said that the money was sent.
  add column sent_at timestamptz,
  -- The order whose code was paid once more.
  add column extra_of uuid references payments_orders,
  drop constraint payments_orders_status_check,
  add constraint payments_orders_status_check check (status in ('created', 'awaiting', 'processing', 'succeeded',
    'failed', 'expired', 'cancelled', 'reversed', 'unknown', 'review')),
  drop constraint payments_credited_when_succeeded,
  add constraint payments_credited_when_succeeded check (
    (status <> 'succeeded' or credited_at is not null)
    and (credited_at is null or status in ('succeeded', 'reversed'))),
  drop constraint payments_credited_amount_when_succeeded,
  add constraint payments_credited_amount_when_succeeded check (
    credited_minor is null or status in ('succeeded', 'reversed'));
create unique index payments_orders_merchant_ref on payments_orders (provider, merchant_ref);
create index payments_orders_open on payments_orders (member_id)
  where status in ('created', 'awaiting', 'processing', 'unknown');
create index payments_orders_created on payments_orders (created_at);

-- What members sent to prove a payment, a picture drawn anew and sealed.
create table payments_receipts (
  order_id uuid primary key references payments_orders,
  picture_sealed bytea not null,
  sent_at timestamptz not null default clock_timestamp()
);
