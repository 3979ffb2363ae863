/** The lines of a shop's address with these parts. */
async function linesOf(address: object) {
  jest.resetModules();
  jest.doMock('@/e2e/shop/data/address', () => ({ address }));
  const { addressLine, townLine } = await import('./shop-facts');
  return [townLine, addressLine];
}

test.each([
  [
    { street: 'Stall 4', town: 'Thika', county: 'Kiambu' },
    ['Thika, Kiambu', 'Stall 4, Thika, Kiambu'],
  ],
  [{ street: 'Stall 4', town: 'Nyeri', county: 'Nyeri' }, ['Nyeri', 'Stall 4, Nyeri']],
  [{ town: 'Nyeri', county: 'nyeri ' }, ['Nyeri', 'Nyeri']],
  [{ town: 'Nyeri', county: 'Nyeri County' }, ['Nyeri, Nyeri County', 'Nyeri, Nyeri County']],
  [{ street: 'Nyeri', town: 'Nyeri' }, ['Nyeri', 'Nyeri, Nyeri']],
])(
  'the address %j is said as %j: a county with the name of its town is not said',
  async (address, lines) => {
    expect(await linesOf(address)).toEqual(lines);
  },
);
