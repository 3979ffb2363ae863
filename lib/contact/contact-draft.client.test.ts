/** @jest-environment jsdom */
import { readDraft, saveDraft } from './contact-draft.client';

const typed = {
  name: 'Wanjiku',
  email: 'w@mavazi.example',
  phone: '',
  message: 'Do you have 38?',
};
const nothing = { name: '', email: '', phone: '', message: '' };

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test('a draft can be read again until the form is empty', () => {
  expect(readDraft()).toEqual(nothing);
  saveDraft(typed);
  expect(readDraft()).toEqual(typed);
  saveDraft(nothing);
  expect(readDraft()).toEqual(nothing);
});

test('with storage blocked nothing is kept and nothing throws', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  for (const method of ['getItem', 'setItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(blocked);
  }
  saveDraft(typed);
  expect(readDraft()).toEqual(nothing);
});
