import { policies } from './policies';
import { address, shop } from './shop';
import type { AboutFigure, TitledText } from './types';

/** The page About. Figures with `sample: true` are invented: put your own, and take the mark out. */
export const about = {
  story: [
    `${shop.name} began as one table of shoes beside the market in ${address.town}. People asked for shirts, then for something small for the baby, and the table became a stall.`,
    'We still buy the same way: we touch it, we pull the seams, we ask what it costs to wear it every day. What we would not wear ourselves does not come to the stall.',
    'Today half of what we sell leaves by matatu parcel, to people who have only met us on WhatsApp. They get the same price and the same honest word about the size.',
  ],
  figures: [
    { value: '4,000+', label: 'orders sent', sample: true },
    { value: '5 days', label: 'a week at the stall', sample: true },
    { value: '31', label: 'counties reached', sample: true },
    { value: '9 of 10', label: 'sizes right the first time', sample: true },
  ] satisfies readonly AboutFigure[],
  values: [
    {
      title: 'Fair prices',
      text: `Every price is written on the product. ${policies.wholesale}.`,
    },
    {
      title: 'Honest sizes',
      text: 'We measure before we send. If it still does not fit, we change it.',
    },
    {
      title: 'Things that last',
      text: 'Double seams, real leather where we say leather, colours that stay.',
    },
    {
      title: 'A person answers',
      text: 'You talk to us, not to a robot. On the phone, on WhatsApp, at the stall.',
    },
  ] satisfies readonly TitledText[],
} as const;
