/** A place in degrees. */
export interface Place {
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

/** The middle of a town, however its name is spelt; undefined for one that is not listed. */
export function townPlace(name: unknown): Place | undefined {
  const [, place] = Object.entries(towns).find(([town]) => plain(town) === plain(name)) ?? [];
  return place && { lat: place[0], lng: place[1] };
}

function plain(name: unknown): string {
  return String(name)
    .toLowerCase()
    .replace(/[^a-z]|\b(?:town|city)\b/g, '');
}
