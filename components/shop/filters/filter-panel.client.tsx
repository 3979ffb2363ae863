'use client';

import clsx from 'clsx/lite';
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { OwnersText } from '@/components/ui/owners-text';
import { goBeneath } from '@/lib/browser/close-on-back.client';
import type { FacetOption } from '@/lib/finding/facets';
import type { FacetId } from '@/lib/finding/page-address';
import { type PanelId, type SortId, shelfSearch, withValue } from '@/lib/finding/shelf-address';
import { sizeGroupName } from '@/lib/finding/shelf-item';
import type { ShelfView } from '@/lib/finding/shelf-view';
import { countText } from '@/lib/format/fill-text';
import { rememberSize } from '@/lib/remembered/my-sizes.client';
import { dialogWords } from '@/words/dialog';
import { filtersWords } from '@/words/filters';
import { shelfWords } from '@/words/shelf';
import css from './filter-panel.module.css';
import { focusRow } from './focus-row.client';

const orderNames: Readonly<Record<SortId, string>> = {
  '': filtersWords.orders.suggested,
  'price-up': filtersWords.orders.priceUp,
  'price-down': filtersWords.orders.priceDown,
  newest: filtersWords.orders.newest,
  discount: filtersWords.orders.discount,
};

/**
 * The values of one filter, or the orders, each applied at once. The panel is under its button, on
 * a phone at the foot of the screen. It is a popover, so that Escape and a tap beside it close it,
 * and the page announces its count while it is open.
 */
export function FilterPanel({
  id,
  view,
  go: goTo,
  onClosed,
}: {
  id: PanelId;
  /**
   * Changes the query of the page; with `replace`, the new entry replaces the present one in the
   * history.
   */
  go: (search: string, replace: boolean) => void;
  onClosed: () => void;
} & Pick<Applied, 'view'>) {
  const { ref, style } = useShownBeneath(id, view.values.length > 0);
  const go = (search: string) => goBeneath((replace) => goTo(search, replace));
  const hasMany = valuesByGroup(view, id).some(({ values }) => values.length >= MANY);

  const close = () => {
    onClosed();
    focusRow(id);
  };

  return (
    <div
      ref={ref}
      id="shelf-panel"
      className={clsx(css.panel, hasMany && css.many)}
      style={style}
      popover="auto"
      role="dialog"
      aria-label={shelfWords[id]}
      tabIndex={-1}
      data-no-print=""
      onToggle={({ newState }) => newState === 'closed' && onClosed()}
    >
      <p className={css.title} aria-hidden="true">
        {shelfWords[id]}
      </p>
      <div className={css.values}>
        {id === 'sort' ? <Orders view={view} go={go} /> : <Values view={view} go={go} id={id} />}
      </div>
      <div className={css.foot}>
        <button type="button" className={buttonClass('main', css.show)} onClick={close}>
          {view.values.length > 0
            ? countText(filtersWords.show, view.products.length)
            : filtersWords.done}
        </button>
      </div>
      {/* After the values, which the keyboard reaches first. */}
      <button type="button" className={css.close} aria-label={dialogWords.close} onClick={close}>
        ×
      </button>
    </div>
  );
}

/** From how many values on a list of them is in two columns on a wide screen. */
const MANY = 7;

/** The values of one filter, a list for each group. */
function valuesByGroup(view: ShelfView, id: PanelId) {
  const options = view.facets.find((facet) => facet.id === id)?.options ?? [];
  const groups = [...new Set(options.map(({ group }) => group))];
  return groups.map((group) => ({
    group,
    values: options.filter((option) => option.group === group),
  }));
}

/**
 * Shows a popover with the focus while it is mounted, beneath the row's button `id`. Chips that are drawn with
 * the panel may move the button (`hasChips`).
 */
function useShownBeneath(id: PanelId, hasChips: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  // Read before the panel is drawn, so that a cheap phone lays it out once.
  const [place, setPlace] = useState(() => placeOf(id));
  const mayMove = useRef(hasChips);
  useLayoutEffect(() => {
    const panel = ref.current;
    if (mayMove.current) setPlace(placeOf(id));
    // A browser without popovers shows the panel as it is mounted.
    panel?.showPopover?.();
    panel?.focus({ preventScroll: true });
    return () => void panel?.togglePopover?.(false);
  }, [id]);
  const style = {
    '--left': `${place.left}px`,
    '--room': `${place.room}px`,
    '--top': `${place.top}px`,
  } as CSSProperties;
  return { ref, style };
}

