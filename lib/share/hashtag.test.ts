import { hashtag } from './hashtag';

test.each([
  ["Mama's Closet", '#MamasCloset'],
  ['Duka Mfano', '#DukaMfano'],
  ['#Thika', '#Thika'],
  ['Café & Co. 2', '#CaféCo2'],
])('the words "%s" are the hashtag %s', (words, tag) => {
  expect(hashtag(words)).toBe(tag);
});
