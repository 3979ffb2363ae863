import type { ComponentProps, ReactNode } from 'react';
import { shownKes } from '@/lib/format/money';
import type { Scene } from '@/lib/pictures/picture';
import css from './all-primitives.module.css';
import { buttonClass } from './button';
import { EmptyState } from './empty-state';
import { Fold } from './fold';
import { PageTitle } from './page-title';
import { ProductCard } from './product-card';
import { Steps } from './steps';
import linkCss from './text-link.module.css';

/** Every primitive in each of its states, with the look of the shop: for who changes the style. */
export function AllPrimitives({
  products,
  scene,
}: {
  products: readonly ComponentProps<typeof ProductCard>['product'][];
  scene: Scene;
}) {
  return (
    <>
      <PageTitle title={{ text: 'Primitives' }} />
      <div className={css.parts}>
        <Part title="Texts">
          <p className={css.title}>Title</p>
          <p className={css.fact}>Fact</p>
          <p>Text</p>
          <p className={css.soft}>Soft</p>
          <p className={css.sum}>{shownKes(1995)}</p>
        </Part>
        <Part title="Buttons and links">
          <div className={css.row}>
            {(['main', 'chat', 'plain'] as const).map((kind) => (
              <button key={kind} type="button" className={buttonClass(kind)}>
                {kind}
              </button>
            ))}
            <a className={linkCss.strong} href="#content">
              Strong link
            </a>
          </div>
        </Part>
        <Part title="Chips">
          <div className={css.row}>
            <a className={css.chip} href="#content">
              Chip
            </a>
            <a className={css.chip} href="#content" aria-current="true">
              Chosen chip
            </a>
          </div>
        </Part>
        <Part title="Choices">
          <div className={css.row}>
            {['Free', 'Chosen', 'Sold out'].map((name) => (
              <label key={name} className={css.boxed}>
                <input
                  type="radio"
                  name="boxed"
                  defaultChecked={name === 'Chosen'}
                  disabled={name === 'Sold out'}
                />
                <span>{name}</span>
              </label>
            ))}
          </div>
          <div className={css.row}>
            {['radio', 'tick'].flatMap((kind) =>
              ['free', 'chosen'].map((state) => (
                <label key={`${kind} ${state}`} className={css.label}>
                  <input
                    className={kind === 'tick' ? css.tick : css.radio}
                    type={kind === 'tick' ? 'checkbox' : 'radio'}
                    name={kind}
                    defaultChecked={state === 'chosen'}
                  />
                  {`${kind}, ${state}`}
                </label>
              )),
            )}
          </div>
          <div className={css.list}>
            <select className={css.field} aria-label="List">
              <option>One of a list</option>
            </select>
          </div>
          <input className={css.field} aria-label="Field" defaultValue="Field" />
          <div className={css.row}>
            <div className={css.boxed}>
              <select aria-label="Size">
                <option>38</option>
              </select>
              <span className={css.sized} aria-hidden="true">
                Size 38
              </span>
            </div>
            <details>
              <summary className={css.unfolding}>More</summary>
              <p>Unfolded</p>
            </details>
          </div>
        </Part>
        <Part title="Boxes">
          <p className={css.framed}>Framed</p>
          <p className={css.note}>Note</p>
        </Part>
        <Part title="Rows">
          <div className={css.rows}>
            <div className={css.mediaRow}>
              <div className={css.picture} />
              <p className={css.text}>Picture, text and action</p>
              <a className={css.action} href="#content">
                Action
              </a>
            </div>
            <div className={css.mediaRow}>
              <div className={css.picture} />
              <div className={css.text}>
                <p className={css.fact}>Goods with their sum</p>
                <p className={css.soft}>{`2 × ${shownKes(850)}`}</p>
              </div>
              <p className={css.rowSum}>{shownKes(1700)}</p>
              <p className={css.further}>What else there is to say</p>
            </div>
          </div>
          <dl>
            {['Term', 'Longer'].map((term) => (
              <div key={term} className={css.factRow}>
                <dt className={css.term}>{term}</dt>
                <dd className={css.definition}>Fact of it</dd>
              </div>
            ))}
          </dl>
        </Part>
        <Part title="Steps">
          <Steps steps={['The first step.', 'The next one.', 'The last one.']} />
        </Part>
        <Part title="Folds">
          <div>
            <Fold title={{ text: 'Open' }} open>
              <p>Content</p>
            </Fold>
            <Fold title={{ text: 'Closed' }}>
              <p>Content</p>
            </Fold>
          </div>
        </Part>
        <Part title="Links with a line each">
          <div className={css.linkRows}>
            {['First', 'Second', 'Third'].map((name) => (
              <div key={name} className={css.linkRow}>
                <a className={css.rowLink} href="#content">
                  {name}
                </a>
                <span className={css.line}>What is there.</span>
              </div>
            ))}
          </div>
        </Part>
        <Part title="Surface">
          <div className={css.surface}>
            {/* In every browser what scrolls can have the keyboard's focus. */}
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
            <div className={css.scrolls} tabIndex={0}>
              <p>Text that scrolls.</p>
              <p>Further text.</p>
              <p>The end of it.</p>
            </div>
            <div className={css.foot}>
              <button type="button" className={buttonClass('main')}>
                Main action
              </button>
            </div>
          </div>
        </Part>
        <Part title="Row of goods">
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets */}
          <ul role="list" className={css.goodsRow}>
            {products.map((product) => (
              <ProductCard key={product.id} product={product} heading="h3" />
            ))}
          </ul>
        </Part>
        <Part title="Goods">
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets */}
          <ul role="list" className={css.goods}>
            {products.map((product) => (
              <ProductCard key={product.id} product={product} heading="h3" />
            ))}
          </ul>
        </Part>
        <Part title="Empty state">
          <EmptyState title="Nothing here" scene={scene}>
            <p>What to do next.</p>
          </EmptyState>
        </Part>
      </div>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.part}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
