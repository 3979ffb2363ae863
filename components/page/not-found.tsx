import clsx from 'clsx/lite';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { PageTitle } from '@/components/ui/page-title';
import { Picture } from '@/components/ui/picture';
import type { PicturePlace } from '@/components/ui/picture-places';
import { SearchField } from '@/components/ui/search-field';
import { SiteLink } from '@/components/ui/site-link';
import textLink from '@/components/ui/text-link.module.css';
import { chatLink } from '@/lib/links/chat-and-call';
import { notFoundTexts, otherLanguages } from '@/lib/links/languages';
import { shopPath } from '@/lib/links/page-paths';
import { hrefIn } from '@/lib/links/site-path';
import { helloText } from '@/lib/order/order-text';
import type { Scene } from '@/lib/pictures/picture';
import { notFoundWords } from '@/words/not-found';
import { LazyGoodsInStock } from './lazy-goods-in-stock.client';
import css from './not-found.module.css';

const place: PicturePlace = {
  sizes: '160px',
  least: 112,
  most: 480,
};

/** The page of an address that is not there: in its place a search, `children`, and some goods. */
export function NotFound({ scene, children }: { scene: Scene | undefined; children: ReactNode }) {
  return (
    <>
      <PageTitle title={{ text: notFoundWords.title }}>
        <p>{notFoundWords.text}</p>
        {otherLanguages.map((language) => (
          <p key={language.tag}>
            <a href={hrefIn(language, '/')} lang={language.tag} hrefLang={language.tag}>
              {notFoundTexts[language.tag]}
            </a>
          </p>
        ))}
      </PageTitle>
      <div className={css.page}>
        <div className={css.instead}>
          {scene && <Picture picture={scene.picture} alt={scene.alt} place={place} />}
          <SearchField name={notFoundWords.search}>
            <button type="submit" className={buttonClass('plain')}>
              {notFoundWords.find}
            </button>
          </SearchField>
          <SiteLink className={buttonClass('main')} href={shopPath}>
            {notFoundWords.shop}
          </SiteLink>
          <a className={clsx(textLink.strong, css.ask)} href={chatLink(helloText())}>
            <Icon name="chat" />
            {notFoundWords.chat}
          </a>
        </div>
        {children}
        <LazyGoodsInStock />
      </div>
    </>
  );
}
