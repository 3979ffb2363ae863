import { facebookShareLink, hashtag } from './facebook-link';

test('a Facebook share contains the origin, the quote and the hashtags', () => {
  const url = new URL(facebookShareLink('https://shop.example', 'Brogues: punched by hand.'));
  expect(url.origin + url.pathname).toBe('https://www.facebook.com/sharer/sharer.php');
  expect(url.searchParams.get('u')).toBe('https://shop.example');
  expect(url.searchParams.get('quote')).toBe(
    'Brogues: punched by hand. #DukaMfano #Sampletown #SampleShop',
  );
  expect(url.searchParams.get('hashtag')).toBe('#DukaMfano');
});

test.each([
  ["Mama's Closet", '#MamasCloset'],
  ['Duka Mfano', '#DukaMfano'],
  ['#Thika', '#Thika'],
  ['Café & Co. 2', '#CaféCo2'],
])('the words "%s" are the hashtag %s', (words, tag) => {
  expect(hashtag(words)).toBe(tag);
});
