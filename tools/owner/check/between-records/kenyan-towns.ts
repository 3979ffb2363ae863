/** A place in degrees. */
export interface Coordinates {
  lat: number;
  lng: number;
}

/** Where some towns of Kenya are, to a tenth of a degree: [south is minus, east]. */
const towns: Readonly<Record<string, readonly [lat: number, lng: number]>> = {
  'Athi River': [-1.5, 37.0],
  Bomet: [-0.8, 35.3],
  Bungoma: [0.6, 34.6],
  Busia: [0.5, 34.1],
  Chuka: [-0.3, 37.6],
  Eldoret: [0.5, 35.3],
  Embu: [-0.5, 37.5],
  Garissa: [-0.5, 39.6],
  Gatundu: [-1.0, 36.9],
  Githunguri: [-1.1, 36.8],
  'Homa Bay': [-0.5, 34.5],
  Isiolo: [0.4, 37.6],
  Iten: [0.7, 35.5],
  Juja: [-1.1, 37.0],
  Kabarnet: [0.5, 35.7],
  Kajiado: [-1.9, 36.8],
  Kakamega: [0.3, 34.8],
  Kapenguria: [1.2, 35.1],
  Kapsabet: [0.2, 35.1],
  Karatina: [-0.5, 37.1],
  Kericho: [-0.4, 35.3],
  Kerugoya: [-0.5, 37.3],
  Kiambu: [-1.2, 36.8],
  Kikuyu: [-1.2, 36.7],
  Kilifi: [-3.6, 39.9],
  Kisii: [-0.7, 34.8],
  Kisumu: [-0.1, 34.8],
  Kitale: [1.0, 35.0],
  Kitengela: [-1.5, 37.0],
  Kitui: [-1.4, 38.0],
  Kwale: [-4.2, 39.5],
  Lamu: [-2.3, 40.9],
  Limuru: [-1.1, 36.6],
  Lodwar: [3.1, 35.6],
  Machakos: [-1.5, 37.3],
  Makueni: [-1.8, 37.6],
  Malindi: [-3.2, 40.1],
  Mandera: [3.9, 41.9],
  Maralal: [1.1, 36.7],
  Marsabit: [2.3, 38.0],
  Maua: [0.2, 37.9],
  Meru: [0.0, 37.7],
  Migori: [-1.1, 34.5],
  Mombasa: [-4.0, 39.7],
  "Murang'a": [-0.7, 37.2],
  Mwingi: [-0.9, 38.1],
  Nairobi: [-1.3, 36.8],
  Naivasha: [-0.7, 36.4],
  Nakuru: [-0.3, 36.1],
  Nanyuki: [0.0, 37.1],
  Narok: [-1.1, 35.9],
  Ngong: [-1.4, 36.7],
  Nyahururu: [0.0, 36.4],
  Nyamira: [-0.6, 34.9],
  Nyeri: [-0.4, 37.0],
  'Ol Kalou': [-0.3, 36.4],
  Rongai: [-1.4, 36.8],
  Ruiru: [-1.1, 37.0],
  Siaya: [0.1, 34.3],
  Thika: [-1.0, 37.1],
  Voi: [-3.4, 38.6],
  Wajir: [1.7, 40.1],
  Webuye: [0.6, 34.8],
};

/** The middle of each county, and how far its parts are from there, in degrees. */
const counties: Readonly<Record<string, readonly [lat: number, lng: number, reach: number]>> = {
  Baringo: [0.6, 35.9, 1.0],
  Bomet: [-0.8, 35.3, 0.6],
  Bungoma: [0.8, 34.7, 0.6],
  Busia: [0.4, 34.2, 0.6],
  'Elgeyo-Marakwet': [0.8, 35.5, 0.8],
  Embu: [-0.5, 37.6, 0.7],
  Garissa: [-0.5, 40.0, 1.9],
  'Homa Bay': [-0.5, 34.4, 0.7],
  Isiolo: [1.0, 38.4, 1.6],
  Kajiado: [-2.1, 36.8, 1.4],
  Kakamega: [0.4, 34.8, 0.6],
  Kericho: [-0.3, 35.3, 0.6],
  Kiambu: [-1.1, 36.8, 0.7],
  Kilifi: [-3.2, 39.7, 1.1],
  Kirinyaga: [-0.5, 37.3, 0.5],
  Kisii: [-0.8, 34.8, 0.5],
  Kisumu: [-0.2, 34.8, 0.6],
  Kitui: [-1.5, 38.3, 1.6],
  Kwale: [-4.2, 39.2, 1.0],
  Laikipia: [0.3, 36.8, 0.9],
  Lamu: [-2.1, 40.8, 0.9],
  Machakos: [-1.3, 37.3, 0.8],
  Makueni: [-2.2, 37.8, 1.0],
  Mandera: [3.4, 40.9, 1.4],
  Marsabit: [3.0, 37.8, 2.1],
  Meru: [0.2, 37.8, 0.8],
  Migori: [-1.0, 34.3, 0.6],
  Mombasa: [-4.0, 39.7, 0.4],
  "Murang'a": [-0.8, 37.0, 0.6],
  Nairobi: [-1.3, 36.9, 0.5],
  Nakuru: [-0.5, 36.0, 0.9],
  Nandi: [0.2, 35.1, 0.6],
  Narok: [-1.3, 35.4, 1.1],
  Nyamira: [-0.7, 34.9, 0.5],
  Nyandarua: [-0.4, 36.5, 0.7],
  Nyeri: [-0.3, 36.9, 0.6],
  Samburu: [1.3, 37.1, 1.3],
  Siaya: [0.0, 34.2, 0.6],
  'Taita-Taveta': [-3.4, 38.3, 1.1],
  'Tana River': [-1.5, 39.4, 1.7],
  'Tharaka-Nithi': [-0.2, 37.9, 0.6],
  'Trans Nzoia': [1.0, 35.0, 0.6],
  Turkana: [3.3, 35.3, 2.3],
  'Uasin Gishu': [0.5, 35.3, 0.6],
  Vihiga: [0.0, 34.7, 0.4],
  Wajir: [1.8, 40.1, 1.7],
  'West Pokot': [1.7, 35.2, 1.0],
};

/** How far a shop may be from the middle of its town, in degrees of some 111 km. */
const TOWN_REACH = 0.7;

/** The places around a middle, as far as `reach` degrees. */
export interface Region extends Coordinates {
  name: string;
  reach: number;
}

/** The place of a town, else of its county, however the name is spelt; undefined where neither is listed. */
export function regionOf(town: unknown, county: unknown): Region | undefined {
  return regionIn(towns, town) ?? regionIn(counties, county);
}

function regionIn(
  places: Readonly<Record<string, readonly [lat: number, lng: number, reach?: number]>>,
  name: unknown,
): Region | undefined {
  const [, place] = Object.entries(places).find(([known]) => plain(known) === plain(name)) ?? [];
  if (!place) return undefined;
  const [lat, lng, reach = TOWN_REACH] = place;
  return { name: String(name), lat, lng, reach };
}

function plain(name: unknown): string {
  return String(name)
    .toLowerCase()
    .replace(/[^a-z]|\b(?:town|city|county)\b/g, '');
}
