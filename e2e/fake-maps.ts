/// <reference types="google.maps" />
import type { Page } from '@playwright/test';

/** How the fake Google Maps behaves; by default it accepts the key and its libraries load. */
interface MapsBehaviour {
  key?: 'is refused';
  libraries?: 'are blocked once' | 'break the map';
}

declare global {
  interface Window {
    /** The objects that Google Maps was asked to show. */
    fakeMaps: { maps: google.maps.MapOptions[]; pins: google.maps.MarkerOptions[] };
    gm_authFailure?: () => void;
  }
}

export const MAPS = 'https://maps.googleapis.com/**';

/** What the fake map shows. */
export const MAP_TEXT = 'The fake map';

/** Answers Google's address with the fake; returns the list of requested addresses, which grows. */
export async function serveMaps(page: Page, behaviour: MapsBehaviour = {}): Promise<URL[]> {
  const requests: URL[] = [];
  await page.route(MAPS, (route) => {
    requests.push(new URL(route.request().url()));
    return route.fulfill({
      contentType: 'text/javascript',
      body: `(${installFakeMaps})(${JSON.stringify(behaviour)})`,
    });
  });
  return requests;
}

/** The objects that Google Maps has been asked to show so far. */
export const readFakeMaps = (page: Page) => page.evaluate(() => window.fakeMaps);

/**
 * Runs in the page, as Google's script does, so it must use nothing from outside itself. Each class is
 * typed as a part of the real one, the part that the shop's map package uses. Like the real script, it
 * calls the named callback, and refuses a key only once a map is made.
 */
function installFakeMaps(behaviour: MapsBehaviour): void {
  const fake: Window['fakeMaps'] = { maps: [], pins: [] };
  window.fakeMaps = fake;
  let blocked = behaviour.libraries === 'are blocked once';

  class FakeObject implements Pick<google.maps.MVCObject, 'get' | 'set' | 'notify'> {
    private listeners: { name: string; handler: () => void }[] = [];
    private values: Record<string, unknown> = {};
    addListener(name: string, handler: () => void): google.maps.MapsEventListener {
      const listener = { name, handler };
      this.listeners.push(listener);
      const remove = () => void this.listeners.splice(this.listeners.indexOf(listener), 1);
      return { remove };
    }
    emit(name: string) {
      for (const listener of this.listeners) if (listener.name === name) listener.handler();
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
      if (behaviour.libraries === 'break the map') throw new Error('The map broke');
      fake.maps.push(options);
      div.append('The fake map');
      if (behaviour.key === 'is refused') setTimeout(() => window.gm_authFailure?.());
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
      fake.pins.push(options);
      this.button.textContent = `Pin: ${options.title}`;
      this.button.addEventListener('click', () => this.emit('click'));
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
        this.emit('close');
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
