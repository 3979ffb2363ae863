/// <reference types="google.maps" />
import type { Page } from '@playwright/test';

/** How Google behaves: whether it refuses the key, and whether its libraries come. */
export interface MapsMood {
  key?: 'is taken' | 'is refused';
  libraries?: 'come' | 'are blocked once' | 'break the map';
}

declare global {
  interface Window {
    /** What a test sees of Google's side. */
    fakeMaps: { maps: google.maps.MapOptions[]; pins: google.maps.MarkerOptions[] };
    gm_authFailure?: () => void;
  }
}

export const MAPS = 'https://maps.googleapis.com/**';

/** Answers Google's address with the fake; what it is asked for comes back as addresses. */
export async function serveMaps(page: Page, mood: MapsMood = {}): Promise<URL[]> {
  const asked: URL[] = [];
  await page.route(MAPS, (route) => {
    asked.push(new URL(route.request().url()));
    return route.fulfill({
      contentType: 'text/javascript',
      body: `(${installFakeMaps})(${JSON.stringify(mood)})`,
    });
  });
  return asked;
}

/** What Google has been asked to draw. */
export const googleSide = (page: Page) => page.evaluate(() => window.fakeMaps);

/**
 * Runs in the page, as Google's script does, so it may use nothing from outside itself. Each class is
 * checked to offer what it offers of the real one; what the shop's map package asks of it is all here.
 * As with the real script, it calls back by name, and refuses a key only once a map is made.
 */
function installFakeMaps(mood: MapsMood): void {
  const side: Window['fakeMaps'] = { maps: [], pins: [] };
  window.fakeMaps = side;
  let blocked = mood.libraries === 'are blocked once';

  class FakeObject implements Pick<google.maps.MVCObject, 'get' | 'set' | 'notify'> {
    private heard: { name: string; handler: () => void }[] = [];
    private values: Record<string, unknown> = {};
    addListener(name: string, handler: () => void): google.maps.MapsEventListener {
      const one = { name, handler };
      this.heard.push(one);
      return { remove: () => void this.heard.splice(this.heard.indexOf(one), 1) };
    }
    tell(name: string) {
      for (const one of this.heard) if (one.name === name) one.handler();
    }
    get(key: string) {
      return this.values[key];
    }
    set(key: string, value: unknown) {
      this.values[key] = value;
    }
    notify() {}
    setOptions() {}
  }

  class FakeMap
    extends FakeObject
    implements Pick<google.maps.Map, 'getDiv' | 'getZoom' | 'moveCamera' | 'setOptions'>
  {
    constructor(
      private div: HTMLElement,
      options: google.maps.MapOptions,
    ) {
      super();
      if (mood.libraries === 'break the map') throw new Error('The map broke');
      side.maps.push(options);
      div.append('A map of Thika');
      if (mood.key === 'is refused') setTimeout(() => window.gm_authFailure?.());
    }
    getDiv = () => this.div;
    getZoom = () => 16;
    getCenter = () => undefined;
    getBounds = () => undefined;
    getHeading = () => 0;
    getTilt = () => 0;
    moveCamera() {}
  }

  class FakeMarker
    extends FakeObject
    implements Pick<google.maps.Marker, 'setMap' | 'setDraggable' | 'setPosition' | 'setOptions'>
  {
    button = document.createElement('button');
    constructor(options: google.maps.MarkerOptions) {
      super();
      side.pins.push(options);
      this.button.textContent = `Pin: ${options.title}`;
      this.button.addEventListener('click', () => this.tell('click'));
    }
    setMap(map: google.maps.Map | google.maps.StreetViewPanorama | null) {
      if (map) (map as google.maps.Map).getDiv().append(this.button);
      else this.button.remove();
    }
    setDraggable() {}
    setPosition() {}
  }

  class FakeInfoWindow
    extends FakeObject
    implements Pick<google.maps.InfoWindow, 'setContent' | 'close' | 'open' | 'setOptions'>
  {
    private content: Node | null = null;
    private box = document.createElement('div');
    setContent(content?: string | Element | Text | null) {
      this.content = content instanceof Node ? content : null;
    }
    open(options?: google.maps.InfoWindowOpenOptions | google.maps.Map | null) {
      const close = document.createElement('button');
      close.textContent = 'Close the box';
      close.addEventListener('click', () => {
        this.close();
        this.tell('close');
      });
      this.box.replaceChildren(close, ...(this.content ? [this.content] : []));
      const map = options && 'map' in options ? (options.map as google.maps.Map) : null;
      map?.getDiv().append(this.box);
    }
    close() {
      this.box.remove();
    }
  }

  const event: Pick<typeof google.maps.event, 'addListener' | 'clearInstanceListeners'> = {
    addListener: (target, name, handler) =>
      (target as FakeObject).addListener(name, handler as () => void),
    clearInstanceListeners: () => {},
  };
  const page = window as unknown as { google?: { maps?: object & { __ib__?: () => void } } };
  page.google ??= {};
  page.google.maps ??= {};
  const { maps } = page.google;
  const importLibrary = async (name: string) => {
    if (blocked && name === 'maps') {
      blocked = false;
      throw new Error('The library was blocked');
    }
    return maps;
  };
  Object.assign(maps, {
    importLibrary,
    event,
    Map: FakeMap,
    Marker: FakeMarker,
    InfoWindow: FakeInfoWindow,
    Size: class {},
    Settings: { getInstance: () => ({}) },
  } satisfies Partial<Record<keyof typeof google.maps, unknown>>);
  const script = document.currentScript as HTMLScriptElement | null;
  if (new URL(script?.src ?? '').searchParams.get('callback') === 'google.maps.__ib__')
    maps.__ib__?.();
}
