import { address } from '@/data/address';
import { visit } from '@/data/visit';
import { freeDeliveryFromKes, policies } from '@/lib/facts/policies';
import { fillText } from '@/lib/format/fill-text';
import { shownKes } from '@/lib/format/money';
import { payOnDeliveryPlaces } from '@/lib/order/pay-on-delivery';
import { aboutWords } from '@/words/about';
import css from './promises.module.css';

/** What a shopper asks first of a shop that is not known yet, in short; nothing of a shop that says none of it. */
export function Promises() {
  const promises = listPromises();
  if (promises.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets
    <ul role="list" className={css.promises}>
      {promises.map(({ what, where }) => (
        <li key={what} className={css.promise}>
          <strong className={css.what}>{what}</strong> {where}
        </li>
      ))}
    </ul>
  );
}

function listPromises(): { what: string; where: string }[] {
  const places = payOnDeliveryPlaces();
  const { returns } = policies;
  const { hours } = visit;
  return [
    ...(places
      ? [
          {
            what: aboutWords.payOnDelivery,
            where: places === 'everywhere' ? aboutWords.everywhere : places,
          },
        ]
      : []),
    ...(returns ? [{ what: returns.home, where: aboutWords.exchanges }] : []),
    ...(freeDeliveryFromKes === undefined
      ? []
      : [
          {
            what: aboutWords.freeOver,
            where: fillText(aboutWords.over, { amount: shownKes(freeDeliveryFromKes) }),
          },
        ]),
    ...(hours ? [{ what: hours, where: address.street ?? address.town }] : []),
  ];
}
