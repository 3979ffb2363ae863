import { chromeIntent, inAppBrowser, isAndroid } from './in-app-browser';

const webView = (phone: string) =>
  `Mozilla/5.0 (Linux; Android ${phone}; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.6478.134 Mobile Safari/537.36`;
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [
    'Facebook',
    'Facebook for Android',
    `${webView('13; Infinix X6528 Build/TP1A.220624.014')} [FB_IAB/FB4A;FBAV/427.0.0.31.63;]`,
  ],
  [
    'Facebook',
    'Facebook Lite',
    `${webView('9; TECNO KC8 Build/PPR1.180610.011')} [FBAN/EMA;FBLC/en_US;FBAV/354.0.0.8.108;]`,
  ],
  [
    'Facebook',
    'Facebook for iPhone',
    `${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/473.0.0.35.108;FBBV/613063044;FBDV/iPhone15,2;FBMD/iPhone;FBSN/iOS;FBSV/17.5;FBSS/3;FBCR/;FBID/phone;FBLC/en_US;FBOP/80]`,
  ],
  [
    'Instagram',
    'Instagram for Android',
    `${webView('14; SM-A155M Build/UP1A.231005.007')} Instagram 395.0.0.0.77 Android (34/14; 450dpi; 1080x2340; samsung; SM-A155M; a15; mt6789; en_GB; 791234567)`,
  ],
  [
    'Instagram',
    'Instagram for iPhone',
    `${iPhone} Mobile/15E148 Instagram 339.0.3.12.91 (iPhone15,2; iOS 17_5; en_US; en; scale=3.00; 1179x2556; 619461904)`,
  ],
  [
    'TikTok',
    'TikTok for Android',
    `${webView('10; STK-LX1 Build/HONORSTK-LX1')} musical_ly_2022803040 JsSdk/1.0 NetType/WIFI Channel/googleplay AppName/musical_ly app_version/28.3.4 ByteLocale/en ByteFullLocale/en Region/KE Spark/1.2.7-alpha.8 AppVersion/28.3.4 PIA/1.5.11 BytedanceWebview/d8a21c6`,
  ],
  [
    'TikTok',
    'TikTok for Android under its other name',
    `${webView('12; SM-A125F Build/SP1A.210812.016')} trill_2023208030 JsSdk/1.0 NetType/MOBILE Channel/googleplay AppName/trill app_version/32.8.3 ByteLocale/en BytedanceWebview/d8a21c6`,
  ],
  [
    'TikTok',
    'TikTok for iPhone',
    `${iPhone} Mobile/15E148 musical_ly_34.5.0 JsSdk/2.0 NetType/WIFI Channel/App Store ByteLocale/en Region/KE isDarkMode/1 WKWebView/1 RevealType/Dialog`,
  ],
])('the browser in %s is known by the user agent of %s', (app, _, userAgent) => {
  expect(inAppBrowser(userAgent)).toBe(app);
});

test.each([
  ['Chrome for Android', `${webView('10; K').replace('; wv', '').replace('Version/4.0 ', '')}`],
  ['Safari for iPhone', `${iPhone} Version/17.5 Mobile/15E148 Safari/604.1`],
  ['Chrome for iPhone', `${iPhone} CriOS/129.0.6668.46 Mobile/15E148 Safari/604.1`],
  [
    'Samsung Internet',
    'Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
  ],
  [
    'Opera for Android',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36 OPR/82.0.0.0',
  ],
  [
    'Opera Mini',
    'Opera/9.80 (Android; Opera Mini/36.2.2254/119.132; U; en) Presto/2.12.423 Version/12.16',
  ],
  [
    'Phoenix Browser',
    'Mozilla/5.0 (Linux; U; Android 10; en-us; TECNO KC8 Build/QP1A.190711.020) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/102.0.5005.78 Mobile Safari/537.36 PHX/12.3',
  ],
  ['a plain web view', webView('13; Pixel 7 Build/TQ2A.230505.002')],
  ['WhatsApp', `${webView('13; SM-A536B Build/TP1A.220624.014')} WhatsApp/2.24.8.85`],
  ['WhatsApp’s preview of a link', 'WhatsApp/2.23.20.0 A'],
  [
    'Facebook’s preview of a link',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  ],
  [
    'Messenger for Android',
    `${webView('9; TECNO KC2 Build/PPR1.180610.011')} [FB_IAB/Orca-Android;FBAV/403.1.0.17.106;]`,
  ],
  [
    'Messenger for iPhone',
    `${iPhone} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/461.0.0.26.106;FBBV/596640960;FBDV/iPhone15,2;FBMD/iPhone;FBSN/iOS;FBSV/17.5;FBSS/3;FBID/phone;FBLC/en_US;FBOP/5]`,
  ],
  ['nothing', ''],
])('the user agent of %s is of no app’s own browser', (_, userAgent) => {
  expect(inAppBrowser(userAgent)).toBeUndefined();
});

test('a phone with Android is known by its user agent', () => {
  expect(isAndroid(webView('10; K'))).toBe(true);
  expect(isAndroid(`${iPhone} Version/17.5 Mobile/15E148 Safari/604.1`)).toBe(false);
});

/** What Android's Intent.parseUri makes of a link: the intent is after the last '#'. */
function readIntent(link: string) {
  const at = link.lastIndexOf('#Intent;');
  const fields = link.slice(at + '#Intent;'.length).split(';');
  return { data: link.slice('intent:'.length, at), lastHash: link.lastIndexOf('#') === at, fields };
}

test.each([
  'https://mavazi.example/order/#1c.brogue_40_1qi.1d3k9x0',
  'http://localhost:4173/order/#1c',
])(
  'the link that opens %s in Chrome has its scheme, its fragment and itself to fall back on',
  (address) => {
    const { data, lastHash, fields } = readIntent(chromeIntent(address));
    const scheme = address.split(':')[0];
    expect(lastHash).toBe(true);
    expect(`${scheme}:${data}`).toBe(address);
    expect(fields).toEqual([
      `scheme=${scheme}`,
      'package=com.android.chrome',
      `S.browser_fallback_url=${encodeURIComponent(address)}`,
      'end',
    ]);
  },
);
