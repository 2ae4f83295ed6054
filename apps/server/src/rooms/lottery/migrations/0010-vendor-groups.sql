-- Groups of the menu that show the lottery games of one vendor of the catalogue instead of draws.
create table lottery_vendor_groups (
  tag text primary key,
  vendor text not null,
  sort_order int not null
);
