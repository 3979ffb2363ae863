import { callLink, chatLink, directionsLink, sendLink } from './chat-and-call';

test('a chat link contains the whole message', () => {
  const url = new URL(chatLink('2 × Boots & laces\nTotal: KSh 1,000'));
  expect(url.origin + url.pathname).toBe('https://wa.me/254700000111');
  expect(url.searchParams.get('text')).toBe('2 × Boots & laces\nTotal: KSh 1,000');
});

test('a link that sends to any chat contains the whole message and no number', () => {
  const text = '42 is sold out: 41 or 43?\nBoots & laces 👟 + 100%';
  const url = new URL(sendLink(text));
  expect(url.origin + url.pathname).toBe('https://api.whatsapp.com/send');
  expect([...url.searchParams]).toEqual([['text', text]]);
});

test('half a surrogate pair becomes a replacement character', () => {
  expect(new URL(chatLink('Bad \ud83d name')).searchParams.get('text')).toBe('Bad \ufffd name');
  expect(new URL(sendLink('\udc5f')).searchParams.get('text')).toBe('\ufffd');
});

test('the call link has the international number', () => {
  expect(callLink).toBe('tel:+254700000111');
});

test('the directions lead to the given position', () => {
  const url = new URL(directionsLink({ lat: -1.5, lng: 37.25 }));
  expect(url.searchParams.get('destination')).toBe('-1.5,37.25');
});
