import { planSpan } from './plan-span';
import { roadNamePlace } from './road-name-place';

const { east, north } = planSpan;
const across = (at: number) => ({ from: { east: -east, north: at }, to: { east, north: at } });
const upward = (length: number) => ({
  from: { east: 0, north: -length },
  to: { east: 0, north: length },
});

test('a road’s name is in the middle where no other road crosses it', () => {
  expect(roadNamePlace(across(20), [across(20), across(60)])).toEqual({ east: 0, north: 20 });
});

test('a road’s name is in the longest part between the roads that cross it', () => {
  const roads = [upward(north), across(-north / 2), across(0)];
  expect(roadNamePlace(upward(north), roads)).toEqual({ east: 0, north: north / 2 });
});

test('a road that begins far outside the plan has its name inside', () => {
  const road = { from: { east: 0, north: -10 * north }, to: { east: 0, north: north } };
  expect(roadNamePlace(road, [road]).north).toBeCloseTo(0);
});

test('a road outside the plan has its name in its middle', () => {
  expect(roadNamePlace(across(3 * north), [])).toEqual({ east: 0, north: 3 * north });
});
