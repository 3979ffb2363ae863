import { renderToStaticMarkup } from 'react-dom/server';
import { EarlierShops } from './earlier-shops';
import { type CodeHost, codeHost } from './github-host';

const host: CodeHost = codeHost({ repository: 'duka/shop', branch: 'main', token: 'sample' });

const drawn = (hasSheet: boolean) =>
  renderToStaticMarkup(
    <EarlierShops
      host={host}
      shops={[{ commit: 'a', at: '2026-11-25T07:42:00Z' }]}
      now={new Date('2026-11-26T07:42:00Z')}
      hasSheet={hasSheet}
      onPutBack={() => {}}
    />,
  );

test('with a sheet online the list of earlier shops says that the sheet overwrites them', () => {
  const sentence = 'Your sheet counts at the next publish: put its rows right too.';
  expect(drawn(true)).toContain(sentence);
  expect(drawn(false)).not.toContain(sentence);
});
