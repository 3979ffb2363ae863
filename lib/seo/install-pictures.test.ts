import { installPicture, manifestScreenshots } from './install-pictures';

const card = {
  name: 'page-home',
  title: 'Dress well.',
  pill: 'from KSh 400',
  line: '',
  productIds: [],
};

test('a narrow and a wide picture are shown beside “Install”, as large as Chrome takes them', () => {
  const screenshots = manifestScreenshots(card, 'Duka');
  expect(screenshots.map(({ form_factor }) => form_factor)).toEqual(['narrow', 'wide']);
  for (const { src, sizes, type, label } of screenshots) {
    const [width = 0, height = 0] = sizes.split('x').map(Number);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(320);
    expect(Math.max(width, height)).toBeLessThanOrEqual(3840);
    expect(Math.max(width, height) / Math.min(width, height)).toBeLessThanOrEqual(2.3);
    expect([type, label]).toEqual(['image/jpeg', 'Dress well, from KSh 400, Duka']);
    expect(src).toMatch(/^\/install\/\w+\.jpg$/);
  }
});

test('a picture of another name is refused', () => {
  expect(() => installPicture('other.jpg')).toThrow('No picture "other.jpg"');
  expect(() => installPicture('toString')).toThrow('No picture "toString"');
});
