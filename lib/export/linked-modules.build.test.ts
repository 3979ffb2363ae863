import {
  inlineClassNames,
  pageWithModuleIds,
  shortModuleIds,
  withModuleIds,
} from './linked-modules.build';

/** A chunk as Next writes it, with these modules. */
function chunk(...modules: string[]): string {
  const head = '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push';
  return `${head}([${['document.currentScript', ...modules].join(',')}]);`;
}

function inlined(scripts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(inlineClassNames(new Map(Object.entries(scripts))));
}

function renamed(script: string): string | undefined {
  const scripts = new Map([['a.js', script]]);
  return withModuleIds(scripts, shortModuleIds(scripts)).get('a.js');
}

const classes = '50646,e=>{e.v({notice:"bm",text:"bo"})}';

test('a class is named where it is used, and its module is left out of every chunk', () => {
  const use = 'd({className:u.default.notice},u.default.text)';
  expect(
    inlined({
      'a.js': chunk(classes, `70725,e=>{"use strict";var t=e.i(43476),u=e.i(50646);${use}}`),
      'b.js': chunk(classes, `70726,e=>{"use strict";var u=e.i(50646);let l=u.default.text}`),
    }),
  ).toEqual({
    'a.js': chunk('70725,e=>{"use strict";var t=e.i(43476);d({className:"bm"},"bo")}'),
    'b.js': chunk('70726,e=>{"use strict";let l="bo"}'),
  });
});

test('a class that is composed of others is named with them', () => {
  const link = '94110,e=>{e.v({link:"ji "+e.i(50646).text+" "+e.i(50646).notice})}';
  expect(
    inlined({ 'a.js': chunk(classes, link, '1001,e=>{var a=e.i(94110);b(a.default.link)}') }),
  ).toEqual({ 'a.js': chunk('1001,e=>{b("ji bo bm")}') });
});

test('a class module stays where a name is looked up, and so does an import of another module', () => {
  const lookUp =
    '70725,e=>{var u=e.i(50646),o=e.i(1002);f(u.default[g],u.default.text,o.default.text)}';
  expect(inlined({ 'a.js': chunk(classes, lookUp) })).toEqual({
    'a.js': chunk(
      '50646,e=>{e.v({"notice":"bm","text":"bo"})}',
      '70725,e=>{var u=e.i(50646),o=e.i(1002);f(u.default[g],"bo",o.default.text)}',
    ),
  });
});

test('a module has one short id in its chunk, in imports, in re-exports and in what is loaded later', () => {
  expect(
    renamed(
      chunk(
        '79912,1483,e=>{var t=e.i(43476);e.s(["f",0,79912],79912),e.s([t],1483)}',
        '43476,(e,t,r)=>{r.x=e.r(79912);e.A(35866)}',
        '8821,t=>{t.S([43476,"default"],8821)}',
        '35866,e=>{e.v(t=>Promise.all([].map(t=>e.l(t))).then(()=>t(43476)))}',
      ),
    ),
  ).toBe(
    chunk(
      '1,2,e=>{var t=e.i(3);e.s(["f",0,79912],1),e.s([t],2)}',
      '3,(e,t,r)=>{r.x=e.r(1);e.A(5)}',
      '4,t=>{t.S([3,"default"],4)}',
      '5,e=>{e.v(t=>Promise.all([].map(t=>e.l(t))).then(()=>t(3)))}',
    ),
  );
});

test('a page names modules by their short ids in its data and in its start line', () => {
  const ids = new Map([
    [97367, 7],
    [94553, 8],
  ]);
  expect(
    pageWithModuleIds(
      '"7:I[97367,[\\"$5\\"],\\"Outlet\\"]\\nKSh 97367"{"otherChunks":[],"runtimeModuleIds":[94553]}',
      ids,
    ),
  ).toBe('"7:I[7,[\\"$5\\"],\\"Outlet\\"]\\nKSh 97367"{"otherChunks":[],"runtimeModuleIds":[8]}');
});

test('a script that is no chunk stays as it is', () => {
  expect(renamed('(()=>{let e=[79912];f(e)})();')).toBe('(()=>{let e=[79912];f(e)})();');
});

test('a chunk that lists anything else than modules fails the step', () => {
  expect(() => renamed(chunk('79912,"text"'))).toThrow('Literal among the modules of a.js');
});
