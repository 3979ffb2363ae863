import { inModule } from '@/lib/catalogue/issue';
import { positionIssue } from './position';

test.each([
  ['Makongeni', 'Kiambu County', -1.0333, 37.0693],
  ['Modogashe', 'Garissa', 0.7, 39.2],
  ['Loitoktok', 'Kajiado county', -2.9, 37.5],
  ['Lokichar', 'Turkana', 2.4, 35.6],
  ['Thika', undefined, -1.03926, 37.08341],
  ['Eldoret town', undefined, 0.5143, 35.2698],
  ['Kiamwangi', undefined, -0.98, 36.9],
  ['Mombasa', undefined, -4.0435, 39.6682],
  ['Kiamwangi', undefined, 4.8, 37],
])('a position in %s, %s, of %s, %s has no issue', (town, county, lat, lng) => {
  expect(positionIssue({ lat, lng }, town, county)).toBeUndefined();
});

const right = 'must be { lat: -1.03926, lng: 37.08341 }';
const inKenya =
  'must be in Kenya, lat from -4.9 to 5.5 and lng from 33.9 to 41.9; south of the equator lat has a minus';

test.each([
  ['Thika', undefined, 37.08341, -1.03926, `${right}: the two are swapped`],
  ['Thika', undefined, 1.03926, 37.08341, `${right}: the minus is missing`],
  ['Thika', undefined, 37.08341, 1.03926, `${right}: the two are swapped and the minus is missing`],
  ['Kiamwangi', undefined, 37.08341, -1.03926, `${right}: the two are swapped`],
  ['Kiamwangi', undefined, 5.8, 37, inKenya],
  ['Kiamwangi', undefined, 91, 370, inKenya],
  ['Thika', undefined, -4.04, 39.66, 'is -4.04, 39.66 right? It is far from Thika'],
  ['Makongeni', 'Kiambu', -4.04, 39.66, 'is -4.04, 39.66 right? It is far from Kiambu'],
  ['Makongeni', 'kilifi', 39.8, -3.9, 'must be { lat: -3.9, lng: 39.8 }: the two are swapped'],
])(
  'of a shop in %s, %s the position %s, %s is said to be wrong',
  (town, county, lat, lng, must) => {
    const { must: message = '' } = positionIssue({ lat, lng }, town, county) ?? {};
    expect(inModule({ message })).toBe(must);
  },
);