/** Where the row's button is, and how much room is below it on the screen, in px. */
function placeOf(id: PanelId): { left: number; room: number; top: number } {
  const button = document.getElementById(`shelf-${id}`);
  const { left, bottom } = button?.getBoundingClientRect() ?? { left: 0, bottom: 0 };
  return { left, room: window.innerHeight - bottom, top: bottom + window.scrollY };
}

interface Applied {
  view: ShelfView;
  /** Goes to another query of the page. */
  go: (search: string) => void;
}

function Values({
  view,
  go,
  id,
}: Applied & {
  id: FacetId;
}) {
  const groups = valuesByGroup(view, id);
  const limits = id === 'price' ? view.priceLimits : [];
  const isAlone = groups.length === 1 && limits.length === 0;
  const groupName = (group: string | undefined) => {
    if (limits.length > 0) return filtersWords.between;
    if (isAlone) return shelfWords[id];
    return group ? sizeGroupName(group) : filtersWords.otherSizes;
  };
  const lists = groups.map(({ group, values }) => (
    <fieldset
      key={group ?? ''}
      className={id === 'size' ? css.boxes : values.length >= MANY ? css.columns : undefined}
    >
      <legend className={isAlone ? 'visually-hidden' : css.group}>{groupName(group)}</legend>
      {values.map((option) => (
        <Value key={option.value} view={view} go={go} id={id} option={option} />
      ))}
    </fieldset>
  ));
  if (limits.length === 0) return lists;
  return (
    <>
      <fieldset className={css.boxes}>
        <legend className={css.group}>{filtersWords.upTo}</legend>
        {limits.map((option) => (
          <Value
            key={option.value}
            view={view}
            go={go}
            id={id}
            option={option}
            shown={option.text}
          />
        ))}
      </fieldset>
      {lists}
    </>
  );
}

function Value({
  view,
  go,
  id,
  option: { value, group, count, isChosen },
  shown,
}: Applied & {
  id: FacetId;
  option: FacetOption;
  /** The part of its name to show, if the group says the rest. */
  shown?: string;
}) {
  const name = view.nameOf(id, value);
  const isBox = id === 'size' || shown !== undefined;
  const isNone = count === 0 && !isChosen;
  const text = (
    <>
      <OwnersText as="bdi" of={name} className={css.name}>
        {shown}
      </OwnersText>{' '}
      <span className={clsx(css.count, !isBox && css.atEnd)}>{`(${count})`}</span>
    </>
  );
  return (
    <label className={isBox ? css.box : clsx(css.value, isNone && css.none)}>
      <input
        className={isBox ? undefined : css.input}
        type="checkbox"
        checked={isChosen}
        disabled={isNone}
        aria-label={shown && `${name.text} (${count})`}
        onChange={() => {
          if (group && !isChosen) rememberSize(group, name.text);
          go(shelfSearch(withValue(view.query, id, value)));
        }}
      />
      {id === 'colour' && <Swatch name={value} />}
      {isBox ? (
        <span>
          <span>{text}</span>
        </span>
      ) : (
        text
      )}
    </label>
  );
}

/** Colours as cloth and leather have them: those that a browser knows by these names are light's. */
const swatchColours: Readonly<Record<string, string>> = {
  black: '#1c1b1a',
  white: '#ffffff',
  grey: '#8b8e91',
  red: '#c4262e',
  orange: '#e0762c',
  yellow: '#f3c12f',
  green: '#2e7d4a',
  blue: '#27579f',
  purple: '#6c4596',
  pink: '#e690b0',
  brown: '#6b4327',
  beige: '#dcc7a1',
};

/** A colour beside its name, where the browser knows the name. */
function Swatch({ name }: { name: string }) {
  const colour = swatchColours[name.toLowerCase()] ?? name;
  if (!CSS.supports('color', colour)) return null;
  return <span className={css.swatch} style={{ '--swatch': colour } as CSSProperties} />;
}

function Orders({ view, go }: Applied) {
  return (
    <fieldset>
      <legend className="visually-hidden">{shelfWords.sort}</legend>
      {view.sorts.map((sort) => (
        <label key={sort} className={css.value}>
          <input
            className={css.input}
            type="radio"
            name="sort"
            checked={view.query.sort === sort}
            onChange={() => go(shelfSearch({ ...view.query, sort }))}
          />
          {orderNames[sort]}
        </label>
      ))}
    </fieldset>
  );
}
