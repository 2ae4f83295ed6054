/** A station that draws on some days of the week, Sunday 1 to Saturday 7. */
export interface Station {
  code: string;
  name: string;
  region: 'north' | 'central' | 'south';
  days: readonly number[];
}

const station = (region: Station['region'], code: string, name: string, ...days: number[]): Station => ({
  code,
  name,
  region,
  days,
});
const north = (code: string, name: string, ...days: number[]) => station('north', code, name, ...days);
const central = (code: string, name: string, ...days: number[]) => station('central', code, name, ...days);
const south = (code: string, name: string, ...days: number[]) => station('south', code, name, ...days);

/** Every station with its days: the north draws at 18:15, the centre at 17:15 and the south at 16:15. */
export const STATIONS: readonly Station[] = [
  north('HANOI', 'Hà Nội', 2, 5),
  north('QUANGNINH', 'Quảng Ninh', 3),
  north('BACNINH', 'Bắc Ninh', 4),
  north('HAIPHONG', 'Hải Phòng', 6),
  north('NAMDINH', 'Nam Định', 7),
  north('THAIBINH', 'Thái Bình', 1),
  central('PHUYEN', 'Phú Yên', 2),
  central('HUE', 'Thừa Thiên Huế', 1, 2),
  central('DAKLAK', 'Đắk Lắk', 3),
  central('QUANGNAM', 'Quảng Nam', 3),
  central('DANANG', 'Đà Nẵng', 4, 7),
  central('KHANHHOA', 'Khánh Hòa', 1, 4),
  central('BINHDINH', 'Bình Định', 5),
  central('QUANGBINH', 'Quảng Bình', 5),
  central('QUANGTRI', 'Quảng Trị', 5),
  central('GIALAI', 'Gia Lai', 6),
  central('NINHTHUAN', 'Ninh Thuận', 6),
  central('QUANGNGAI', 'Quảng Ngãi', 7),
  central('DAKNONG', 'Đắk Nông', 7),
  central('KONTUM', 'Kon Tum', 1),
  south('HCMC', 'TP Hồ Chí Minh', 2, 7),
  south('DONGTHAP', 'Đồng Tháp', 2),
  south('CAMAU', 'Cà Mau', 2),
  south('BENTRE', 'Bến Tre', 3),
  south('VUNGTAU', 'Vũng Tàu', 3),
  south('BACLIEU', 'Bạc Liêu', 3),
  south('DONGNAI', 'Đồng Nai', 4),
  south('CANTHO', 'Cần Thơ', 4),
  south('SOCTRANG', 'Sóc Trăng', 4),
  south('TAYNINH', 'Tây Ninh', 5),
  south('ANGIANG', 'An Giang', 5),
  south('BINHTHUAN', 'Bình Thuận', 5),
  south('VINHLONG', 'Vĩnh Long', 6),
  south('BINHDUONG', 'Bình Dương', 6),
  south('TRAVINH', 'Trà Vinh', 6),
  south('LONGAN', 'Long An', 7),
  south('BINHPHUOC', 'Bình Phước', 7),
  south('HAUGIANG', 'Hậu Giang', 7),
  south('TIENGIANG', 'Tiền Giang', 1),
  south('KIENGIANG', 'Kiên Giang', 1),
  south('DALAT', 'Đà Lạt', 1),
];

/** First day of the lunar year in Vietnam; there is no draw on the day before, on it and on the two days after. */
const LUNAR_NEW_YEARS = ['2027-02-06', '2028-01-26', '2029-02-13', '2030-02-02'];

export const TET_DAYS: readonly { day: string; reason: string }[] = LUNAR_NEW_YEARS.flatMap((first) =>
  [-1, 0, 1, 2].map((offset) => ({
    day: new Date(Date.parse(`${first}T12:00:00Z`) + offset * 86_400_000).toISOString().slice(0, 10),
    reason: 'Tet',
  })),
);
